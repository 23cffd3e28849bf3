import { desktop as german } from '../../renderer/i18n/de/desktop.ts';
import { desktop as english } from '../../renderer/i18n/en/desktop.ts';
import type { Host } from '../../shared/contract/host.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { tongueOf } from '../host/tongue.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';

const WORDS = { en: english, de: german };
const GET = 0;
const LATER = 1;

export interface QuestionOptions {
  readonly host: Host;
  readonly window: WindowLike;
  /** The computer's language. */
  readonly locale: string;
}

/** Asks in the player's language whether to fetch a version; the window waits for the answer. */
export async function askAboutUpdate(
  { dialog }: ElectronLike,
  { host, window, locale }: QuestionOptions,
  version: string,
): Promise<boolean> {
  const settings = await host.handle('settings.read', {});
  const words = WORDS[tongueOf(settings.ok ? (settings.value as Settings).language : 'auto', locale)];
  const { response } = await dialog.showMessageBox(window as never, {
    type: 'question',
    message: words['update.title'].replace('{version}', version),
    detail: words['update.text'],
    buttons: [words['update.get'], words['update.later']],
    defaultId: GET,
    cancelId: LATER,
  });
  return response === GET;
}
