import type { BookEntry } from '../../shared/contract/answers.ts';
import { booksOf } from '../../shared/session/reasons.ts';
import { CallRefused } from './callRefused.ts';
import type { GameLibrary } from './gameLibrary.ts';

/**
 * Every decision of a finished game and why: it says what everybody held, so a running game keeps its books closed.
 * Throws `CallRefused`: `noGame`, `notFinished`, `contentMissing`.
 */
export async function openBooks(library: GameLibrary, gameId: string): Promise<BookEntry[]> {
  const saved = await library.read(gameId);
  if (!library.summaryOf(gameId)?.finished) throw new CallRefused('notFinished', gameId);
  return booksOf(saved);
}
