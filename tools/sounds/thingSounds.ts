import { BELL, BRASS, blown, CHISEL, COIN, PEG, plucked, repeated, STONE, struck, WOOD } from './bodies.ts';
import { recording } from './recordings.ts';
import {
  addTo,
  faded,
  type Luck,
  lowPass,
  mixed,
  RATE,
  type Signal,
  semitones,
  silence,
  sweep,
  tap,
} from './signal.ts';

/** So many coins let fall: each has its own tone. */
export const coins =
  (count: number) =>
  (luck: Luck): Signal => {
    const heap = silence(0.65 + 0.05 * count);
    let at = 0;
    for (let coin = 0; coin < count; coin++) {
      addTo(heap, [struck(luck, COIN, luck.between(3000, 3900), 0.3), at, luck.between(-4, 0)]);
      addTo(heap, [tap(luck, 0.015, 3000, 12_000, 0.008), at, -9]);
      addTo(heap, [struck(luck, WOOD, 420, 0.1), at, coin === 0 ? -15 : -24]);
      at += count < 5 ? luck.between(0.05, 0.085) : luck.between(0.02, 0.065);
    }
    return lowPass(heap, 11_000);
  };

export const detent = (luck: Luck): Signal =>
  mixed(0.12, [
    [struck(luck, WOOD, 610 * luck.between(0.97, 1.03), 0.1), 0, 0],
    [tap(luck, 0.012, 2000, 9000, 0.007), 0, -6],
    [recording('elec_tick'), 0, -12],
  ]);

/** The wheel falls into its notch. */
export const thud = (luck: Luck): Signal =>
  mixed(0.7, [
    [struck(luck, BRASS, 188 * luck.between(0.98, 1.02), 0.6), 0, -3],
    [recording('drum_tom_lo_soft', { from: 0, to: 0.5, pitch: -4, below: 700 }), 0, 0],
    [tap(luck, 0.05, 300, 2400, 0.03), 0, -6],
  ]);

const CLICKS = 9;

/** A whole turn of the wheel, where no wheel is seen to turn. */
export const wholeTurn = (luck: Luck): Signal =>
  mixed(1.4, [
    ...Array.from({ length: CLICKS }, (_, click) => {
      const at = 0.6 * (1 - (1 - click / CLICKS) ** 0.6);
      return [detent(luck), at, -6] as const;
    }),
    [thud(luck), 0.62, 0],
  ]);

export const peg = (luck: Luck): Signal =>
  mixed(0.14, [
    [struck(luck, PEG, 880 * luck.between(0.99, 1.01), 0.12), 0, 0],
    [tap(luck, 0.01, 1500, 6000, 0.006), 0, -8],
  ]);

export const pegRun = (luck: Luck): Signal =>
  repeated(
    0.6,
    [0, 2, 4, 7, 9, 12].map((pitch, index) => [index * 0.06, 0, () => peg(luck), semitones(pitch)] as const),
  );

export const threshold = (luck: Luck): Signal =>
  mixed(1, [
    [struck(luck, BELL, 1318.5, 0.9, 0.7), 0, -3],
    [struck(luck, BELL, 1975.5, 0.9, 0.6), 0.07, 0],
    [recording('elec_triangle', { above: 4000 }), 0, -16],
    [recording('elec_chime', { from: 0, to: 0.9, pitch: -5, above: 3500, fade: 0.5 }), 0.05, -20],
  ]);

/** A stone is set down, and grains trickle. */
export function stone(luck: Luck): Signal {
  const block = mixed(0.5, [
    [struck(luck, STONE, 205 * luck.between(0.95, 1.05), 0.3), 0, 0],
    [recording('perc_impact1', { from: 0, to: 0.35, pitch: -2, below: 2600, fade: 0.2 }), 0, -4],
    [tap(luck, 0.03, 400, 3500, 0.016), 0, -3],
  ]);
  for (let grain = 0; grain < 14; grain++)
    addTo(block, [
      tap(luck, 0.006, 1500, 6000, 0.004),
      0.03 + 0.05 * -Math.log(luck.between(0.01, 1)),
      luck.between(-32, -22),
    ]);
  return block;
}

/** A block pulled over the table, by fits and starts. */
export const drag = (luck: Luck): Signal => {
  const jerks = luck.between(28, 34);
  const scrape = lowPass(sweep(luck, 0.36, 320, luck.between(480, 560), 2.5), 1800);
  return scrape.map((value, at) => value * (0.6 + 0.4 * Math.sin((2 * Math.PI * jerks * at) / RATE)));
};

/** Set down, then two strokes of the chisel. */
export const statue = (luck: Luck): Signal =>
  mixed(0.9, [
    [stone(luck), 0, -2],
    ...[0.23, 0.38].map((at) => [struck(luck, CHISEL, 2350 * luck.between(0.98, 1.02), 0.4), at, -11] as const),
  ]);

