import type { ReactNode } from 'react';
import type { Refusal } from '../../../shared/rules/observation/observation.ts';
import { useText } from '../../i18n/text.ts';
import { reasonWords, refusalWords, waysWords } from '../model/refusalWords.ts';
import { useDeciding } from './deciding.ts';

interface RefusedChoiceProps {
  readonly refusal: Refusal;
  /** What cannot be done: "Buy", "Plunder". */
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Something that cannot be done now, with the reason and the nearest way to it; it takes focus so that everybody can read it. */
export function RefusedChoice({ refusal, label, className = '', children }: RefusedChoiceProps) {
  const text = useText();
  const { view } = useDeciding();
  const ways = waysWords(refusal, text);
  return (
    <button
      type="button"
      className={`choice refused ${className}`}
      data-rove
      aria-disabled="true"
      aria-label={`${label}: ${refusalWords(refusal, view, text)}`}
    >
      {children ?? <span className="refused-label">{label}</span>}
      <span className="refused-reason">{reasonWords(refusal, view, text)}</span>
      {ways !== null && <span className="refused-ways">{ways}</span>}
    </button>
  );
}
