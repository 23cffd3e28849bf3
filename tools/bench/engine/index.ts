import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { LASTING_NAMES } from '../../build/targets.ts';
import { compileFloor } from './floor/floor.ts';

/*
 * `npm run bench:engine -- [--games 30] [--rounds 7] [--milliseconds 400]`: installs boardgame.io, which nothing else
 * needs, holds the bench to its types, bundles the bench as the game itself is bundled, and runs it in a Node of its
 * own in production mode, where boardgame.io leaves its checks out. Where gcc is found, it compiles the floor in C.
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BOARDGAME = path.resolve(import.meta.dirname, '../boardgame');

/** Throws an Error when the command fails. */
function run(command: string, args: readonly string[], options: Parameters<typeof spawnSync>[2]): void {
  const { status, error } = spawnSync(command, [...args], { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`, { cause: error });
}

// npm is a script of the command line on Windows.
const shell = process.platform === 'win32';

async function bundle(folder: string): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    mode: 'production',
    // All in one: boardgame.io's folders cannot be imported by Node as they are.
    ssr: { noExternal: true },
    build: {
      ssr: path.join(BOARDGAME, 'main.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { ...LASTING_NAMES, entryFileNames: 'bench.mjs' } },
    },
  });
  return path.join(folder, 'bench.mjs');
}

run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: BOARDGAME, shell });
run(process.execPath, ['node_modules/typescript-7/bin/tsc', '--project', BOARDGAME], { cwd: ROOT });
const folder = mkdtempSync(path.join(tmpdir(), 'hadara-bench-'));
try {
  const file = await bundle(folder);
  const floor = compileFloor(folder);
  const floorOption = floor === null ? [] : ['--floor', floor];
  run(process.execPath, [file, ...floorOption, ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
