import type { Habit } from '../../../../shared/analysis/habits.ts';
import { aheadFrom, type EpochReport } from '../../../../shared/analysis/report.ts';
import type { Analysis } from '../../../../shared/contract/analysis.ts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import type { Expansion } from '../../../../shared/vocabulary/options.ts';
import { categoryWords } from '../../../game/words/reasonWords.ts';
import { numeral, type Text } from '../../../platform/i18n/text.ts';

/** Points of lead that are hardly anything in a whole game. */
const HARDLY = 5;

const atLeastOne = (points: number): number => Math.max(1, Math.round(points));

/** Returns a share as a percentage. */
export const percent = (share: number, text: Text): string =>
  text('analysis.percent', { percent: Math.round(share * 100) });

/** Returns in one sentence where a seat lost most. */
export function verdict(epochs: readonly EpochReport[], name: string, text: Text): string {
  const all = epochs.reduce((sum, { cost }) => sum + cost, 0);
  if (all < HARDLY) return text('analysis.verdict.none', { name });
  const worst = epochs.reduce((most, epoch) => (epoch.cost > most.cost ? epoch : most));
  const points = atLeastOne(worst.cost);
  return text('analysis.verdict.epoch', { name, epoch: numeral(worst.epoch), points });
}

/** Returns in one sentence from when on the winner was in front. */
export function frontWords(analysis: Analysis, players: readonly Player[], text: Text): string | null {
  const [winner, ...others] = analysis.sheet.winners;
  if (winner === undefined || others.length > 0) return null;
  const name = players[winner]?.name ?? '';
  const from = aheadFrom(analysis, winner);
  const decision = from === null ? undefined : analysis.decisions[from];
  if (decision === undefined) return text('analysis.front.end', { name });
  if (from === 0) return text('analysis.front.always', { name });
  return text('analysis.front.from', { name, epoch: numeral(decision.epoch), phase: decision.phase });
}

/** Returns a habit in a sentence or two: when, what, and what was lost by it. */
export function habitWords(habit: Habit, expansions: readonly Expansion[], text: Text): string {
  const { kind, times, points, epoch, colour, category } = habit;
  const what = text(`analysis.lesson.${kind}`, { times, points: atLeastOne(points), colour: colour ?? 'other' });
  const from =
    category === null
      ? what
      : text('analysis.lesson.from', { lesson: what, category: categoryWords(category, expansions, text) });
  return epoch === null ? from : text('analysis.lesson.epoch', { epoch: numeral(epoch), lesson: from });
}
