import { parseArgs } from 'node:util';
import { integer, oneOf, readArguments } from '../cli/options.ts';
import { COURSES, type TrainingPlan } from './train.ts';

export interface TrainOptions extends TrainingPlan {
  readonly out: string;
  readonly resume: boolean;
  /** Weights to begin with, instead of the hand-made evaluation. */
  readonly from: string | null;
}

export const USAGE = `Trains the bots' learned evaluation by games against itself, and prints how each generation did.

npm run train -- [options]
  --generations N  generations after the first, in which the hand-made evaluation plays (6)
  --games N        games of each generation (4000)
  --seed N         the same seed gives the same weights (1)
  --hidden N       hidden units of the network (64)
  --epochs N       passes over the games of a generation and of the one before (3)
  --course NAME    learn, or refine: with more care, for weights that are good already (learn)
  --duels N        deals played twice against the hand-made evaluation after each generation (50)
  --out FILE       where the weights go after each generation (weights.json)
  --from FILE      begin with these weights, without the games of the hand-made evaluation
  --resume         go on from that file where it was left
  --help           this text`;

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      generations: { type: 'string', default: '6' },
      games: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
      hidden: { type: 'string', default: '64' },
      epochs: { type: 'string', default: '3' },
      course: { type: 'string', default: 'learn' },
      duels: { type: 'string', default: '50' },
      out: { type: 'string', default: 'weights.json' },
      from: { type: 'string' },
      resume: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

/** Reads the command line; `null` asks for the usage text. Throws a UsageError that names what is wrong. */
export function readOptions(args: string[]): TrainOptions | null {
  const values = readArguments(() => parse(args));
  if (values.help) return null;
  return {
    generations: integer('generations', values.generations, 0, 1000),
    games: integer('games', values.games, 1, 100_000),
    seed: integer('seed', values.seed, 0, 1_000_000),
    hidden: integer('hidden', values.hidden, 1, 512),
    epochs: integer('epochs', values.epochs, 1, 100),
    course: oneOf('course', values.course, Object.keys(COURSES) as (keyof typeof COURSES)[]),
    duels: integer('duels', values.duels, 0, 10_000),
    out: values.out,
    resume: values.resume,
    from: values.from ?? null,
  };
}
