import { engineEffects, moveEffects } from '../rules/steps/effects.ts';
import { guards } from '../rules/steps/guards.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Decision, Step } from '../vocabulary/time.ts';
import { DECIDERS, type Decider, type DecisionMeta, stepIn } from './decisionMeta.ts';
import { flow } from './flow.ts';

/*
 * The flow literal, flattened into a table, which the runner reads and from which `compiledFlow.ts` is generated.
 * Whatever this file does not know is refused with an error, so that XState and the runner cannot understand the
 * literal differently.
 */

/** One way out of a state, with guard and effects by name: taken when its guard holds (or it has none). */
export interface Edge {
  readonly guard: string | null;
  readonly effects: readonly string[];
  readonly target: FlowState;
}

/** A state without substates. */
export interface FlowState {
  /** Its index in the table of all states. */
  readonly number: number;
  /** Its place in the hierarchy, as `epoch.phaseA.draft.decide`. */
  readonly path: string;
  /** The decision that it waits for; `null` when it passes on at once or is the end. */
  readonly decision: Decision | null;
  /** The step that the decision belongs to, as records name it. */
  readonly step: Step | null;
  /** Whose decision it is; `null` when it waits for none. */
  readonly by: Decider | null;
  readonly isFinal: boolean;
  readonly always: readonly Edge[];
  readonly on: Readonly<Partial<Record<Action['type'], readonly Edge[]>>>;
}

/** The parts of XState's state node that the flow uses. */
interface Transition {
  readonly target: string;
  readonly guard?: string;
  readonly actions?: readonly string[];
  readonly reenter?: boolean;
}
type Transitions = Transition | readonly Transition[];
interface StateNode {
  readonly id?: string;
  readonly initial?: string;
  readonly type?: string;
  readonly meta?: DecisionMeta;
  readonly states?: Readonly<Record<string, StateNode>>;
  readonly always?: Transitions;
  readonly on?: Readonly<Record<string, Transitions>>;
}

const STATE_KEYS = ['id', 'initial', 'type', 'meta', 'states', 'always', 'on'];
const TRANSITION_KEYS = ['target', 'guard', 'actions', 'reenter'];
const effects = { ...engineEffects, ...moveEffects };
const root: StateNode = flow;

/** Looks up a name. Throws a TypeError when the table does not have it. */
function named<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw new TypeError(`the flow names an unknown ${name}`);
  return found;
}

/** Returns the name. Throws a TypeError when the table does not have it. */
function knownIn(table: object, name: string): string {
  named<unknown>({ ...table }, name);
  return name;
}

const nodeAt = (path: string): StateNode =>
  path.split('.').reduce((node: StateNode, name) => named(node.states ?? {}, name), root);

/** The path of the innermost state that is entered when the flow goes to `path`. */
function leafOf(path: string): string {
  const { initial } = nodeAt(path);
  return initial === undefined ? path : leafOf(`${path}.${initial}`);
}

/** Absolute targets start with `#hadara.`; all others are siblings. */
function targetPath(from: string, target: string): string {
  if (target.startsWith(`#${root.id}.`)) return leafOf(target.slice(`#${root.id}.`.length));
  const parent = from.slice(0, from.lastIndexOf('.') + 1);
  return leafOf(parent + target);
}

const leaves = new Map<string, FlowState & { always: Edge[]; on: Record<string, Edge[]> }>();

function refuse(unknown: string | undefined): void {
  if (unknown !== undefined) throw new TypeError(`the flow uses ${unknown}, which the runner does not know`);
}

function collectLeaves(node: StateNode, path: string): void {
  refuse(Object.keys(node).find((key) => !STATE_KEYS.includes(key)));
  if (node.type !== 'final') refuse(node.type);
  const { meta } = node;
  if (node.states === undefined) {
    leaves.set(path, {
      number: leaves.size,
      path,
      decision: meta?.decision ?? null,
      step: meta === undefined ? null : stepIn(meta),
      by: meta === undefined ? null : (knownIn(DECIDERS, meta.by) as Decider),
      isFinal: node.type === 'final',
      always: [],
      on: {},
    });
    return;
  }
  refuse(['always', 'on', 'meta'].find((key) => key in node));
  for (const [name, child] of Object.entries(node.states)) collectLeaves(child, path === '' ? name : `${path}.${name}`);
}

function edgesOf(path: string, transitions: Transitions | undefined): Edge[] {
  if (transitions === undefined) return [];
  return [transitions].flat().map((transition: Transition) => edgeOf(path, transition));
}

function edgeOf(path: string, transition: Transition): Edge {
  refuse(Object.keys(transition).find((key) => !TRANSITION_KEYS.includes(key)));
  return {
    guard: transition.guard === undefined ? null : knownIn(guards, transition.guard),
    effects: (transition.actions ?? []).map((name) => knownIn(effects, name)),
    target: named(Object.fromEntries(leaves), targetPath(path, transition.target)),
  };
}

collectLeaves(root, '');
for (const [path, state] of leaves) {
  const node = nodeAt(path);
  state.always.push(...edgesOf(path, node.always));
  for (const [type, transitions] of Object.entries(node.on ?? {})) state.on[type] = edgesOf(path, transitions);
}

/** Every state without substates, by path; in the order of their numbers. */
export const flowStates: ReadonlyMap<string, FlowState> = leaves;

/** Where every game begins. */
export const initialState: FlowState = named(Object.fromEntries(leaves), leafOf(root.initial as string));
