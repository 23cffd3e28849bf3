import effects from '../../assets/sounds/effects.json';
import type { Cue } from '../game/actions/view.ts';

/** Milliseconds: what is longer is no short sound. */
const SHORT = 600;

type Place = readonly [start: number, length: number];

export const variantsOf = (cue: Cue): readonly Place[] => effects[cue] as unknown as readonly Place[];

export const isShort = (cue: Cue): boolean => variantsOf(cue).every(([, length]) => length <= SHORT);

/** The name of a variant of a cue in the file of all effects. */
export const spriteName = (cue: Cue, variant: number): string => `${cue} ${variant}`;

/** Where every variant of every cue is in the file, in milliseconds. */
export const SPRITES: Readonly<Record<string, [start: number, length: number]>> = Object.fromEntries(
  (Object.keys(effects) as Cue[]).flatMap((cue) =>
    variantsOf(cue).map(([start, length], variant) => [spriteName(cue, variant), [start, length]]),
  ),
);

/** How a cue is played this time. */
export interface Manner {
  /** −1 left, 0 in the middle, 1 right. */
  readonly pan?: number;
  /** Speed, and with it pitch: 1 as it was made. */
  readonly rate?: number;
}

export type Play = (cue: Cue, manner?: Manner) => void;
