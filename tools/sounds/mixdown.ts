import path from 'node:path';
import { compose } from '../../renderer/audio/music/composer.ts';
import type { Part, Phrase, Piece } from '../../renderer/audio/music/note.ts';
import {
  gainOfPiece,
  LOOPS,
  type Place,
  type Played,
  panOf,
  perform,
  ROOM,
  SPEEDS,
  secondsTo,
  WALLS,
  WET,
} from '../../renderer/audio/music/performance.ts';
import { STYLES } from '../../renderer/audio/music/styles.ts';
import { decoded } from './ffmpeg.ts';
import { convolved } from './fourier.ts';
import {
  addTo,
  atSpeed,
  decibels,
  RATE,
  type Signal,
  samplesIn,
  scaled,
  silence,
  through,
  turningPhase,
} from './signal.ts';

/* What the page does with the file of the music, done here without a page, to be measured. */

export type Ears = readonly [Signal, Signal];

const FILE = path.resolve(import.meta.dirname, '../../assets/sounds/music.ogg');
let file: Signal | null = null;

/** A part of the file of the music, as it is heard. */
export function partOf({ start, length }: Place): Signal {
  file ??= decoded(FILE)[0] ?? silence(0);
  return file.slice(samplesIn(start), samplesIn(start + length));
}

/** Adds a signal between the ears. */
export function addBetween(ears: Ears, signal: Signal, at: number, level: number, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  for (const [ear, gain] of [Math.cos(angle), Math.sin(angle)].entries())
    addTo(ears[ear] ?? silence(0), [signal, at, level + 20 * Math.log10(Math.max(1e-6, gain))]);
}

export function struck({ rate, held, release, ...place }: Played): Signal {
  const sound = atSpeed(partOf(place), rate);
  const [from, over] = [samplesIn(held), samplesIn(release)];
  return sound.slice(0, from + over).map((value, at) => (at < from ? value : value * (1 - (at - from) / over)));
}

/** The phrases of a piece that fill so many seconds, or all to its end, each with its beginning. */
function phrasesOf(piece: Piece, seed: number, seconds: number): readonly (readonly [at: number, Phrase])[] {
  const composer = compose(piece, seed);
  const phrases: [number, Phrase][] = [];
  let at = 0;
  while (at < seconds) {
    const phrase = composer.next();
    if (phrase === null) break;
    phrases.push([at, phrase]);
    at += secondsTo(phrase, STYLES[piece].beatsPerMinute, phrase.beats);
  }
  return phrases;
}

/** With what comes back from the room. */
export function inRoom(ears: Ears): Ears {
  const [left, right] = ears;
  const both = left.map((value, at) => (value + (right[at] ?? 0)) / 2);
  const back = scaled(convolved(both, partOf(ROOM)), WET);
  const heard = ears.map((ear, index) => {
    const wet = (WALLS[index] ?? []).reduce((signal, hertz) => through(signal, turningPhase(hertz)), back);
    return ear.map((value, at) => value + (wet[at] ?? 0));
  });
  return heard as unknown as Ears;
}

/** A piece from its beginning, with these parts, in its room, at the loudness at which it is played. */
export function playPiece(piece: Piece, seed: number, seconds: number, parts: readonly Part[]): Ears {
  const ears: Ears = [silence(seconds), silence(seconds)];
  for (const [begin, phrase] of phrasesOf(piece, seed, seconds))
    for (const note of phrase.notes) {
      if (!parts.includes(note.part)) continue;
      const played = perform(note, phrase, STYLES[piece].beatsPerMinute);
      const level = 20 * Math.log10(played.gain * gainOfPiece(piece));
      addBetween(ears, struck(played), begin + played.at, level, panOf(piece, note.part));
    }
  return inRoom(ears);
}

/** A loop as it is heard for so many seconds. */
export function playLoop(name: keyof typeof LOOPS, seconds: number, gain: number): Ears {
  const ears: Ears = [silence(seconds), silence(seconds)];
  const loop = partOf(LOOPS[name]);
  for (const [ear, speed] of SPEEDS.entries()) {
    const once = atSpeed(loop, speed);
    for (let at = 0; at < seconds; at += once.length / RATE)
      addTo(ears[ear] ?? silence(0), [once, at, 20 * Math.log10(gain)]);
  }
  return ears;
}

export const louder = (ears: Ears, level: number): Ears =>
  ears.map((ear) => scaled(ear, decibels(level))) as unknown as Ears;
