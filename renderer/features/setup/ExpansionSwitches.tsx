import { Switch } from 'radix-ui';
import { useId } from 'react';
import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import { type SetupForm, withExpansion } from '../../game/setupForm.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Hint } from '../../ui/controls/Hint.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

interface ExpansionSwitchesProps {
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

/** Which expansions are played with, each on or off on its own (rules §1.3). */
export function ExpansionSwitches({ form, onChange }: ExpansionSwitchesProps) {
  const text = useText();
  return (
    <section className="above-7" aria-label={text('expansions.label')}>
      <h2>{text('expansions.label')}</h2>
      <ul>
        {EXPANSIONS.map((expansion) => (
          <ExpansionSwitch
            key={expansion}
            expansion={expansion}
            checked={form.expansions.includes(expansion)}
            onSwitch={(wanted) => onChange(withExpansion(form, expansion, wanted))}
          />
        ))}
      </ul>
    </section>
  );
}

interface ExpansionSwitchProps {
  readonly expansion: Expansion;
  readonly checked: boolean;
  readonly onSwitch: (wanted: boolean) => void;
}

function ExpansionSwitch({ expansion, checked, onSwitch }: ExpansionSwitchProps) {
  const text = useText();
  const id = useId();
  const { cardSet, symbol } = MANIFEST[expansion];
  const count = pageContent().cards.filter(({ set }) => set === cardSet).length;
  return (
    <li className="setup-expansion level stack" data-on={checked}>
      <Icon name={symbol} />
      <label htmlFor={id}>
        <b className="block">{text(`expansion.${expansion}`)}</b>
        <span id={`${id}-detail`} className="block soft dense">
          {text(`expansion.${expansion}.detail`, { count })}
        </span>
      </label>
      <Hint text={text(`expansion.${expansion}.adds`)} side="left">
        <button
          type="button"
          className="icon-button"
          // A press must not hide the hint that it asks for.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => event.preventDefault()}
          aria-label={text('expansion.adds', { expansion: text(`expansion.${expansion}`) })}
        >
          <Icon name="help" />
        </button>
      </Hint>
      <Switch.Root
        id={id}
        className="switch"
        aria-label={text(`expansion.${expansion}`)}
        aria-describedby={`${id}-detail`}
        checked={checked}
        onCheckedChange={onSwitch}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </li>
  );
}
