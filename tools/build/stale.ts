import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { notedInputs } from './inputs.ts';
import type { Target } from './targets.ts';

const changeOf = (place: string): number =>
  statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;

/** The latest change (milliseconds since 1970) of a file, or of a folder and the files in it; infinite for what is gone. */
function newestChange(place: string): number {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return changeOf(place);
  const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
  // A folder's own time tells of deleted files.
  return Math.max(changeOf(place), ...files.map(({ name }) => changeOf(path.join(place, name))));
}

/** Whether anything that the target is made of is newer than its output, or nobody knows what it is made of. */
export function isStale({ root, output, recipe, inputsNote }: Target): boolean {
  const built = statSync(output, { throwIfNoEntry: false });
  const inputs = notedInputs(inputsNote);
  if (built === undefined || inputs === null) return true;
  return [...recipe, ...inputs].some((input) => newestChange(path.resolve(root, input)) >= built.mtimeMs);
}
