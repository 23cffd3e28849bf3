import FFT from 'fft.js';
import { RATE, type Signal } from './signal.ts';

const BLOCK = 2 ** 18;

/** A signal as it comes back from a room, by the room's answer to a clap. */
export function convolved(signal: Signal, answer: Signal): Signal {
  const fft = new FFT(BLOCK);
  const spectrumOf = (part: Signal): number[] => {
    const padded = new Array<number>(BLOCK).fill(0);
    for (const [at, value] of part.entries()) padded[at] = value;
    const spectrum = fft.createComplexArray() as number[];
    fft.realTransform(spectrum, padded);
    fft.completeSpectrum(spectrum);
    return spectrum;
  };
  const answered = spectrumOf(answer);
  const step = BLOCK - answer.length;
  const sum = new Float64Array(signal.length + BLOCK);
  for (let start = 0; start < signal.length; start += step) {
    const spectrum = spectrumOf(signal.slice(start, start + step));
    for (let at = 0; at < spectrum.length; at += 2) {
      const [re, im, ar, ai] = [spectrum[at] ?? 0, spectrum[at + 1] ?? 0, answered[at] ?? 0, answered[at + 1] ?? 0];
      spectrum[at] = re * ar - im * ai;
      spectrum[at + 1] = re * ai + im * ar;
    }
    const back = fft.createComplexArray() as number[];
    fft.inverseTransform(back, spectrum);
    for (let at = 0; at < BLOCK; at++) sum[start + at] = (sum[start + at] ?? 0) + (back[2 * at] ?? 0);
  }
  return sum.slice(0, signal.length);
}

const WINDOW = 8192;
/** Hertz between which the slope is taken. */
const LOWEST = 150;
const OCTAVES = 5;

/** The mean power of a signal in each octave from 150 Hz on, in decibels. */
function octavesOf(signal: Signal): readonly number[] {
  const fft = new FFT(WINDOW);
  const powers = new Array<number>(OCTAVES).fill(0);
  for (let start = 0; start + WINDOW <= signal.length; start += WINDOW) {
    const part = Array.from({ length: WINDOW }, (_, at) => {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW);
      return hann * (signal[start + at] ?? 0);
    });
    const spectrum = fft.createComplexArray() as number[];
    fft.realTransform(spectrum, part);
    for (let bin = 1; bin < WINDOW / 2; bin++) {
      const octave = Math.floor(Math.log2((bin * RATE) / WINDOW / LOWEST));
      if (octave < 0 || octave >= OCTAVES) continue;
      powers[octave] = (powers[octave] ?? 0) + (spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2;
    }
  }
  return powers.map((power) => 10 * Math.log10(power + 1e-12));
}

/** How many decibels less there is in each octave than in the one below, on the whole. */
export function slopeOf(signal: Signal): number {
  const levels = octavesOf(signal);
  const middle = (levels.length - 1) / 2;
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const rise = levels.reduce((sum, level, octave) => sum + (octave - middle) * (level - mean), 0);
  const run = levels.reduce((sum, _, octave) => sum + (octave - middle) ** 2, 0);
  return rise / run;
}
