import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a start costs until the first screen is known, in milliseconds. */
export interface StartCost {
  readonly took: number;
  readonly processor: number;
}

/** A start on a data folder, in a process of its own: see `freshStart.ts`. */
export function startFresh(folder: string): StartCost {
  const script = fileURLToPath(new URL('freshStart.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script, folder], { encoding: 'utf8' }));
}
