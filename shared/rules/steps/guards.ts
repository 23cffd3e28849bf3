import { DRAFT_ROUNDS } from '../../vocabulary/time.ts';
import { canBuyMedal, canCarveStatue, canTakeColony } from '../choices/hasAction.ts';
import { tracksOfLastColony } from '../pieces/colonies.ts';
import { pilesAreEmpty, someDraftIsOpen } from '../pieces/draft.ts';
import { unfedCards } from '../pieces/feeding.ts';
import { contentIn, type Position, seatOf } from '../position/position.ts';

/** Questions that the flow asks by name; each looks at the position only. */
export const guards = {
  someSideIsOpen: (position: Position): boolean => position.seats.some((seat) => seat.side === null),
  someDraftIsOpen,
  roundsAreLeft: (position: Position): boolean => position.turns < DRAFT_ROUNDS - 1,
  pilesAreEmpty,
  allTurnsHaveEnded: (position: Position): boolean => position.turnsEnded === position.seats.length,
  marketCoinsAreLeft: (position: Position): boolean => position.marketCoins > 0,
  canTakeColony,
  /** Asked right after a colony was taken. A plundered one shows no tracks, so no bonus is due. */
  allyBonusIsDue: (position: Position): boolean => {
    const seat = seatOf(position, position.turn);
    return seat.effects.allyBonus > 0 && tracksOfLastColony(contentIn(position), seat).length > 0;
  },
  /** Asked right after a monument was taken: built ones need their tile (rules §10.1). */
  monumentTileIsDue: (position: Position): boolean => seatOf(position, position.turn).monument?.monument !== null,
  canCarveStatue,
  mustFeed: (position: Position): boolean => unfedCards(seatOf(position, position.turn), position.feedingPayments) > 0,
  freeCardsAreLeft: (position: Position): boolean => position.freeCards > 0,
  canBuyMedal,
  isLastEpoch: (position: Position): boolean => position.epoch === 3,
} as const;
