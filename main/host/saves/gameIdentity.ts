import { isDeepStrictEqual } from 'node:util';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import { type SavedGame, withoutFace } from '../../../shared/session/saves/savedGame.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

/**
 * What makes a game this one and no other: its luck and numbers, its table, and everybody's decisions, each seat's in their
 * order; a record has those that were taken at the same time in the order of the seats. Whatever else a save tells (its name, people's faces,
 * how private it is, what it is played for, what there is to check it by) has no say in it.
 */
export function identityOf(saved: SavedGame): string {
  const { seed, mode, expansions, content, deal, practice } = saved;
  const players = saved.players.map(withoutFace);
  const earlier = saved.earlier?.map(withoutFace);
  const taken = saved.actions.map(({ seat, action }) => ({ seat, action }));
  const actions = players.map((_, own) => taken.filter(({ seat }) => seat === own));
  const game = { seed, mode, expansions, content, deal, players, earlier, practice, actions };
  // Ids that were made of it before had these two, too.
  return fingerprintOf({ ...game, gameId: '', name: null });
}

const shownOf = ({ totals, players, content }: GameSummary) => [totals, players.map(withoutFace), content];

/** Whether two games may be the same, as far as lists show: only then is it worth reading them. */
export const isAlike = (one: GameSummary, other: GameSummary): boolean =>
  one.decisions === other.decisions && isDeepStrictEqual(shownOf(one), shownOf(other));
