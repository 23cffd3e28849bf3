import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { GameEvent, GameEventType } from '../../../shared/vocabulary/events.ts';
import type { Text } from '../../platform/i18n/text.ts';
import type { ChoiceGroup, DecisionAtHand } from '../decisionContext.ts';
import type { Subject } from '../state/table.ts';
import { type Consequence, changesOf } from '../words/previewParts.ts';
import { allyBonus, allyBonusGained, trackRow } from './allyBonus.tsx';
import { chooseSide, setupTaken, sideChosen, sideRow } from './chooseSide.tsx';
import { colony, colonyIntegrated, colonyPlundered, colonyRow } from './colony.tsx';
import { epochStarted, gameScored, incomeGained, seatTaken, stepStarted } from './course.ts';
import { cardBought, cardDiscarded, cardSold, cardsDrawn, cardUncovered, draft, draftDecided, take } from './draft.ts';
import { cardRemoved, feedingPaid, foodSurplusGained, paymentRow, payToFeed, removalRow, remove } from './feeding.tsx';
import { boxRow, freeCard, freeCardTaken } from './freeCard.tsx';
import { gold, goldBought, medalRow, silver, silverBought } from './medals.tsx';
import { monument, monumentBuilt, monumentReused, monumentRow } from './monument.tsx';
import { pass, passed } from './pass.ts';
import { monumentTilePlaced, placeTile, tileRow } from './placeTile.tsx';
import { loanRow, redeemTile, tileRedeemed } from './redeemTile.tsx';
import { setWheel, wheelRow, wheelSet, wheelTurned } from './setWheel.tsx';
import { marketCoinPlaced, marketOpened, stall, stallRow } from './stall.tsx';
import { statue, statueCarved, statueRow } from './statue.tsx';
import type { ActionView, ChoiceContext, EventView, Row, RowOf } from './view.ts';

const ACTIONS: { readonly [T in Action['type']]: ActionView<T> } = {
  chooseSide,
  setWheel,
  draft,
  take,
  colony,
  statue,
  monument,
  placeTile,
  redeemTile,
  allyBonus,
  stall,
  freeCard,
  remove,
  payToFeed,
  silver,
  gold,
  pass,
};

const EVENTS: { readonly [T in GameEventType]: EventView<T> } = {
  sideChosen,
  setupTaken,
  epochStarted,
  wheelSet,
  stepStarted,
  wheelTurned,
  cardsDrawn,
  draftDecided,
  cardBought,
  cardSold,
  cardDiscarded,
  cardUncovered,
  incomeGained,
  colonyPlundered,
  colonyIntegrated,
  statueCarved,
  monumentReused,
  monumentBuilt,
  monumentTilePlaced,
  tileRedeemed,
  allyBonusGained,
  marketOpened,
  marketCoinPlaced,
  cardRemoved,
  freeCardTaken,
  feedingPaid,
  foodSurplusGained,
  silverBought,
  goldBought,
  passed,
  seatTaken,
  gameScored,
};

/** A card is drawn, given up, or has a tile on it that can be taken back. */
const cardRow: RowOf<'card'> = (subject, group, decision, text) => {
  if (decision.view.decision === 'draft') return null;
  return (decision.view.decision === 'feeding' ? removalRow : loanRow)(subject, group, decision, text);
};

const ROWS: { readonly [K in Subject['kind']]: RowOf<K> } = {
  card: cardRow,
  pile: () => null,
  colony: colonyRow,
  statue: statueRow,
  wheel: wheelRow,
  side: sideRow,
  medal: medalRow,
  monument: monumentRow,
  tile: tileRow,
  track: trackRow,
  stall: stallRow,
  box: boxRow,
  payment: paymentRow,
};

/** Returns what the page says of an action. */
export const actionView = <A extends Action>(action: A): ActionView<A['type']> =>
  ACTIONS[action.type] as unknown as ActionView<A['type']>;

/** Returns what the page says of an event. */
export const eventView = <E extends GameEvent>(event: E): EventView<E['type']> =>
  EVENTS[event.type] as unknown as EventView<E['type']>;

/** Returns the row of a group of choices; `null` for a card that is drawn or lies on a pile. */
export const rowOf = (group: ChoiceGroup, decision: DecisionAtHand, text: Text): Row | null =>
  (ROWS[group.subject.kind] as RowOf<Subject['kind']>)(group.subject, group, decision, text);

/** Returns what a choice is, as one phrase that makes sense on its own. */
export const choiceWords = (choice: Choice, context: ChoiceContext, text: Text): string =>
  actionView(choice.action).words(choice, context, text);

/** Returns everything that would follow from a choice, in words. */
export const consequencesOf = (choice: Choice, context: ChoiceContext, text: Text): readonly Consequence[] =>
  (actionView(choice.action).consequences ?? changesOf)(choice, context, text);
