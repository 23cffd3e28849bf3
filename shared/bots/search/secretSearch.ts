import { applyAction, clone } from '../../flow/runner.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { chanceOf, playOut, pointsToChance, writeChances } from './playout.ts';
import type { Search } from './task.ts';

/** The one-ply evaluation counts as much as so many simulations. */
const TRUST = 8;
/**
 * A candidate is given up when it is so many standard errors behind the best; the first test comes after so many dealt
 * games.
 */
const SURE = 3;
const FIRST_LOOK = 32;

/** A candidate with its result in each dealt game. All candidates play the same games, so that luck cancels out. */
interface Arm {
  readonly place: number;
  readonly guess: number;
  readonly outcomes: number[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const standing = ({ guess, outcomes }: Arm): number => (guess * TRUST + sumOf(outcomes)) / (TRUST + outcomes.length);

const bestOf = (arms: readonly Arm[]): Arm => arms.reduce((a, b) => (standing(b) > standing(a) ? b : a));

/** Whether `arm` is behind `best` beyond doubt. */
function isBehind(arm: Arm, best: Arm): boolean {
  if (arm === best) return false;
  const differences = best.outcomes.map((outcome, index) => outcome - (arm.outcomes[index] as number));
  const mean = sumOf(differences) / differences.length;
  const variance = sumOf(differences.map((difference) => (difference - mean) ** 2)) / (differences.length - 1);
  return mean > 0 && mean ** 2 > (SURE ** 2 * variance) / differences.length;
}

function armsOf({ view, candidates, likings, evaluators, deal }: Search): Arm[] {
  const seat = view.viewer as Seat;
  const game = deal();
  const values = evaluators[seat]?.valuesAfter(game, seat, candidates) ?? [];
  const others = evaluators.filter((_, other) => other !== seat);
  const rivals = others.map((evaluator) => evaluator.valueOf(game, evaluators.indexOf(evaluator)));
  const rival = Math.max(...rivals);
  return candidates.map((_, place) => ({
    place,
    guess: chanceOf((values[place] as number) - rival) + (likings[place] ?? 0) * pointsToChance,
    outcomes: [],
  }));
}

/**
 * Plays every candidate on in the same dealt games, gives up those that fall behind, and returns the index of the best.
 * Other seats and later rounds are played at first sight.
 */
export function compareInSecret(search: Search): number {
  const { view, candidates, likings, evaluators, nodes, stop, deal, onOutcome } = search;
  const seat = view.viewer as Seat;
  const horizon = { epoch: view.epoch, phase: view.phase };
  const chances = new Float64Array(view.options.seats);
  let arms = armsOf(search);
  let spent = 0;
  let look = FIRST_LOOK;
  for (let dealt = 1; arms.length > 1 && spent + arms.length <= nodes; dealt++) {
    const dealtGame = deal();
    for (const arm of arms) {
      if (stop()) return bestOf(arms).place;
      const game = clone(dealtGame);
      applyAction(game, seat, candidates[arm.place] as (typeof candidates)[number]);
      playOut(game, horizon, evaluators);
      writeChances(game, evaluators, chances);
      onOutcome?.(arm.place, game, chances[seat] as number);
      arm.outcomes.push((chances[seat] as number) + (likings[arm.place] ?? 0) * pointsToChance);
    }
    spent += arms.length;
    if (dealt < look) continue;
    const best = bestOf(arms);
    arms = arms.filter((arm) => !isBehind(arm, best));
    look *= 2;
  }
  return bestOf(arms).place;
}
