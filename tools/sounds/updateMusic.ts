import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PARTS, PIECES } from '../../renderer/audio/music/note.ts';
import { AMBIENCE, MUSIC } from './classes.ts';
import { encode } from './ffmpeg.ts';
import { NOTES } from './instrumentNotes.ts';
import { hertzOf } from './instruments.ts';
import { integrated, levelled } from './loudness.ts';
import { echo, LOOPS } from './places.ts';
import { decibels, highPass, luckOf, mixed, RATE, type Signal, samplesIn, scaled } from './signal.ts';

/**
 * Makes the notes of the instruments, the room that they sound in and the loops of what is heard around the table anew:
 * `assets/sounds/music.ogg`, and where all of it is in it and how loud it is to be played (`music.json`).
 */

const FOLDER = path.resolve(import.meta.dirname, '../../assets/sounds');
const FRAME = 0.02;
const GAP = 0.1;
/** kbit a second. */
const BITRATE = 56;
/** LUFS, momentary: every note has room above it. */
const NOTE_LOUDNESS = -20;
const LOOP_LOUDNESS = -26;
/** Seconds of a loop that are repeated before and after it, so that the codec runs through its seam. */
const SEAM = 0.2;

const parts: (readonly [Signal, number, number])[] = [];
let end = GAP;

/** Puts a signal into the file; where it begins and how long it is, in milliseconds. */
function place(signal: Signal): [start: number, length: number] {
  const start = Math.ceil(end / FRAME) * FRAME;
  end = start + signal.length / RATE + GAP;
  parts.push([signal, start, 0]);
  return [Math.round(start * 1000), Math.floor((signal.length / RATE) * 1000)];
}

function placeLoop(loop: Signal): [start: number, length: number] {
  const seam = samplesIn(SEAM);
  const round = new Float64Array(loop.length + 2 * seam);
  round.set(loop.slice(-seam));
  round.set(loop, seam);
  round.set(loop.slice(0, seam), seam + loop.length);
  const [start] = place(round);
  return [start + SEAM * 1000, Math.round((loop.length / RATE) * 1000)];
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Writes all of it, with the loudness that pieces and loops are played at. */
export async function updateMusic(): Promise<void> {
  const notes = Object.fromEntries(
    Object.entries(NOTES).map(([instrument, { make, keys }]) => {
      process.stdout.write(`${instrument}\n`);
      const made = keys.map((key) => {
        const signal = highPass(make(luckOf(instrument, key), hertzOf(key), key), 35);
        return [key, place(levelled(signal, NOTE_LOUDNESS))] as const;
      });
      return [instrument, Object.fromEntries(made)];
    }),
  );
  const room = place(echo());
  const loops = Object.fromEntries(
    Object.entries(LOOPS).map(([name, make]) => {
      process.stdout.write(`${name}\n`);
      const loop = make();
      return [name, placeLoop(scaled(loop, decibels(LOOP_LOUDNESS - integrated([loop]))))];
    }),
  );
  const file = path.join(FOLDER, 'music.ogg');
  encode([mixed(end, parts)], file, BITRATE);
  const write = (gains: Record<string, number>, ambience: Record<string, number>) => {
    const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
    const content = { sha256, notes, room, loops, gains, ambience };
    writeFileSync(path.join(FOLDER, 'music.json'), `${JSON.stringify(content, null, 2)}\n`);
  };
  const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
  write(none(PIECES), none(Object.keys(LOOPS)));
  // Only now there is a file to be played.
  const { playLoop, playPiece } = await import('./mixdown.ts');
  const gains = PIECES.map((piece) => [piece, rounded(MUSIC - integrated(playPiece(piece, 1, 120, PARTS)))] as const);
  const loudness = (name: keyof typeof LOOPS) => integrated(playLoop(name, 60, 1));
  const ambience = (Object.keys(LOOPS) as (keyof typeof LOOPS)[]).map(
    (name) => [name, rounded(AMBIENCE - loudness(name))] as const,
  );
  write(Object.fromEntries(gains), Object.fromEntries(ambience));
}
