import { expect, it } from 'vitest';
import { dataFolderOf } from '../../../main/carrier/dataFolder.ts';

it.each([
  ['linux', {}, '/home/ada/.local/share/hadara'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/hadara'],
  ['darwin', {}, '/home/ada/Library/Application Support/Hadara'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Hadara'],
  ['win32', {}, '/home/ada/AppData/Roaming/Hadara'],
  ['linux', { HADARA_DATA: '/mine', XDG_DATA_HOME: '/data' }, '/mine'],
] as const)('on %s with %o is %s', (platform, env, folder) => {
  expect(dataFolderOf({ platform, home: '/home/ada', env })).toBe(folder);
});
