import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  APP_ID,
  denyPermissions,
  isSandboxOff,
  type PrepareOptions,
  prepare,
  webPreferences,
} from '../../../main/electron/hardening.ts';
import { FakeContents, FakeElectron } from './fakeElectron.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'hadara-prepare-'));

function prepared({ switches = [] as string[], ...options }: Partial<PrepareOptions> & { switches?: string[] } = {}) {
  const electron = new FakeElectron({ switches });
  // At the first start there is no such folder.
  const dataFolder = path.join(newFolder(), 'not/yet');
  prepare(electron, { dataFolder, platform: 'linux', safeGraphics: false, ...options });
  const contents = new FakeContents();
  electron.app.emit('web-contents-created', {}, contents);
  return { electron, contents, dataFolder };
}

it('settles the sandbox, the folders, the graphics and the scheme before Electron is ready', () => {
  const { electron, dataFolder } = prepared();
  expect(electron.app.done).toEqual([
    'sandbox',
    `userData ${dataFolder}`,
    `sessionData ${dataFolder}/electron`,
    `crashDumps ${dataFolder}/electron/crashes`,
    'switch ignore-gpu-blocklist',
    'switch enable-unsafe-swiftshader',
  ]);
  expect(electron.crashOptions).toEqual([{ uploadToServer: false }]);
  expect(electron.schemes).toEqual([
    {
      scheme: 'hadara',
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
});

it('does without the graphics card when the player wants safe graphics', () => {
  const { electron } = prepared({ safeGraphics: true });
  expect(electron.app.done).toContain('no acceleration');
  expect(electron.app.done).toContain('switch enable-unsafe-swiftshader');
  expect(electron.app.done).not.toContain('switch ignore-gpu-blocklist');
});

it('gets as far as the lock of the data folder, which tells the player, where that folder cannot be made', () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const { electron } = prepared({ dataFolder: path.join(file, 'data') });
  expect(electron.app.done).toEqual(['sandbox', 'switch ignore-gpu-blocklist', 'switch enable-unsafe-swiftshader']);
  expect(electron.schemes).toHaveLength(1);
});

it('does not ask for the sandbox that whoever started the program took away', () => {
  const { electron } = prepared({ switches: ['no-sandbox'] });
  expect(electron.app.done).not.toContain('sandbox');
  expect(isSandboxOff(electron)).toBe(true);
  expect(isSandboxOff(prepared().electron)).toBe(false);
});

it('has the name of the installed program on Windows, and needs none elsewhere', () => {
  expect(prepared({ platform: 'win32' }).electron.app.done).toContain(`id ${APP_ID}`);
  expect(prepared({ platform: 'darwin' }).electron.app.done).not.toContain(`id ${APP_ID}`);
});

it('shuts the page in', () => {
  expect(webPreferences('/preload.cjs', true)).toEqual({
    preload: '/preload.cjs',
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    enableWebSQL: false,
    spellcheck: false,
    devTools: false,
  });
  expect(webPreferences('/preload.cjs', false).devTools).toBe(true);
});

it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('keeps the page at home on %s', (event) => {
  const { contents } = prepared();
  const isPrevented = (url: string) => {
    let prevented = false;
    contents.emit(event, {
      url,
      preventDefault: () => {
        prevented = true;
      },
    });
    return prevented;
  };
  expect(isPrevented('hadara://app/')).toBe(false);
  expect(isPrevented('https://evil.example/')).toBe(true);
  expect(isPrevented('hadara://app.evil.example/')).toBe(true);
  expect(isPrevented('hadara://other/')).toBe(true);
  expect(isPrevented('file:///etc/passwd')).toBe(true);
  expect(isPrevented('no address')).toBe(true);
});

it('opens no windows and attaches no webviews', () => {
  const { contents } = prepared();
  expect(contents.openHandler?.({ url: 'https://evil.example/' })).toEqual({ action: 'deny' });
  let prevented = false;
  contents.emit('will-attach-webview', {
    preventDefault: () => {
      prevented = true;
    },
  });
  expect(prevented).toBe(true);
});

it('grants full screen and writing to the clipboard, and nothing else', () => {
  const electron = new FakeElectron();
  denyPermissions(electron);
  const { defaultSession } = electron.session;
  const granted = [
    'fullscreen',
    'clipboard-sanitized-write',
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'midi',
  ].filter((permission) => {
    let requested = false;
    defaultSession.request(null, permission, (allowed) => {
      requested = allowed;
    });
    expect(defaultSession.check(null, permission)).toBe(requested);
    return requested;
  });
  expect(granted).toEqual(['fullscreen', 'clipboard-sanitized-write']);
  expect(defaultSession.device()).toBe(false);
});
