import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { gameMachine } from '../../shared/flow/machine.ts';

/** One arrow of the flow chart, between states without substates. */
export interface FlowEdge {
  readonly from: string;
  /** The decision that it waits for; '' when the engine passes on by itself. */
  readonly on: string;
  /** The guard that must hold; '' when there is none. */
  readonly guard: string;
  readonly to: string;
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The state without substates that is entered with a state. */
function leafOf(node: AnyStateNode): AnyStateNode {
  const [inner] = node.initial.target ?? [];
  return node.type === 'compound' && inner !== undefined ? leafOf(inner) : node;
}

export function edgeOf(transition: AnyTransitionDefinition): FlowEdge {
  const [target] = transition.target ?? [];
  if (target === undefined) throw new TypeError(`${transition.source.id} has a transition that leads nowhere`);
  return {
    from: pathOf(transition.source),
    on: transition.eventType,
    guard: typeof transition.guard === 'string' ? transition.guard : '',
    to: pathOf(leafOf(target)),
  };
}

/** Every state of the flow that has no substates, outermost first. */
export const leafNodes = (node: AnyStateNode = gameMachine.root): AnyStateNode[] => {
  const inner = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap((child) => leafNodes(child));
};

/** Every arrow of the flow, as XState reads the literal. */
export const flowEdges = (): FlowEdge[] =>
  leafNodes().flatMap((node) => [...node.transitions.values(), node.always ?? []].flat().map(edgeOf));
