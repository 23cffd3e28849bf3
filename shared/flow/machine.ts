import { type ActorRefFrom, createActor, enqueueActions, type StateValue, setup } from 'xstate';
import { clonePosition } from '../rules/clone.ts';
import { engineEffects, moveEffects } from '../rules/effects.ts';
import { guards } from '../rules/guards.ts';
import type { AnyMoveEffect, Move } from '../rules/move.ts';
import { type GameSetup, newPosition } from '../rules/newGame.ts';
import type { Position } from '../rules/position.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { flow } from './flow.ts';
import type { GameState } from './runner.ts';

/** The statechart's context: everything of a game but its step, which is the chart's own state. */
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

/** The flow as an XState statechart: the live game runs on it, and it draws the picture in the README. */
export const gameMachine = setup({
  types: { context: {} as Context, events: {} as MoveEvent, input: {} as GameSetup, emitted: {} as Happened },
  guards: mapValues(guards, readsPosition),
  actions: mapValues<
    keyof typeof engineEffects | keyof typeof moveEffects,
    AnyMoveEffect,
    ReturnType<typeof runsOnCopy>
  >({ ...engineEffects, ...moveEffects }, runsOnCopy),
}).createMachine({ ...flow, context: ({ input }) => ({ position: newPosition(input) }) });

export type GameActor = ActorRefFrom<typeof gameMachine>;

/** `{epoch: {phaseA: {draft: 'decide'}}}` as `epoch.phaseA.draft.decide`. */
const pathOf = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [name, inner] = Object.entries(value)[0] as [string, StateValue];
  return `${name}.${pathOf(inner)}`;
};

const stateValueOf = (path: string): StateValue =>
  path.split('.').reduceRight<StateValue | null>((inner, name) => (inner === null ? name : { [name]: inner }), null) ??
  {};

/** Starts the chart at `state`, or at the beginning of a new game. */
export function startActor(start: GameSetup | GameState): GameActor {
  if (!('step' in start)) return createActor(gameMachine, { input: start }).start();
  const position = clonePosition(start);
  const snapshot = gameMachine.resolveState({ value: stateValueOf(start.step), context: { position } });
  return createActor(gameMachine, { snapshot, input: position.table }).start();
}

/** Sends a legal action to the chart and returns what happened. */
export function sendMove(actor: GameActor, seat: Seat, action: Action): GameEvent[] {
  const events: GameEvent[] = [];
  const subscription = actor.on('happened', (happened) => events.push(...happened.events));
  actor.send({ type: action.type, seat, action });
  subscription.unsubscribe();
  return events;
}

/** The chart's position and state as the runner's game state. */
export function stateOf(actor: GameActor): GameState {
  const { context, value } = actor.getSnapshot();
  return { ...context.position, step: pathOf(value) };
}
