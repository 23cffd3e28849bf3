import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Surroundings } from '../../main/carrier/dataFolder.ts';

/** Names of browsers with the Chromium engine on the search path of Linux and the BSDs. */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
  'brave',
];
/** Looked at even when the search path does not name them. */
const UNIX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/opt/microsoft/msedge'];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
];

/** Where a browser may be on such a computer, the likeliest first. */
function browserPlaces({ platform, home, env }: Surroundings): string[] {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', path.join(home, 'Applications')];
    return MAC_APPS.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  const folders = [...(env.PATH ?? '').split(':').filter((folder) => folder !== ''), ...UNIX_FOLDERS];
  return COMMANDS.flatMap((command) => folders.map((folder) => path.posix.join(folder, command)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program of an installed browser: what `HADARA_BROWSER` names, else the first that is there, else `null`. */
export function findBrowser(surroundings: Surroundings, isThere: (file: string) => boolean = isProgram): string | null {
  const { HADARA_BROWSER: chosen } = surroundings.env;
  if (chosen) return isThere(chosen) ? chosen : null;
  return browserPlaces(surroundings).find(isThere) ?? null;
}
