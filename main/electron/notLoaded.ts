import { filled } from '../carrier/startWords.ts';
import type { DesktopHost } from '../host/entryPoint.ts';
import type { ElectronLike } from './electronLike.ts';
import { wordsOf } from './question.ts';

export interface NotLoadedOptions {
  readonly host: DesktopHost;
  /** The computer's language. */
  readonly locale: string;
  readonly dataFolder: string;
}

/** Tells the player, in a box of the system's, that the game's page does not come up. */
export async function tellNotLoaded(
  { dialog }: ElectronLike,
  { host, locale, dataFolder }: NotLoadedOptions,
  reason: string,
): Promise<void> {
  host.log.fault('page not loaded at the start', new Error(reason));
  const words = await wordsOf(host, locale);
  dialog.showErrorBox('Hadara', filled(words.notLoaded, { reason, folder: dataFolder }));
}
