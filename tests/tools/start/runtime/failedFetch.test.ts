import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freshFailure, noteFailure } from '../../../../tools/start/runtime/failedFetch.ts';

/** Milliseconds since 1970. */
const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

/** A fetch that failed at noon; the lock file is as old as the hills. */
function failedAtNoon() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-failed-'));
  const [note, lockFile] = [path.join(folder, 'out/note.txt'), path.join(folder, 'package-lock.json')];
  const age = (file: string, time: number) => utimesSync(file, time / 1000, time / 1000);
  writeFileSync(lockFile, '');
  age(lockFile, NOON - 1000 * MINUTE);
  noteFailure(note, 'getaddrinfo ENOTFOUND github.com');
  age(note, NOON);
  return { note, lockFile, age, at: (now: number) => freshFailure({ note, lockFile, now }) };
}

it('is not tried again at once, but a few minutes later', () => {
  const { at } = failedAtNoon();
  expect(at(NOON)).toBe('getaddrinfo ENOTFOUND github.com');
  expect(at(NOON + 4 * MINUTE)).toBe('getaddrinfo ENOTFOUND github.com');
  expect(at(NOON + 5 * MINUTE)).toBeNull();
});

it('is tried again at once when the note is deleted', () => {
  const { note, at } = failedAtNoon();
  rmSync(note);
  expect(at(NOON + MINUTE)).toBeNull();
});

it('is tried again when other packages were installed since', () => {
  const { lockFile, age, at } = failedAtNoon();
  age(lockFile, NOON + MINUTE);
  expect(at(NOON + 2 * MINUTE)).toBeNull();
});

it('is tried again when the clock was wrong', () => {
  expect(failedAtNoon().at(NOON - 1000 * MINUTE)).toBeNull();
});

it('is forgotten when it works at last', () => {
  const { note } = failedAtNoon();
  noteFailure(note, null);
  expect(existsSync(note)).toBe(false);
});

it('is not remembered where the disk takes no note', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-failed-')), 'file');
  writeFileSync(file, '');
  expect(() => noteFailure(path.join(file, 'note.txt'), 'reason')).not.toThrow();
});
