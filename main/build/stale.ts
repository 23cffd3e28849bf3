import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './targets.ts';

/** The latest change (milliseconds since 1970) of a file, or of a folder and everything in it. */
function newestChange(place: string): number {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder's own time tells of deleted files.
  return Math.max(stats.mtimeMs, ...readdirSync(place).map((name) => newestChange(path.join(place, name))));
}

/** Whether anything that the target is made of is newer than its output. */
export function isStale(target: Target): boolean {
  const built = statSync(target.output, { throwIfNoEntry: false });
  return built === undefined || target.inputs.some((input) => newestChange(input) >= built.mtimeMs);
}
