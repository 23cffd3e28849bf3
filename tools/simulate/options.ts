import type { Expansion, Mode } from '../../shared/vocabulary/options.ts';
import { BOT_LEVELS, type BotLevel } from '../../shared/vocabulary/preferences.ts';
import type { SeatCount } from '../../shared/vocabulary/seats.ts';
import {
  commandLine,
  expansionsOption,
  integerOption,
  modeOption,
  oneOf,
  readCommandLine,
  seatsOption,
  seedOption,
  UsageError,
} from '../cli/options.ts';

export interface SimulateOptions {
  readonly seats: SeatCount;
  readonly mode: Mode;
  /** In the order of `EXPANSIONS`. */
  readonly expansions: readonly Expansion[];
  /** A content file to play with; `null` for the game's own numbers. */
  readonly content: string | null;
  /** Seed of the first game; each further game takes the next integer. */
  readonly seed: number;
  readonly games: number;
  /** One level for each seat. */
  readonly levels: readonly BotLevel[];
  readonly json: boolean;
  readonly record: string | null;
  readonly legal: boolean;
}

type Values = Omit<SimulateOptions, 'content' | 'levels' | 'record'> & {
  readonly content?: string;
  readonly levels: string;
  readonly record?: string;
};

const command = () =>
  commandLine('simulate', 'Plays games between bots and prints what they scored.')
    .addOption(seatsOption(4))
    .addOption(modeOption('basic'))
    .addOption(expansionsOption())
    .option('--content <FILE>', 'play with the numbers of this content file')
    .addOption(seedOption())
    .addOption(integerOption('games', 'how many games', [1, 1_000_000], 100))
    .option('--levels <A,B>', `a level for each seat, or one for all: ${BOT_LEVELS.join(', ')}`, 'governor')
    .option('--json', 'print JSON instead of a table', false)
    .option('--record <FILE>', 'write every game as a game record, one JSON object a line')
    .option('--no-legal', 'leave the legal actions out of the record');

function levelsOf(text: string, seats: number): BotLevel[] {
  const levels = text.split(',').map((level) => oneOf('levels', level, BOT_LEVELS));
  if (levels.length === 1) return Array.from({ length: seats }, () => levels[0] as BotLevel);
  if (levels.length !== seats) throw new UsageError(`--levels names ${levels.length} levels for ${seats} seats`);
  return levels;
}

/** Reads the command line; `null` when only help was asked for. Throws a UsageError that names what is wrong. */
export function readOptions(args: readonly string[]): SimulateOptions | null {
  const read = readCommandLine<Values>(command(), args);
  if (read === null) return null;
  const { content = null, record = null, levels, ...values } = read.values;
  return { ...values, content, record, levels: levelsOf(levels, values.seats) };
}
