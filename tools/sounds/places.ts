import { struck, WOOD } from './bodies.ts';
import {
  addTo,
  decibels,
  faded,
  full,
  highPass,
  type Luck,
  lowPass,
  luckOf,
  mixed,
  noise,
  RATE,
  type Signal,
  samplesIn,
  scaled,
  silence,
  tap,
} from './signal.ts';
import { coins } from './thingSounds.ts';

/* The room that the music sounds in, and what is heard around the table, as loops. */

/** The bands of what comes back from a room: from and to hertz, how many seconds until it is gone, how strong. */
const BANDS = [
  [180, 800, 1.9, 1],
  [800, 2500, 1.4, 0.8],
  [2500, 5500, 0.8, 0.45],
] as const;
const ROOM_SECONDS = 1.4;

/** What is heard back from a short clap; its strength, all of it together, is 1. */
export function echo(): Signal {
  const luck = luckOf('room', 1);
  const back = silence(ROOM_SECONDS);
  for (const [low, high, seconds, gain] of BANDS) {
    const band = highPass(lowPass(noise(luck, ROOM_SECONDS), high), low);
    for (let at = 0; at < band.length; at++)
      back[at] = (back[at] ?? 0) + gain * (band[at] ?? 0) * Math.exp((-Math.log(1000) * at) / RATE / seconds);
  }
  const soft = faded(back, 0.025, 0.3);
  return scaled(soft, 1 / Math.sqrt(soft.reduce((sum, value) => sum + value * value, 0)));
}

/** Seconds over which the end of a loop goes over into its beginning. */
const OVERLAP = 3;

/** A loop: what comes after its end is laid over its beginning. Both are chance, so that their powers add up. */
function looped(signal: Signal, seconds: number): Signal {
  const [length, overlap] = [samplesIn(seconds), samplesIn(OVERLAP)];
  return signal.slice(0, length).map((value, at) => {
    if (at >= overlap) return value;
    const angle = (Math.PI / 2) * (at / overlap);
    return value * Math.sin(angle) + (signal[length + at] ?? 0) * Math.cos(angle);
  });
}

/** Adds a sound to a loop; what goes over its end begins it again. */
function addRound(loop: Signal, signal: Signal, at: number, level: number): void {
  const start = samplesIn(at);
  const gain = decibels(level);
  for (let index = 0; index < signal.length; index++) {
    const place = (start + index) % loop.length;
    loop[place] = (loop[place] ?? 0) + gain * (signal[index] ?? 0);
  }
}

/** Noise that swells and ebbs, `often` times a second about. */
function gusts(luck: Luck, seconds: number, low: number, high: number, often: number): Signal {
  const sways = Array.from({ length: 4 }, () => [luck.between(0.4, 1.6) * often, luck.between(0, 7)] as const);
  return highPass(lowPass(noise(luck, seconds), high), low).map((value, at) => {
    const sway = sways.reduce((sum, [speed, phase]) => sum + Math.sin((2 * Math.PI * speed * at) / RATE + phase), 0);
    return value * (0.55 + 0.11 * sway) ** 2;
  });
}

const LENGTHS = { room: 17, wind: 23, market: 29 } as const;

/** A quiet hall with a fire in it. */
function room(): Signal {
  const luck = luckOf('hall', 1);
  const seconds = LENGTHS.room;
  const air = looped(full(lowPass(lowPass(gusts(luck, seconds + OVERLAP, 50, 420, 0.2), 420), 420)), seconds);
  for (let crackle = 0; crackle < 60; crackle++) {
    const low = luck.between(500, 1100);
    addRound(
      air,
      tap(luck, 0.03, low, 2.4 * low, luck.between(0.006, 0.02)),
      luck.between(0, seconds),
      luck.between(-40, -28),
    );
  }
  return air;
}

/** Wind over open land. */
function wind(): Signal {
  const luck = luckOf('wind', 1);
  const seconds = LENGTHS.wind;
  return looped(
    mixed(seconds + OVERLAP, [
      [full(lowPass(gusts(luck, seconds + OVERLAP, 90, 500, 0.11), 600)), 0, 0],
      [full(lowPass(gusts(luck, seconds + OVERLAP, 500, 1100, 0.16), 1300)), 0, -13],
    ]),
    seconds,
  );
}

/** A syllable of a voice that is too far to be understood. */
function syllable(luck: Luck, hertz: number): Signal {
  const seconds = luck.between(0.12, 0.3);
  const [first, second] = [luck.between(320, 700), luck.between(900, 1500)];
  const fall = luck.between(-0.12, 0.04);
  const sound = silence(seconds).map((_, at) => {
    const time = at / RATE;
    const angle = 2 * Math.PI * hertz * (time + (fall * time * time) / (2 * seconds));
    let sum = 0;
    for (let harmonic = 1; harmonic * hertz < 2200; harmonic++) {
      const at = harmonic * hertz;
      const gain = 1 / (1 + ((at - first) / 110) ** 2) + 0.3 / (1 + ((at - second) / 160) ** 2);
      sum += gain * Math.sin(harmonic * angle);
    }
    return sum * Math.sin((Math.PI * time) / seconds) ** 1.5;
  });
  return full(sound);
}

const VOICES = 16;

/** A market some streets away: voices, a mallet, coins. */
function market(): Signal {
  const luck = luckOf('market', 1);
  const seconds = LENGTHS.market;
  const voices = silence(seconds);
  for (let voice = 0; voice < VOICES; voice++) {
    const pitch = luck.between(95, 230);
    const distance = luck.between(-12, 0);
    for (let at = luck.between(0, 2); at < seconds; ) {
      const words = Math.floor(luck.between(3, 9));
      for (let word = 0; word < words && at < seconds; word++) {
        addRound(voices, syllable(luck, pitch * luck.between(0.88, 1.15)), at, distance + luck.between(-5, 0));
        at += luck.between(0.16, 0.34);
      }
      at += luck.between(0.8, 3.5);
    }
  }
  const loop = looped(full(lowPass(gusts(luck, seconds + OVERLAP, 80, 500, 0.2), 500)), seconds).map(
    (value) => 0.35 * value,
  );
  // Filtered twice round, so that the filter has settled where the loop begins.
  const twice = silence(2 * seconds);
  addTo(twice, [voices, 0, 0]);
  addTo(twice, [voices, seconds, 0]);
  addRound(loop, full(lowPass(twice, 900).slice(voices.length)), 0, -2);
  for (const at of [4.1, 4.75, 5.4, 18.2, 18.86, 19.5, 20.15])
    addRound(loop, lowPass(struck(luck, WOOD, luck.between(280, 310), 0.2), 900), at + luck.between(0, 0.05), -19);
  for (const at of [9.3, 15.7, 24.9]) addRound(loop, lowPass(coins(3)(luck), 2600), at, -29);
  return loop;
}

export const LOOPS = { room, wind, market } as const;
