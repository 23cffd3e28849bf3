import type { Position } from './position.ts';
import { cloneCounts, cloneSeat } from './seat.ts';

/* Bots copy positions by the million: every field is named, as in `seat.ts`. */

const clonePiles = (piles: Position['piles']): Position['piles'] => [
  piles[0].slice(),
  piles[1].slice(),
  piles[2].slice(),
  piles[3].slice(),
  piles[4].slice(),
];

/** Returns an independent copy. The table, the hidden layout and printed things never change and are shared. */
export const clonePosition = (position: Position): Position => ({
  table: position.table,
  layout: position.layout,
  epoch: position.epoch,
  phase: position.phase,
  rotation: position.rotation,
  turns: position.turns,
  turn: position.turn,
  turnsEnded: position.turnsEnded,
  actionsLeft: position.actionsLeft,
  paymentLeft: position.paymentLeft,
  feedingPayments: position.feedingPayments,
  marketCoins: position.marketCoins,
  freeCards: position.freeCards,
  seats: position.seats.map(cloneSeat),
  drawn: cloneCounts(position.drawn),
  boxTaken: position.boxTaken,
  monumentsTaken: position.monumentsTaken,
  piles: clonePiles(position.piles),
  coloniesTaken: position.coloniesTaken,
  result: position.result,
});
