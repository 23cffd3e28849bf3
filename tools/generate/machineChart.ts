import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { idOf, inWords, siblingsOf } from './flowChart.ts';

/* The picture of any statechart, as Mermaid: drawn from the machine itself. */

/** What leads from one state to another, in words. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** A guard that is made of others, as XState's `and`, `or`, `not` and `stateIn` return it. */
interface MadeGuard {
  readonly name: string;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

const placeWords = (value: unknown): string =>
  typeof value === 'string'
    ? inWords(value)
    : Object.entries(value as Readonly<Record<string, unknown>>)
        .map(([name, inner]) => `${inWords(name)} ${placeWords(inner)}`)
        .join(', ');

/** What must hold. A guard that is a plain function has no words. */
function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return inWords(guard);
  if (typeof guard !== 'function') return '';
  const { name, guards = [], stateValue } = guard as unknown as MadeGuard;
  if (stateValue !== undefined) return placeWords(stateValue);
  const words = guards.map(guardWords).filter((text) => text !== '');
  return name === 'not' ? `not ${words.join('')}` : words.join(` ${name} `);
}

/** `xstate.after.pause.playback.show.between` → `after pause`; what an invoked actor answers is `done` or `error`. */
function eventWords(type: string): string {
  const [origin, kind, name = ''] = type.split('.');
  if (origin !== 'xstate') return inWords(type);
  return kind === 'after' ? `after ${inWords(name)}` : (kind ?? '');
}

const anyOf = (path: readonly string[]): string => idOf([...path, 'any']);

/** A box that is left for one of its own states, or does something itself, does so from a place of its own. */
function arrowOf({ source, target, eventType, guard }: AnyTransitionDefinition): Arrow {
  const [end = source] = target ?? [];
  const [from, to] = siblingsOf(source.path, end.path);
  const isInner = from.every((name, depth) => to[depth] === name);
  const start = isInner && source.type !== 'atomic' ? anyOf(source.path) : idOf(from);
  const condition = guardWords(guard);
  const label = [eventWords(eventType), condition && `[${condition}]`].filter((text) => text !== '').join(' ');
  return { from: start, to: isInner && end === source ? start : idOf(to), label };
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values(), node.always ?? []].flat(),
  ...Object.values(node.states).flatMap(transitionsOf),
];

function stateLines(node: AnyStateNode, indent: string, starts: ReadonlySet<string>): string[] {
  const inner = Object.values(node.states);
  const id = idOf(node.path);
  if (inner.length === 0) return [`${indent}${id}(${inWords(node.key)})`];
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return [
    `${indent}subgraph ${id} [${inWords(node.key)}]`,
    ...(starts.has(anyOf(node.path)) ? [`${indent}  ${anyOf(node.path)}{{at any time}}`] : []),
    ...inner.flatMap((child) => stateLines(child, `${indent}  `, starts)),
    ...(first === undefined ? [] : [`${indent}  ${id}_start((" ")) --> ${idOf(first.path)}`]),
    `${indent}end`,
  ];
}

/** A machine as a Mermaid flowchart in a fenced block. Of a parallel machine all boxes hold at the same time. */
export function machineChart({ root }: AnyStateMachine): string {
  const arrows = transitionsOf(root).map(arrowOf);
  const starts = new Set(arrows.map(({ from }) => from));
  const labels = new Map<string, string[]>();
  for (const { from, to, label } of arrows)
    labels.set(`${from} ${to}`, [...(labels.get(`${from} ${to}`) ?? []), label]);
  const lines = [...labels].map(([ends, texts]) => {
    const [from, to] = ends.split(' ');
    const label = [...new Set(texts)].filter((text) => text !== '').join(' / ');
    return `  ${from} -->${label && `|"${label}"|`} ${to}`;
  });
  const states = Object.values(root.states).flatMap((node) => stateLines(node, '  ', starts));
  return ['```mermaid', 'flowchart LR', ...states, ...lines, '```'].join('\n');
}
