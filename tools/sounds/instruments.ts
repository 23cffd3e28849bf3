import { BELL, plucked, struck } from './bodies.ts';
import { recording } from './recordings.ts';
import {
  dying,
  faded,
  full,
  highPass,
  type Luck,
  lowPass,
  mixed,
  noise,
  RATE,
  type Signal,
  silence,
} from './signal.ts';

/* The instruments of the music, note by note. */

export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
const SIXTY_DECIBELS = 3;

/** A string that dies away in `seconds`, in tune: the loop of `plucked` is half a sample too long. */
function string(luck: Luck, hertz: number, seconds: number, bright: number, dies: number): Signal {
  const tuned = RATE / (RATE / hertz - 0.5);
  return plucked(luck, tuned, seconds, bright, 10 ** (-SIXTY_DECIBELS / (hertz * dies)));
}

/** The belly of an instrument: what lies around its own tone comes out stronger. */
const inBelly = (signal: Signal, low: number, high: number, level: number, below: number): Signal =>
  full(
    mixed(signal.length / RATE, [
      [lowPass(signal, below), 0, 0],
      [highPass(lowPass(signal, high), low), 0, level],
    ]),
  );

const cents = (count: number): number => 2 ** (count / 1200);

export const lyre = (luck: Luck, hertz: number): Signal =>
  faded(inBelly(string(luck, hertz, 3, luck.between(0.08, 0.13), 4.2), 160, 460, 1, 2500), 0.003, 0.5);

/** Two strings for each tone. */
export const psaltery = (luck: Luck, hertz: number): Signal =>
  faded(
    inBelly(
      mixed(3, [
        [string(luck, hertz * cents(-3), 3, 0.18, 4), 0, 0],
        [string(luck, hertz * cents(4), 3, 0.18, 3.6), 0.004, -2],
      ]),
      300,
      900,
      0,
      3000,
    ),
    0.002,
    0.5,
  );

/** Two strings for each tone, the second an octave higher. */
export const lute = (luck: Luck, hertz: number): Signal =>
  faded(
    inBelly(
      mixed(2.6, [
        [string(luck, hertz, 2.6, 0.14, 2.8), 0, 0],
        [string(luck, hertz * cents(3), 2.6, 0.14, 2.5), 0.003, -4],
        [string(luck, hertz * 2 * cents(-2), 2.6, 0.12, 1.8), 0.005, -14],
      ]),
      190,
      600,
      1,
      2700,
    ),
    0.003,
    0.5,
  );

interface Tone {
  readonly seconds: number;
  /** How strong each harmonic is. */
  readonly harmonics: readonly number[];
  /** Seconds until it is full. */
  readonly attack: number;
  /** How far and how often a second the pitch sways, and from which second on. */
  readonly vibrato: readonly [depth: number, hertz: number, from: number];
}

/** A tone of harmonics that is held; the hand's or the breath's strength sways slowly. */
function held(luck: Luck, hertz: number, { seconds, harmonics, attack, vibrato }: Tone): Signal {
  const [depth, speed, from] = vibrato;
  const phases = harmonics.map(() => luck.between(0, 2 * Math.PI));
  const sway = [luck.between(0.25, 0.5), luck.between(0, 2 * Math.PI)] as const;
  let angle = 0;
  return silence(seconds).map((_, at) => {
    const time = at / RATE;
    const trembling = depth * Math.min(1, Math.max(0, (time - from) / 0.6)) * Math.sin(2 * Math.PI * speed * time);
    angle += (2 * Math.PI * hertz * (1 + trembling)) / RATE;
    let sum = 0;
    for (let index = 0; index < harmonics.length; index++)
      sum += (harmonics[index] ?? 0) * Math.sin((index + 1) * angle + (phases[index] ?? 0));
    const swell = Math.min(1, time / attack);
    return sum * swell * swell * (3 - 2 * swell) * (1 + 0.06 * Math.sin(2 * Math.PI * sway[0] * time + sway[1]));
  });
}

