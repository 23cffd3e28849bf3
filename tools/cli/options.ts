import { EXPANSIONS, type Expansion } from '../../shared/vocabulary/options.ts';

/** A problem with the command line, to be shown as it is. */
export class UsageError extends Error {}

/** Runs a reading of the command line. What that throws becomes a UsageError. */
export function readArguments<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns which of the allowed values `text` is. Throws a UsageError that lists them. */
export function oneOf<T extends string | number>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => String(value) === text);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${allowed.join(', ')}, not "${text}"`);
  return found;
}

/** Returns the number that `text` is. Throws a UsageError when it is none from `least` to `most`. */
export function integer(name: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

const NO_EXPANSIONS = ['', 'none'];

/** Returns the named expansions in the order of `EXPANSIONS`, a twice named one once. Throws a UsageError. */
export function expansionsOf(text: string): Expansion[] {
  if (NO_EXPANSIONS.includes(text)) return [];
  const named = text.split(',').map((name) => oneOf('expansions', name.trim(), EXPANSIONS));
  return EXPANSIONS.filter((expansion) => named.includes(expansion));
}
