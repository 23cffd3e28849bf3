import { createHash, randomBytes } from 'node:crypto';
import { promisedText } from '../../../shared/session/fairness/promisedText.ts';
import type { Commitment } from '../../../shared/session/fairness/proof.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';

const hashOf = (saved: SavedGame, commitment: Omit<Commitment, 'sha256'>): string =>
  createHash('sha256').update(promisedText(saved, commitment), 'utf8').digest('hex');

/**
 * The game with the promise that it is played with this very deal, whatever was promised of it before.
 * Throws a RangeError when nobody has registered its content.
 */
export function withPromise(saved: SavedGame, salt = randomBytes(16).toString('hex')): SavedGame {
  const taken = saved.actions.length;
  const promised = { salt, ...(taken > 0 && { after: taken }) };
  return { ...saved, commitment: { sha256: hashOf(saved, promised), ...promised } };
}

/** Whether a game has the deal that was promised; `null` where nothing was promised. Throws as `withPromise` does. */
export const keepsPromise = (saved: SavedGame): boolean | null =>
  saved.commitment === undefined ? null : hashOf(saved, saved.commitment) === saved.commitment.sha256;
