import { filled } from '../carrier/startWords.ts';
import type { ElectronLike } from './electronLike.ts';
import { ask, type QuestionOptions } from './question.ts';

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
