import { useState } from 'react';
import { drawnSeed, type SetupForm } from '../../game/setupForm.ts';
import { useText } from '../../platform/i18n/text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

interface SeedFieldProps {
  readonly form: SetupForm;
  readonly wrong: boolean;
  readonly onChange: (form: SetupForm) => void;
}

/** The seed of the deal, for those who want a game again, or the same one somewhere else. */
export function SeedField({ form, wrong, onChange }: SeedFieldProps) {
  const text = useText();
  const seed = form.seed.trim();
  // Only one fold is open at a time: a seed that comes with a pasted line would close the fold that it was pasted into.
  const [open] = useState(seed !== '' || undefined);
  return (
    <details name="setup-more" className="setup-more" open={open}>
      <summary>{text('seats.deal', { chosen: String(seed !== '') })}</summary>
      <label>
        {text('setup.seed')}
        <input
          type="text"
          inputMode="numeric"
          aria-invalid={wrong}
          value={form.seed}
          onChange={(event) => onChange({ ...form, seed: event.target.value })}
        />
      </label>
      <div className="setup-tools wrap gap-5">
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
