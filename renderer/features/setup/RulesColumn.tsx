import { type SetStateAction, useState } from 'react';
import { MODES } from '../../../shared/vocabulary/options.ts';
import { drawnSeed, type SetupForm } from '../../game/setupForm.ts';
import { useText } from '../../platform/i18n/text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Segments } from '../../ui/controls/Segments.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { ContentChoice } from './ContentChoice.tsx';
import { ExpansionSwitches } from './ExpansionSwitches.tsx';
import { HandicapFields } from './HandicapFields.tsx';
import { ShareFields } from './ShareFields.tsx';

interface SeedFieldProps {
  readonly form: SetupForm;
  readonly wrong: boolean;
  readonly onChange: (form: SetupForm) => void;
}

/** The seed of the deal, for those who want a game again, or the same one somewhere else. */
function SeedField({ form, wrong, onChange }: SeedFieldProps) {
  const text = useText();
  const seed = form.seed.trim();
  // Only one section is open at a time: a seed that comes with a pasted line would close the section that it was pasted
  // into.
  const [open] = useState(seed !== '' || undefined);
  return (
    <details name="setup-more" className="setup-more" open={open}>
      <summary>{text('seats.deal', { chosen: String(seed !== '') })}</summary>
      <label>
        {text('setup.seed')}
        <input
          className="field"
          type="text"
          inputMode="numeric"
          aria-invalid={wrong}
          value={form.seed}
          onChange={(event) => onChange({ ...form, seed: event.target.value })}
        />
      </label>
      <div className="above-6 wrap gap-5">
        <button type="button" className="button button-quiet" onClick={() => onChange({ ...form, seed: drawnSeed() })}>
          <Icon name="dice" />
          {text('seats.deal.draw')}
        </button>
        {seed !== '' && !wrong && <CopyButton text={seed} label={text('seats.deal.copy')} />}
      </div>
      <p className={wrong ? 'failure' : 'setup-note'}>{text(wrong ? 'setup.seedWrong' : 'setup.seed.detail')}</p>
    </details>
  );
}

/** Scrolls an opened section into view from behind the foot. */
function bringIntoSight({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.contains(document.activeElement)) return;
  target.scrollIntoView({ block: 'nearest' });
}

/** The toggle event does not bubble: it is caught on the way down. */
function followUnfolding(folds: HTMLElement | null): () => void {
  folds?.addEventListener('toggle', bringIntoSight, true);
  return () => folds?.removeEventListener('toggle', bringIntoSight, true);
}

interface RulesColumnProps {
  readonly form: SetupForm;
  readonly wrongSeed: boolean;
  readonly onChange: (form: SetStateAction<SetupForm>) => void;
}

/** Which rules are played, and the deal. */
export function RulesColumn({ form, wrongSeed, onChange }: RulesColumnProps) {
  const text = useText();
  return (
    <section className="setup-rules scroll" aria-label={text('setup.mode')}>
      <h2>{text('setup.mode')}</h2>
      <Segments
        label={text('setup.mode')}
        className="setup-modes"
        value={form.mode}
        options={MODES}
        wordsFor={(mode) => (
          <>
            <b className="block large">{text(`mode.${mode}`)}</b>
            <span>{text(`mode.${mode}.detail`)}</span>
          </>
        )}
        onChange={(mode) => onChange({ ...form, mode })}
      />
      <ExpansionSwitches form={form} onChange={onChange} />
      <div className="setup-rest above-6 apart stack" ref={followUnfolding}>
        <SeedField form={form} wrong={wrongSeed} onChange={onChange} />
        <HandicapFields form={form} onChange={onChange} />
        <ContentChoice chosen={form.content} onChoose={(content) => onChange((now) => ({ ...now, content }))} />
        <ShareFields form={form} onChange={onChange} />
      </div>
    </section>
  );
}
