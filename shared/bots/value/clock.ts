import { decisionOf, type GameState, stepOf } from '../../flow/runner.ts';
import { unfedCards } from '../../rules/pieces/feeding.ts';
import { leaderOf } from '../../rules/position/position.ts';
import type { SeatState } from '../../rules/position/seat.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { DRAFT_ROUNDS, EPOCHS, STEPS, type Step } from '../../vocabulary/time.ts';

/** What of the game is still to come for one seat. */
export interface Clock {
  /** Cards still to be drafted in the game, and before the next feeding. */
  readonly drafts: number;
  readonly draftsToFeeding: number;
  readonly incomes: number;
  /** Chances to take a colony, and to carve a statue: one a step, or what is left of the present one. */
  readonly colonies: number;
  readonly statues: number;
  readonly feedings: number;
  /** Medal steps that the seat has not left yet: 0 means that it can change nothing any more. */
  readonly medals: number;
  /** Coins of the market that the seat is just placing, and cards that it may just take from the box. */
  readonly marketCoins: number;
  readonly freeCards: number;
  /** Cards fed with coins in this feeding. */
  readonly payments: number;
  readonly owesAllyBonus: boolean;
}

const FIRST = STEPS.indexOf('draft');
/** Where the steps of a half epoch stand in it; everything up to the draft is its beginning. */
const PLACES = Object.fromEntries(STEPS.map((step, index) => [step, Math.max(0, index - FIRST)])) as Record<
  Step,
  number
>;
const OVER = STEPS.length - FIRST;

/** Whether a seat's turn in a step is still to come, is now, or is over. */
type Standing = 'ahead' | 'now' | 'done';

function standingOf(order: number, turnsEnded: number): Standing {
  if (order > turnsEnded) return 'ahead';
  return order === turnsEnded ? 'now' : 'done';
}

/** The point of the game at which the clock is read, for a seat and its action. */
interface TurnPlace {
  readonly game: GameState;
  readonly place: number;
  readonly standing: Standing;
  readonly state: SeatState;
  readonly action: Action | null;
}

/**
 * How often a step is still to come for the seat in this half epoch: once if it is ahead, `now` times if it is the
 * seat's turn in it.
 */
function inHalf({ place, standing }: TurnPlace, step: number, now: number): number {
  if (place !== step) return place < step ? 1 : 0;
  if (standing === 'now') return now;
  return standing === 'ahead' ? 1 : 0;
}

const isTurnIn = ({ place, standing }: TurnPlace, step: number): boolean => place === step && standing === 'now';

const TAKES_ACTION: ReadonlySet<Action['type']> = new Set(['colony', 'statue', 'monument']);

/** Colonies or statues that the seat may still take in its turn. */
function actionsAfter({ game, action }: TurnPlace): number {
  if (action === null) return game.actionsLeft;
  if (action.type === 'pass') return 0;
  return game.actionsLeft - (TAKES_ACTION.has(action.type) ? 1 : 0);
}

/** Drafts of this half epoch that the seat has still to settle after its action. */
function draftsInHalf({ game, place, state, action }: TurnPlace, step: Step | null, order: number): number {
  if (place > 0) return 0;
  if (step !== 'draft') return DRAFT_ROUNDS;
  const acted = action === null ? 0 : 1;
  if (game.phase === 'A') return DRAFT_ROUNDS - game.turns - (state.choice === null ? acted : 1);
  const seats = game.seats.length;
  const turns = Math.floor(game.turnsEnded / seats) + (order < game.turnsEnded % seats ? 1 : 0);
  return DRAFT_ROUNDS - turns - acted;
}

/** Cards fed with coins in this turn. */
function paymentsIn(at: TurnPlace): number {
  if (!isTurnIn(at, PLACES.feeding)) return 0;
  return at.game.feedingPayments + (at.action?.type === 'payToFeed' ? 1 : 0);
}

/** Cards from the box, or coins of the market, that the seat has still to place in its turn. */
function leftInTurn(at: TurnPlace, step: number, left: number): number {
  if (!isTurnIn(at, step) || at.action?.type === 'pass') return 0;
  return left - (at.action === null ? 0 : 1);
}

/** Whether a track printed on the colony just integrated is about to rise (rules §10.3 `allyBonus`). */
const owesAllyBonus = ({ game, action, standing }: TurnPlace): boolean =>
  action === null
    ? standing === 'now' && decisionOf(game) === 'allyBonus'
    : action.type === 'colony' && action.action === 'integrate';

/**
 * Returns what is still to come for `seat` once it has done `action` (`null`: as the game stands);
 * `state` is the seat after that action.
 */
export function clockOf(game: GameState, seat: Seat, state: SeatState, action: Action | null): Clock {
  const step = stepOf(game);
  const order = (seat - leaderOf(game) + game.seats.length) % game.seats.length;
  const standing = standingOf(order, game.turnsEnded);
  const at: TurnPlace = { game, place: step === null ? OVER : PLACES[step], standing, state, action };
  const epochs = EPOCHS.length - game.epoch;
  const halves = 2 * epochs + (game.phase === 'A' ? 1 : 0);
  const drafts = draftsInHalf(at, step, order);
  const actions = actionsAfter(at);
  const payments = paymentsIn(at);
  return {
    drafts: DRAFT_ROUNDS * halves + drafts,
    draftsToFeeding: drafts + (game.phase === 'A' ? DRAFT_ROUNDS : 0),
    incomes: halves + inHalf(at, PLACES.market, 0),
    colonies: halves + inHalf(at, PLACES.colony, actions),
    statues: halves + inHalf(at, PLACES.statue, actions),
    feedings: epochs + inHalf(at, PLACES.feeding, unfedCards(state, payments) > 0 ? 1 : 0),
    medals: epochs + inHalf(at, PLACES.medals, action?.type === 'pass' ? 0 : 1),
    marketCoins: leftInTurn(at, PLACES.market, game.marketCoins),
    freeCards: leftInTurn(at, PLACES.freeCard, game.freeCards),
    payments,
    owesAllyBonus: owesAllyBonus(at),
  };
}
