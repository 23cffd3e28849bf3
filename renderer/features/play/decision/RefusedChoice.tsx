import type { ReactNode } from 'react';
import type { Refusal } from '../../../../shared/rules/observation/observation.ts';
import { Price } from '../../../game/actions/figures.tsx';
import { useDecision } from '../../../game/decisionContext.ts';
import { sectionForRefusal } from '../../../game/sectionFor.ts';
import { openBook } from '../../../game/sheets.ts';
import {
  reasonWords,
  refusalWords,
  sharedWaysWords,
  shortReasonWords,
  waysWords,
} from '../../../game/words/refusalWords.ts';
import { useText, whole } from '../../../platform/i18n/text.ts';

interface RefusedChoiceProps {
  readonly refusal: Refusal;
  /** What cannot be done: "Buy", "Plunder". */
  readonly label: string;
  /** What it cannot be done with, where its own words do not say. */
  readonly what?: string;
  readonly className?: string;
  /**
   * A symbol in place of its name, for a thing with which nothing can be done. Beside it stands only how much is
   * missing; the rest is told when it is pointed at.
   */
  readonly sign?: ReactNode;
  /** Whether its name is shown as well, because the symbol alone does not identify it. */
  readonly named?: boolean;
}

/**
 * The remedy for all cards that are too expensive, if it is the same for each: the panel tells it once, above them. A
 * popover is about one card and tells it there, and so does every other decision.
 */
export function useSharedWays(): string | null {
  const text = useText();
  const { view, groups, inPopover } = useDecision();
  const refusals = groups.flatMap((group) => group.refusals);
  return view.decision === 'draft' && !inPopover ? sharedWaysWords(refusals, view, text) : null;
}

/**
 * Something that cannot be done now, with the reason and the nearest remedy. It takes the focus so that everybody can
 * read it. The reason links to its paragraph of the rule book; from the keyboard F1 opens it (`data-rule`).
 */
export function RefusedChoice({ refusal, label, what, className = '', sign, named }: RefusedChoiceProps) {
  const text = useText();
  const { view } = useDecision();
  const section = sectionForRefusal(refusal);
  const ways = waysWords(refusal, view, text);
  const shared = useSharedWays();
  const reason = shortReasonWords(refusal, text);
  return (
    <button
      type="button"
      className={`choice refused ${className}`}
      data-rove
      aria-disabled="true"
      aria-label={`${what === undefined ? label : `${label}, ${what}`}: ${refusalWords(refusal, view, text)}`}
      data-rule={section}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('.refused-reason') !== null) openBook(section);
      }}
    >
      {sign === undefined ? (
        <>
          <span className="refused-label figure gap-3">
            {label}
            {refusal.reason === 'coins' && <Price coins={refusal.needed} />}
          </span>
          <span className="refused-reason tiny" aria-hidden="true">
            {refusal.reason === 'coins' ? reason : whole(reasonWords(refusal, view, text))}
          </span>
          {ways !== null && ways !== shared && (
            <span className="refused-ways text-9 block soft dense" aria-hidden="true">
              {whole(ways)}
            </span>
          )}
        </>
      ) : (
        <>
          {sign}
          <span className="refused-reason" aria-hidden="true" data-words={whole(refusalWords(refusal, view, text))}>
            {named ? label : reason}
          </span>
        </>
      )}
    </button>
  );
}
