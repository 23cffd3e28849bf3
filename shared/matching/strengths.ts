import type { FinishedSeat } from '../statistics/facts.ts';
import { counted, type Entry } from '../statistics/history.ts';
import { strengthOf } from '../vocabulary/strength.ts';
import { estimateAfter, newcomer, type Result, strengthIn } from './estimate.ts';

/** A game that changed the estimate, and the matched strengths before and after it. */
export interface StrengthStep {
  readonly entry: Entry;
  readonly before: number;
  readonly after: number;
}

/** The strength of a matching bot when there is nobody to match. */
const NOBODY = 4;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** What a game tells about its person; `null` if only people played, or somebody began with more coins than others. */
function resultOf({ own, others }: Entry): Result | null {
  const bots = others.filter(({ player, handedOver }) => player.kind === 'bot' && !handedOver);
  const isEven = bots.every(({ handicap }: FinishedSeat) => handicap === own.handicap);
  if (bots.length === 0 || !isEven) return null;
  return {
    lead: own.score.total - mean(bots.map(({ score }) => score.total)),
    bots: bots.flatMap(({ player }) => (player.kind === 'bot' ? [strengthOf(player)] : [])),
  };
}

/** How a person's strength went, game by game; all games of that person, oldest first. */
export function strengthSteps(entries: readonly Entry[]): readonly StrengthStep[] {
  let estimate = newcomer();
  return counted(entries).flatMap((entry) => {
    const result = resultOf(entry);
    if (result === null) return [];
    const before = strengthIn(estimate);
    estimate = estimateAfter(estimate, result);
    return [{ entry, before, after: strengthIn(estimate) }];
  });
}

/** The present strength of a person's match; all games of that person, oldest first. */
export const strengthNow = (entries: readonly Entry[]): number =>
  strengthSteps(entries).at(-1)?.after ?? strengthIn(newcomer());

/** The strength that matches several people, midway between theirs; a regent's where there are none. */
export const strengthFor = (people: readonly number[]): number =>
  people.length === 0 ? NOBODY : Math.round(100 * mean(people)) / 100;
