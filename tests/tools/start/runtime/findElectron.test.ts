import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findElectron } from '../../../../tools/start/runtime/findElectron.ts';

const makePackage = () => mkdtempSync(path.join(tmpdir(), 'hadara-electron-'));

it('finds the program that the package names, if it is there', () => {
  const folder = makePackage();
  expect(findElectron(folder, {}, 'linux')).toEqual({ program: null });
  writeFileSync(path.join(folder, 'path.txt'), 'electron');
  expect(findElectron(folder, {}, 'linux')).toEqual({ program: null });
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/electron'), '');
  expect(findElectron(folder, {}, 'linux')).toEqual({ program: path.join(folder, 'dist/electron') });
});

it.each([
  ['linux', 'electron'],
  ['win32', 'electron.exe'],
  ['darwin', 'Electron.app/Contents/MacOS/Electron'],
] as const)('finds the program of another place on %s, and says so when there is none', (platform, name) => {
  const folder = makePackage();
  const dist = path.join(folder, 'elsewhere');
  const find = () => findElectron(folder, { ELECTRON_OVERRIDE_DIST_PATH: dist }, platform);
  expect(find()).toEqual({ notElectron: dist, missing: name });
  const program = path.join(dist, name);
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, '');
  expect(find()).toEqual({ notElectron: dist, missing: name });
  chmodSync(program, 0o755);
  expect(find()).toEqual({ program });
});
