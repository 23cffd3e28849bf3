import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CUES, loudnessOf } from './cues.ts';
import { decoded, encode } from './ffmpeg.ts';
import { centroid, levelled, momentary, onset, truePeak } from './loudness.ts';
import { decibels, faded, highPass, loudestOf, luckOf, mixed, RATE, type Signal, samplesIn } from './signal.ts';

/* The effects: `assets/sounds/effects.ogg`, where each begins in it, and what they measure after they were encoded. */

const FOLDER = path.resolve(import.meta.dirname, '../../assets/sounds');
/** Silence between two sounds, in seconds: the codec smears a little. */
const GAP = 0.15;
/** Sounds begin where a frame of the codec does. */
const FRAME = 0.02;
/** kbit a second. */
const BITRATE = 56;
const RUMBLE = 45;
/** Decibels below the peak: nobody hears what is quieter. */
const INAUDIBLE = -58;

/** Without rumble and without the silence at its end. */
function trimmed(signal: Signal): Signal {
  const clean = highPass(signal, RUMBLE);
  const heard = loudestOf(clean) * decibels(INAUDIBLE);
  const end = clean.findLastIndex((value) => Math.abs(value) > heard);
  return faded(clean.subarray(0, end + 1), 0.0005, 0.012);
}

/** Makes the effects anew. Needs `ffmpeg` and, for the recordings, the package registry. */
export function updateEffects(): void {
  const sounds = Object.entries(CUES).flatMap(([name, recipe]) =>
    Array.from({ length: recipe.variants }, (_, variant) => {
      const signal = levelled(trimmed(recipe.make(luckOf(name, variant + 1))), loudnessOf(recipe));
      process.stdout.write(`${name} ${variant + 1}\n`);
      return { name, loudness: recipe.loudness, signal };
    }),
  );

  let end = GAP;
  const placed = sounds.map((sound) => {
    const start = Math.ceil(end / FRAME) * FRAME;
    end = start + sound.signal.length / RATE + GAP;
    return { ...sound, start };
  });
  const whole = mixed(
    end,
    placed.map(({ signal, start }) => [signal, start, 0] as const),
  );

  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, 'effects.ogg');
  encode([whole], file, BITRATE);

  const [heard = new Float64Array()] = decoded(file);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const cues: Record<string, [start: number, length: number][]> = {};
  const measured: Record<string, unknown[]> = {};
  for (const { name, loudness, signal, start } of placed) {
    const length = signal.length / RATE + FRAME;
    const part = heard.slice(samplesIn(start), samplesIn(start + length));
    cues[name] = [...(cues[name] ?? []), [Math.round(start * 1000), Math.ceil(length * 1000)]];
    const figures = { class: loudness, loudness: momentary([part]), peak: truePeak([part]), onset: onset(part) };
    const row = Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [key, typeof value === 'number' ? rounded(value) : value]),
    );
    measured[name] = [...(measured[name] ?? []), { ...row, brightness: Math.round(centroid(part)), seconds: length }];
  }

  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(FOLDER, name), `${JSON.stringify(content, null, 2)}\n`);
  write('effects.json', cues);
  write('measured.json', { sha256: hash, bytes: readFileSync(file).length, cues: measured });
}
