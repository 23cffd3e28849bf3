import { spawn } from 'node:child_process';

/** The program of each platform that shows a folder in a window. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer.exe' };

/** How long (milliseconds) an opener has to fail; one that still runs is showing the folder. */
const PATIENCE = 1500;

/** The program that shows folders on a platform. */
export const openerOf = (platform: NodeJS.Platform): string => OPENERS[platform] ?? 'xdg-open';

/**
 * Shows a folder in a window of the system's own. Resolves to whether it could be; never rejects.
 * @param opener a program that takes the folder as its only argument
 */
export function openFolder(folder: string, opener: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(opener, [folder], { stdio: 'ignore', detached: true });
    child.unref();
    const timer = setTimeout(() => resolve(true), PATIENCE);
    const settle = (opened: boolean) => {
      clearTimeout(timer);
      resolve(opened);
    };
    child.once('error', () => settle(false));
    // The one of Windows ends with 1 when it has shown the folder.
    child.once('exit', (code) => settle(code === 0 || opener === OPENERS.win32));
  });
}
