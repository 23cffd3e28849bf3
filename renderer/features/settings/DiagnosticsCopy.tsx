import { useState } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { copyText } from '../../ui/CopyButton.tsx';

interface DiagnosticsCopyProps {
  /** `null`: still being asked for. */
  readonly diagnostics: string | null;
}

/** The diagnostics to read before they are sent, and a button that copies them. */
export function DiagnosticsCopy({ diagnostics }: DiagnosticsCopyProps) {
  const text = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <textarea
        className="diagnostics copyable bordered wide soft rounded"
        aria-label={text('support.report')}
        readOnly
        rows={8}
        value={diagnostics ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="support-action flow">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={diagnostics === null}
          onClick={() => diagnostics !== null && void copyText(diagnostics).then(setCopied)}
        >
          {text('support.copy')}
        </button>
        <span role="status">{copied !== null && text(copied ? 'support.copied' : 'support.notCopied')}</span>
      </div>
    </>
  );
}
