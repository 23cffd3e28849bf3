import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { ContentFile } from '../content/content.ts';
import type { Choice, Observation } from '../rules/observation.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { BotLevel } from '../vocabulary/preferences.ts';
import { evaluateChoice } from './evaluation.ts';

/** All that a bot is given: what its seat may know, what it may do, and luck of its own. */
export interface BotJob {
  /** The view of the seat that decides: `observation.viewer`. */
  readonly observation: Observation;
  /** The legal actions with their previews; at least one. */
  readonly choices: readonly Choice[];
  readonly level: BotLevel;
  /** The numbers that the game is played with, where they are a player's own: they may be unknown where the bot thinks. */
  readonly content: ContentFile | null;
  /** Luck of this one decision, 0 … 2³²−1; says nothing about the deal. */
  readonly seed: number;
}

/**
 * How far a level's judgement of a choice may be off, in points, and how much worse than the best its choice may be:
 * the easy bot errs often and plausibly, never absurdly.
 */
const ERRORS: Readonly<Record<BotLevel, { readonly spread: number; readonly tolerance: number }>> = {
  apprentice: { spread: 14, tolerance: 12 },
  governor: { spread: 0, tolerance: 0 },
};

/**
 * Returns the bot's decision: the choice that it judges best. The same job gives the same answer.
 * Throws a RangeError when there is nothing to choose from.
 */
export function decide(job: BotJob): Action {
  const { spread, tolerance } = ERRORS[job.level];
  const random = xoroshiro128plus(job.seed);
  const error = (): number => (uniformInt(random, 0, 1000) / 1000) * spread;
  const values = job.choices.map((choice) => evaluateChoice(job.observation, choice));
  const best = Math.max(...values);
  let picked: Choice | undefined;
  let pickedValue = Number.NEGATIVE_INFINITY;
  job.choices.forEach((choice, index) => {
    const value = values[index] as number;
    const judged = value + error();
    if (value < best - tolerance || judged <= pickedValue) return;
    picked = choice;
    pickedValue = judged;
  });
  if (picked === undefined) throw new RangeError('a bot needs something to choose from');
  return picked.action;
}
