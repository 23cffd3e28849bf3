import { availableParallelism } from 'node:os';
import { Command, CommanderError, Help, Option } from 'commander';
import { EXPANSIONS, type Expansion, MODES, type Mode } from '../../shared/vocabulary/options.ts';
import { SEAT_COUNTS, type SeatCount } from '../../shared/vocabulary/seats.ts';

/** A problem with the command line, to be shown as it is. */
export class UsageError extends Error {}

/** Returns which of the allowed values `text` is. Throws a UsageError that lists them. */
export function oneOf<T extends string | number>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => String(value) === text);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${allowed.join(', ')}, not "${text}"`);
  return found;
}

/** Returns the number that `text` is. Throws a UsageError when it is none from `least` to `most`. */
function integer(name: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

const NO_EXPANSIONS = ['', 'none'];

/** Returns the named expansions in the order of `EXPANSIONS`, a twice named one once. Throws a UsageError. */
function expansionsOf(text: string): Expansion[] {
  if (NO_EXPANSIONS.includes(text)) return [];
  const named = text.split(',').map((name) => oneOf('expansions', name.trim(), EXPANSIONS));
  return EXPANSIONS.filter((expansion) => named.includes(expansion));
}

/** An option that takes a whole number; left out, it is `usual`, or undefined. */
export function integerOption(
  name: string,
  text: string,
  [least, most]: readonly [number, number],
  usual?: number,
): Option {
  return new Option(`--${name} <N>`, text).argParser((value) => integer(name, value, least, most)).default(usual);
}

/** An option that takes one of some words; left out, it is `usual`. */
export function wordOption<T extends string | number>(
  name: string,
  text: string,
  words: readonly T[],
  usual: T,
): Option {
  const option = new Option(`--${name} <${name.toUpperCase()}>`, `${text}: ${words.join(', ')}`);
  return option.argParser((value) => oneOf(name, value, words)).default(usual);
}

/** Options that several commands have. */
export const seatsOption = (usual: SeatCount): Option => wordOption('seats', 'seats at a table', SEAT_COUNTS, usual);
export const modeOption = (usual: Mode): Option => wordOption('mode', 'the game', MODES, usual);
export const expansionsOption = (): Option =>
  new Option('--expansions <A,B>', `any of ${EXPANSIONS.join(', ')}; or none`)
    .argParser(expansionsOf)
    .default([] satisfies Expansion[], 'none');
export const seedOption = (text = 'seed of the first game; the next games count up', most = 0xffff_ffff): Option =>
  integerOption('seed', text, [0, most], 1);
export const threadsOption = (): Option =>
  integerOption('threads', 'games played at the same time', [1, 1024], availableParallelism());

/** That a switch is off unless it is given needs no words. */
const describe = (option: Option): string =>
  option.defaultValue === false ? option.description : new Help().optionDescription(option);

/**
 * A command of `package.json`, to which options are added; its help is made from them.
 * @param script its name there
 */
export const commandLine = (script: string, description: string): Command =>
  new Command(`npm run -s ${script} --`)
    .description(description.replaceAll('\n', ' '))
    .helpOption('--help', 'this text')
    .configureHelp({ optionDescription: describe })
    .allowExcessArguments(false)
    .exitOverride()
    // What is wrong is thrown, and shown by whoever runs the command.
    .configureOutput({ writeErr: () => undefined });

export interface CommandValues<T> {
  readonly values: T;
  /** What is named without an option. */
  readonly named: readonly string[];
}

/**
 * Reads what a command was called with; `null` when only help was asked for, which is printed. Throws a UsageError that
 * names what is wrong.
 * @param args without the program and the script
 */
export function readCommandLine<T extends object>(command: Command, args: readonly string[]): CommandValues<T> | null {
  try {
    command.parse([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return null;
    throw new UsageError(error.message.replace(/^error: /, ''));
  }
  return { values: command.opts<T>(), named: command.args };
}
