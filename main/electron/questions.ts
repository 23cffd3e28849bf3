import type { MessageBoxOptions } from 'electron';
import { WORDS, type Words } from '../../shared/words/words.ts';
import { filled } from '../carrier/startWords.ts';
import type { DesktopHost, Host } from '../host/entryPoint.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';
import { playersLanguage } from './language.ts';

/* What is said and asked without the page, so that it works also when the page has crashed or does not answer. */

export interface QuestionOptions {
  readonly host: Host;
  readonly window: WindowLike;
  /** The computer's language. */
  readonly locale: string;
}

type DesktopWords = Words['desktop'];

const wordsOf = async (host: Host, locale: string): Promise<DesktopWords> =>
  WORDS[await playersLanguage(host, locale)].desktop;

/**
 * Asks something in the player's language; the window waits for the answer. Resolves to the number of the button, from 0;
 * rejects where no dialog can be shown.
 */
async function ask(
  { dialog }: ElectronLike,
  { host, window, locale }: QuestionOptions,
  compose: (words: DesktopWords) => MessageBoxOptions,
): Promise<number> {
  const { response } = await dialog.showMessageBox(window as never, compose(await wordsOf(host, locale)));
  return response;
}

const GET = 0;
const LATER = 1;

/** Asks whether to fetch a version. */
export async function askAboutUpdate(
  electron: ElectronLike,
  options: QuestionOptions,
  version: string,
): Promise<boolean> {
  const button = await ask(electron, options, (words) => ({
    type: 'question',
    message: filled(words['update.title'], { version }),
    detail: words['update.text'],
    buttons: [words['update.get'], words['update.later']],
    defaultId: GET,
    cancelId: LATER,
  }));
  return button === GET;
}

/** What to do about a game that is in memory only: quit all the same, try once more to save it, or play on. */
const ANSWERS = ['quit', 'retry', 'stay'] as const;
export type UnsavedAnswer = (typeof ANSWERS)[number];

const STAY = ANSWERS.indexOf('stay');

/** Asks before a game is lost. */
export async function askAboutUnsaved(electron: ElectronLike, options: QuestionOptions): Promise<UnsavedAnswer> {
  const button = await ask(electron, options, (words) => ({
    type: 'warning',
    message: words['unsaved.title'],
    detail: words['unsaved.text'],
    buttons: ANSWERS.map((answer) => words[`unsaved.${answer}`]),
    defaultId: STAY,
    cancelId: STAY,
  }));
  return ANSWERS[button] ?? 'stay';
}

export interface NotLoadedOptions extends Pick<QuestionOptions, 'locale'> {
  readonly host: DesktopHost;
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
