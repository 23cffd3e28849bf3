import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/* The bricks that sounds are made of. A signal is one channel of samples, about −1 to 1. */

export type Signal = Float64Array;

/** Samples a second. */
export const RATE = 48_000;
const HALVING = Math.log(1000);

export const samplesIn = (seconds: number): number => Math.round(seconds * RATE);
export const semitones = (count: number): number => 2 ** (count / 12);
export const decibels = (level: number): number => 10 ** (level / 20);
export const silence = (seconds: number): Signal => new Float64Array(samplesIn(seconds));

/** Draws the same numbers whenever a sound is made anew. */
export interface Luck {
  /** From `low` up to, but without, `high`. */
  between(low: number, high: number): number;
  /** Around 0, as far as 1 about. */
  around(): number;
}

/** The luck of a sound: each variant of a name has its own. */
export function luckOf(name: string, variant: number): Luck {
  const seed = [...name].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193), variant);
  const random = xoroshiro128plus(seed);
  for (let skipped = 0; skipped < 16; skipped++) random.next();
  const drawn = () => uniformFloat64(random);
  return {
    between: (low, high) => low + (high - low) * drawn(),
    around: () => Math.sqrt(-2 * Math.log(1 - drawn())) * Math.cos(2 * Math.PI * drawn()),
  };
}

export const loudestOf = (signal: Signal): number => signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

export const scaled = (signal: Signal, factor: number): Signal => signal.map((value) => value * factor);

/** As loud as it can be without going over 1. */
export const full = (signal: Signal): Signal => scaled(signal, 1 / (loudestOf(signal) + 1e-9));

/** Fades in and out, in seconds, so that neither end clicks. */
export function faded(signal: Signal, fadeIn = 0.001, fadeOut = 0.01): Signal {
  const first = Math.min(samplesIn(fadeIn), signal.length);
  const last = Math.min(samplesIn(fadeOut), signal.length);
  return signal.map((value, at) => {
    const rise = at < first ? at / first : 1;
    const left = signal.length - 1 - at;
    return value * rise * (left < last ? Math.sin((Math.PI / 2) * (left / last)) : 1);
  });
}

/** Feedforward and feedback coefficients of a filter of the second order. */
export type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

export function through(signal: Signal, [b0, b1, b2, a1, a2]: Biquad): Signal {
  const filtered = new Float64Array(signal.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let at = 0; at < signal.length; at++) {
    const x = signal[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    filtered[at] = y;
  }
  return filtered;
}

/** Lets through what lies below (or above) a frequency, after Butterworth. */
function passing(frequency: number, above: boolean): Biquad {
  const angle = (2 * Math.PI * Math.min(frequency, RATE * 0.49)) / RATE;
  const cosine = Math.cos(angle);
  const alpha = Math.sin(angle) * Math.SQRT1_2;
  const a0 = 1 + alpha;
  const middle = (above ? -(1 + cosine) : 1 - cosine) / a0;
  const outer = (above ? 1 + cosine : 1 - cosine) / (2 * a0);
  return [outer, middle, outer, (-2 * cosine) / a0, (1 - alpha) / a0];
}

/** Lets everything through and turns its phase around a frequency, as a filter of Web Audio does by itself. */
export function turningPhase(frequency: number): Biquad {
  const angle = (2 * Math.PI * frequency) / RATE;
  const alpha = Math.sin(angle) / 2;
  const [first, middle] = [(1 - alpha) / (1 + alpha), (-2 * Math.cos(angle)) / (1 + alpha)];
  return [first, middle, 1, middle, first];
}

export const lowPass = (signal: Signal, hertz: number): Signal => through(signal, passing(hertz, false));
export const highPass = (signal: Signal, hertz: number): Signal => through(signal, passing(hertz, true));
const bandPass = (signal: Signal, low: number, high: number): Signal => highPass(lowPass(signal, high), low);

export const noise = (luck: Luck, seconds: number): Signal => silence(seconds).map(() => luck.around());

/** Dies away by 60 dB in so many seconds. */
export const dying = (signal: Signal, seconds: number): Signal =>
  signal.map((value, at) => value * Math.exp((-HALVING * at) / RATE / seconds));

/** A short tap of noise between two frequencies. */
export const tap = (luck: Luck, seconds: number, low: number, high: number, decay: number): Signal =>
  faded(full(dying(bandPass(noise(luck, seconds), low, high), decay)), 0.0007, 0.003);

/** Another speed and with it another pitch, as a tape does it. */
export function atSpeed(signal: Signal, speed: number): Signal {
  const length = Math.max(0, Math.floor((signal.length - 1) / speed));
  return Float64Array.from({ length }, (_, at) => {
    const place = at * speed;
    const before = Math.floor(place);
    const part = place - before;
    return (signal[before] ?? 0) * (1 - part) + (signal[before + 1] ?? 0) * part;
  });
}

/** A part of a mixture: what, from which second on, and how many decibels louder. */
export type Layer = readonly [signal: Signal, at: number, level: number];

/** Adds a signal to a mixture; what does not fit in is cut off. */
export function addTo(mixture: Signal, [signal, at, level]: Layer): void {
  const start = Math.max(0, samplesIn(at));
  const factor = decibels(level);
  const count = Math.min(signal.length, mixture.length - start);
  for (let index = 0; index < count; index++)
    mixture[start + index] = (mixture[start + index] ?? 0) + factor * (signal[index] ?? 0);
}

export function mixed(seconds: number, layers: readonly Layer[]): Signal {
  const mixture = silence(seconds);
  for (const layer of layers) addTo(mixture, layer);
  return mixture;
}

/** Friction or air: noise through a band that glides, swelling and ebbing. `width`: how sharp the band is, 1 is wide. */
export function sweep(luck: Luck, seconds: number, from: number, to: number, width = 1.2): Signal {
  const source = noise(luck, seconds);
  let [low, band] = [0, 0];
  const swept = source.map((value, at) => {
    const part = at / source.length;
    const tuned = 2 * Math.sin((Math.PI * from * (to / from) ** part) / RATE);
    low += tuned * band;
    band += tuned * (value - low - band / width);
    return band * Math.sin(Math.PI * part) ** 2;
  });
  return full(swept);
}
