import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the system's folder for temporary files is called by, on Unix and on Windows. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'] as const;

/** The run's own folder, once there is one: Vitest asks for it once for each project. */
let own: string | null = null;

/**
 * Whatever tests and the programs that they start write into the system's temporary folder goes into one of the run's own, and
 * goes with it when the run ends. Its name is short: paths of sockets may not be long.
 */
export function setup(): void {
  if (own !== null) return;
  own = mkdtempSync(path.join(tmpdir(), 'h-'));
  for (const name of NAMES) process.env[name] = own;
}

export function teardown(): void {
  if (own !== null) rmSync(own, { recursive: true, force: true, maxRetries: 3 });
}
