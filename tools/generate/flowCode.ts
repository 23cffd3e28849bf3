import { type Edge, type FlowState, flowStates } from '../../shared/flow/flowStates.ts';
import { engineEffects } from '../../shared/rules/steps/effects.ts';

/* The flow as code: each guard and effect in a place of its own, which engines can call and inline at once. */

export const COMPILED_FLOW = 'shared/flow/compiledFlow.ts';

const HEAD = `/* Made from flow.ts by \`npm run flow:update\`, and not to be changed by hand: a test holds it to the literal. */

import type { Emit } from '../rules/pieces/changes.ts';
import type { Position } from '../rules/position/position.ts';
import { engineEffects as engine, moveEffects as moves } from '../rules/steps/effects.ts';
import { guards } from '../rules/steps/guards.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
`;

const DECIDE = `/**
 * Carries out a decision in flow state number \`from\`. Returns the number of the next state; −1 when that state takes no
 * such decision. Each case has a constant of its own for the action: engines note for each variable which object shapes
 * it held, and one variable for all actions would hold too many.
 */
export function decide(from: number, position: Position, emit: Emit, seat: Seat, action: Action): number {
  switch (from) {`;

const PASS_ON = `/** Runs all states that need no decision, from number \`from\` on. Returns the first that waits for one, or the end. */
export function passOn(from: number, position: Position, emit: Emit): number {
  let at = from;
  for (;;) {
    switch (at) {`;

const indented = (lines: readonly string[], depth: number): string[] => lines.map((line) => '  '.repeat(depth) + line);

const callOf = (effect: string): string =>
  Object.hasOwn(engineEffects, effect)
    ? `engine.${effect}(position, emit);`
    : `moves.${effect}(position, emit, seat, made);`;

/** Effects in order, then what leads to the target; under the guard, if there is one. */
function edgeLines({ guard, effects, target }: Edge, goTo: (target: FlowState) => string[]): string[] {
  const body = [...effects.map(callOf), ...goTo(target)];
  if (guard === null) return body;
  if (body.length === 1) return [`if (guards.${guard}(position)) ${body[0]}`];
  return [`if (guards.${guard}(position)) {`, ...indented(body, 1), '}'];
}

const returns = ({ number }: FlowState): string[] => [`return ${number};`];

/** States that pass on are gone through at once. */
const passes = (target: FlowState): string[] =>
  target.always.length === 0 ? returns(target) : [`at = ${target.number};`, 'break;'];

function decisionLines({ path, number, on }: FlowState): string[] {
  const types = Object.entries(on).map(([type, branches]) => ({
    type,
    lines: branches.flatMap((branch) => edgeLines(branch, returns)),
  }));
  const [only, ...others] = types;
  const body =
    only !== undefined && others.length === 0
      ? [`if (made.type !== '${only.type}') return -1;`, ...only.lines]
      : [
          'switch (made.type) {',
          ...types.flatMap(({ type, lines }) => [`  case '${type}':`, ...indented(lines, 2)]),
          '  default:',
          '    return -1;',
          '}',
        ];
  return [`// ${path}`, `case ${number}: {`, ...indented(['const made = action;', ...body], 1), '}'];
}

const passingLines = ({ path, number, always }: FlowState): string[] => [
  `// ${path}`,
  `case ${number}:`,
  ...indented(
    always.flatMap((branch) => edgeLines(branch, passes)),
    1,
  ),
];

/** The text of `compiledFlow.ts`. */
export function flowCode(): string {
  const states = [...flowStates.values()];
  const waiting = states.filter(({ decision }) => decision !== null).flatMap(decisionLines);
  const passing = states.filter(({ always }) => always.length > 0).flatMap(passingLines);
  return [
    HEAD,
    DECIDE,
    ...indented([...waiting, 'default:', '  return -1;'], 2),
    '  }',
    '}',
    '',
    PASS_ON,
    ...indented([...passing, 'default:', '  return at;'], 3),
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}
