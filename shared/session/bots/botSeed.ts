import { randomStream } from '../../rules/position/random.ts';
import type { Seat } from '../../vocabulary/seats.ts';

/**
 * The random seed for one decision of one bot, 0 … 2³²−1. It follows from the game's seed, tells nothing about the
 * deal, and does not depend on when the other seats decide.
 * @param decision how many decisions the seat has taken before
 */
export function botSeed(gameSeed: number, seat: Seat, decision: number): number {
  const random = randomStream(gameSeed, 'bots');
  for (let jumps = 0; jumps < seat; jumps++) random.jump();
  for (let skipped = 0; skipped < decision; skipped++) random.next();
  return random.next() >>> 0;
}
