import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { updatesOf, updatesThrough } from '../../../main/electron/updates.ts';
import { fakeHost } from './fakeHost.ts';
import { openReleaseFeed } from './releaseFeed.ts';

const { log } = fakeHost().host;

/** Electron's own updater, which can be had only in Electron. */
const loaded = vi.hoisted(() => vi.fn());
vi.mock('electron-updater', () => ({
  get autoUpdater() {
    loaded();
    return { checkForUpdates: async () => ({ isUpdateAvailable: true, updateInfo: { version: '9.9.9' } }) };
  },
}));
beforeEach(() => {
  loaded.mockClear();
});

/** AppImages are programs: the updater starts the new one once, to let it settle in. */
const PROGRAM = '#!/bin/sh\nexit 0\n';

describe('with a release feed', () => {
  it('finds a newer version and fetches nothing of it unasked', async () => {
    const { updater, requests } = await openReleaseFeed({ version: '1.2.0', program: PROGRAM });
    expect(await updatesThrough(updater, log).check()).toMatchObject({ version: '1.2.0' });
    expect(requests).toEqual(['/latest-linux.yml']);
  });

  it.each(['1.0.0', '0.9.0'])('finds nothing new in version %s', async (version) => {
    const { updater } = await openReleaseFeed({ version, program: PROGRAM });
    expect(await updatesThrough(updater, log).check()).toBeNull();
  });

  it('puts the new version in place when the program ends, and not before', async () => {
    const { updater, installed, quit } = await openReleaseFeed({ version: '1.2.0', program: PROGRAM });
    const update = await updatesThrough(updater, log).check();
    await update?.download();
    expect(readFileSync(installed, 'utf8')).toBe('old');
    quit(0);
    expect(readFileSync(installed, 'utf8')).toBe(PROGRAM);
  });

  it('keeps the old version after an end with an error', async () => {
    const { updater, installed, quit } = await openReleaseFeed({ version: '1.2.0', program: PROGRAM });
    await (await updatesThrough(updater, log).check())?.download();
    quit(1);
    expect(readFileSync(installed, 'utf8')).toBe('old');
  });

  it('refuses a version that is not what the feed promised', async () => {
    const release = { version: '1.2.0', program: PROGRAM, promised: PROGRAM.replace('0', '1') };
    const { updater, installed, quit } = await openReleaseFeed(release);
    const update = await updatesThrough(updater, log).check();
    await expect(update?.download()).rejects.toThrow(/sha512/);
    quit(0);
    expect(readFileSync(installed, 'utf8')).toBe('old');
  });
});

const resources = () => mkdtempSync(path.join(tmpdir(), 'hadara-resources-'));

it('without a release feed there is never an update, and nothing to look for one with', async () => {
  expect(await updatesOf(resources(), log).check()).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
});

it('with a release feed beside the program it is looked at', async () => {
  const folder = resources();
  writeFileSync(path.join(folder, 'app-update.yml'), 'provider: generic');
  expect(await updatesOf(folder, log).check()).toMatchObject({ version: '9.9.9' });
  expect(loaded).toHaveBeenCalledTimes(1);
});
