import { randomStream } from '../../rules/position/random.ts';
import type { Seat } from '../../vocabulary/seats.ts';

/**
 * Luck for one decision of one bot, 0 … 2³²−1: a function of the game's seed that tells nothing about the deal
 * and does not depend on when the other seats decide.
 */
export function botSeed(gameSeed: number, seat: Seat, decision: number): number {
  const random = randomStream(gameSeed, 'bots');
  for (let jumps = 0; jumps < seat; jumps++) random.jump();
  for (let skipped = 0; skipped < decision; skipped++) random.next();
  return random.next() >>> 0;
}
