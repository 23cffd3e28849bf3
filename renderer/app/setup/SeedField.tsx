import { useText } from '../../i18n/text.ts';
import type { SetupForm } from './setupForm.ts';

interface SeedFieldProps {
  readonly form: SetupForm;
  readonly wrong: boolean;
  readonly onChange: (form: SetupForm) => void;
}

/** The seed of the deal, for those who want a game again. */
export function SeedField({ form, wrong, onChange }: SeedFieldProps) {
  const text = useText();
  return (
    <details className="setup-more" open={form.seed !== '' || undefined}>
      <summary>{text('setup.advancedOptions')}</summary>
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
      <p className={wrong ? 'failure' : 'setup-note'}>{text(wrong ? 'setup.seedWrong' : 'setup.seed.detail')}</p>
    </details>
  );
}
