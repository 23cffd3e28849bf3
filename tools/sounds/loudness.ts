import { type Biquad, decibels, loudestOf, RATE, type Signal, samplesIn, scaled, through } from './signal.ts';

/* Loudness as EBU R 128 and ITU-R BS.1770 define it, at 48 kHz. */

const SHELF: Biquad = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const HIGH_PASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];
const OFFSET = -0.691;
const LEAST = 1e-12;
/** Seconds of the window of momentary loudness. */
const MOMENT = 0.4;

const weighted = (signal: Signal): Signal => through(through(signal, SHELF), HIGH_PASS);

const loudnessOf = (power: number): number => OFFSET + 10 * Math.log10(power + LEAST);

/** Sums of the squares of all channels up to each sample. */
function powerSums(channels: readonly Signal[], padding: number): Float64Array {
  const length = (channels[0]?.length ?? 0) + 2 * padding;
  const sums = new Float64Array(length + 1);
  for (const channel of channels.map(weighted))
    for (let at = 0; at < channel.length; at++) {
      const square = (channel[at] ?? 0) ** 2;
      sums[at + padding + 1] = (sums[at + padding + 1] ?? 0) + square;
    }
  for (let at = 1; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0);
  return sums;
}

/** The loudest 400 ms, in LUFS: sounds shorter than that have no other loudness; or the loudest of other `seconds`. */
export function momentary(channels: readonly Signal[], seconds = MOMENT): number {
  const span = samplesIn(seconds);
  const sums = powerSums(channels, span);
  let most = 0;
  for (let at = span; at < sums.length; at++) most = Math.max(most, (sums[at] ?? 0) - (sums[at - span] ?? 0));
  return loudnessOf(most / span);
}

/** Integrated loudness in LUFS, with both gates. */
export function integrated(channels: readonly Signal[]): number {
  const span = samplesIn(MOMENT);
  const sums = powerSums(channels, 0);
  const blocks: number[] = [];
  for (let at = span; at < sums.length; at += span / 4) blocks.push(((sums[at] ?? 0) - (sums[at - span] ?? 0)) / span);
  const mean = (powers: readonly number[]) =>
    powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);
  const audible = blocks.filter((power) => loudnessOf(power) > -70);
  const gate = loudnessOf(mean(audible)) - 10;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}

const OVERSAMPLING = 4;
const REACH = 12;

/** A sample between two others, by the band-limited curve through all. */
function between(signal: Signal, at: number, part: number): number {
  let sum = 0;
  for (let other = at - REACH + 1; other <= at + REACH; other++) {
    const distance = at + part - other;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH);
    sum += ((signal[other] ?? 0) * window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
  }
  return sum;
}

/** The true peak in dBTP: the highest point of the curve, not only of the samples. */
export function truePeak(channels: readonly Signal[]): number {
  let most = 0;
  for (const signal of channels) {
    const near = 0.5 * loudestOf(signal);
    most = Math.max(most, loudestOf(signal));
    for (let at = 0; at < signal.length; at++) {
      if (Math.max(Math.abs(signal[at] ?? 0), Math.abs(signal[at + 1] ?? 0)) < near) continue;
      for (let step = 1; step < OVERSAMPLING; step++)
        most = Math.max(most, Math.abs(between(signal, at, step / OVERSAMPLING)));
    }
  }
  return 20 * Math.log10(most + LEAST);
}

/** Rounds off what is higher than `ceiling` (1 is full), from 60 % of it on. */
function rounded(signal: Signal, ceiling: number): Signal {
  const knee = 0.6 * ceiling;
  return signal.map((value) => {
    const size = Math.abs(value);
    if (size <= knee) return value;
    return Math.sign(value) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)));
  });
}

/** Brings a signal to a momentary loudness (LUFS), with no sample above `ceiling` decibels. */
export function levelled(signal: Signal, loudness: number, ceiling = -3): Signal {
  let level = signal;
  for (let round = 0; round < 6; round++) {
    const louder = scaled(level, decibels(loudness - momentary([level])));
    level = loudestOf(louder) > decibels(ceiling) ? rounded(louder, decibels(ceiling)) : louder;
  }
  return level;
}

/** Milliseconds until a sound is first heard: a tenth of its peak. */
export function onset(signal: Signal): number {
  const heard = 0.1 * loudestOf(signal);
  return (signal.findIndex((value) => Math.abs(value) > heard) / RATE) * 1000;
}

/** Hertz: below it lies half of what is heard, by strength; how bright a sound is. */
export function centroid(signal: Signal): number {
  // The mean frequency by power: the strength of the slope against that of the curve.
  let [slope, power] = [0, 0];
  for (let at = 1; at < signal.length; at++) {
    slope += ((signal[at] ?? 0) - (signal[at - 1] ?? 0)) ** 2;
    power += (signal[at] ?? 0) ** 2;
  }
  return (RATE / Math.PI) * Math.asin(Math.min(1, 0.5 * Math.sqrt(slope / (power + LEAST))));
}
