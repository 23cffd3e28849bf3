import path from 'node:path';
import { makeDataFolder } from '../carrier/dataFolder.ts';
import { filled, startWords } from '../carrier/startWords.ts';
import { findBrowser } from './browser.ts';
import { playInBrowser } from './browserWindow.ts';
import { downloadNote, type NoElectron, playInElectron } from './desktop.ts';
import type { StartOptions } from './options.ts';
import { hasScreen, type Setting } from './setting.ts';

/** A browser that somebody chose may know of a screen that the shell does not. */
const mayOpenBrowser = (setting: Setting) => hasScreen(setting) || Boolean(setting.env.HADARA_BROWSER);

/** What is said when the game opens elsewhere than in its own window. */
function tellInstead({ root, say }: Setting, why: NoElectron, browser: string | null): void {
  const words = startWords();
  const instead = browser === null ? words.needsBrowser : filled(words.opensIn, { browser: path.basename(browser) });
  say(`${filled(words[why], { file: downloadNote({ root }) })} ${instead}`);
}

/**
 * Opens the built game in the best window that there is: Electron's, a browser's, or one that somebody opens with the
 * printed address. Resolves to the exit code when the game has ended. Rejects when the data folder cannot be made.
 */
export async function play(setting: Setting, { browser: mayOpen, port, files }: StartOptions): Promise<number> {
  // A folder that cannot be made is no reason to try one window after the other.
  await makeDataFolder(setting.dataFolder);
  const server = { port, files };
  if (!mayOpen) return playInBrowser(setting, null, server);
  const browser = mayOpenBrowser(setting) ? findBrowser(setting) : null;
  if (!hasScreen(setting)) return playInBrowser(setting, browser, server);
  const outcome = await playInElectron(setting, files);
  if (typeof outcome === 'number') return outcome;
  tellInstead(setting, outcome, browser);
  return playInBrowser(setting, browser, server);
}
