import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { findBrowser } from '../../tools/start/browser.ts';

const PACKAGES = ['chromium', 'libegl1', 'libegl-mesa0', 'libgl1-mesa-dri'];

/** An installed browser with the Chromium engine, or `null`. */
export const installedBrowser = (): string | null =>
  findBrowser({ platform: process.platform, home: homedir(), env: process.env });

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function installChromium(): void {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--no-install-recommends', ...PACKAGES);
}

/**
 * Makes sure that there is a browser for the tests: an installed one, else Debian's, which is installed when the tests
 * run with the right to do so.
 * @throws Error with the one line that says what to install
 */
export function requireBrowser(): void {
  if (installedBrowser() === null && mayInstall()) installChromium();
  if (installedBrowser() !== null) return;
  throw new Error(
    process.platform === 'linux'
      ? `The tests need a browser: sudo apt-get install ${PACKAGES.join(' ')} (or set HADARA_BROWSER to one)`
      : 'The tests need a browser: install Chrome, Chromium or Edge (or set HADARA_BROWSER to one)',
  );
}
