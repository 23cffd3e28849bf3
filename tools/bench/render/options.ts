import { TIERS, type Tier } from '../../../shared/vocabulary/preferences.ts';
import { commandLine, integerOption, oneOf, readCommandLine } from '../../cli/options.ts';

export interface Options {
  /** The git ref of the table to compare with. */
  readonly against: string;
  readonly tiers: readonly Tier[];
  readonly rounds: number;
  /** Games that are played one after the other for the memory; 0: not measured. */
  readonly games: number;
}

/** The table before it had cities. Older ones lack what the bench's pages of today load. */
const BEFORE = '36afb9ca^';

const ABOUT =
  'Measures how the table is drawn, beside a scene of nothing but cards and beside the table of another commit.';

const command = () =>
  commandLine('bench:render', ABOUT)
    .option('--against <REF>', 'the commit to compare with', BEFORE)
    .option('--tiers <A,B>', 'graphics', TIERS.join(','))
    .addOption(integerOption('rounds', 'rounds, in each of which every row is measured once', [1, 100], 5))
    .addOption(integerOption('games', 'games one after the other for the memory; 0: none', [0, 1000], 20));

/** Reads the command line; `null` when only help was asked for. Throws a UsageError. */
export function readOptions(args: readonly string[]): Options | null {
  const read = readCommandLine<Omit<Options, 'tiers'> & { readonly tiers: string }>(command(), args);
  if (read === null) return null;
  return { ...read.values, tiers: read.values.tiers.split(',').map((name) => oneOf('tiers', name.trim(), TIERS)) };
}
