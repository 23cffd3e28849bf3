import { TABLE_THEMES, type TableTheme, TIERS, type Tier } from '../../../shared/vocabulary/preferences.ts';
import { commandLine, oneOf, readCommandLine } from '../../cli/options.ts';
import { STEP_NAMES, type StepName } from './steps.ts';

export interface Options {
  readonly steps: readonly StepName[];
  readonly themes: readonly TableTheme[];
  readonly tiers: readonly Tier[];
  /** A folder for the pictures that were measured. */
  readonly pictures?: string;
}

const ABOUT = `Reads the built page at each step of a game of four (npm run build comes first) and counts: numerals and words, what
is told twice, how bright what can be chosen is, and presses to a decision; and how hard the lessons are to read.`;

const listed = <T extends string>(name: string, text: string, allowed: readonly T[]): readonly T[] =>
  text.split(',').map((one) => oneOf(name, one.trim(), allowed));

const command = () =>
  commandLine('bench:glance', ABOUT)
    .option('--steps <A,B>', 'steps, the last five with all expansions', STEP_NAMES.join(','))
    .option('--themes <A,B>', 'tables, the first for all that is counted', TABLE_THEMES.join(','))
    .option('--tiers <A,B>', `graphics: ${TIERS.join(', ')}`, 'low')
    .option('--pictures <FOLDER>', 'keeps the pictures that were measured');

/** Reads the command line; `null` when only help was asked for. Throws a UsageError. */
export function readOptions(args: readonly string[]): Options | null {
  const read = readCommandLine<Record<'steps' | 'themes' | 'tiers', string> & Pick<Options, 'pictures'>>(
    command(),
    args,
  );
  if (read === null) return null;
  const { steps, themes, tiers, pictures } = read.values;
  return {
    steps: listed('steps', steps, STEP_NAMES),
    themes: listed('themes', themes, TABLE_THEMES),
    tiers: listed('tiers', tiers, TIERS),
    ...(pictures === undefined ? {} : { pictures }),
  };
}
