import { commandLine, integerOption, readCommandLine, seedOption, UsageError } from '../cli/options.ts';

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

type Values = Omit<ProblemOptions, 'task' | 'from' | 'pick'> & {
  readonly from: string;
  readonly pick?: number;
  readonly check: boolean;
  readonly judge: boolean;
};

const command = () =>
  commandLine('problems', 'Looks through games of bots for positions with one move clearly best.')
    .addOption(integerOption('games', 'games to look through', [1, 1_000_000], 100))
    .addOption(seedOption(undefined, 0xffff_0000))
    .option('--out <FILE>', 'where what is found is added, one JSON object a line', 'problems.jsonl')
    .option('--resume', 'go on in that file where it was left', false)
    .addOption(integerOption('minutes', 'stop after so many minutes; 0: when all games are done', [0, 100_000], 0))
    .addOption(integerOption('pick', 'choose a set of N from files of found problems and check it in', [1, 100_000]))
    .option('--from <FILE,FILE>', 'these files', 'problems.jsonl')
    .option('--check', 'solve every problem that is checked in at a lower budget, and say how many hold', false)
    .addOption(integerOption('nodes', 'the simulations of --check', [2, 1_000_000], 400))
    .option('--drop', 'with --check: leave out those that do not hold', false)
    .option('--judge', 'judge every checked-in problem again, and leave out what is unclear or too easy now', false);

function taskOf({ pick, check, judge }: Values): ProblemOptions['task'] {
  const asked = [
    ...(pick === undefined ? [] : (['pick'] as const)),
    ...(check ? (['check'] as const) : []),
    ...(judge ? (['judge'] as const) : []),
  ];
  if (asked.length > 1) throw new UsageError(`--${asked.join(' and --')} are different tasks`);
  return asked[0] ?? 'find';
}

/** Reads the command line; `null` when only help was asked for. Throws a UsageError that names what is wrong. */
export function readOptions(args: readonly string[]): ProblemOptions | null {
  const read = readCommandLine<Values>(command(), args);
  if (read === null) return null;
  const { pick = 0, from, check: _check, judge: _judge, ...values } = read.values;
  return { ...values, task: taskOf(read.values), pick, from: from.split(',') };
}
