import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Weights, type WeightsFile, weightsFrom } from '../../shared/bots/value/network.ts';

/** Digits that matter: more change no decision and double the file. */
const DIGITS = 5;

/** Weights in a file, with how far their training has come. */
export interface SavedWeights {
  /** How they were made: the command line. */
  readonly madeBy: string;
  /** Generations that they have been trained on. */
  readonly generations: number;
  readonly weights: Weights;
}

const rounded = (numbers: Float32Array): number[] => Array.from(numbers, (value) => Number(value.toPrecision(DIGITS)));

/** Writes the file as a whole or not at all. */
export function writeWeights(file: string, { madeBy, generations, weights }: SavedWeights): void {
  const plain: WeightsFile = {
    features: weights.features,
    hidden: weights.hidden,
    first: rounded(weights.first),
    firstBias: rounded(weights.firstBias),
    second: rounded(weights.second),
    secondBias: rounded(weights.secondBias),
  };
  writeFileSync(`${file}.new`, `${JSON.stringify({ madeBy, generations, ...plain })}\n`);
  renameSync(`${file}.new`, file);
}

/** Reads a file that `writeWeights` wrote. Throws an Error when there is none, or when it does not fit. */
export function readWeights(file: string): SavedWeights {
  const plain = JSON.parse(readFileSync(file, 'utf8')) as WeightsFile & Omit<SavedWeights, 'weights'>;
  return { madeBy: plain.madeBy, generations: plain.generations, weights: weightsFrom(plain) };
}
