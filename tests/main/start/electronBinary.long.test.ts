import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { downloadElectron, findElectron } from '../../../main/start/electronBinary.ts';

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

/** Milliseconds since 1970. */
const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;

/** A package whose installer works or fails, and a try at some time; the lock file is as old as the hills. */
function trying(works: boolean) {
  const folder = makePackage();
  writeInstaller(folder, works);
  const [note, lockFile, tries] = ['out/note.txt', 'package-lock.json', 'tries.txt'].map((name) =>
    path.join(folder, name),
  );
  if (note === undefined || lockFile === undefined || tries === undefined) throw new Error('no paths');
  const age = (file: string, time: number) => utimesSync(file, time / 1000, time / 1000);
  writeFileSync(lockFile, '');
  age(lockFile, NOON - 1000 * HOUR);
  /** Whether the installer ran. What it leaves behind is as old as its run. */
  const attempt = (now: number): boolean => {
    rmSync(tries, { force: true });
    downloadElectron(folder, { note, lockFile, now });
    const ran = existsSync(tries);
    if (ran && existsSync(note)) age(note, now);
    return ran;
  };
  return { folder, note, lockFile, age, attempt };
}

describe('the download', () => {
  it('is done by the installer of the package', () => {
    const { folder, note, attempt } = trying(true);
    expect(attempt(NOON)).toBe(true);
    expect(findElectron(folder, {})).toBe(path.join(folder, 'dist/electron'));
    expect(existsSync(note)).toBe(false);
  });

  it('is not tried again at once when it has failed, but a day later', () => {
    const { attempt } = trying(false);
    expect(attempt(NOON)).toBe(true);
    expect(attempt(NOON + HOUR)).toBe(false);
    expect(attempt(NOON + 23 * HOUR)).toBe(false);
    expect(attempt(NOON + 24 * HOUR)).toBe(true);
    // And from then on a day again.
    expect(attempt(NOON + 25 * HOUR)).toBe(false);
    expect(attempt(NOON + 48 * HOUR)).toBe(true);
  });

  it('is tried again at once when the note is deleted', () => {
    const { note, attempt } = trying(false);
    attempt(NOON);
    rmSync(note);
    expect(attempt(NOON + HOUR)).toBe(true);
  });

  it('is tried again when other packages were installed since', () => {
    const { lockFile, age, attempt } = trying(false);
    attempt(NOON);
    age(lockFile, NOON + HOUR);
    expect(attempt(NOON + 2 * HOUR)).toBe(true);
    expect(attempt(NOON + 3 * HOUR)).toBe(false);
  });

  it('is tried again when the clock was wrong', () => {
    const { attempt } = trying(false);
    attempt(NOON + 1000 * HOUR);
    expect(attempt(NOON)).toBe(true);
  });

  it('leaves no note behind when it works at last', () => {
    const { folder, note, attempt } = trying(false);
    attempt(NOON);
    writeInstaller(folder, true);
    expect(attempt(NOON + 24 * HOUR)).toBe(true);
    expect(existsSync(note)).toBe(false);
  });
});
