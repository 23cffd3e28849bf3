import { expect, it } from 'vitest';
import { checkDataFolder, LARGEST_SETTINGS } from '../../../../main/host/files/dataFolderCheck.ts';
import { MemoryDisk } from './memoryDisk.ts';

const check = (disk: MemoryDisk) => checkDataFolder(disk, '/data', 0);

it('what stands in the way of our files and folders is set aside, whatever it is, and what is ours stays', async () => {
  const disk = new MemoryDisk();
  disk.putOdd('/data/settings.json', 'folder');
  disk.putOdd('/data/lessons.json', 'link');
  disk.put('/data/trash', 'a file where a folder belongs');
  disk.put('/data/games/a-game.json', 'a game');
  disk.put('/data/statistics.json', 'statistics');
  const names = await check(disk);
  expect(names.map((name) => name.replace(/\.unusual-.*/, ''))).toEqual(['settings.json', 'lessons.json', 'trash']);
  expect(disk.paths()).toEqual(
    ['/data/games/a-game.json', ...names.map((name) => `/data/${name}`).sort(), '/data/statistics.json'].sort(),
  );
});

it('a file is set aside from the size on that nobody would read', async () => {
  const disk = new MemoryDisk();
  disk.put('/data/settings.json', new Uint8Array(LARGEST_SETTINGS));
  disk.put('/data/logs/host.log', new Uint8Array(LARGEST_SETTINGS + 1));
  expect(await check(disk)).toEqual([]);
  disk.put('/data/settings.json', new Uint8Array(LARGEST_SETTINGS + 1));
  expect(await check(disk)).toHaveLength(1);
});

it('what cannot be looked at now stays', async () => {
  const disk = new MemoryDisk();
  disk.putOdd('/data/settings.json', 'folder');
  disk.fault = (operation) => {
    if (operation === 'kind') throw new Error('not now');
  };
  expect(await check(disk)).toEqual([]);
  expect(disk.paths()).toEqual(['/data/settings.json']);
});
