import { isDeepStrictEqual } from 'node:util';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

/**
 * What makes a game this one and no other: all but its id, what it is called, how private its table is, whether it came from
 * elsewhere, what it is played for, what there is to check it by, and in which order decisions were noted down that were
 * taken at the same time; a record has them in the order of the seats.
 */
export function identityOf({
  privacy: _,
  imported: _i,
  challenge: _ch,
  commitment: _c,
  engine: _e,
  ...saved
}: SavedGame): string {
  const taken = saved.actions.map(({ seat, action }) => ({ seat, action }));
  const bySeat = saved.players.map((_seat, own) => taken.filter(({ seat }) => seat === own));
  return fingerprintOf({ ...saved, gameId: '', name: null, actions: bySeat });
}

/** Whether two games may be the same, as far as lists show: only then is it worth reading them. */
export const isAlike = (one: GameSummary, other: GameSummary): boolean =>
  one.decisions === other.decisions &&
  isDeepStrictEqual([one.totals, one.players, one.content], [other.totals, other.players, other.content]);
