import { actionsFor } from '../rules/choices/legalActions.ts';
import type { Choice, Observation, Refusal } from '../rules/observation/observation.ts';
import { type Due, observePosition } from '../rules/observation/observe.ts';
import type { Emit } from '../rules/pieces/changes.ts';
import { clonePosition } from '../rules/position/clone.ts';
import { type GameSetup, newPosition } from '../rules/position/newGame.ts';
import { type Position, seatsInOrder } from '../rules/position/position.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { type Decision, PHASES, type Step } from '../vocabulary/time.ts';
import { decide, passOn } from './compiledFlow.ts';
import { isOn } from './decisionMeta.ts';
import { choicesDue, refusalsDue } from './due.ts';
import { type FlowState, flowStates, initialState } from './flowStates.ts';

/** A position together with its place in the flow: a whole game. */
export interface GameState extends Position {
  /** The number of the flow state (`pathOf` has its name). Only the runner writes it. */
  place: number;
}

const byNumber: readonly FlowState[] = [...flowStates.values()];

/**
 * Turns the position itself (no copy) into a game that waits in flow state number `place`. The field is assigned and
 * not added by spreading: JavaScript engines keep spread objects in a slow form, which makes reading them several times
 * slower.
 */
function placedAt(place: number, position: Position): GameState {
  const state = position as GameState;
  state.place = place;
  return state;
}

/**
 * Starts a game and runs it to its first decision; `emit` receives the events on the way. Throws a RangeError when the
 * emblems do not fit the number of seats or the content is unknown.
 */
export function newGame(setup: GameSetup, emit?: Emit): GameState {
  const state = placedAt(initialState.number, newPosition(setup));
  settle(state, initialState.number, emit);
  return state;
}

/** Returns an independent copy of a game: changing one does not change the other. */
export const clone = (state: GameState): GameState => placedAt(state.place, clonePosition(state));

/** The flow state in which a game waits. Throws a RangeError for a number that no state has. */
function flowStateOf(state: GameState): FlowState {
  const found = byNumber[state.place];
  if (found === undefined) throw new RangeError(`unknown flow state: ${state.place}`);
  return found;
}

/** Where in the flow the game stands, as `epoch.phaseA.draft.decide`. */
export const pathOf = (state: GameState): string => flowStateOf(state).path;

/** The decision that is due; `null` when the game is over. */
export const decisionOf = (state: GameState): Decision | null => flowStateOf(state).decision;

/** The step that the due decision belongs to, as game records name it; `null` when the game is over (rules §13). */
export const stepOf = (state: GameState): Step | null => flowStateOf(state).step;

/** Numbers of the flow states that wait for a decision, by phase, step and decision, as `A colony placeTile`. */
const waiting = new Map(
  byNumber
    .filter(({ decision }) => decision !== null)
    .flatMap(({ number, path, decision, step }) =>
      PHASES.filter((phase) => !path.includes('.phase') || path.includes(`.phase${phase}.`)).map(
        (phase) => [`${phase} ${step} ${decision}`, number] as const,
      ),
    ),
);
const END = byNumber.findIndex(({ isFinal }) => isFinal);

/** The number of the flow state that waits for the observed decision; the number of the end when none is due. */
export const placeInFlow = ({ phase, step, decision }: Pick<Observation, 'phase' | 'step' | 'decision'>): number =>
  waiting.get(`${phase} ${step} ${decision}`) ?? END;

export const isOver = (state: GameState): boolean => flowStateOf(state).isFinal;

const isDecider = ({ by }: FlowState, state: GameState, seat: Seat): boolean => by !== null && isOn(by, state, seat);

/** Whether `seat` has to decide now. In a secret decision of all seats: until its own decision is recorded. */
export const mustDecide = (state: GameState, seat: Seat): boolean => isDecider(flowStateOf(state), state, seat);

/**
 * Returns the first of `deciders` without allocating a list, because playouts ask at every decision. Throws a
 * RangeError when nobody has to decide.
 */
export function nextDecider(state: GameState): Seat {
  const { by } = flowStateOf(state);
  if (by === 'seatOnTurn') return state.turn;
  if (by !== null) for (const seat of seatsInOrder(state)) if (isOn(by, state, seat)) return seat;
  throw new RangeError(`nobody decides at ${pathOf(state)}`);
}

/** The seats that have to decide now, from the first player clockwise; several in a secret decision. */
export const deciders = (state: GameState): Seat[] => seatsInOrder(state).filter((seat) => mustDecide(state, seat));

/** The decision that is due, its step, and the seats that have to take it. */
export const dueIn = (state: GameState): Due => ({
  decision: decisionOf(state),
  step: stepOf(state),
  deciders: deciders(state),
  isOver: isOver(state),
});

const NO_ACTIONS: readonly Action[] = [];

/** Exactly the actions that `seat` may take now, each once; none when it is not its turn (rules §12). */
export function legalActions(state: GameState, seat: Seat): readonly Action[] {
  const { decision, by } = flowStateOf(state);
  return decision === null || by === null || !isOn(by, state, seat) ? NO_ACTIONS : actionsFor(state, decision, seat);
}

/**
 * Applies a legal action in place and runs the engine's own steps to the next decision or the end.
 * Trusts its caller: check with `legalActions` where the action comes from outside.
 * Throws a RangeError when no transition of the current step fits the action.
 */
export function applyAction(state: GameState, seat: Seat, action: Action, emit?: Emit): void {
  const next = decide(state.place, state, emit, seat, action);
  if (next < 0) throw new RangeError(`${action.type} is not a decision of ${pathOf(state)}`);
  settle(state, next, emit);
}

/** Runs all states that need no decision, from number `start` on, and stores the state in which the game then waits. */
function settle(state: GameState, start: number, emit: Emit): void {
  state.place = passOn(start, state, emit);
}

/** All that `viewer` (or, for `null`, everybody) may know of the game (rules §11). */
export const observe = (state: GameState, viewer: Seat | null): Observation =>
  observePosition(state, dueIn(state), viewer);

/** The legal actions of a seat, each with what it would do. */
export const choicesOf = (state: GameState, seat: Seat): Choice[] => choicesDue(state, dueIn(state), seat);

/** What the seat cannot do at its decision, and why. */
export const refusalsOf = (state: GameState, seat: Seat): Refusal[] => refusalsDue(state, dueIn(state), seat);
