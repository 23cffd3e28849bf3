import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PARTS, PIECES } from '../../renderer/audio/music/note.ts';
import { gainOfPlace, LOOPS } from '../../renderer/audio/music/performance.ts';
import { hearEpoch } from './epochOfPlay.ts';
import { slopeOf } from './fourier.ts';
import { integrated, momentary, truePeak } from './loudness.ts';
import { type Ears, partOf, playLoop, playPiece } from './mixdown.ts';
import { type Signal, samplesIn } from './signal.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../assets/sounds');
/** Seconds of a piece that are measured. */
const MEASURED = 90;

const rounded = (value: number) => Math.round(value * 10) / 10;

const loudnessOf = (ears: Ears) => ({ loudness: rounded(integrated(ears)), peak: rounded(truePeak(ears)) });

/** The step from the last sample of a loop to its first one, in decibels above the widest step within it. */
function seamOf(loop: Signal): number {
  const steps = loop.map((value, at) => Math.abs(value - (loop[at - 1] ?? value)));
  const widest = steps.reduce((most, step) => Math.max(most, step), 0);
  return 20 * Math.log10((Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0)) + 1e-9) / widest);
}

/** How much louder or softer a loop is around its seam than on the whole, in LU. */
function seamLoudness(loop: Signal): number {
  const half = samplesIn(0.5);
  const around = new Float64Array(2 * half);
  around.set(loop.slice(-half));
  around.set(loop.slice(0, half), half);
  return momentary([around]) - integrated([loop]);
}

/** Measures music, ambience, and an epoch of play with all of it, after encoding: `measuredMusic.json`. */
export function measureMusic(): void {
  const file = readFileSync(path.join(FOLDER, 'music.ogg'));
  const pieces = PIECES.map((piece) => {
    process.stdout.write(`measuring ${piece}\n`);
    const ears = playPiece(piece, 1, MEASURED, PARTS);
    return [piece, { ...loudnessOf(ears), slope: rounded(slopeOf(ears[0])) }] as const;
  });
  const places = (Object.keys(LOOPS) as (keyof typeof LOOPS)[]).map((name) => {
    const loop = partOf(LOOPS[name]);
    const seam = { step: rounded(seamOf(loop)), loudness: rounded(seamLoudness(loop)) };
    return [name, { ...loudnessOf(playLoop(name, 60, gainOfPlace(name))), seam }] as const;
  });
  process.stdout.write('measuring an epoch\n');
  const { cues, notes, ...layers } = hearEpoch();
  const epoch = Object.entries(layers).map(([name, ears]) => [name, loudnessOf(ears)] as const);
  const content = {
    sha256: createHash('sha256').update(file).digest('hex'),
    bytes: file.length,
    pieces: Object.fromEntries(pieces),
    places: Object.fromEntries(places),
    epoch: { cues, notes, ...Object.fromEntries(epoch) },
  };
  writeFileSync(path.join(FOLDER, 'measuredMusic.json'), `${JSON.stringify(content, null, 2)}\n`);
}
