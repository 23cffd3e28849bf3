import type { Observation, Refusal } from '../../../shared/rules/observation.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { cardOf } from '../../content/pageContent.ts';
import type { Text } from '../../i18n/text.ts';
import { usedCard } from './choiceWords.ts';

/** The track that a card would push below 0 (rules §10.3 `negative`). */
function fallingTrack({ action }: Refusal, view: Observation, text: Text): string {
  const id = action.type === 'draft' || action.type === 'take' ? usedCard(action, view) : null;
  const gains = id === null ? {} : cardOf(id).gains;
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const falling = TRACKS.filter((track) => (gains[track] ?? 0) < 0);
  const short = falling.find((track) => (seat?.tracks[track] ?? 0) + (gains[track] ?? 0) < 0) ?? falling[0];
  return short === undefined ? '' : text(`track.${short}`);
}

/** Returns why something cannot be done now, with the figures. */
export const refusalWords = (refusal: Refusal, view: Observation, text: Text): string =>
  text(`refusal.${refusal.reason}`, {
    needed: refusal.needed,
    have: refusal.have,
    track: refusal.reason === 'trackTooLow' ? fallingTrack(refusal, view, text) : '',
  });
