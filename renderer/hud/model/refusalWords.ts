import type { Observation, Refusal } from '../../../shared/rules/observation.ts';
import { noTracks, TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { cardOf, pageContent } from '../../content/pageContent.ts';
import type { Text } from '../../i18n/text.ts';
import { usedCard } from './choiceWords.ts';

/** The track that a card would push below 0 (rules §10.3 `negative`). */
function fallingTrack({ action }: Refusal, view: Observation, text: Text): string {
  const id = action.type === 'draft' || action.type === 'take' ? usedCard(action, view) : null;
  const gains = id === null ? noTracks() : cardOf(id).gains;
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const falling = TRACKS.filter((track) => gains[track] < 0);
  const short = falling.find((track) => (seat?.tracks[track] ?? 0) + gains[track] < 0) ?? falling[0];
  return short === undefined ? '' : text(`track.${short}`);
}

/** The culture that a monument lacks too, where the rules name the military that it lacks (rules §10.1); else `null`. */
function cultureLacking({ action, reason }: Refusal, view: Observation) {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  if (action.type !== 'monument' || reason !== 'military' || seat === undefined) return null;
  const { culture } = pageContent().monuments.requirement;
  return seat.tracks.culture < culture ? { culture, haveCulture: seat.tracks.culture } : null;
}

/** Returns why something cannot be done now, with the figures. */
export function refusalWords(refusal: Refusal, view: Observation, text: Text): string {
  const { needed, have, reason } = refusal;
  const lacking = cultureLacking(refusal, view);
  if (lacking !== null) return text('refusal.monument', { needed, have, ...lacking });
  const track = reason === 'trackTooLow' ? fallingTrack(refusal, view, text) : '';
  return text(`refusal.${reason}`, { needed, have, track });
}
