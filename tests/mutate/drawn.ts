import { createHash } from 'node:crypto';
import path from 'node:path';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What Stryker says of a fault, before it is tried and afterwards. */
export interface Fault {
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly replacement?: string | undefined;
}

/** Whether a fault is in the sample of so many percent: always the same ones, and the smaller sample within the larger. */
export function isDrawn({ fileName, location: { start, end }, replacement }: Fault, share: number): boolean {
  // Without its folder, as it is another one where tests run.
  const name = path.basename(fileName);
  const hash = createHash('sha256').update(
    JSON.stringify([name, start.line, start.column, end.line, end.column, replacement]),
  );
  return hash.digest().readUInt32BE() < (share / 100) * 2 ** 32;
}
