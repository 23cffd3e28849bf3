import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { EXPANSIONS, type Expansion, MODES, type Mode } from '../../shared/vocabulary/options.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../shared/vocabulary/preferences.ts';
import { SEAT_COUNTS, type SeatCount } from '../../shared/vocabulary/seats.ts';
import { expansionsOf, integer, oneOf, readArguments, UsageError } from '../cli/options.ts';
import { budgetOf, ENTRANT_LEVELS, type Entrant, readEntrant } from './entrant.ts';

export interface ArenaOptions {
  readonly seats: SeatCount;
  readonly mode: Mode;
  /** In the order of `EXPANSIONS`. */
  readonly expansions: readonly Expansion[];
  /** Games of each match; played are whole rounds, so a few more where this is no multiple of the seats. */
  readonly games: number;
  /** Seed of the first round; each further round takes the next integer. */
  readonly seed: number;
  /** At least two. */
  readonly entrants: readonly Entrant[];
  readonly ladder: boolean;
  /** Measures what strengths between levels are worth, instead of a tournament. */
  readonly scale: boolean;
  /** Lets "match me" play against each of the entrants, instead of a tournament. */
  readonly match: boolean;
  readonly threads: number;
  readonly json: string | null;
  readonly write: boolean;
}

export const USAGE = `Lets bots play tournaments and prints how strong they are.

npm run -s arena -- [options]
  --levels A,B,…    who plays: level[:style][@budget][#weights], each against each (hadara,regent)
                    levels: ${ENTRANT_LEVELS.join(', ')}
                    budgets: @200 for nodes, @50ms for time
                    weights: #FILE for those that npm run train wrote there
  --styles A,B,…    every level without a style of its own plays in each of these:
                    none, ${BOT_STYLES.join(', ')} (none)
  --seats N         2 to 5 (2); from 3 on one plays against several of the other, and the other way round
  --ladder          each level against the one before it (${BOT_LEVELS[0]} first, or as --levels says), in duels and
                    one against three
  --scale           measures what strengths are worth, the levels and halfway between them, in duels with
                    100 nodes, or as --nodes says
  --match           “match me” against each level as if that were a person: ten duels to find its strength,
                    ten that are counted; --games counted duels against each (all levels, with 100 nodes)
  --write           with --ladder: write the table to shared/bots/README.md;
                    with --scale: write shared/matching/scale.json
  --games N         games of each match, rounded up to whole rounds: each seed is played in every seating (100)
  --seed N          seed of the first round; the next rounds count up (1)
  --milliseconds N  longest time of a decision, without a limit of nodes unless --nodes says so
  --nodes N         most nodes of a decision, without a limit of time unless --milliseconds says so:
                    the same games every time (without either: what players meet)
  --mode MODE       ${MODES.join(' or ')} (advanced)
  --expansions A,…  any of ${EXPANSIONS.join(', ')}; or none (none)
  --threads N       games played at the same time (as many as the machine has processors)
  --json FILE       write all figures as JSON, too
  --help            this text
Ctrl-C ends the tournament and prints what there is.`;

/** Simulations of the strongest, where "match me" is measured and nothing else is asked for. */
const MATCH_NODES = 100;

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      levels: { type: 'string' },
      styles: { type: 'string', default: 'none' },
      seats: { type: 'string', default: '2' },
      ladder: { type: 'boolean', default: false },
      scale: { type: 'boolean', default: false },
      match: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      milliseconds: { type: 'string' },
      nodes: { type: 'string' },
      mode: { type: 'string', default: 'advanced' },
      expansions: { type: 'string', default: '' },
      threads: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;

type Values = ReturnType<typeof parse>;

/** The entrant's text in each of the styles. */
function inStyles(text: string, styles: readonly string[]): string[] {
  const [, level = '', rest = ''] = /^([^@#]*)(.*)$/.exec(text) ?? [];
  if (level.includes(':') || level === 'handmade') return [text];
  return styles.map((style) => `${style === 'none' ? level : `${level}:${style}`}${rest}`);
}

function entrantsOf(values: Values): Entrant[] {
  const atLeastOne = (name: 'milliseconds' | 'nodes') => {
    const text = values[name];
    return text === undefined ? null : integer(name, text, 1, 1_000_000_000);
  };
  const budget = budgetOf(atLeastOne('milliseconds'), atLeastOne('nodes') ?? (values.match ? MATCH_NODES : null));
  const styles = values.styles.split(',').map((style) => oneOf('styles', style.trim(), ['none', ...BOT_STYLES]));
  const usual = values.ladder || values.match ? BOT_LEVELS.join() : 'hadara,regent';
  const texts = (values.levels ?? usual).split(',').flatMap((text) => inStyles(text.trim(), styles));
  if (texts.length < 2 && !values.match) throw new UsageError('--levels and --styles must name at least two who play');
  return texts.map((text) => readEntrant(text, budget));
}

/** Reads the command line; `null` asks for the usage text. Throws a UsageError that names what is wrong. */
export function readOptions(args: string[]): ArenaOptions | null {
  const values = readArguments(() => parse(args));
  if (values.help) return null;
  if (values.write && !values.ladder && !values.scale) throw new UsageError('--write needs --ladder or --scale');
  if ([values.ladder, values.scale, values.match].filter(Boolean).length > 1)
    throw new UsageError('--ladder, --scale and --match exclude each other');
  return {
    seats: oneOf('seats', values.seats, SEAT_COUNTS),
    mode: oneOf('mode', values.mode, MODES),
    expansions: expansionsOf(values.expansions),
    games: integer('games', values.games, 1, 1_000_000),
    seed: integer('seed', values.seed, 0, 0xffff_ffff),
    entrants: entrantsOf(values),
    ladder: values.ladder,
    scale: values.scale,
    match: values.match,
    threads: integer('threads', values.threads, 1, 1024),
    json: values.json ?? null,
    write: values.write,
  };
}
