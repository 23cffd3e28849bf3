import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import type { Text } from '../../platform/i18n/text.ts';

type Numbers = Pick<Observation, 'content'>;

/** Values of a track at which something comes into reach (rules §7.2, §7.3); none for the other tracks. */
function stepsOf(track: Track, view: Numbers, seat: ObservedSeat): readonly number[] {
  const { colonies, statues } = factsOf(view, seat);
  if (track === 'military') return colonies.map(({ needed }) => needed);
  return track === 'culture' ? statues.map(({ needed }) => needed) : [];
}

/** Returns how far a seat is on a track, in words: what comes next, and for food how many cards are fed. */
export function reachWords(track: Track, view: Numbers, seat: ObservedSeat, text: Text): string | null {
  if (track === 'food') {
    const { cards: owned, food } = factsOf(view, seat).hungerAfter(0);
    return text('thresholds.cards', { owned, food });
  }
  const steps = stepsOf(track, view, seat);
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
