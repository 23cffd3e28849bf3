import type { Decision } from '../vocabulary/time.ts';
import { DRAFT_ROUNDS } from '../vocabulary/time.ts';
import { pilesAreEmpty, someDraftIsOpen } from './draft.ts';
import { unfedCards } from './feeding.ts';
import { actionsFor } from './legalActions.ts';
import { type Position, seatOf } from './position.ts';

/** Whether the seat whose turn it is can do anything but pass. */
const canDoMoreThanPass = (position: Position, decision: Decision): boolean =>
  actionsFor(position, decision, position.turn).length > 1;

/** Questions that the flow asks by name; each looks at the position only. */
export const guards = {
  someSideIsOpen: (position: Position): boolean => position.seats.some((seat) => seat.side === null),
  someDraftIsOpen,
  roundsAreLeft: (position: Position): boolean => position.turns < DRAFT_ROUNDS - 1,
  pilesAreEmpty,
  allTurnsHaveEnded: (position: Position): boolean => position.turnsEnded === position.seats.length,
  canTakeColony: (position: Position): boolean => canDoMoreThanPass(position, 'colony'),
  canCarveStatue: (position: Position): boolean => canDoMoreThanPass(position, 'statue'),
  mustFeed: (position: Position): boolean => unfedCards(seatOf(position, position.turn), position.feedingPayments) > 0,
  canBuyMedal: (position: Position): boolean => canDoMoreThanPass(position, 'medals'),
  isLastEpoch: (position: Position): boolean => position.epoch === 3,
} as const;
