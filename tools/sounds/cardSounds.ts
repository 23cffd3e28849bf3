import { CARD, cut, repeated, reversed, struck, WOOD } from './bodies.ts';
import { recording } from './recordings.ts';
import { faded, type Luck, lowPass, mixed, noise, type Signal, semitones, sweep, tap } from './signal.ts';

/** Paper over cloth: a soft hiss that is rougher here and there. */
export function slide(luck: Luck): Signal {
  const roughness = lowPass(noise(luck, 0.2), 140).map((value) => 0.6 + 0.4 * Math.max(-1, Math.min(1, value / 0.03)));
  const hiss = sweep(luck, 0.2, 1500, luck.between(3000, 3800)).map((value, at) => value * (roughness[at] ?? 0));
  return mixed(0.24, [
    [hiss, 0, 0],
    [recording('perc_swoosh', { from: 0.02, to: 0.24, pitch: 5, above: 900 }), 0, -13],
  ]);
}

/** A card turned over; `up` semitones higher. */
export const flip = (luck: Luck, up = 0): Signal =>
  mixed(0.2, [
    [sweep(luck, 0.09, 900 * semitones(up), 2600 * semitones(up)), 0, -6],
    [tap(luck, 0.05, 2200, 7500, 0.022), 0.085, -2],
    [struck(luck, CARD, 620 * semitones(up) * luck.between(0.94, 1.06), 0.09), 0.085, -3],
  ]);

/** A card laid down on others: heard from its first sample on, for it is played when the card touches. */
export const lay = (luck: Luck): Signal =>
  mixed(0.22, [
    [tap(luck, 0.08, 180, 1500, 0.045), 0, 0],
    [struck(luck, WOOD, 175 * luck.between(0.93, 1.07), 0.2), 0, -4],
    [recording(`tabla_ke${Math.floor(luck.between(1, 4))}`, { pitch: -3, below: 1800 }), 0.002, -7],
    [tap(luck, 0.06, 2500, 6000, 0.03), 0, -17],
  ]);

/** On leather: duller and softer. */
const leather = (luck: Luck): Signal =>
  lowPass(
    mixed(0.24, [
      [lay(luck), 0, 0],
      [recording('drum_heavy_kick', { from: 0, to: 0.15, pitch: 5, below: 500 }), 0, -8],
    ]),
    1900,
  );

export const sold = (luck: Luck): Signal =>
  mixed(0.5, [
    [slide(luck), 0, 0],
    [leather(luck), 0.2, -4],
  ]);

export const edge = (luck: Luck): Signal => sweep(luck, 0.09, luck.between(2200, 2700), luck.between(3900, 4500));

/** Air before all cards are turned over together. */
export const reveal = (luck: Luck): Signal =>
  mixed(0.55, [
    [sweep(luck, 0.45, 500, luck.between(2300, 2700)), 0, -2],
    [recording('ambi_swoosh', { from: 0.5, to: 0.95, pitch: 4, above: 600 }), 0, -12],
    ...[0, 1, 2].map((index) => [flip(luck, 2 * index), 0.1 + 0.09 * index, -5 + index] as const),
  ]);

export const undo = (luck: Luck): Signal => faded(reversed(cut(flip(luck), 0, 0.16)), 0.005, 0.01);

export const curtain = (luck: Luck): Signal =>
  mixed(0.6, [
    [lowPass(sweep(luck, 0.5, 350, luck.between(800, 1000), 0.8), 2200), 0, 0],
    [recording('ambi_swoosh', { from: 0.5, to: 1.1, pitch: 2, below: 1500 }), 0, -14],
  ]);

/** Three things carried off. */
export const plunder = (luck: Luck): Signal =>
  mixed(0.8, [
    [
      repeated(
        0.7,
        [0, 1, 2].map((index) => [0.13 * index, -3 - index, () => lowPass(lay(luck), 900)] as const),
      ),
      0,
      0,
    ],
    [recording('tabla_ghe1', { pitch: luck.between(-3, -1) }), 0.38, -2],
  ]);

export const loss = (luck: Luck): Signal =>
  mixed(1.1, [
    [recording('tabla_ghe2', { from: 0, to: 1, pitch: luck.between(-5, -3), below: 900, fade: 0.4 }), 0, 0],
    [recording('drum_tom_lo_soft', { from: 0, to: 0.8, pitch: -6 }), 0, -4],
    [sweep(luck, 0.28, 2200, 700), 0.16, -20],
    [leather(luck), 0.42, -12],
  ]);
