import type { Observation, Refusal, Remedy } from '../../../shared/rules/observation/observation.ts';
import { numeral, type Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/**
 * The culture that is also missing for a monument, where the refusal names the missing military (rules §10.1); else
 * `null`.
 */
function cultureLacking({ action, reason }: Refusal, view: Observation) {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  if (action.type !== 'monument' || reason !== 'military' || seat === undefined) return null;
  const { culture } = pageContent().monuments.requirement;
  return seat.tracks.culture < culture ? culture - seat.tracks.culture : null;
}

/** Returns why something cannot be done now, with the figures. */
export function reasonWords(refusal: Refusal, view: Observation, text: Text): string {
  const { needed, have, reason } = refusal;
  const lacking = cultureLacking(refusal, view);
  if (lacking !== null) return text('refusal.monument', { missing: needed - have, missingCulture: lacking });
  const track = refusal.track === undefined ? '' : text(`track.${refusal.track}`);
  return text(`refusal.${reason}`, { needed, have, track, missing: needed - have });
}

const COUNTED: readonly Refusal['reason'][] = ['coins', 'military', 'culture'];

/**
 * Returns, as short as possible, why something cannot be done now whose price or threshold is written beside it: how
 * much is missing, or that it is done already.
 */
export const shortReasonWords = ({ reason, needed, have }: Refusal, text: Text): string =>
  text('refusal.short', { missing: COUNTED.includes(reason) ? needed - have : 0 });

/** A remedy for a refusal, in a few words. */
function wayWords(way: Remedy, view: Observation, text: Text): string {
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
      const { count, epoch } = way;
      const isNow = epoch === view.epoch ? 'yes' : 'no';
      return text('way.cards', { count, epoch: numeral(epoch), isNow, colour: text(`colour.${way.colour}`) });
    }
    case 'redeem':
      return text('way.redeem', { card: text.card(way.card), coins: way.coins });
  }
}

/** Remedies that are named as things; all others are whole sentences. */
const isThing = ({ kind }: Remedy): boolean => ['pay', 'faceUp', 'statue', 'cards'].includes(kind);

/** The nearest remedies, without introduction; `null` when there are none. */
function nearest({ remedies: [one, other] }: Refusal, view: Observation, text: Text): string | null {
  if (one === undefined) return null;
  const words = wayWords(one, view, text);
  return other === undefined ? words : text('way.or', { one: words, other: wayWords(other, view, text) });
}

const isWayToThing = ({ remedies: [way] }: Refusal): boolean => way !== undefined && isThing(way);

/** Returns the nearest remedy as text of its own; `null` when there is none. */
export function waysWords(refusal: Refusal, view: Observation, text: Text): string | null {
  const ways = nearest(refusal, view, text);
  return ways !== null && isWayToThing(refusal) ? text('way.near', { ways }) : ways;
}

/** Returns the remedies if several refusals have the same ones; else `null`. */
export function sharedWaysWords(refusals: readonly Refusal[], view: Observation, text: Text): string | null {
  const [first, ...others] = refusals.map((refusal) => waysWords(refusal, view, text));
  return others.length > 0 && others.every((ways) => ways === first) ? (first ?? null) : null;
}

/** Returns why something cannot be done now and the nearest remedy, in one line. */
export function refusalWords(refusal: Refusal, view: Observation, text: Text): string {
  const reason = reasonWords(refusal, view, text);
  const ways = nearest(refusal, view, text);
  if (ways === null) return reason;
  return text(isWayToThing(refusal) ? 'refusal.near' : 'refusal.ways', { reason, ways });
}
