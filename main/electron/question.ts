import type { MessageBoxOptions } from 'electron';
import { desktop as german } from '../../renderer/i18n/de/desktop.ts';
import { desktop as english } from '../../renderer/i18n/en/desktop.ts';
import type { Host } from '../../shared/contract/host.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { languageOf } from '../host/language.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';

const WORDS = { en: english, de: german };
type Words = Readonly<Record<keyof typeof english, string>>;

export interface QuestionOptions {
  readonly host: Host;
  readonly window: WindowLike;
  /** The computer's language. */
  readonly locale: string;
}

/**
 * Asks something in the player's language; the window waits for the answer. Needs no page: also one that has crashed or
 * fallen silent can be asked over. Resolves to the number of the button, from 0; rejects where no dialog can be shown.
 */
export async function ask(
  { dialog }: ElectronLike,
  { host, window, locale }: QuestionOptions,
  compose: (words: Words) => MessageBoxOptions,
): Promise<number> {
  const settings = await host.handle('settings.read', {});
  const words = WORDS[languageOf(settings.ok ? (settings.value as Settings).language : 'auto', locale)];
  const { response } = await dialog.showMessageBox(window as never, compose(words));
  return response;
}
