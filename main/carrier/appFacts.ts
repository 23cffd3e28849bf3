import { homepage, version } from '../../package.json';

export const VERSION = version;

/**
 * The address where faults are reported; `undefined` while package.json names no real one: `.example` belongs to nobody
 * (RFC 2606).
 */
export const HOME: string | undefined = new URL(homepage).hostname.endsWith('.example') ? undefined : homepage;

/** Versions of what the program runs on, for the about page and bug reports. */
export function runtimeFacts(): Record<string, string> {
  const { node = '', v8 = '', electron, chrome } = process.versions;
  return {
    platform: `${process.platform} ${process.arch}`,
    node,
    v8,
    ...(electron !== undefined && { electron }),
    ...(chrome !== undefined && { chrome }),
  };
}
