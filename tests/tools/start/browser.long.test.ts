import { describe, expect, it } from 'vitest';
import { appWindowArguments } from '../../../tools/start/appWindow.ts';
import { findBrowser } from '../../../tools/start/browser.ts';
import { opening } from '../../../tools/start/defaultBrowser.ts';

const LINUX = { platform: 'linux', home: '/home/ada', env: { PATH: '/usr/bin:/opt/mine' } } as const;
const MAC = { platform: 'darwin', home: '/Users/ada', env: {} } as const;
const WINDOWS = {
  platform: 'win32',
  home: 'C:\\Users\\ada',
  env: { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' },
} as const;

const only =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

describe('the browser', () => {
  it.each([
    [LINUX, '/usr/bin/chromium'],
    [LINUX, '/opt/mine/google-chrome'],
    [LINUX, '/usr/bin/microsoft-edge'],
    [LINUX, '/usr/bin/brave-browser'],
    [LINUX, '/snap/bin/chromium'],
    [MAC, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [MAC, '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    [WINDOWS, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    [WINDOWS, 'C:\\Users\\ada\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe'],
  ])('is found on $platform at %s', (surroundings, file) => {
    expect(findBrowser(surroundings, only(file))).toBe(file);
  });

  it('is the one with the open engine rather than another', () => {
    expect(findBrowser(LINUX, only('/usr/bin/microsoft-edge', '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  });

  it('is what the player chose, or none', () => {
    const chosen = { ...LINUX, env: { ...LINUX.env, HADARA_BROWSER: '/opt/vivaldi' } };
    expect(findBrowser(chosen, only('/usr/bin/chromium', '/opt/vivaldi'))).toBe('/opt/vivaldi');
    expect(findBrowser(chosen, only('/usr/bin/chromium'))).toBeNull();
  });

  it('may be missing', () => {
    expect(findBrowser(LINUX, only('/usr/bin/firefox'))).toBeNull();
  });
});

describe('its window', () => {
  const window = {
    browser: '/usr/bin/chromium',
    address: 'http://127.0.0.1:1/#c=x',
    dataFolder: '/data',
    home: '/home/ada',
    isRoot: false,
    safeGraphics: false,
    x11: false,
  };

  it('shows the game and nothing of a browser', () => {
    expect(appWindowArguments(window)).toEqual([
      '--app=http://127.0.0.1:1/#c=x',
      '--user-data-dir=/data/browser',
      '--window-size=1280,800',
      '--no-first-run',
      '--no-default-browser-check',
      '--hide-crash-restore-bubble',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-features=Translate',
      '--password-store=basic',
      '--ignore-gpu-blocklist',
      '--enable-unsafe-swiftshader',
    ]);
  });

  it('does without the graphics card, and with X11, when it is told to', () => {
    const args = appWindowArguments({ ...window, safeGraphics: true, x11: true });
    expect(args).toEqual(
      expect.arrayContaining(['--disable-gpu', '--enable-unsafe-swiftshader', '--ozone-platform=x11']),
    );
    expect(args).not.toContain('--ignore-gpu-blocklist');
  });

  it('gives up the sandbox only for the system administrator', () => {
    expect(appWindowArguments({ ...window, isRoot: true })).toEqual([
      ...appWindowArguments(window),
      '--test-type',
      '--no-sandbox',
    ]);
  });

  it('keeps the files of a snap where a snap may write', () => {
    expect(appWindowArguments({ ...window, browser: '/snap/bin/chromium' })).toContain(
      '--user-data-dir=/home/ada/snap/chromium/common/hadara',
    );
  });
});

it.each([
  ['linux', 'xdg-open'],
  ['freebsd', 'xdg-open'],
  ['darwin', 'open'],
  ['win32', 'rundll32.exe url.dll,FileProtocolHandler'],
] as const)('is any browser, where there is none with the engine: on %s by %s', (platform, command) => {
  const [program, args] = opening(platform, 'http://127.0.0.1:1/#c=x');
  expect([program, ...args].join(' ')).toBe(`${command} http://127.0.0.1:1/#c=x`);
});
