import type { Position, SeatState } from './position.ts';

/** Returns a copy of the seat that shares nothing that can change. */
export function cloneSeat(seat: SeatState): SeatState {
  return {
    ...seat,
    tracks: { ...seat.tracks },
    tiles: { ...seat.tiles },
    counts: { ...seat.counts },
    cards: seat.cards.slice(),
    effectCards: seat.effectCards.slice(),
    cardTiles: seat.cardTiles.slice(),
    statues: seat.statues.slice(),
    colonies: seat.colonies.slice(),
    silver: seat.silver.slice(),
    hand: seat.hand.slice(),
  };
}

/** Returns an independent copy; the table, the hidden layout and printed things are shared, because they never change. */
export function clone<P extends Position>(position: P): P {
  const { piles } = position;
  return {
    ...position,
    seats: position.seats.map(cloneSeat),
    drawn: { ...position.drawn },
    piles: {
      yellow: piles.yellow.slice(),
      red: piles.red.slice(),
      blue: piles.blue.slice(),
      green: piles.green.slice(),
      purple: piles.purple.slice(),
    },
    coloniesTaken: position.coloniesTaken.slice(),
  };
}
