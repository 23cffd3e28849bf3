import type { Observation, Refusal, Remedy } from '../../../shared/rules/observation/observation.ts';
import { numeral, type Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/** The culture that a monument lacks too, where the rules name the military that it lacks (rules §10.1); else `null`. */
function cultureLacking({ action, reason }: Refusal, view: Observation) {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  if (action.type !== 'monument' || reason !== 'military' || seat === undefined) return null;
  const { culture } = pageContent().monuments.requirement;
  return seat.tracks.culture < culture ? { culture, haveCulture: seat.tracks.culture } : null;
}

/** Returns why something cannot be done now, with the figures. */
export function reasonWords(refusal: Refusal, view: Observation, text: Text): string {
  const { needed, have, reason } = refusal;
  const lacking = cultureLacking(refusal, view);
  if (lacking !== null) return text('refusal.monument', { needed, have, ...lacking });
  const track = refusal.track === undefined ? '' : text(`track.${refusal.track}`);
  return text(`refusal.${reason}`, { needed, have, track, missing: needed - have });
}

/** A way to what is refused, in a few words. */
function wayWords(way: Remedy, text: Text): string {
  switch (way.kind) {
    case 'income':
    case 'leave':
    case 'sale':
      return text(`way.${way.kind}`, { coins: way.coins, enough: way.enough ? 'yes' : 'no' });
    case 'nextEpoch':
      return text('way.nextEpoch', { price: way.price, coins: way.coins });
    case 'pay':
      return text('way.pay', { coins: way.coins });
    case 'faceUp':
      return text('way.faceUp', { card: text.card(way.card), steps: way.steps });
    case 'statue':
      return text('way.statue', { requirement: way.requirement, track: text(`track.${way.track}`), steps: way.steps });
    case 'cards': {
      const { count, most, epoch } = way;
      return text('way.cards', { count, most, epoch: numeral(epoch), colour: text(`colour.${way.colour}`) });
    }
    case 'redeem':
      return text('way.redeem', { card: text.card(way.card), coins: way.coins });
  }
}

/** Ways that are things; all others are sentences of their own. */
const isThing = ({ kind }: Remedy): boolean => ['pay', 'faceUp', 'statue', 'cards'].includes(kind);

/** Returns the nearest way to what is refused; `null` where nothing known leads there. */
export function waysWords({ remedies: [nearest, other] }: Refusal, text: Text): string | null {
  if (nearest === undefined) return null;
  const one = wayWords(nearest, text);
  const ways = other === undefined ? one : text('way.or', { one, other: wayWords(other, text) });
  return isThing(nearest) ? text('way.near', { ways }) : ways;
}

/** Returns both in one. */
export function refusalWords(refusal: Refusal, view: Observation, text: Text): string {
  const reason = reasonWords(refusal, view, text);
  const ways = waysWords(refusal, text);
  return ways === null ? reason : text('refusal.ways', { reason, ways });
}
