import type { ElectronLike } from './electronLike.ts';
import { ask, type QuestionOptions } from './question.ts';

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
