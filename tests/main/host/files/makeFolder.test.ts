import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../main/host/files/makeFolder.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'hadara-folder-'));

it('makes a folder with those above it, for this user only, also when it is there', async () => {
  const folder = path.join(newFolder(), 'a/b/c');
  await Promise.all([makeFolder(folder), makeFolder(path.join(folder, 'd'))]);
  await makeFolder(folder);
  expect(existsSync(path.join(folder, 'd'))).toBe(true);
  if (process.platform !== 'win32') expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700);
  await makeFolder(path.parse(folder).root);
});

it('fails at once where nothing can be made', async () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const places = [file, path.join(file, 'below'), ...(existsSync('/proc/self') ? ['/proc/hadara', '/proc/a/b'] : [])];
  for (const place of places) await expect(makeFolder(place)).rejects.toThrow();
  // What the system says of the folder that was wanted, and not of those above it.
  if (process.platform !== 'win32')
    await expect(makeFolder(path.join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('makes a folder where a disk cannot promise to keep its name', async () => {
  const folder = path.join(newFolder(), 'a');
  await makeFolder(folder, () => Promise.reject(new Error('EINVAL')));
  expect(existsSync(folder)).toBe(true);
});
