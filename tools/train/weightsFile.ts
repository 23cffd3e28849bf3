import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type LayersFile,
  type Mind,
  mindFrom,
  type Weights,
  type WeightsFile,
} from '../../shared/bots/value/network.ts';

/** Digits that matter: more change no decision and double the file. */
const DIGITS = 5;

/** Weights in a file, with how far their training has come. */
export interface SavedWeights {
  /** How they were made: the command line. */
  readonly madeBy: string;
  /** Generations that they have been trained on. */
  readonly generations: number;
  readonly mind: Mind;
}

const rounded = (numbers: Float32Array): number[] => Array.from(numbers, (value) => Number(value.toPrecision(DIGITS)));

const layersOf = ({ features, hidden, first, firstBias, second, secondBias }: Weights): LayersFile => ({
  features,
  hidden,
  first: rounded(first),
  firstBias: rounded(firstBias),
  second: rounded(second),
  secondBias: rounded(secondBias),
});

/** Writes the file as a whole or not at all. */
export function writeWeights(file: string, { madeBy, generations, mind }: SavedWeights): void {
  const { value, advice, denial } = mind;
  const plain: WeightsFile = { ...layersOf(value), ...(advice !== null && { advice: layersOf(advice) }), denial };
  writeFileSync(`${file}.new`, `${JSON.stringify({ madeBy, generations, ...plain })}\n`);
  renameSync(`${file}.new`, file);
}

/** Reads a file that `writeWeights` wrote. Throws an Error when there is none, or when it does not fit. */
export function readWeights(file: string): SavedWeights {
  const plain = JSON.parse(readFileSync(file, 'utf8')) as WeightsFile & Omit<SavedWeights, 'mind'>;
  return { madeBy: plain.madeBy, generations: plain.generations, mind: mindFrom(plain) };
}
