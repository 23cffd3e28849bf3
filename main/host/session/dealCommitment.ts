import { createHash, randomBytes } from 'node:crypto';
import { committedText } from '../../../shared/session/fairness/committedText.ts';
import type { Commitment } from '../../../shared/session/fairness/proof.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';

const hashOf = (saved: SavedGame, commitment: Omit<Commitment, 'sha256'>): string =>
  createHash('sha256').update(committedText(saved, commitment), 'utf8').digest('hex');

/**
 * Returns the game with the host's commitment to its deal, in place of any other commitment. Throws a RangeError when
 * nobody has registered its content.
 */
export function withDealCommitment(saved: SavedGame, salt = randomBytes(16).toString('hex')): SavedGame {
  const taken = saved.actions.length;
  const parts = { salt, ...(taken > 0 && { after: taken }) };
  return { ...saved, commitment: { sha256: hashOf(saved, parts), ...parts } };
}

/**
 * Whether a game has the deal of its commitment; `null` when it has no commitment. Throws as `withDealCommitment` does.
 */
export const keepsDealCommitment = (saved: SavedGame): boolean | null =>
  saved.commitment === undefined ? null : hashOf(saved, saved.commitment) === saved.commitment.sha256;
