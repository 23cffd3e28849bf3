import { loweringOf } from '../../../shared/foresight/thresholds.ts';
import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLONY_LEVELS, STATUES } from '../../../shared/vocabulary/pieces.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { cardsOwned } from '../../cards/holdings.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/** Returns what a colony or statue requires of a seat: its cards may lower it (rules §9 `lowerRequirement`). */
export const requiredOf = (seat: ObservedSeat, printed: number): number => printed - loweringOf(seat, pageContent());

/** Values of a track from which on something can be had (rules §7.2, §7.3); none for the other tracks. */
function stepsOf(track: Track, seat: ObservedSeat): readonly number[] {
  if (track === 'military') {
    return COLONY_LEVELS.map((level) => requiredOf(seat, pageContent().colony(level).requirement));
  }
  return track === 'culture' ? STATUES.map((requirement) => requiredOf(seat, requirement)) : [];
}

/** Returns how far a seat is on a track, in words: what comes next, and for food how many cards are fed. */
export function reachWords(track: Track, seat: ObservedSeat, text: Text): string | null {
  if (track === 'food') {
    return text('thresholds.cards', { owned: cardsOwned(seat), food: Math.max(0, seat.tracks.food) });
  }
  const steps = stepsOf(track, seat);
  if (steps.length === 0) return null;
  const next = steps.find((at) => at > seat.tracks[track]);
  return next === undefined
    ? text('thresholds.done')
    : text('thresholds.next', { needed: next, missing: next - seat.tracks[track] });
}

/** Returns whether a value of a track is reached, and what is missing else. */
export function neededWords(track: Track, needed: number, seat: ObservedSeat, text: Text): string {
  const have = seat.tracks[track];
  const values = { track: text(`track.${track}`), needed, have, missing: needed - have };
  return text(have >= needed ? 'inspect.reached' : 'inspect.missing', values);
}
