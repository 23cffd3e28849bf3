import { parseArgs } from 'node:util';
import { integer, readArguments, UsageError } from '../cli/options.ts';

export interface ProblemOptions {
  readonly task: 'find' | 'pick' | 'check' | 'judge';
  /** Games to look through. */
  readonly games: number;
  /** Seed of the first game; each further game takes the next integer. */
  readonly seed: number;
  /** Where what is found is added, one JSON object a line. */
  readonly out: string;
  readonly resume: boolean;
  /** Ends after the decision at hand when this many minutes have passed. */
  readonly minutes: number;
  /** Files of found problems that a set is chosen from, and how many. */
  readonly from: readonly string[];
  readonly pick: number;
  /** Simulations with which problems are checked, and whether those that do not hold are dropped. */
  readonly nodes: number;
  readonly drop: boolean;
}

export const USAGE = `Looks through games of bots for positions with one move clearly best.

npm run problems -- [options]
  --games N        games to look through (100)
  --seed N         seed of the first game; the next games count up (1)
  --out FILE       where what is found is added, one JSON object a line (problems.jsonl)
  --resume         go on in that file where it was left
  --minutes N      stop after so many minutes; 0: when all games are done (0)
  --pick N         choose a set of N from files of found problems and check it in
  --from FILE,…    these files (problems.jsonl)
  --check          solve every problem that is checked in at a lower budget, and say how many hold
  --nodes N        the simulations of that (400)
  --drop           and leave out those that do not
  --judge          judge every problem that is checked in again, and leave out what is not clear or too easy now
  --help           this text`;

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: 'problems.jsonl' },
      resume: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '0' },
      pick: { type: 'string' },
      from: { type: 'string', default: 'problems.jsonl' },
      nodes: { type: 'string', default: '400' },
      drop: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      judge: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

/** Reads the command line; `null` asks for the usage text. Throws a UsageError that names what is wrong. */
export function readOptions(args: string[]): ProblemOptions | null {
  const values = readArguments(() => parse(args));
  if (values.help) return null;
  if (values.check && values.pick !== undefined) throw new UsageError('--check and --pick are two tasks');
  if (values.judge && (values.check || values.pick !== undefined)) throw new UsageError('--judge is a task of its own');
  const judgesOr = values.judge ? 'judge' : 'find';
  const other = values.check ? 'check' : judgesOr;
  return {
    task: values.pick === undefined ? other : 'pick',
    games: integer('games', values.games, 1, 1_000_000),
    seed: integer('seed', values.seed, 0, 0xffff_0000),
    out: values.out,
    resume: values.resume,
    minutes: integer('minutes', values.minutes, 0, 100_000),
    from: values.from.split(','),
    pick: values.pick === undefined ? 0 : integer('pick', values.pick, 1, 100_000),
    nodes: integer('nodes', values.nodes, 2, 1_000_000),
    drop: values.drop,
  };
}
