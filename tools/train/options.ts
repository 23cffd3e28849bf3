import { commandLine, integerOption, readCommandLine, seedOption, wordOption } from '../cli/options.ts';
import { COURSES, type TrainingPlan } from './train.ts';

export interface TrainOptions extends Omit<TrainingPlan, 'course'> {
  readonly course: TrainingPlan['course'] | 'search';
  readonly out: string;
  readonly resume: boolean;
  /** Weights to begin with, instead of the hand-made evaluation. */
  readonly from: string | null;
}

const COURSE_NAMES = [...(Object.keys(COURSES) as (keyof typeof COURSES)[]), 'search'] as const;

const command = () =>
  commandLine(
    'train',
    "Trains the bots' learned evaluation by games against itself, and prints how each generation did.",
  )
    .addOption(
      integerOption(
        'generations',
        'generations after the first, in which the hand-made evaluation plays',
        [0, 1000],
        6,
      ),
    )
    .addOption(integerOption('games', 'games of each generation', [1, 100_000], 4000))
    .addOption(seedOption('the same seed gives the same weights', 1_000_000))
    .addOption(integerOption('hidden', 'hidden units of the network', [1, 512], 64))
    .addOption(integerOption('epochs', 'passes over the games of a generation and of the one before', [1, 100], 3))
    .addOption(
      wordOption(
        'course',
        'refine takes more care, for weights that are good already; search teaches what searches find beyond them',
        COURSE_NAMES,
        'learn',
      ),
    )
    .addOption(
      integerOption(
        'duels',
        'deals played twice after each generation: against the hand-made evaluation, or with search against what was before',
        [0, 10_000],
        50,
      ),
    )
    .option('--out <FILE>', 'where the weights go after each generation', 'weights.json')
    .option('--from <FILE>', 'begin with these weights, without the games of the hand-made evaluation')
    .option('--resume', 'go on from the file of --out where it was left', false);

/** Reads the command line; `null` when only help was asked for. Throws a UsageError that names what is wrong. */
export function readOptions(args: readonly string[]): TrainOptions | null {
  const read = readCommandLine<Omit<TrainOptions, 'from'> & { readonly from?: string }>(command(), args);
  return read === null ? null : { ...read.values, from: read.values.from ?? null };
}