export const monument = (luck: Luck): Signal =>
  mixed(2.2, [
    [stone(luck), 0, 0],
    [stone(luck), 0.26, -3],
    [recording('ambi_choir', { from: 0, to: 1.5, pitch: -5, below: 2500, fade: 0.7 }), 0.35, -6],
    [recording('ambi_choir', { from: 0, to: 1.5, pitch: 2, below: 2500, fade: 0.7 }), 0.42, -10],
  ]);

export const stall = (luck: Luck): Signal =>
  mixed(0.6, [
    [struck(luck, WOOD, 330 * luck.between(0.96, 1.04), 0.15), 0, 0],
    [struck(luck, WOOD, 270 * luck.between(0.96, 1.04), 0.15), 0.08, -3],
    [sweep(luck, 0.16, 500, 1300), 0.1, -9],
    [coins(1)(luck), 0.12, -12],
  ]);

export const join = (luck: Luck): Signal =>
  mixed(1, [
    [blown(392 * luck.between(0.995, 1.005), 0.22), 0, -4],
    [blown(587.3 * luck.between(0.995, 1.005), 0.42), 0.2, -2],
    [stone(luck), 0, -10],
  ]);

export const medal = (luck: Luck): Signal =>
  mixed(1.7, [
    [struck(luck, BELL, 1174.7, 1.6, 1.2), 0, 0],
    [struck(luck, BELL, 1760, 1.2, 0.8), 0.012, -9],
    [struck(luck, BELL, 1174.7, 0.9, 0.6), 0.34, -13],
    [tap(luck, 0.02, 3000, 9000, 0.01), 0, -12],
  ]);

export const grain = (luck: Luck): Signal => {
  const heap = silence(0.5);
  for (let corn = 0; corn < 70; corn++) {
    const at = Math.abs(0.14 + 0.09 * luck.around());
    addTo(heap, [tap(luck, 0.008, 1800, 6500, 0.004), at, luck.between(-20, -6)]);
  }
  return heap;
};

export const refused = (luck: Luck): Signal =>
  mixed(0.3, [
    [recording('tabla_te_m', { from: 0, to: 0.2, pitch: -5, below: 1500 }), 0, 0],
    [recording('tabla_te_m', { from: 0, to: 0.2, pitch: -7, below: 1300 }), 0.11, -2],
    [struck(luck, WOOD, 190 * luck.between(0.97, 1.03), 0.12), 0.11, -6],
  ]);

export const button = (luck: Luck): Signal =>
  mixed(0.08, [
    [struck(luck, WOOD, 740 * luck.between(0.97, 1.03), 0.06), 0, 0],
    [tap(luck, 0.01, 1500, 5000, 0.005), 0, -9],
  ]);

export const turn = (luck: Luck): Signal =>
  mixed(1, [
    [plucked(luck, 587.3, 0.9, 0.35, 0.994), 0, -2],
    [plucked(luck, 880, 0.8, 0.35, 0.993), 0.13, 0],
    [struck(luck, BELL, 880, 0.7, 0.5), 0.13, -16],
  ]);

/** The bell of an epoch. */
export const epochBell =
  (hertz: number) =>
  (luck: Luck): Signal =>
    faded(
      mixed(4.2, [
        [struck(luck, BELL, hertz, 4, 3.4), 0, 0],
        [struck(luck, BELL, hertz * 1.003, 4, 3), 0, -5],
        [recording('perc_bell2', { from: 0, to: 3, pitch: -12, below: 3000, fade: 1.5 }), 0, -13],
        [recording('ambi_dark_woosh', { from: 0, to: 3.6, pitch: 3, fade: 1 }), 0, -15],
        [tap(luck, 0.05, 300, 3000, 0.03), 0, -12],
      ]),
      0.001,
      1.2,
    );

const FANFARE = [293.7, 440, 587.3, 740, 880];
const CHORD = [146.8, 220, 293.7, 370];

export const won = (luck: Luck): Signal =>
  mixed(3.6, [
    [recording('drum_roll', { from: 0, to: 1.1, fade: 0.3 }), 0, -9],
    ...FANFARE.map((hertz, index) => [plucked(luck, hertz, 2.2, 0.6, 0.9985), 0.9 + 0.09 * index, -6] as const),
    ...CHORD.map((hertz) => [blown(hertz, 1.9), 1.35, -15] as const),
    [struck(luck, BELL, 587.3, 2, 2), 1.35, -12],
    [recording('ambi_choir', { from: 0, to: 1.5, fade: 0.6 }), 1.4, -12],
  ]);

export const lost = (luck: Luck): Signal =>
  mixed(2, [
    [plucked(luck, 293.7, 1.6, 0.3, 0.997), 0, 0],
    [plucked(luck, 261.6, 1.6, 0.3, 0.997), 0.28, -1],
    [plucked(luck, 220, 1.4, 0.3, 0.997), 0.56, -1],
    [recording('tabla_ghe5', { from: 0, to: 1.2, pitch: -3, below: 600, fade: 0.5 }), 0.56, -8],
  ]);
