import type { MessageBoxOptions } from 'electron';
import { WORDS, type Words } from '../../shared/words/words.ts';
import type { Host } from '../host/entryPoint.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';
import { playersLanguage } from './language.ts';

export interface QuestionOptions {
  readonly host: Host;
  readonly window: WindowLike;
  /** The computer's language. */
  readonly locale: string;
}

/** The words about the program in the player's language. */
export const wordsOf = async (host: Host, locale: string): Promise<Words['desktop']> =>
  WORDS[await playersLanguage(host, locale)].desktop;

/**
 * Asks something in the player's language; the window waits for the answer. Needs no page: also one that has crashed or
 * fallen silent can be asked over. Resolves to the number of the button, from 0; rejects where no dialog can be shown.
 */
export async function ask(
  { dialog }: ElectronLike,
  { host, window, locale }: QuestionOptions,
  compose: (words: Words['desktop']) => MessageBoxOptions,
): Promise<number> {
  const { response } = await dialog.showMessageBox(window as never, compose(await wordsOf(host, locale)));
  return response;
}
