import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['assets', 'main', 'packaging', 'renderer', 'shared', 'tests', 'tools'];
/** What a merge leaves where it could not decide. */
const LEFT_BY_A_MERGE = /^(<{7}|>{7}) /m;

const isDocument = (file: string): boolean => /\.(md|yml|json)$/.test(file) && !file.includes('node_modules');

it('no document has what a merge left in it', () => {
  const files = [
    ...readdirSync(ROOT),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
    ),
  ].filter(isDocument);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => LEFT_BY_A_MERGE.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
