import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cut } from './bodies.ts';
import { decoded } from './ffmpeg.ts';
import { atSpeed, faded, full, highPass, lowPass, RATE, type Signal, semitones } from './signal.ts';

/** Recordings in the public domain (CC0); only needed here, not by the program. */
const PACKAGE = 'supersonic-scsynth-samples@0.84.2';

/** Unpacks the recordings into the temporary folder, once, and returns their folder. */
function fetchRecordings(): string {
  const folder = path.join(tmpdir(), PACKAGE.replace('@', '-'));
  const samples = path.join(folder, 'package/samples');
  if (existsSync(samples)) return samples;
  mkdirSync(folder, { recursive: true });
  const [packed = ''] = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  }).split('\n');
  execFileSync('tar', ['xzf', path.join(folder, packed), '-C', folder]);
  return samples;
}

export interface Treatment {
  /** The part that is used, in seconds. */
  readonly from?: number;
  readonly to?: number;
  /** Semitones. */
  readonly pitch?: number;
  /** Hertz. */
  readonly below?: number;
  readonly above?: number;
  /** Seconds. */
  readonly fade?: number;
}

const read = new Map<string, Signal>();

/** A recording, cut, tuned and filtered. */
export function recording(name: string, how: Treatment = {}): Signal {
  const signal = read.get(name) ?? decoded(path.join(fetchRecordings(), `${name}.flac`))[0] ?? new Float64Array();
  read.set(name, signal);
  const part = cut(signal, how.from ?? 0, how.to ?? signal.length / RATE);
  const tuned = how.pitch === undefined ? part : atSpeed(part, semitones(how.pitch));
  const below = how.below === undefined ? tuned : lowPass(tuned, how.below);
  const above = how.above === undefined ? below : highPass(below, how.above);
  return faded(full(above), 0.0005, how.fade ?? 0.02);
}
