import type { Card } from '../../content/content.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { CardId, TileSide } from '../../vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import { ofTrack } from '../position/byKey.ts';
import type { SeatState } from '../position/seat.ts';

/*
 * Every action object is made once, by the helpers here: asking for legal actions allocates only the list, and two equal
 * actions from the tables are the same object.
 */

/** Returns a record with a value for each key. */
export function table<K extends string | number, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

/** Actions that name a card, made when it is first met: a content file may bring any cards. */
export function byCard<T>(make: (card: CardId) => T): (card: Card) => T {
  const made: T[] = [];
  return ({ id, number }) => {
    const known = made[number];
    if (known !== undefined) return known;
    const action = make(id);
    made[number] = action;
    return action;
  };
}

/** Joins two lists. Lists of up to two are written out: engines make an array of known length faster. */
export function joined<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  if (first.length > 2 || second.length > 2) return [...first, ...second];
  if (first.length === 1) {
    if (second.length === 1) return [first[0] as T, second[0] as T];
    return [first[0] as T, second[0] as T, second[1] as T];
  }
  if (second.length === 1) return [first[0] as T, first[1] as T, second[0] as T];
  return [first[0] as T, first[1] as T, second[0] as T, second[1] as T];
}

export const bySide = <T>(value: (side: TileSide) => T): Record<TileSide, T> => ({
  track: value('track'),
  points: value('points'),
});

/** Adds the actions that lay either side of each unused tile. */
export function addSides(
  found: Action[],
  seat: SeatState,
  places: Readonly<Record<Track, Readonly<Record<TileSide, Action>>>>,
): void {
  for (const tile of TRACKS) {
    if (ofTrack(seat.tiles, tile) === 0) continue;
    const { track, points } = ofTrack(places, tile);
    found.push(track, points);
  }
}
