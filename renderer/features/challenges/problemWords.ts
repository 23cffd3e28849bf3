import type { ProblemAlternative, ProblemVerdict } from '../../../shared/contract/problemAnswers.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { bookedWords } from '../../game/words/reasonWords.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** A move of a problem as a line of the answer's table. */
export interface MoveLine {
  readonly words: string;
  /** Points behind the best one, in tenths at most; 0 for the best. */
  readonly behind: number;
  readonly isBest: boolean;
  readonly isTaken: boolean;
}

const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** Returns what each move would have been worth, the best first. Moves that are called the same and worth the same stand once. */
export function moveLines({ best, taken, entry, alternatives }: ProblemVerdict, text: Text): readonly MoveLine[] {
  const lineOf = (action: Action, behind: number): MoveLine => ({
    words: bookedWords(action, entry, text),
    behind: toTenths(behind),
    isBest: action === best,
    isTaken: taken !== null && isSameAction(action, taken),
  });
  const others = alternatives.map(({ action, behind }: ProblemAlternative) => lineOf(action, behind));
  return [lineOf(best, 0), ...others];
}
