import { isDeepStrictEqual } from 'node:util';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import { type SavedGame, withoutFace } from '../../../shared/session/saves/savedGame.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

/**
 * What tells a game from all others: its deal and content, its table, and the decisions of each seat in their order, as
 * in a record, which lists simultaneous decisions in the order of the seats. Everything else in a save is left out: its
 * name, faces, privacy, challenge, and what it can be checked by.
 */
export function identityOf(saved: SavedGame): string {
  const { seed, mode, expansions, content, deal, practice } = saved;
  const players = saved.players.map(withoutFace);
  const earlier = saved.earlier?.map(withoutFace);
  const taken = saved.actions.map(({ seat, action }) => ({ seat, action }));
  const actions = players.map((_, own) => taken.filter(({ seat }) => seat === own));
  const game = { seed, mode, expansions, content, deal, players, earlier, practice, actions };
  // Earlier versions hashed these two fields as well; ids derived from the identity must stay the same.
  return fingerprintOf({ ...game, gameId: '', name: null });
}

const shownOf = ({ totals, players, content }: GameSummary) => [totals, players.map(withoutFace), content];

/** Whether two games may be the same, judged by their summaries. Only then are they read and compared. */
export const isAlike = (one: GameSummary, other: GameSummary): boolean =>
  one.decisions === other.decisions && isDeepStrictEqual(shownOf(one), shownOf(other));
