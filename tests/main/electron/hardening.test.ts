import { expect, it } from 'vitest';
import { denyPermissions, prepare, webPreferences } from '../../../main/electron/hardening.ts';
import { FakeContents, FakeElectron } from './fakeElectron.ts';

function prepared(): { electron: FakeElectron; contents: FakeContents } {
  const electron = new FakeElectron();
  prepare(electron, '/data/hadara');
  const contents = new FakeContents();
  electron.app.emit('web-contents-created', {}, contents);
  return { electron, contents };
}

it('settles the sandbox, the folders, the graphics and the scheme before Electron is ready', () => {
  const { electron } = prepared();
  expect(electron.app.done).toEqual([
    'sandbox',
    'userData /data/hadara',
    'sessionData /data/hadara/electron',
    'switch ignore-gpu-blocklist',
    'switch enable-unsafe-swiftshader',
  ]);
  expect(electron.schemes).toEqual([
    {
      scheme: 'hadara',
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
});

it('does without the graphics card when the player wants safe graphics', () => {
  const electron = new FakeElectron();
  prepare(electron, '/data/hadara', true);
  expect(electron.app.done).toContain('no acceleration');
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
