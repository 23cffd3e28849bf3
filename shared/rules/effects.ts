import { cardOf, setupCardOf } from '../content/content.ts';
import type { Action, ColonyAction, DraftAction, RemoveAction, StatueAction } from '../vocabulary/actions.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import { COLONY_LEVELS } from '../vocabulary/pieces.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision, Epoch } from '../vocabulary/time.ts';
import { type Emit, reporting } from './changes.ts';
import { colonyPayment, nextColonyTile, settleColony } from './colonies.ts';
import { drawCards, revealDrafts, takeCard } from './draft.ts';
import { feedingPrice, surplusCoins } from './feeding.ts';
import { catchUpCoins, incomeOf } from './income.ts';
import { buyGold, buySilver } from './medals.ts';
import { extraCoinOf, leaderOf, type Position, seatOf, seatsInOrder } from './position.ts';
import { actionsPerStep, paymentAllowance } from './requirements.ts';
import { scoreGame } from './scoring.ts';
import { carveStatue, statuePayment } from './statues.ts';
import { removeCard } from './tableau.ts';

/** The decision that sets the flow in motion; the engine's own steps have none. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

type EngineEffect = (position: Position, emit: Emit) => void;
type MoveEffect = (position: Position, emit: Emit, move: Move) => void;

/** Narrows a move to the action type that the flow promises for this effect. */
function actionOf<T extends Action['type']>(move: Move, type: T): Extract<Action, { type: T }> {
  if (move.action.type !== type) throw new RangeError(`expected ${type}, got ${move.action.type}`);
  return move.action as Extract<Action, { type: T }>;
}

const recordSide: MoveEffect = (position, emit, move) => {
  const { side } = actionOf(move, 'chooseSide');
  seatOf(position, move.seat).side = side;
  emit?.({ type: 'sideChosen', seat: move.seat, side });
};

/** All sides are revealed and give coins and tracks, with the coin for leading less often (rules §2.3, §2.7). */
const takeSetupCards: EngineEffect = (position, emit) => {
  for (const seat of seatsInOrder(position)) {
    const state = seatOf(position, seat);
    const card = position.table.setupCards[seat] as string;
    const side = state.side ?? 'A';
    const printed = setupCardOf(card)[side];
    const extraCoin = extraCoinOf(position, seat);
    state.side = side;
    state.coins = printed.coins + extraCoin;
    state.tracks = { ...printed.tracks };
    emit?.({ type: 'setupTaken', seat, card, side, tracks: { ...printed.tracks }, coins: state.coins, extraCoin });
  }
};

/** The epoch's decks come to the board (rules §3.1). */
const startEpoch: EngineEffect = (position, emit) => {
  position.phase = 'A';
  position.rotation = -1;
  position.turns = 0;
  position.turn = leaderOf(position);
  for (const colour of COLOURS) position.drawn[colour] = 0;
  emit?.({ type: 'epochStarted', epoch: position.epoch, firstPlayer: leaderOf(position) });
};

const nextEpoch: EngineEffect = (position) => {
  position.epoch = (position.epoch + 1) as Epoch;
};

const setWheel: MoveEffect = (position, emit, move) => {
  position.rotation = actionOf(move, 'setWheel').rotation;
  emit?.({ type: 'wheelSet', seat: move.seat, rotation: position.rotation });
};

const turnWheel: EngineEffect = (position, emit) => {
  position.turns += 1;
  emit?.({ type: 'wheelTurned', turns: position.turns });
};

const recordDraft: MoveEffect = (position, emit, move) => {
  seatOf(position, move.seat).choice = actionOf(move, 'draft') satisfies DraftAction;
  emit?.({ type: 'draftDecided', seat: move.seat });
};

/** The seat whose turn begins gets its actions and its allowance for missing requirements. */
function beginTurn(position: Position): void {
  const seat = seatOf(position, position.turn);
  position.actionsLeft = actionsPerStep(seat);
  position.paymentLeft = paymentAllowance(seat);
  position.feedingPayments = 0;
}

function startTurns(position: Position, emit: Emit, step: Decision): void {
  position.turn = leaderOf(position);
  position.turnsEnded = 0;
  beginTurn(position);
  emit?.({ type: 'stepStarted', epoch: position.epoch, phase: position.phase, step });
}

const nextTurn: EngineEffect = (position) => {
  position.turn = (position.turn + 1) % position.seats.length;
  position.turnsEnded += 1;
  beginTurn(position);
};

const reportPass =
  (step: Decision): MoveEffect =>
  (_position, emit, move) =>
    emit?.({ type: 'passed', seat: move.seat, step });

const startPhaseA: EngineEffect = (position, emit) => {
  emit?.({ type: 'stepStarted', epoch: position.epoch, phase: position.phase, step: 'draft' });
};

const startPhaseB: EngineEffect = (position, emit) => {
  position.phase = 'B';
  startTurns(position, emit, 'draft');
};

