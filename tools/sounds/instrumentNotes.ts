import type { Instrument } from '../../renderer/audio/music/note.ts';
import * as instruments from './instruments.ts';
import type { Luck, Signal } from './signal.ts';

interface Recipe {
  readonly make: (luck: Luck, hertz: number, pitch: number) => Signal;
  /** The keys that are made; those between are played from the nearest. */
  readonly keys: readonly number[];
}

const every = (step: number, from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Which notes of which instrument are made. */
export const NOTES: Readonly<Record<Instrument, Recipe>> = {
  lyre: { make: instruments.lyre, keys: every(4, 35, 75) },
  psaltery: { make: instruments.psaltery, keys: every(4, 52, 80) },
  lute: { make: instruments.lute, keys: every(4, 38, 78) },
  flute: { make: instruments.flute, keys: every(4, 60, 76) },
  recorder: { make: instruments.recorder, keys: every(4, 66, 82) },
  viol: { make: instruments.viol, keys: every(5, 35, 80) },
  choir: { make: instruments.choir, keys: every(4, 52, 68) },
  bell: { make: instruments.bell, keys: every(6, 63, 75) },
  drum: { make: instruments.drum, keys: [36, 38, 42] },
};
