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

/** How many percent of all faults are drawn, and after how many: samples that do not overlap have nothing in common. */
export interface Sample {
  readonly share: number;
  readonly after: number;
}

/** Whether a fault is in a sample: always the same ones, and the smaller sample within the larger. */
export function isDrawn({ fileName, location: { start, end }, replacement }: Fault, { share, after }: Sample): boolean {
  // Without its folder, as it is another one where tests run.
  const name = path.basename(fileName);
  const hash = createHash('sha256').update(
    JSON.stringify([name, start.line, start.column, end.line, end.column, replacement]),
  );
  const percent = (hash.digest().readUInt32BE() / 2 ** 32) * 100;
  return percent >= after && percent < after + share;
}
