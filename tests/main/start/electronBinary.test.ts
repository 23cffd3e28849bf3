import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { downloadElectronOnce, findElectron } from '../../../main/start/electronBinary.ts';

const makePackage = () => mkdtempSync(path.join(tmpdir(), 'hadara-electron-'));

/** An installer that does as Electron's own: it puts the program where `path.txt` says, or fails. */
function writeInstaller(folder: string, works: boolean): void {
  const script = works
    ? "fs.mkdirSync('dist'); fs.writeFileSync('dist/electron', ''); fs.writeFileSync('path.txt', 'electron');"
    : 'process.exit(1);';
  writeFileSync(
    path.join(folder, 'install.js'),
    `const fs = require('node:fs'); process.chdir(__dirname); fs.appendFileSync('tries.txt', 'x'); ${script}`,
  );
}

it('finds the program that the package names, if it is there', () => {
  const folder = makePackage();
  expect(findElectron(folder, {})).toBeNull();
  writeFileSync(path.join(folder, 'path.txt'), 'electron');
  expect(findElectron(folder, {})).toBeNull();
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/electron'), '');
  expect(findElectron(folder, {})).toBe(path.join(folder, 'dist/electron'));
});

it('finds the program of another place', () => {
  const folder = makePackage();
  const env = { ELECTRON_OVERRIDE_DIST_PATH: path.join(folder, 'elsewhere') };
  expect(findElectron(folder, env)).toBeNull();
  mkdirSync(path.join(folder, 'elsewhere'));
  writeFileSync(path.join(folder, 'elsewhere/electron'), '');
  expect(findElectron(folder, env)).toBe(path.join(folder, 'elsewhere/electron'));
});

it('downloads the program with the installer of the package', () => {
  const folder = makePackage();
  writeInstaller(folder, true);
  downloadElectronOnce(folder, path.join(folder, 'out/note.txt'));
  expect(findElectron(folder, {})).toBe(path.join(folder, 'dist/electron'));
  expect(existsSync(path.join(folder, 'out/note.txt'))).toBe(false);
});

it('does not try again what has failed, until the note is deleted', () => {
  const folder = makePackage();
  const note = path.join(folder, 'out/note.txt');
  const tries = () => existsSync(path.join(folder, 'tries.txt'));
  writeInstaller(folder, false);
  downloadElectronOnce(folder, note);
  expect(tries()).toBe(true);
  rmSync(path.join(folder, 'tries.txt'));
  downloadElectronOnce(folder, note);
  expect(tries()).toBe(false);
  rmSync(note);
  downloadElectronOnce(folder, note);
  expect(tries()).toBe(true);
});
