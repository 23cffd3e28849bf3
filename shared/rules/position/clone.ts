import type { Colour } from '../../vocabulary/colours.ts';
import type { Tracks } from '../../vocabulary/tracks.ts';
import type { Position, SeatState } from './position.ts';

/*
 * Bots copy positions by the million. Every field is named, because objects made by spreading others end up in the
 * engine's slow form: naming them is twenty times faster, and the compiler misses none.
 */

export const cloneTracks = (tracks: Tracks): Tracks => ({
  income: tracks.income,
  military: tracks.military,
  culture: tracks.culture,
  food: tracks.food,
});

const cloneCounts = (counts: Record<Colour, number>): Record<Colour, number> => ({
  yellow: counts.yellow,
  red: counts.red,
  blue: counts.blue,
  green: counts.green,
  purple: counts.purple,
});

const clonePiles = (piles: Position['piles']): Position['piles'] => ({
  yellow: piles.yellow.slice(),
  red: piles.red.slice(),
  blue: piles.blue.slice(),
  green: piles.green.slice(),
  purple: piles.purple.slice(),
});

/** Returns a copy of the seat that shares nothing that can change. */
export const cloneSeat = (seat: SeatState): SeatState => ({
  coins: seat.coins,
  tracks: cloneTracks(seat.tracks),
  tiles: cloneTracks(seat.tiles),
  cards: seat.cards.slice(),
  faceDown: seat.faceDown.slice(),
  counts: cloneCounts(seat.counts),
  effects: seat.effects,
  cardTiles: seat.cardTiles,
  monument: seat.monument,
  market: seat.market,
  stall: seat.stall,
  statues: seat.statues,
  colonies: seat.colonies,
  silver: seat.silver,
  gold: seat.gold,
  side: seat.side,
  hand: seat.hand,
  choice: seat.choice,
});

/** Returns an independent copy; the table, the hidden layout and printed things are shared, because they never change. */
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
  boxTaken: cloneCounts(position.boxTaken),
  monumentsTaken: position.monumentsTaken,
  piles: clonePiles(position.piles),
  coloniesTaken: position.coloniesTaken.slice(),
  result: position.result,
});
