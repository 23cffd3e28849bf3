import { expect, it } from 'vitest';
import { NotOrdinary } from '../../../../main/host/files/ordinaryFile.ts';
import { withinFolder } from '../../../../main/host/files/withinFolder.ts';
import { MemoryDisk } from './memoryDisk.ts';

const ELSEWHERE = ['/elsewhere/x', '/data/../x', '/data-too/x', '/x', '/data'];

it.each(ELSEWHERE)('%s is no place for a file', async (place) => {
  const disk = new MemoryDisk();
  disk.put(place, 'somebody else’s');
  const files = withinFolder(disk, '/data');
  const before = disk.operations.length;
  for (const attempt of [
    files.read(place, 100),
    files.create(place),
    files.append(place, 'more'),
    files.remove(place),
    files.size(place),
    files.kind(place),
    files.rename(place, '/data/x'),
    files.rename('/data/x', place),
  ])
    await expect(attempt).rejects.toBeInstanceOf(NotOrdinary);
  expect(disk.operations).toHaveLength(before);
});

it.each(['/elsewhere', '/data/../x', '/data-too', '/'])('%s is no folder of ours', async (folder) => {
  const files = withinFolder(new MemoryDisk(), '/data');
  for (const attempt of [
    files.makeFolder(folder),
    files.list(folder),
    files.stamps(folder, ['x']),
    files.syncFolder(folder),
  ])
    await expect(attempt).rejects.toBeInstanceOf(NotOrdinary);
});

it('everything below the root is, and the root itself can be made, listed and synchronised', async () => {
  const disk = new MemoryDisk();
  const files = withinFolder(disk, '/data');
  for (const folder of ['/data', '/data/games']) {
    await files.makeFolder(folder);
    await files.syncFolder(folder);
  }
  // A name that begins like the way out.
  const made = await files.create('/data/games/..x.json');
  await made.close();
  expect(await files.list('/data/games')).toEqual(['..x.json']);
});

it.each(['/data/games', '/data/games/old'])('where %s is a link, nothing below it is reached', async (link) => {
  const disk = new MemoryDisk();
  disk.putOdd(link, 'link');
  disk.put('/data/games/old/deep/x.json', 'somebody else’s');
  const files = withinFolder(disk, '/data');
  const place = '/data/games/old/deep/x.json';
  for (const attempt of [
    files.read(place, 100),
    files.create('/data/games/old/deep/y.json'),
    files.append(place, 'more'),
    files.remove(place),
    files.size(place),
    files.list('/data/games/old/deep'),
    files.makeFolder('/data/games/old/deep/new'),
    files.stamps('/data/games/old/deep', ['x.json']),
    files.rename(place, '/data/x.json'),
    files.rename('/data/x.json', '/data/games/old/deep/y.json'),
  ])
    await expect(attempt).rejects.toBeInstanceOf(NotOrdinary);
  expect(disk.text('x.json')).toBe('somebody else’s');
});
