import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLONY_LEVELS, STATUES } from '../../../shared/vocabulary/pieces.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { pageContent } from '../../content/pageContent.ts';
import type { Text } from '../../i18n/text.ts';
import { cardsOwned } from './holdings.ts';

/** A value of a track from which on something can be had, and whether this seat has had it. */
export interface Threshold {
  readonly at: number;
  readonly done: boolean;
}

/** Returns what a seat's military and culture lead to (rules §7.2, §7.3); nothing for the other tracks. */
export function thresholdsOf(track: Track, { colonies, statues }: ObservedSeat): readonly Threshold[] {
  if (track === 'military') {
    return COLONY_LEVELS.map((level) => ({
      at: pageContent().colony(level).requirement,
      done: colonies.some((taken) => taken.level === level),
    }));
  }
  if (track !== 'culture') return [];
  return STATUES.map((requirement) => ({
    at: requirement,
    done: statues.some((carved) => carved.requirement === requirement),
  }));
}

/** Returns how far a seat is on a track, in words: what comes next, and for food how many cards are fed. */
export function reachWords(track: Track, seat: ObservedSeat, text: Text): string | null {
  if (track === 'food') {
    return text('thresholds.cards', { owned: cardsOwned(seat), food: Math.max(0, seat.tracks.food) });
  }
  const thresholds = thresholdsOf(track, seat);
  if (thresholds.length === 0) return null;
  const next = thresholds.find(({ at }) => at > seat.tracks[track]);
  return next === undefined
    ? text('thresholds.done')
    : text('thresholds.next', { needed: next.at, missing: next.at - seat.tracks[track] });
}

/** Returns whether a value of a track is reached, and what is missing else. */
export function neededWords(track: Track, needed: number, seat: ObservedSeat, text: Text): string {
  const have = seat.tracks[track];
  const values = { track: text(`track.${track}`), needed, have, missing: needed - have };
  return text(have >= needed ? 'inspect.reached' : 'inspect.missing', values);
}
