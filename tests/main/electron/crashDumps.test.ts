import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countCrashDumps, keepCrashDumps } from '../../../main/electron/crashDumps.ts';
import { FakeElectron } from './fakeElectron.ts';

it('keeps what crashes leave on this computer', () => {
  const electron = new FakeElectron();
  keepCrashDumps(electron);
  expect(electron.crashOptions).toEqual([{ uploadToServer: false }]);
});

it('counts what crashes left, wherever Chromium sorted it', () => {
  const electron = new FakeElectron();
  expect(countCrashDumps(electron)).toBe(0);
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-dumps-'));
  electron.app.setPath('crashDumps', folder);
  expect(countCrashDumps(electron)).toBe(0);
  for (const name of ['pending/a.dmp', 'completed/b.dmp', 'completed/b.meta', 'settings.dat']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  expect(countCrashDumps(electron)).toBe(2);
});
