import effects from '../../assets/sounds/effects.json';
import type { Cue } from '../game/actions/cue.ts';

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
