import { useState } from 'react';
import { useText } from '../platform/i18n/text.ts';
import { Icon } from './symbols/Icon.tsx';

/** Puts a text on the clipboard. Resolves to whether that was allowed. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

interface CopyButtonProps {
  /** What is put on the clipboard; `null`: nothing can be copied now. */
  readonly text: string | null;
  readonly label: string;
  /** Why nothing can be. */
  readonly refusal?: string;
}

/** Copies a short text to the clipboard and says whether it worked. If it did not, the text can be selected by hand. */
export function CopyButton({ text: copied, label, refusal }: CopyButtonProps) {
  const text = useText();
  /** The message is about the text that was copied. */
  const [{ of, well }, setCopy] = useState<{ readonly of: string | null; readonly well: boolean }>({
    of: null,
    well: false,
  });
  const done = of === null || of !== copied ? null : well;
  return (
    <span className="copy figure gap-5">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={copied === null}
        onClick={() => copied !== null && void copyText(copied).then((ok) => setCopy({ of: copied, well: ok }))}
      >
        <Icon name={done === true ? 'check' : 'copy'} />
        {label}
      </button>
      <span role="status">
        {copied === null ? refusal : done !== null && text(done ? 'support.copied' : 'support.notCopied')}
      </span>
      {done === false && copied !== null && (
        <input
          className="copy-hand field"
          aria-label={label}
          readOnly
          value={copied}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </span>
  );
}
