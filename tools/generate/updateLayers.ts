import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* Compiles `layers.wat` with the WebAssembly Binary Toolkit, which npm fetches: `npm run layers:update`. */

const FOLDER = path.resolve(import.meta.dirname, '../../shared/bots/value');
const source = path.join(FOLDER, 'layers.wat');
const folder = mkdtempSync(path.join(tmpdir(), 'hadara-layers-'));
try {
  const output = path.join(folder, 'layers.wasm');
  const command = ['exec', '--yes', '--package=wabt@1.0.39', '--', 'wat2wasm', source, '-o', output];
  execFileSync('npm', command, { stdio: 'inherit', shell: process.platform === 'win32' });
  const sha256 = createHash('sha256').update(readFileSync(source)).digest('hex');
  const made = { madeBy: 'npm run layers:update', source: sha256, bytes: [...readFileSync(output)] };
  writeFileSync(path.join(FOLDER, 'layers.json'), `${JSON.stringify(made)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
