import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tables } from './tables.ts';

/** Throws an Error when the command fails. */
function output(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`, { cause: error });
  return stdout;
}

const hasCompiler = (): boolean => spawnSync('gcc', ['--version']).status === 0;

/** Compiles the floor into a folder. Returns the program; `null` where there is no gcc. Throws an Error when it fails. */
export function compileFloor(folder: string): string | null {
  if (!hasCompiler()) return null;
  writeFileSync(path.join(folder, 'tables.h'), tables());
  const program = path.join(folder, 'floor');
  const source = path.join(import.meta.dirname, 'floor.c');
  const warnings = ['-Wall', '-Wextra', '-Werror'];
  output('gcc', ['-std=gnu17', '-O3', '-march=native', ...warnings, '-I', folder, source, '-o', program, '-lm']);
  return program;
}

export interface Played {
  readonly games: number;
  readonly decisions: number;
  /** Of processor time. */
  readonly milliseconds: number;
}

/** Lets the program play for so long. */
export function timeFloor(program: string, milliseconds: number): Played {
  const [games, decisions, nanoseconds] = output(program, ['time', String(milliseconds)])
    .split(' ')
    .map(Number);
  return { games, decisions, milliseconds: (nanoseconds as number) / 1e6 } as Played;
}

export interface Mean {
  readonly mean: number;
  readonly standardError: number;
}

/** What random games of the program come to, by the name of the figure. */
export function meansOfFloor(program: string, games: number, seed: number): Map<string, Mean> {
  const lines = output(program, ['means', String(games), String(seed)])
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [name, mean, standardError] = line.split(' ') as [string, string, string];
      return [name, { mean: Number(mean), standardError: Number(standardError) }];
    }),
  );
}
