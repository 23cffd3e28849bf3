import {
  atSpeed,
  dying,
  faded,
  full,
  type Luck,
  lowPass,
  mixed,
  RATE,
  type Signal,
  samplesIn,
  silence,
} from './signal.ts';

/** What rings when a thing is struck: for each partial its ratio to the ground tone, its seconds to die away, its strength. */
export type Body = readonly (readonly [ratio: number, decay: number, gain: number])[];

export const STONE: Body = [
  [1, 0.11, 1],
  [2.6, 0.085, 0.8],
  [4.67, 0.06, 0.6],
  [7.43, 0.045, 0.45],
  [11.1, 0.03, 0.3],
];
export const WOOD: Body = [
  [1, 0.075, 1],
  [2.57, 0.05, 0.45],
  [4.95, 0.03, 0.25],
  [7.9, 0.02, 0.15],
];
export const PEG: Body = [
  [1, 0.07, 1],
  [2.756, 0.035, 0.4],
  [5.404, 0.02, 0.2],
];
export const CHISEL: Body = [
  [1, 0.3, 1],
  [2.756, 0.16, 0.5],
  [5.404, 0.08, 0.3],
];
export const COIN: Body = [
  [1, 0.22, 0.7],
  [1.73, 0.28, 1],
  [2.33, 0.17, 0.6],
  [3.91, 0.12, 0.4],
  [4.11, 0.09, 0.3],
];
export const BRASS: Body = [
  [1, 0.28, 1],
  [2.21, 0.2, 0.6],
  [4, 0.3, 0.35],
  [6.5, 0.22, 0.25],
  [10.8, 0.12, 0.12],
];
export const BELL: Body = [
  [0.5, 1.4, 0.5],
  [1, 1, 0.9],
  [1.183, 0.75, 0.7],
  [1.506, 0.6, 0.4],
  [2, 0.5, 1],
  [2.514, 0.3, 0.35],
  [2.662, 0.28, 0.3],
  [3.011, 0.25, 0.3],
  [4.166, 0.15, 0.2],
];
export const CARD: Body = [
  [1, 0.05, 1],
  [2.3, 0.03, 0.6],
  [3.9, 0.02, 0.3],
];

/** Partials of one body are never quite in tune. */
const DETUNED = 0.004;
const HIGHEST = 20_000;

/** A body that is struck: a sum of sines that die away. `stretch` makes all of them longer. */
export function struck(luck: Luck, body: Body, hertz: number, seconds: number, stretch = 1): Signal {
  const partials = body
    .map(([ratio, decay, gain]) => {
      const frequency = hertz * ratio * (1 + luck.between(-DETUNED, DETUNED));
      return { frequency, decay: decay * stretch, gain, phase: luck.between(0, 0.3) };
    })
    .filter(({ frequency }) => frequency < HIGHEST);
  const sum = silence(seconds);
  for (const { frequency, decay, gain, phase } of partials) {
    const sine = dying(
      sum.map((_, at) => Math.sin((2 * Math.PI * frequency * at) / RATE + phase)),
      decay,
    );
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + gain * (sine[at] ?? 0);
  }
  return faded(full(sum), 0.0006, 0.02);
}

/** A plucked string after Karplus and Strong. `bright` 0 to 1; `damping` a little below 1: the nearer, the longer. */
export function plucked(luck: Luck, hertz: number, seconds: number, bright: number, damping: number): Signal {
  const period = RATE / hertz;
  const whole = Math.floor(period);
  const part = period - whole;
  const start = lowPass(
    Float64Array.from({ length: whole + 2 }, () => luck.between(-1, 1)),
    1200 + 7000 * bright,
  );
  const string = silence(seconds);
  string.set(start.subarray(0, Math.min(whole, string.length)));
  const sample = (at: number) => string[at] ?? 0;
  for (let at = whole + 1; at < string.length; at++) {
    const near = (1 - part) * 0.5 * (sample(at - whole) + sample(at - whole - 1));
    string[at] = damping * (near + part * 0.5 * (sample(at - whole - 1) + sample(at - whole - 2)));
  }
  return faded(full(string), 0.001, 0.08);
}

/** A soft horn that swells. */
export function blown(hertz: number, seconds: number, swell = 0.06): Signal {
  const horn = silence(seconds).map((_, at) => {
    const time = at / RATE;
    const dullness = 0.35 + 0.8 * Math.exp(-time / swell);
    let sum = 0;
    for (let harmonic = 1; harmonic < 12; harmonic++)
      sum += Math.sin(2 * Math.PI * hertz * harmonic * time) * Math.exp(-harmonic * dullness);
    return sum * Math.min(1, time / swell) * Math.min(1, (seconds - time) / 0.18);
  });
  return full(horn);
}

/** Backwards. */
export const reversed = (signal: Signal): Signal => Float64Array.from(signal).reverse();

/** The same thing several times, each at its second with its level and speed. */
export const repeated = (
  seconds: number,
  strokes: readonly (readonly [at: number, level: number, make: () => Signal, speed?: number])[],
): Signal =>
  mixed(
    seconds,
    strokes.map(([at, level, make, speed = 1]) => [speed === 1 ? make() : atSpeed(make(), speed), at, level] as const),
  );

/** Cut from one second to another. */
export const cut = (signal: Signal, from: number, to: number): Signal => signal.slice(samplesIn(from), samplesIn(to));
