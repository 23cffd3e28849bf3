import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles } from '../../../../main/host/files/fileSystem.ts';
import { NotOrdinary, readOrdinary, readOrdinarySync } from '../../../../main/host/files/ordinaryFile.ts';
import { ODD_THINGS } from './irregularFiles.ts';

const MIB = 2 ** 20;
let folder = '';
const place = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hadara-odd-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe.each(Object.entries(ODD_THINGS))('%s', (name, put) => {
  it('is not read, at once or later', async () => {
    await put(place('x'));
    await expect(diskFiles.read(place('x'), MIB)).rejects.toBeInstanceOf(NotOrdinary);
    expect(() => readOrdinarySync(place('x'), MIB)).toThrow(NotOrdinary);
  });

  it('is not read as what it leads to', async () => {
    await put(place('x'));
    await expect(readOrdinary(place('x'), MIB, 'follow')).rejects.toThrow();
  });

  it('is not written to', async () => {
    await put(place('x'));
    // A large file is a file.
    if (name !== 'a file of 400 MB') await expect(diskFiles.append(place('x'), 'text')).rejects.toThrow();
    await expect(diskFiles.create(place('x'))).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

describe('an ordinary file', () => {
  it('is read up to its limit and not beyond', async () => {
    await writeFile(place('x'), 'four');
    expect(Buffer.from(await diskFiles.read(place('x'), 4)).toString()).toBe('four');
    expect(readOrdinarySync(place('x'), 4)).toBe('four');
    await expect(diskFiles.read(place('x'), 3)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('behind a link is read only where the player chose it', async () => {
    await writeFile(place('x'), 'four');
    await symlink(place('x'), place('link'));
    expect(Buffer.from(await readOrdinary(place('link'), 4, 'follow')).toString()).toBe('four');
    await expect(diskFiles.read(place('link'), 4)).rejects.toBeInstanceOf(NotOrdinary);
    await expect(diskFiles.append(place('link'), 'more')).rejects.toThrow();
    expect(readOrdinarySync(place('x'), 4)).toBe('four');
  });

  it('has a stamp, among however many, that changes with it; what is no file has none', async () => {
    const names = Array.from({ length: 260 }, (_, index) => `${index}`);
    for (const name of names) writeFileSync(place(name), '');
    await mkdir(place('folder'));
    const before = await diskFiles.stamps(folder, [...names, 'folder', 'none']);
    expect([...before.keys()]).toEqual(names);
    writeFileSync(place('259'), 'more');
    const after = await diskFiles.stamps(folder, ['258', '259']);
    expect(after.get('258')).toEqual(before.get('258'));
    expect(after.get('259')?.mark).not.toBe(before.get('259')?.mark);
  });

  it('is told from other things, and from nothing', async () => {
    await writeFile(place('x'), '');
    await symlink(folder, place('link'));
    const kinds = await Promise.all(['x', 'link', 'none', 'x/none', '.'].map((name) => diskFiles.kind(place(name))));
    expect(kinds).toEqual(['file', 'link', null, null, 'folder']);
  });
});
