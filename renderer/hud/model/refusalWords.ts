import type { Observation, Refusal } from '../../../shared/rules/observation/observation.ts';
import { pageContent } from '../../content/pageContent.ts';
import type { Text } from '../../i18n/text.ts';

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
  const track = refusal.track === undefined ? '' : text(`track.${refusal.track}`);
  return text(`refusal.${reason}`, { needed, have, track });
}
