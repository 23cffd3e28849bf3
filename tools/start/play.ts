import path from 'node:path';
import { makeDataFolder } from '../../main/carrier/dataFolder.ts';
import { filled, startWords } from '../../main/carrier/startWords.ts';
import { findBrowser } from './browser.ts';
import { type Browser, playInBrowser } from './browserWindow.ts';
import { type NoElectron, playInElectron } from './desktop.ts';
import type { StartOptions } from './options.ts';
import { hasScreen, type Setting } from './setting.ts';

/** Whoever names a browser may have a screen that the shell does not know of. */
const mayOpenBrowser = (setting: Setting) => hasScreen(setting) || Boolean(setting.env.HADARA_BROWSER);

/** Where the game opens without Electron. */
function browserFor(setting: Setting): Browser {
  const browser = mayOpenBrowser(setting) ? findBrowser(setting) : null;
  if (browser !== null) return { program: browser };
  return hasScreen(setting) ? 'default' : 'none';
}

/** What is said when the game opens elsewhere than in its own window. */
function tellInstead({ say }: Setting, { why }: NoElectron, browser: Browser): void {
  const words = startWords();
  const instead =
    typeof browser === 'object'
      ? filled(words.opensIn, { browser: path.basename(browser.program) })
      : words.opensInDefault;
  // Longer reasons end with commands to be copied.
  say(`${why}${why.includes('\n') ? '\n' : ' '}${instead}`);
}

/**
 * Opens the built game in the best window that there is: Electron's, one of a browser with the same engine, the page in
 * any browser, or one that somebody opens with the printed address. Resolves to the exit code when the game has ended.
 * Rejects when the data folder cannot be made.
 */
export async function play(setting: Setting, options: StartOptions): Promise<number> {
  // A folder that cannot be made is no reason to try one window after the other.
  await makeDataFolder(setting.dataFolder);
  if (!options.browser) return playInBrowser(setting, 'none', options);
  const browser = browserFor(setting);
  if (!hasScreen(setting)) return playInBrowser(setting, browser, options);
  const outcome = await playInElectron(setting, options);
  if (typeof outcome === 'number') return outcome;
  tellInstead(setting, outcome, browser);
  return playInBrowser(setting, browser, options);
}
