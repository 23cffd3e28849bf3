import type { BotJob } from '../../bots/bot.ts';
import type { DecisionEntry, Why } from '../../contract/answers.ts';
import type { Observation, ObservedSeat } from '../../rules/observation/observation.ts';
import type { Action, DraftAction } from '../../vocabulary/actions.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { TakenDecision } from './decisionLog.ts';

/** Buying the other drawn card, where a card was sold that nobody else has seen; `null` when it could not be bought. */
function insteadOfSale({ choices }: BotJob, sold: DraftAction): DraftAction | null {
  for (const { action } of choices) {
    if (action.type === 'draft' && action.keep !== sold.keep && action.action === 'buy') return action;
  }
  return null;
}

const ownSeat = ({ seats, viewer }: Observation): ObservedSeat | undefined =>
  viewer === null ? undefined : seats[viewer];

const isFaceDown = (seat: ObservedSeat | undefined, card: CardId): boolean =>
  seat?.faceDown.some((hidden) => hidden.card === card) ?? false;

/** Whether an action names a card that only its seat knows, once everything has been revealed. */
function namesHidden(action: Action | null, { job }: TakenDecision): boolean {
  return action?.type === 'remove' && isFaceDown(ownSeat(job.observation), action.card);
}

/**
 * What `viewer` (`null`: everybody) may know about why a revealed decision was taken. Hides which card was sold or lies
 * face down, and all figures that such a card influenced.
 */
export function whyFor(viewer: Seat | null, taken: TakenDecision, entry: DecisionEntry): Why {
  const { action, job } = taken;
  const { reason, ...place } = entry;
  if (viewer === place.seat) return { kind: 'open', entry };
  if (action.type === 'draft' && action.action === 'sell') {
    // Of the two drawn cards, everybody has seen the one that was discarded.
    const hand = place.hand.filter((card) => card !== action.keep);
    return { kind: 'sold', place: { ...place, hand }, instead: insteadOfSale(job, action) };
  }
  if (namesHidden(action, taken) || namesHidden(reason.instead, taken)) return { kind: 'hidden', place };
  const knowsMore = (ownSeat(job.observation)?.faceDown.length ?? 0) > 0;
  if (knowsMore && reason.chance !== null) return { kind: 'bare', place, action, instead: reason.instead };
  return { kind: 'open', entry };
}
