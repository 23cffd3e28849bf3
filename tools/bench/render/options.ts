import { parseArgs } from 'node:util';
import { TIERS, type Tier } from '../../../shared/vocabulary/preferences.ts';
import { integer, oneOf, readArguments } from '../../cli/options.ts';

export interface Options {
  /** The git ref of the table to compare with. */
  readonly against: string;
  readonly tiers: readonly Tier[];
  readonly rounds: number;
  /** Games that are played one after the other for the memory; 0: not measured. */
  readonly games: number;
}

/** The table before it became a landscape. */
const BEFORE = '835d251';

export const USAGE = `Measures how the table is drawn, beside a scene of nothing but cards and beside the table of another commit.

npm run -s bench:render -- [options]
  --against REF    the commit to compare with (${BEFORE})
  --tiers A,…      any of ${TIERS.join(', ')} (all)
  --rounds N       rounds, in each of which every row is measured once (5)
  --games N        games one after the other for the memory; 0: none (20)
  --help           this text`;

/** Reads the command line; `null`: only the usage was asked for. Throws a UsageError. */
export function readOptions(args: readonly string[]): Options | null {
  const { values } = readArguments(() =>
    parseArgs({
      args: [...args],
      options: {
        against: { type: 'string', default: BEFORE },
        tiers: { type: 'string', default: TIERS.join(',') },
        rounds: { type: 'string', default: '5' },
        games: { type: 'string', default: '20' },
        help: { type: 'boolean', default: false },
      },
    }),
  );
  if (values.help) return null;
  return {
    against: values.against,
    tiers: values.tiers.split(',').map((name) => oneOf('tiers', name.trim(), TIERS)),
    rounds: integer('rounds', values.rounds, 1, 100),
    games: integer('games', values.games, 0, 1000),
  };
}
