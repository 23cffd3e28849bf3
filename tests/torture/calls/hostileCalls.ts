import { z } from 'zod';
import { type CallName, calls } from '../../../shared/contract/contract.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';
import { fittingValue, type Schema } from './fittingValue.ts';
import { hostileValue, NASTY_NAMES } from './hostileValues.ts';
import type { InsiderKnowledge } from './insider.ts';
import { spoil } from './spoiling.ts';

/** A call as an attacker makes it: of any name, with any input. */
export interface HostileCall {
  readonly name: string;
  readonly input: unknown;
}

const NAMES = Object.keys(calls) as CallName[];
const INPUTS = new Map<CallName, Schema>(
  NAMES.map((name) => [name, z.toJSONSchema(calls[name].input, { io: 'input', unrepresentable: 'any' })]),
);
/** What belongs to one moment of one game. */
const TIMELY = NAMES.filter((name) => ['seq', 'seat'].some((field) => field in (INPUTS.get(name)?.properties ?? {})));
/** What takes a thread or a thought when the input is good. Nothing hostile: so only now and then. */
const COSTLY: readonly CallName[] = [
  'record.import',
  'advice.ask',
  'decisionLog.open',
  'analysis.open',
  'analysis.further',
  'why.ask',
  'content.copy',
];
const COSTLY_ONE_IN = 40;

const spellings = (name: string): readonly string[] => [
  ...NASTY_NAMES,
  ` ${name}`,
  name.toUpperCase(),
  `${name}.__proto__`,
  name.repeat(1000),
];

/**
 * Draws a call. All that it knows of calls it has from the contract: a call that is added there is attacked by itself.
 * Some are good calls at a bad time, and some simply good: those keep the game moving under the others.
 */
export function drawCall(knowledge: InsiderKnowledge, luck: Luck): HostileCall {
  const name = pick(luck(3) === 0 ? TIMELY : NAMES, luck);
  const insider = (field: string, ofField: Luck) => knowledge.suggest(field, ofField);
  const fitting = () => fittingValue(INPUTS.get(name) ?? {}, luck, insider);
  switch (luck(10)) {
    case 0:
      return { name: pick(spellings(name), luck), input: fitting() };
    case 1:
      return { name, input: hostileValue(luck) };
    case 2:
    case 3:
    case 4:
    case 5:
      return { name, input: spoil(fitting(), luck) };
    default:
      return COSTLY.includes(name) && luck(COSTLY_ONE_IN) > 0
        ? { name, input: spoil({}, luck) }
        : { name, input: fitting() };
  }
}

/** What the contract says of a call before anybody looks at the game: the refusal, or `null` where that depends. */
export function refusalOf({ name, input }: HostileCall): 'unknownCall' | 'badInput' | null {
  if (!NAMES.includes(name as CallName)) return 'unknownCall';
  return calls[name as CallName].input.safeParse(input).success ? null : 'badInput';
}
