import { type ActorRefFrom, createActor, enqueueActions, type StateValue, setup } from 'xstate';
import type { Due } from '../rules/observation/observe.ts';
import { clonePosition } from '../rules/position/clone.ts';
import { type GameSetup, newPosition } from '../rules/position/newGame.ts';
import { type Position, seatsInOrder } from '../rules/position/position.ts';
import { engineEffects, moveEffects } from '../rules/steps/effects.ts';
import { guards } from '../rules/steps/guards.ts';
import type { AnyMoveEffect, Move } from '../rules/steps/move.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { type DecisionMeta, isOn, stepIn } from './decisionMeta.ts';
import { flow } from './flow.ts';
import { type FlowState, flowStates } from './flowStates.ts';
import { type GameState, pathOf } from './runner.ts';

/**
 * The statechart's context: the position. The running step is not part of it, because that is the chart's own state.
 */
interface Context {
  readonly position: Position;
}

/** A decision as the chart's event: `type` is the action's type. */
interface MoveEvent extends Move {
  readonly type: Action['type'];
}

interface Happened {
  readonly type: 'happened';
  readonly events: readonly GameEvent[];
}

/** Lets a chart action run one effect on a copy of the position and emit what happened. */
const runsOnCopy = (effect: AnyMoveEffect) =>
  enqueueActions<Context, MoveEvent, undefined, MoveEvent, never, never, never, never, Happened>(
    ({ context, event, enqueue }) => {
      const position = clonePosition(context.position);
      const events: GameEvent[] = [];
      effect(position, (happened) => events.push(happened), event.seat, event.action as never);
      enqueue.assign({ position });
      if (events.length > 0) enqueue.emit({ type: 'happened', events });
    },
  );

const readsPosition =
  (guard: (position: Position) => boolean) =>
  ({ context }: { context: Context }): boolean =>
    guard(context.position);

const mapValues = <K extends string, V, W>(table: Readonly<Record<K, V>>, change: (value: V) => W): Record<K, W> =>
  Object.fromEntries(Object.entries<V>(table).map(([key, value]) => [key, change(value)])) as Record<K, W>;

const gameSetup = setup({
  types: {
    context: {} as Context,
    events: {} as MoveEvent,
    input: {} as GameSetup,
    emitted: {} as Happened,
    meta: {} as DecisionMeta,
  },
  guards: mapValues(guards, readsPosition),
  actions: mapValues<
    keyof typeof engineEffects | keyof typeof moveEffects,
    AnyMoveEffect,
    ReturnType<typeof runsOnCopy>
  >({ ...engineEffects, ...moveEffects }, runsOnCopy),
});

/** Makes a statechart of a flow. There is one, `gameMachine`; tests make others. */
export const machineOf = (definition: typeof flow) =>
  gameSetup.createMachine({ ...definition, context: ({ input }) => ({ position: newPosition(input) }) });

/** The flow as an XState statechart: the live game runs on it, and it draws the picture in the README. */
export const gameMachine = machineOf(flow);

export type GameMachine = typeof gameMachine;
/** A game that runs on the statechart. */
export type GameChart = ActorRefFrom<GameMachine>;

/** `{epoch: {phaseA: {draft: 'decide'}}}` as `epoch.phaseA.draft.decide`. */
const pathIn = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [name, inner] = Object.entries(value)[0] as [string, StateValue];
  return `${name}.${pathIn(inner)}`;
};

const stateValueOf = (path: string): StateValue =>
  path.split('.').reduceRight<StateValue | null>((inner, name) => (inner === null ? name : { [name]: inner }), null) ??
  {};

function createChart(start: GameSetup | GameState, machine: GameMachine): GameChart {
  if (!('place' in start)) return createActor(machine, { input: start });
  const position = clonePosition(start);
  const snapshot = machine.resolveState({ value: stateValueOf(pathOf(start)), context: { position } });
  return createActor(machine, { snapshot, input: position.table });
}

/**
 * Starts a chart: at the beginning of a new game for a `GameSetup`, at that very position for a `GameState`, which is
 * copied.
 */
export function startChart(start: GameSetup | GameState, machine = gameMachine): GameChart {
  const chart = createChart(start, machine);
  // `sendMove` throws the error to its caller. Without a listener here, XState would also report it as uncaught, which
  // ends the program.
  chart.subscribe({ error: () => undefined });
  chart.start();
  return chart;
}

/** Whether the chart waits for an action of this type. Does not check whether the action is legal. */
export const takesMove = (chart: GameChart, seat: Seat, action: Action): boolean =>
  chart.getSnapshot().can({ type: action.type, seat, action });

/**
 * Sends a legal action to the chart and returns the events that follow; none when the chart does not wait for such an
 * action. Throws what an effect throws; after that the chart cannot be used any more.
 */
export function sendMove(chart: GameChart, seat: Seat, action: Action): GameEvent[] {
  const events: GameEvent[] = [];
  const subscription = chart.on('happened', (happened) => events.push(...happened.events));
  chart.send({ type: action.type, seat, action });
  subscription.unsubscribe();
  const { status, error } = chart.getSnapshot();
  if (status === 'error') throw error;
  return events;
}

/** The chart's own position, not a copy: do not change it. */
export const positionOf = (chart: GameChart): Position => chart.getSnapshot().context.position;

/** The decision that the chart waits for, its step and its seats, read from the `meta` of the chart's state. */
export function dueOn(chart: GameChart): Due {
  const snapshot = chart.getSnapshot();
  const { position } = snapshot.context;
  const [meta] = Object.values(snapshot.getMeta());
  const isOver = snapshot.status === 'done';
  if (meta === undefined) return { decision: null, step: null, deciders: [], isOver };
  const deciders = seatsInOrder(position).filter((seat) => isOn(meta.by, position, seat));
  return { decision: meta.decision, step: stepIn(meta), deciders, isOver };
}

/** The game as the runner keeps it: the chart's position (not copied in depth) and the number of its state. */
export function stateOf(chart: GameChart): GameState {
  const { context, value } = chart.getSnapshot();
  return { ...context.position, place: (flowStates.get(pathIn(value)) as FlowState).number };
}