const gainIncome: EngineEffect = (position, emit) => {
  emit?.({ type: 'stepStarted', epoch: position.epoch, phase: position.phase, step: 'income' });
  for (const seat of seatsInOrder(position)) {
    const state = seatOf(position, seat);
    const catchUp = catchUpCoins(state);
    const gain = (): void => {
      state.coins += incomeOf(state) + catchUp;
    };
    reporting(state, emit, gain, (change) => ({ type: 'incomeGained', seat, change, catchUp }));
  }
};

const takeColony: MoveEffect = (position, emit, move) => {
  const { seat } = move;
  const action: ColonyAction = actionOf(move, 'colony');
  const state = seatOf(position, seat);
  const paid = colonyPayment(position, state, action.level);
  const back = action.action === 'integrate' ? nextColonyTile(position, action.level) : null;
  const index = COLONY_LEVELS.indexOf(action.level);
  position.coloniesTaken[index] = (position.coloniesTaken[index] ?? 0) + 1;
  position.actionsLeft -= 1;
  position.paymentLeft -= paid;
  reporting(
    state,
    emit,
    () => settleColony(state, action, paid, back),
    (change) =>
      back === null
        ? { type: 'colonyPlundered', seat, level: action.level, paid, change }
        : { type: 'colonyIntegrated', seat, level: action.level, tile: back.id, paid, change },
  );
};

const carve: MoveEffect = (position, emit, move) => {
  const action: StatueAction = actionOf(move, 'statue');
  const { requirement, tile, side } = action;
  const state = seatOf(position, move.seat);
  const paid = statuePayment(position, state, requirement);
  position.actionsLeft -= 1;
  position.paymentLeft -= paid;
  reporting(
    state,
    emit,
    () => carveStatue(state, action, paid),
    (change) => ({ type: 'statueCarved', seat: move.seat, requirement, tile, side, paid, change }),
  );
};

const removeFromTableau: MoveEffect = (position, emit, move) => {
  const { card }: RemoveAction = actionOf(move, 'remove');
  const state = seatOf(position, move.seat);
  const remove = (): void => removeCard(state, cardOf(card));
  reporting(state, emit, remove, (change) => ({ type: 'cardRemoved', seat: move.seat, card, change }));
};

const payToFeed: MoveEffect = (position, emit, move) => {
  const state = seatOf(position, move.seat);
  const pay = (): void => {
    state.coins -= feedingPrice(state, position.feedingPayments);
    position.feedingPayments += 1;
  };
  reporting(state, emit, pay, (change) => ({ type: 'feedingPaid', seat: move.seat, change }));
};

/** Food left over pays at the end of the seat's own feeding (rules §16.2). */
const endFeeding: EngineEffect = (position, emit) => {
  const seat = position.turn;
  const state = seatOf(position, seat);
  const surplus = surplusCoins(state);
  if (surplus === 0) return;
  const gain = (): void => {
    state.coins += surplus;
  };
  reporting(state, emit, gain, (change) => ({ type: 'foodSurplusGained', seat, change }));
};

const buySilverMedal: MoveEffect = (position, emit, move) => {
  const { tile } = actionOf(move, 'silver');
  const state = seatOf(position, move.seat);
  const buy = (): void => buySilver(state, tile, position.epoch);
  reporting(state, emit, buy, (change) => ({ type: 'silverBought', seat: move.seat, tile, change }));
};

const buyGoldMedal: MoveEffect = (position, emit, move) => {
  const state = seatOf(position, move.seat);
  const buy = (): void => buyGold(state, position.epoch);
  reporting(state, emit, buy, (change) => ({ type: 'goldBought', seat: move.seat, change }));
};

const finish: EngineEffect = (position, emit) => {
  position.result = scoreGame(position);
  emit?.({ type: 'gameScored', sheet: position.result });
};

/** What the flow does by name without a decision. */
export const engineEffects = {
  takeSetupCards,
  startEpoch,
  nextEpoch,
  drawCards,
  revealDrafts,
  turnWheel,
  startPhaseA,
  startPhaseB,
  gainIncome,
  startColonyStep: (position: Position, emit: Emit): void => startTurns(position, emit, 'colony'),
  startStatueStep: (position: Position, emit: Emit): void => startTurns(position, emit, 'statue'),
  startFeeding: (position: Position, emit: Emit): void => startTurns(position, emit, 'feeding'),
  startMedals: (position: Position, emit: Emit): void => startTurns(position, emit, 'medals'),
  nextTurn,
  endFeeding,
  finish,
} as const satisfies Record<string, EngineEffect>;

/** What the flow does by name with the decision that a seat has taken. */
export const moveEffects = {
  recordSide,
  setWheel,
  recordDraft,
  takeCard: (position: Position, emit: Emit, move: Move): void =>
    takeCard(position, move.seat, actionOf(move, 'take'), emit),
  takeColony,
  carveStatue: carve,
  removeCard: removeFromTableau,
  payToFeed,
  buySilver: buySilverMedal,
  buyGold: buyGoldMedal,
  passColony: reportPass('colony'),
  passStatue: reportPass('statue'),
  passMedals: reportPass('medals'),
} as const satisfies Record<string, MoveEffect>;
