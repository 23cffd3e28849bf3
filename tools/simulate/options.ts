import { parseArgs } from 'node:util';
import { EXPANSIONS, type Expansion, MODES, type Mode } from '../../shared/vocabulary/options.ts';
import { BOT_LEVELS, type BotLevel } from '../../shared/vocabulary/preferences.ts';
import { SEAT_COUNTS, type SeatCount } from '../../shared/vocabulary/seats.ts';
import { expansionsOf, integer, oneOf, readArguments, UsageError } from '../cli/options.ts';

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

export const USAGE = `Plays games between bots and prints what they scored.

npm run -s simulate -- [options]
  --seats N        2 to 5 (4)
  --mode MODE      ${MODES.join(' or ')} (basic)
  --expansions A,… any of ${EXPANSIONS.join(', ')}; or none (none)
  --content FILE   play with the numbers of this content file
  --seed N         seed of the first game; the next games count up (1)
  --games N        how many games (100)
  --levels A,B,…   a level for each seat, or one for all: ${BOT_LEVELS.join(', ')} (governor)
  --json           print JSON instead of a table
  --record FILE    write every game as a game record, one JSON object a line
  --no-legal       leave the legal actions out of the record
  --help           this text`;

function levelsOf(text: string, seats: number): BotLevel[] {
  const levels = text.split(',').map((level) => oneOf('levels', level, BOT_LEVELS));
  if (levels.length === 1) return Array.from({ length: seats }, () => levels[0] as BotLevel);
  if (levels.length !== seats) throw new UsageError(`--levels names ${levels.length} levels for ${seats} seats`);
  return levels;
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowNegative: true,
    options: {
      seats: { type: 'string', default: '4' },
      mode: { type: 'string', default: 'basic' },
      expansions: { type: 'string', default: '' },
      content: { type: 'string' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: '100' },
      levels: { type: 'string', default: 'governor' },
      json: { type: 'boolean', default: false },
      record: { type: 'string' },
      legal: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  }).values;

/** Reads the command line; `null` asks for the usage text. Throws a UsageError that names what is wrong. */
export function readOptions(args: string[]): SimulateOptions | null {
  const values = readArguments(() => parse(args));
  if (values.help) return null;
  const seats = oneOf('seats', values.seats, SEAT_COUNTS);
  return {
    seats,
    mode: oneOf('mode', values.mode, MODES),
    expansions: expansionsOf(values.expansions),
    content: values.content ?? null,
    seed: integer('seed', values.seed, 0, 0xffff_ffff),
    games: integer('games', values.games, 1, 1_000_000),
    levels: levelsOf(values.levels, seats),
    json: values.json,
    record: values.record ?? null,
    legal: values.legal,
  };
}
