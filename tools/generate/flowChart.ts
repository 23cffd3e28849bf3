import type { AnyStateNode } from 'xstate';
import { gameMachine } from '../../shared/flow/machine.ts';
import { type FlowEdge, flowEdges } from './flowEdges.ts';

/* The picture of the flow in the READMEs, as Mermaid: drawn from the statechart, which is made from the literal. */

/** `allTurnsHaveEnded` → `all turns have ended`, `phaseA` → `phase A`. */
export const inWords = (name: string): string =>
  name.replace(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[A-Z]$/, ' $&');

export const idOf = (path: readonly string[]): string => path.join('_');

/** A state: rounded where a player decides, a plain box where the engine passes on by itself. */
function nodeOf(node: AnyStateNode): string {
  const id = idOf(node.path);
  if (node.type === 'final') return `${id}(((game over)))`;
  return node.meta === undefined
    ? `${id}[${inWords(node.key)}]`
    : `${id}([decide: ${inWords(node.meta.decision)}]):::decision`;
}

function linesOf(node: AnyStateNode, indent: string): string[] {
  const inner = Object.values(node.states);
  if (inner.length === 0) return [indent + nodeOf(node)];
  const body = inner.flatMap((child) => linesOf(child, `${indent}  `));
  return [`${indent}subgraph ${idOf(node.path)} [${inWords(node.key)}]`, ...body, `${indent}end`];
}

/** What an arrow says: the decision, or what must hold, or that nothing else held. */
function labelOf({ from, on, guard }: FlowEdge, edges: readonly FlowEdge[]): string {
  if (on !== '') return inWords(on);
  const isFallback = edges.some((other) => other.from === from && other.guard !== '');
  return guard === '' && isFallback ? 'else' : inWords(guard);
}

/** An arrow out of a box is drawn from the box, and one into a box to the box: else the picture falls apart. */
export function siblingsOf(start: readonly string[], end: readonly string[]): [readonly string[], readonly string[]] {
  const shared = start.findIndex((name, depth) => name !== end[depth]);
  return shared < 0 ? [start, end] : [start.slice(0, shared + 1), end.slice(0, shared + 1)];
}

/** The arrows, thick for decisions; those between the same two states are one. */
function arrows(): string[] {
  const edges = flowEdges();
  const labels = new Map<string, string[]>();
  for (const edge of edges) {
    const [from, to] = siblingsOf(edge.from.split('.'), edge.to.split('.'));
    const key = `${idOf(from)} ${edge.on === '' ? '-->' : '==>'} ${idOf(to)}`;
    labels.set(key, [...(labels.get(key) ?? []), labelOf(edge, edges)]);
  }
  return [...labels].map(([key, texts]) => {
    const [from, arrow, to] = key.split(' ');
    const label = texts.join(' / ');
    return `  ${from} ${arrow}${label && `|${label}|`} ${to}`;
  });
}

/** The flow as a Mermaid flowchart in a fenced block. */
export function flowChart(): string {
  const states = Object.values(gameMachine.root.states).flatMap((node) => linesOf(node, '  '));
  const style = '  classDef decision fill:#f6d58e,stroke:#7a5c1e,color:#2b2116';
  return ['```mermaid', 'flowchart TB', ...states, ...arrows(), style, '```'].join('\n');
}
