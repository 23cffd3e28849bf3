import { expect, it } from 'vitest';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import type { Track } from '../../shared/vocabulary/tracks.ts';
import { CHOREOGRAPHIES, type Choreography, isOccasion } from '../../tools/film/choreographies.ts';

const bought = (seat: number, tracks: Readonly<Partial<Record<Track, number>>> = {}): GameEvent => ({
  type: 'cardBought',
  seat,
  card: '1-red-01',
  price: 2,
  tile: null,
  change: { coins: 0, tracks },
});

const named = (wanted: string): Choreography => {
  const found = CHOREOGRAPHIES.find(({ name }) => name === wanted);
  if (found === undefined) throw new RangeError(wanted);
  return found;
};

it('films what happens to the seat in front', () => {
  const gains = { income: 1, military: 2 };
  expect(isOccasion(named('buy'), [bought(0, gains)])).toBe(true);
  expect(isOccasion(named('buy'), [bought(1, gains)])).toBe(false);
  expect(isOccasion(named('statue'), [bought(0)])).toBe(false);
});

it('films a purchase that moves markers', () => {
  expect(isOccasion(named('buy'), [bought(0)])).toBe(false);
});

it('tells a purchase from the piles from the reveal of a draft', () => {
  const decided: GameEvent = { type: 'draftDecided', seat: 4 };
  const reveal = [decided, ...[0, 1, 2, 3, 4].map((seat) => bought(seat))];
  expect(isOccasion(named('reveal'), reveal)).toBe(true);
  expect(isOccasion(named('buy'), reveal)).toBe(false);
  expect(isOccasion(named('commit'), [{ type: 'draftDecided', seat: 0 }])).toBe(true);
  expect(isOccasion(named('commit'), reveal)).toBe(false);
});

it('films the change of epochs, not the beginning', () => {
  const started = (epoch: 1 | 2 | 3): GameEvent => ({ type: 'epochStarted', epoch, firstPlayer: 0 });
  expect(isOccasion(named('epoch'), [started(1)])).toBe(false);
  expect(isOccasion(named('epoch'), [started(2)])).toBe(true);
});