const breath = (luck: Luck, hertz: number, seconds: number): Signal =>
  full(highPass(lowPass(noise(luck, seconds), Math.min(2.2 * hertz, 5000)), 0.9 * hertz));

/** A tone with breath in it. */
const winded = (luck: Luck, hertz: number, tone: Tone, air: number): Signal =>
  faded(
    mixed(tone.seconds, [
      [full(held(luck, hertz, tone)), 0, 0],
      [breath(luck, hertz, tone.seconds), 0, air],
      [dying(breath(luck, hertz, 0.12), 0.07), 0, air + 9],
    ]),
    0.02,
    0.3,
  );

export const flute = (luck: Luck, hertz: number): Signal =>
  winded(
    luck,
    hertz,
    { seconds: 4.5, harmonics: [1, 0.2, 0.07, 0.02], attack: 0.11, vibrato: [0.0035, 4.7, 0.5] },
    -25,
  );

export const recorder = (luck: Luck, hertz: number): Signal =>
  winded(
    luck,
    hertz,
    { seconds: 4.5, harmonics: [1, 0.06, 0.16, 0.03, 0.05], attack: 0.06, vibrato: [0.0018, 5.1, 0.9] },
    -28,
  );

/** Strength at a frequency through resonances: each with its hertz, width and strength. */
const through = (hertz: number, resonances: readonly (readonly [number, number, number])[]): number =>
  resonances.reduce((sum, [at, width, gain]) => sum + gain / (1 + ((hertz - at) / width) ** 2), 0);

const harmonicsOf = (hertz: number, highest: number, strength: (at: number, number: number) => number): number[] =>
  Array.from({ length: Math.max(1, Math.floor(highest / hertz)) }, (_, index) =>
    strength(hertz * (index + 1), index + 1),
  );

/** A bowed string: a saw through the belly, softly begun. */
export const viol = (luck: Luck, hertz: number): Signal => {
  const belly = [
    [220, 120, 1],
    [430, 160, 0.9],
    [900, 350, 0.45],
    [1700, 700, 0.2],
  ] as const;
  const harmonics = harmonicsOf(hertz, 4200, (at, number) => (0.12 + through(at, belly)) / number ** 1.15);
  return faded(
    full(held(luck, hertz, { seconds: 4.6, harmonics, attack: 0.26, vibrato: [0.0016, 4.9, 0.7] })),
    0.02,
    0.5,
  );
};

const SINGERS = 5;
/** Between "oo" and "ah". */
const VOWEL = [
  [380, 90, 1],
  [820, 140, 0.5],
  [2400, 300, 0.06],
] as const;

export const choir = (luck: Luck, hertz: number): Signal =>
  faded(
    full(
      mixed(
        5.6,
        Array.from({ length: SINGERS }, () => {
          const own = hertz * cents(luck.between(-9, 9));
          const harmonics = harmonicsOf(own, 3000, (at, number) => (0.03 + through(at, VOWEL)) / number ** 0.8);
          const tone = {
            seconds: 5.4,
            harmonics,
            attack: luck.between(0.7, 1),
            vibrato: [0.004, luck.between(4.2, 5.6), 0.3],
          } as const;
          return [held(luck, own, tone), luck.between(0, 0.12), 0] as const;
        }),
      ),
    ),
    0.05,
    1,
  );

export const bell = (luck: Luck, hertz: number): Signal =>
  faded(lowPass(struck(luck, BELL, hertz, 4, 3.2), 3500), 0.004, 1.2);

/** A frame drum: 36 its middle, 38 nearer to the rim, 42 the rim itself with a finger. */
export function drum(_luck: Luck, _hertz: number, stroke: number): Signal {
  if (stroke === 36) return recording('drum_tom_lo_soft', { from: 0, to: 0.9, pitch: -3, below: 700, fade: 0.4 });
  if (stroke === 38) return recording('drum_tom_lo_soft', { from: 0, to: 0.5, pitch: 3, below: 1100, fade: 0.3 });
  return recording('tabla_te_m', { from: 0, to: 0.25, pitch: -2, below: 1800, fade: 0.12 });
}
