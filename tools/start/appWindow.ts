import path from 'node:path';
import type { Display } from './options.ts';

export interface AppWindow extends Partial<Display> {
  readonly browser: string;
  readonly address: string;
  readonly dataFolder: string;
  readonly home: string;
  /** Chromium refuses to sandbox itself for the system administrator. */
  readonly isRoot: boolean;
}

/** The browser's own files; the browser of a snap may not write to the usual place of data. */
function profileFolder({ browser, dataFolder, home }: AppWindow): string {
  return browser.startsWith('/snap/')
    ? path.join(home, 'snap/chromium/common/hadara')
    : path.join(dataFolder, 'browser');
}

/** Arguments that open the address as a window of its own, without the look and the services of a browser. */
export function appWindowArguments(window: AppWindow): string[] {
  return [
    `--app=${window.address}`,
    `--user-data-dir=${profileFolder(window)}`,
    '--window-size=1280,800',
    '--no-first-run',
    '--no-default-browser-check',
    '--hide-crash-restore-bubble',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-features=Translate',
    '--password-store=basic',
    // Without these two, a computer without a usable graphics card gets no WebGL at all.
    window.safeGraphics ? '--disable-gpu' : '--ignore-gpu-blocklist',
    '--enable-unsafe-swiftshader',
    ...(window.x11 ? ['--ozone-platform=x11'] : []),
    // The first keeps the warning about the second out of the window.
    ...(window.isRoot ? ['--test-type', '--no-sandbox'] : []),
  ];
}
