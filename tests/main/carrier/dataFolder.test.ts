import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dataFolderOf, makeDataFolder } from '../../../main/carrier/dataFolder.ts';
import { filled, startWords } from '../../../main/carrier/startWords.ts';

it.each([
  ['linux', {}, '/home/ada/.local/share/hadara'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/hadara'],
  ['darwin', {}, '/home/ada/Library/Application Support/Hadara'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Hadara'],
  ['win32', {}, '/home/ada/AppData/Roaming/Hadara'],
  ['linux', { HADARA_DATA: '/mine', XDG_DATA_HOME: '/data' }, '/mine'],
  ['linux', { HADARA_DATA: 'mine' }, path.resolve('mine')],
  ['linux', { HADARA_DATA: '', XDG_DATA_HOME: '' }, '/home/ada/.local/share/hadara'],
  ['freebsd', { APPDATA: '/roaming' }, '/home/ada/.local/share/hadara'],
  ['darwin', { XDG_DATA_HOME: '/data' }, '/home/ada/Library/Application Support/Hadara'],
  ['win32', { APPDATA: '' }, '/home/ada/AppData/Roaming/Hadara'],
] as const)('on %s with %o is %s', (platform, env, folder) => {
  expect(dataFolderOf({ platform, home: '/home/ada', env })).toBe(folder);
});

it('is made with all folders above it, and may be there already', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-made-')), 'a', 'b');
  await makeDataFolder(folder);
  await makeDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it('says where it cannot be made, and why, in the language of the computer', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-made-')), 'file');
  writeFileSync(file, '');
  const folder = path.join(file, 'data');
  for (const words of [startWords('en'), startWords('fr')]) {
    const message = filled(words.noFolder, { folder, code: 'ENOTDIR' });
    await expect(makeDataFolder(folder, words)).rejects.toMatchObject({ message, cause: { code: 'ENOTDIR' } });
  }
  expect(startWords('fr').noFolder).not.toBe(startWords('en').noFolder);
});
