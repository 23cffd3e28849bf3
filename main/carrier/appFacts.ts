import { version } from '../../package.json';

export const VERSION = version;

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
