import type { GameSetup } from '../../shared/rules/position/newGame.ts';
import { type Random, shuffled } from '../../shared/rules/position/random.ts';
import { EXPANSIONS, type GameOptions, MODES } from '../../shared/vocabulary/options.ts';
import type { SeatCount } from '../../shared/vocabulary/seats.ts';
import { EMBLEMS } from '../../shared/vocabulary/seats.ts';
import { unit, weighted } from './chance.ts';

/** Two and four play most. */
const SEATS: readonly (readonly [SeatCount, number])[] = [
  [2, 3],
  [3, 1.5],
  [4, 3],
  [5, 1.5],
];

/** Every option comes up; everything and nothing most often. */
function optionsBy(random: Random): GameOptions {
  const seats = weighted(SEATS, random);
  const kind = unit(random);
  if (kind < 0.25) return { seats, mode: 'basic', expansions: [] };
  if (kind < 0.5) return { seats, mode: 'advanced', expansions: [...EXPANSIONS] };
  const mode = weighted(
    MODES.map((other) => [other, 1] as const),
    random,
  );
  return { seats, mode, expansions: EXPANSIONS.filter(() => unit(random) < 0.5) };
}

/** A game of the mix that a network is trained on. */
export function drawSetup(random: Random): GameSetup {
  const options = optionsBy(random);
  const emblems = shuffled([...EMBLEMS.keys()], random).slice(0, options.seats);
  return { options, emblems, seed: Math.floor(unit(random) * 2 ** 32) };
}
