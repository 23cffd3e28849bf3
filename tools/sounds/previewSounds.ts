import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { hearEpoch } from './epochOfPlay.ts';
import { encode } from './ffmpeg.ts';
import { integrated, momentary, truePeak } from './loudness.ts';
import { RATE } from './signal.ts';

/**
 * Writes the first epoch of a game as it is heard without a picture, with its music and what is around the table, as
 * `out/sounds/preview.ogg`, and its spectrogram beside it, and says what it measures. Needs `ffmpeg`.
 */

const FOLDER = path.resolve(import.meta.dirname, '../../out/sounds');

const { cues, notes, effects, music, ambience, together } = await hearEpoch();
mkdirSync(FOLDER, { recursive: true });
const file = path.join(FOLDER, 'preview.ogg');
const picture = path.join(FOLDER, 'preview.png');
encode(together, file, 96);
const figures = {
  seconds: (together[0].length / RATE).toFixed(0),
  cues,
  notes,
  'effects (LUFS)': integrated(effects).toFixed(1),
  'music (LUFS)': integrated(music).toFixed(1),
  'around the table (LUFS)': integrated(ambience).toFixed(1),
  'together (LUFS)': integrated(together).toFixed(1),
  'loudest minute (LUFS)': momentary(together, 60).toFixed(1),
  'loudest 400 ms (LUFS)': momentary(together).toFixed(1),
  'true peak (dBTP)': truePeak(together).toFixed(1),
};
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${value}\n`);
const drawing = 'aformat=channel_layouts=mono,aresample=24000,showspectrumpic=s=1200x400:legend=1:fscale=log';
execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', file, '-lavfi', drawing, '-frames:v', '1', picture]);
process.stdout.write(`${file}\n${picture}\n`);
