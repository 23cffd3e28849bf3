import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, sweepTemporaries, writeDurably } from '../../../../main/host/files/durableFile.ts';
import { diskFiles } from '../../../../main/host/files/fileSystem.ts';
import { failOn, MemoryDisk } from './memoryDisk.ts';

const FILE = '/data/file.json';

describe('a durable write', () => {
  it('syncs the text before the rename and the folder after it', async () => {
    const disk = new MemoryDisk();
    await writeDurably(disk, FILE, 'text');
    const verbs = disk.operations.map((operation) => operation.split(' ')[0]);
    expect(verbs).toEqual(['create', 'write', 'sync', 'close', 'rename', 'syncFolder']);
  });

  it('goes on where the disk took only a part', async () => {
    const disk = new MemoryDisk();
    disk.chunk = 3;
    await writeDurably(disk, FILE, 'a longer text, ü');
    expect(disk.text(FILE)).toBe('a longer text, ü');
  });

  it('gives up on a disk that takes nothing', async () => {
    const disk = new MemoryDisk();
    disk.chunk = 0;
    await expect(writeDurably(disk, FILE, 'text')).rejects.toThrow();
    expect(disk.files()).toEqual([]);
  });

  it.each([
    ['ENOSPC', 'create'],
    ['ENOSPC', 'write'],
    ['EIO', 'sync'],
    ['EIO', 'close'],
    ['EROFS', 'rename'],
  ])('leaves the old text and nothing else after %s at %s', async (code, operation) => {
    const disk = new MemoryDisk();
    await writeDurably(disk, FILE, 'old');
    disk.fault = failOn(code, operation);
    await expect(writeDurably(disk, FILE, 'new')).rejects.toMatchObject({ code });
    expect(disk.files()).toEqual(['file.json']);
    expect(disk.text(FILE)).toBe('old');
  });

  it.each(['EPERM', 'EACCES', 'EBUSY'])('waits until another program lets go of the file (%s)', async (code) => {
    const disk = new MemoryDisk();
    let refusals = 3;
    disk.fault = (operation) => {
      if (operation === 'rename' && refusals-- > 0) throw Object.assign(new Error(code), { code });
    };
    await writeDurably(disk, FILE, 'text');
    expect(disk.text(FILE)).toBe('text');
  });

  it('works on a real disk, readable by its owner only', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hadara-'));
    const file = path.join(folder, 'file.json');
    await writeDurably(diskFiles, file, 'old');
    await writeDurably(diskFiles, file, 'new');
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['file.json']);
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});

describe('reading', () => {
  it('tells a missing file from an unreadable one', async () => {
    const disk = new MemoryDisk();
    expect(await readText(disk, FILE, 100)).toBeNull();
    disk.fault = failOn('EIO', 'read');
    await expect(readText(disk, FILE, 100)).rejects.toMatchObject({ code: 'EIO' });
  });
});

describe('the sweep', () => {
  it('removes what cut-short writes left, and nothing else', async () => {
    const disk = new MemoryDisk();
    for (const name of ['file.json', 'notes.tmp', 'file.json.6b1f5d0a-8a67-4b1e-9a64-0d6a5b0c7e11.tmp']) {
      disk.put(`/data/${name}`, 'x');
    }
    await sweepTemporaries(disk, '/data');
    expect(disk.files()).toEqual(['file.json', 'notes.tmp']);
  });

  it('does not mind a folder that it cannot list', async () => {
    const disk = new MemoryDisk();
    disk.fault = failOn('ENOENT', 'list');
    await expect(sweepTemporaries(disk, '/data')).resolves.toBeUndefined();
  });
});
