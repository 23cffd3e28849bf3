import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Licence } from '../../../shared/contract/answers.ts';
import { readText } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { HostLog } from './hostLog.ts';

/** Bytes: many times what the lists come to. */
const LARGEST = 32 * 2 ** 20;

/** As Vite writes it for every package that it bundles. */
const bundledSchema = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.string().default(''), text: z.string().default('') }),
);

async function readLicences(files: FileSystem, place: URL, log: HostLog): Promise<readonly Licence[]> {
  try {
    const text = await readText(files, fileURLToPath(place), LARGEST);
    const bundled = bundledSchema.parse(JSON.parse(text ?? '[]'));
    return bundled.map(({ identifier, ...entry }) => ({ ...entry, licence: identifier }));
  } catch (error) {
    log.fault('licences unreadable', error);
    return [];
  }
}

/**
 * Returns what is bundled into the program, by name and each version once, from the lists that the builds wrote. Never
 * rejects: a list that cannot be read is left out and noted in the log.
 */
export async function licencesOf(files: FileSystem, places: readonly URL[], log: HostLog): Promise<readonly Licence[]> {
  const lists = await Promise.all(places.map((place) => readLicences(files, place, log)));
  const each = new Map(lists.flat().map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...each.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
