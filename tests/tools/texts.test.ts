import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a merge leaves where it could not decide. */
const LEFT_BY_A_MERGE = /^(<{7}|>{7}) /m;

it('no document has what a merge left in it', () => {
  const documents = execFileSync('git', ['ls-files', '*.md', '*.yml', '*.json'], { cwd: ROOT, encoding: 'utf8' });
  const files = documents.split('\n').filter((file) => file !== '');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => LEFT_BY_A_MERGE.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
