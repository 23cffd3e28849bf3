import { useText } from '../../i18n/text.ts';
import type { TableDraft } from './tableDraft.ts';

interface SeedFieldProps {
  readonly draft: TableDraft;
  readonly wrong: boolean;
  readonly onChange: (draft: TableDraft) => void;
}

/** The seed of the deal, for those who want a game again. */
export function SeedField({ draft, wrong, onChange }: SeedFieldProps) {
  const text = useText();
  return (
    <details className="setup-more" open={draft.seed !== '' || undefined}>
      <summary>{text('setup.advancedOptions')}</summary>
      <label>
        {text('setup.seed')}
        <input
          type="text"
          inputMode="numeric"
          aria-invalid={wrong}
          value={draft.seed}
          onChange={(event) => onChange({ ...draft, seed: event.target.value })}
        />
      </label>
      <p className={wrong ? 'failure' : 'setup-note'}>{text(wrong ? 'setup.seedWrong' : 'setup.seed.detail')}</p>
    </details>
  );
}
