import { spawnSync } from 'node:child_process';
import { RATE, type Signal } from './signal.ts';

const LARGEST = 2 ** 30;

/** @throws Error when `ffmpeg` (a Debian package) is not there or does not manage */
function ffmpeg(parameters: readonly string[], input?: Uint8Array): Buffer {
  const run = spawnSync('ffmpeg', ['-v', 'error', '-y', ...parameters], {
    maxBuffer: LARGEST,
    ...(input !== undefined && { input }),
  });
  if (run.error !== undefined) throw run.error;
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr}`);
  return run.stdout;
}

const raw = (channels: number) => ['-f', 'f32le', '-ar', String(RATE), '-ac', String(channels)];

/** The channels of a file of sound, all of them of the same length. */
export function decoded(file: string, channels = 1): readonly Signal[] {
  const bytes = ffmpeg(['-i', file, ...raw(channels), '-']);
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
  return Array.from({ length: channels }, (_, channel) =>
    Float64Array.from({ length: floats.length / channels }, (__, at) => floats[at * channels + channel] ?? 0),
  );
}

/** Writes an Ogg file with Opus in it; the same signal gives the same bytes. `bitrate` in kbit a second. */
export function encode(channels: readonly Signal[], file: string, bitrate: number): void {
  const [first] = channels;
  if (first === undefined) throw new RangeError('no channel');
  const woven = new Float32Array(first.length * channels.length);
  for (const [channel, signal] of channels.entries())
    for (let at = 0; at < signal.length; at++) woven[at * channels.length + channel] = signal[at] ?? 0;
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];
  const opus = ['-c:a', 'libopus', '-b:a', `${bitrate}k`, '-vbr', 'on', '-application', 'audio', '-f', 'ogg'];
  ffmpeg([...raw(channels.length), '-i', '-', ...opus, ...exact, file], new Uint8Array(woven.buffer));
}
