import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Steps } from './steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What the copy is made of; packages are shared with it. */
const COPIED = [
  'assets',
  'main',
  'renderer',
  'shared',
  'tests',
  'tools',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** What a file of the sources is with the steps of expansions, one after the other: '' for one that there is not. */
export function textWith(file: string, expansions: readonly Steps[]): string {
  const original = path.join(ROOT, file);
  const before = existsSync(original) ? readFileSync(original, 'utf8') : '';
  return expansions.reduce((text, steps) => steps[file]?.(text) ?? text, before);
}

/** A copy of the sources in a folder of its own, in which expansions are made by nothing but their steps. */
export class Copy {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'hadara-expansion-'));
  readonly #expansions: readonly Steps[];

  /** Copies the sources and takes all steps of the expansions, one expansion after the other. */
  constructor(...expansions: readonly Steps[]) {
    this.#expansions = expansions;
    for (const part of COPIED) cpSync(path.join(ROOT, part), this.#at(part), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), this.#at('node_modules'));
    for (const file of new Set(expansions.flatMap(Object.keys))) this.write(file, textWith(file, expansions));
  }

  #at(file: string): string {
    return path.join(this.#folder, file);
  }

  read(file: string): string {
    return readFileSync(this.#at(file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(this.#at(file)), { recursive: true });
    writeFileSync(this.#at(file), text);
  }

  /** The files that an expansion's step leaves as they are without it: it would need no step for them. */
  untouchedBy(expansion: Steps): string[] {
    const others = this.#expansions.filter((steps) => steps !== expansion);
    return Object.keys(expansion).filter((file) => textWith(file, others) === this.read(file));
  }

  /** Does something while the steps of one expansion are not taken in some files, and those of all others are. */
  without<T>(left: readonly (readonly [expansion: Steps, file: string])[], task: () => T): T {
    const files = [...new Set(left.map(([, file]) => file))];
    const whole = files.map((file) => this.read(file));
    for (const file of files) {
      const leaves = left.filter((one) => one[1] === file).map(([expansion]) => expansion);
      const taken = this.#expansions.filter((steps) => !leaves.includes(steps));
      this.write(file, textWith(file, taken));
    }
    const outcome = task();
    files.forEach((file, index) => {
      this.write(file, whole[index] ?? '');
    });
    return outcome;
  }

  /** Runs a program of the copy. What a test runner tells its own workers is not for the runner that is started here. */
  run(...args: readonly string[]): SpawnSyncReturns<string> {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
    );
    return spawnSync(process.execPath, args, { cwd: this.#folder, env, encoding: 'utf8' });
  }

  /** What the compiler says of a project: '' when nothing is wrong. */
  compile(project: string): string {
    return this.run('node_modules/typescript-7/bin/tsc', '--singleThreaded', '--project', project).stdout;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
