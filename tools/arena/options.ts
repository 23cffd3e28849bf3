import type { Expansion, Mode } from '../../shared/vocabulary/options.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../shared/vocabulary/preferences.ts';
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
  threadsOption,
  UsageError,
} from '../cli/options.ts';
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

/** Simulations of the strongest, where "match me" is measured and nothing else is asked for. */
const MATCH_NODES = 100;

type Values = Omit<ArenaOptions, 'entrants' | 'json'> & {
  readonly levels?: string;
  readonly styles: string;
  readonly milliseconds?: number;
  readonly nodes?: number;
  readonly json?: string;
};

const MOST = 1_000_000_000;

const LEVELS = `who plays, each against each: level[:style][@budget][#weights or %tree] (default: hadara,regent);
levels: ${ENTRANT_LEVELS.join(', ')};
budgets: @200 for nodes, @50ms for time;
weights: #FILE for those that npm run train wrote there;
tree: %FOLDER for the bots of another version, in a work tree with its packages`;

const command = () =>
  commandLine('arena', 'Lets bots play tournaments and prints how strong they are.')
    .option('--levels <A,B>', LEVELS)
    .option(
      '--styles <A,B>',
      `every level without a style of its own plays in each of these: none, ${BOT_STYLES.join(', ')}`,
      'none',
    )
    .addOption(seatsOption(2))
    .option(
      '--ladder',
      `each level against the one before it (${BOT_LEVELS[0]} first, or as --levels says), in duels and one against three`,
      false,
    )
    .option(
      '--scale',
      'measures what strengths are worth, the levels and halfway between them, in duels with 100 nodes, or as --nodes says',
      false,
    )
    .option(
      '--match',
      '“match me” against each level as if that were a person: ten duels to find its strength, then --games that are counted',
      false,
    )
    .option(
      '--write',
      'with --ladder: write the table to shared/bots/STRENGTH.md; with --scale: write shared/matching/scale.json',
      false,
    )
    .addOption(
      integerOption(
        'games',
        'games of each match, rounded up: each seed is played in every seating',
        [1, 1_000_000],
        100,
      ),
    )
    .addOption(seedOption('seed of the first round; the next rounds count up'))
    .addOption(
      integerOption('milliseconds', 'longest time of a decision, without a limit of nodes unless --nodes says so', [
        1,
        MOST,
      ]),
    )
    .addOption(
      integerOption(
        'nodes',
        'most nodes of a decision, without a limit of time unless --milliseconds says so: the same games every time',
        [1, MOST],
      ),
    )
    .addOption(modeOption('advanced'))
    .addOption(expansionsOption())
    .addOption(threadsOption())
    .option('--json <FILE>', 'write all figures as JSON, too')
    .addHelpText('after', '\nCtrl-C ends the tournament and prints what there is.');

/** The entrant's text in each of the styles. */
function inStyles(text: string, styles: readonly string[]): string[] {
  const [, level = '', rest = ''] = /^([^@#%]*)(.*)$/.exec(text) ?? [];
  if (level.includes(':') || level === 'handmade') return [text];
  return styles.map((style) => `${style === 'none' ? level : `${level}:${style}`}${rest}`);
}

function entrantsOf(values: Values): Entrant[] {
  const budget = budgetOf(values.milliseconds ?? null, values.nodes ?? (values.match ? MATCH_NODES : null));
  const styles = values.styles.split(',').map((style) => oneOf('styles', style.trim(), ['none', ...BOT_STYLES]));
  const usual = values.ladder || values.match ? BOT_LEVELS.join() : 'hadara,regent';
  const texts = (values.levels ?? usual).split(',').flatMap((text) => inStyles(text.trim(), styles));
  if (texts.length < 2 && !values.match) throw new UsageError('--levels and --styles must name at least two who play');
  return texts.map((text) => readEntrant(text, budget));
}

/** Reads the command line; `null` when only help was asked for. Throws a UsageError that names what is wrong. */
export function readOptions(args: readonly string[]): ArenaOptions | null {
  const read = readCommandLine<Values>(command(), args);
  if (read === null) return null;
  const {
    levels: _levels,
    styles: _styles,
    milliseconds: _milliseconds,
    nodes: _nodes,
    json = null,
    ...values
  } = read.values;
  if (values.write && !values.ladder && !values.scale) throw new UsageError('--write needs --ladder or --scale');
  if ([values.ladder, values.scale, values.match].filter(Boolean).length > 1)
    throw new UsageError('--ladder, --scale and --match exclude each other');
  return { ...values, json, entrants: entrantsOf(read.values) };
}
