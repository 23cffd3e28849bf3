import type { Colour } from '../vocabulary/colours.ts';
import type { Tracks } from '../vocabulary/tracks.ts';
import type { Position, SeatState } from './position.ts';

/*
 * Bots copy positions by the million. Every field is named, because objects made by spreading others end up in the
 * engine's slow form: naming them is twenty times faster, and the compiler misses none.
 */

const cloneTracks = (tracks: Tracks): Tracks => ({
  income: tracks.income,
  military: tracks.military,
  culture: tracks.culture,
  food: tracks.food,
});

const byColour = <T>(record: Record<Colour, T>, copy: (value: T) => T): Record<Colour, T> => ({
  yellow: copy(record.yellow),
  red: copy(record.red),
  blue: copy(record.blue),
  green: copy(record.green),
  purple: copy(record.purple),
});

const sameNumber = (value: number): number => value;
const cloneList = <T>(list: T[]): T[] => list.slice();

/** Returns a copy of the seat that shares nothing that can change. */
export const cloneSeat = (seat: SeatState): SeatState => ({
  coins: seat.coins,
  tracks: cloneTracks(seat.tracks),
  tiles: cloneTracks(seat.tiles),
  cards: seat.cards.slice(),
  counts: byColour(seat.counts, sameNumber),
  effectCards: seat.effectCards.slice(),
  cardTiles: seat.cardTiles.slice(),
  statues: seat.statues.slice(),
  colonies: seat.colonies.slice(),
  silver: seat.silver.slice(),
  gold: seat.gold,
  side: seat.side,
  hand: seat.hand.slice(),
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
  seats: position.seats.map(cloneSeat),
  drawn: byColour(position.drawn, sameNumber),
  piles: byColour(position.piles, cloneList),
  coloniesTaken: position.coloniesTaken.slice(),
  result: position.result,
});
