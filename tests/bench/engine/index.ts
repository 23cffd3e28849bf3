import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

/*
 * `npm run bench:engine -- [--games 30] [--rounds 7] [--milliseconds 400]`: bundles the bench, as the game itself is
 * bundled, and runs it in a Node of its own in production mode, where boardgame.io leaves its checks out.
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function bundle(folder: string): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    mode: 'production',
    // All in one: boardgame.io's folders cannot be imported by Node as they are.
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'main.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'bench.mjs' } },
    },
  });
  return path.join(folder, 'bench.mjs');
}

const folder = mkdtempSync(path.join(tmpdir(), 'hadara-bench-'));
try {
  const file = await bundle(folder);
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
