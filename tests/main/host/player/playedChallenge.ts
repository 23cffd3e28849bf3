import { tableOf } from '../../../../shared/challenges/attempts.ts';
import { type ChallengeTable, gameOf } from '../../../../shared/challenges/table.ts';
import type { ChallengeTag } from '../../../../shared/contract/tableSetup.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';

export const FIRST = { kind: 'challenge', id: 'firstCrown' } as const;

/** Long games are played once: what they are played for is no part of them. */
const played = new Map<string, SavedGame>();

/** A game of a table, as if a person had played it to its end. */
export function finished(tag: ChallengeTag, gameId: string, changes: Partial<SavedGame> = {}): SavedGame {
  const table = tableOf(tag) as ChallengeTable;
  const { players, ...game } = gameOf(table, { name: 'Ada', emblem: 'monkey' }, 5);
  const bots = players.map((player) => ({ ...player, controller: { kind: 'bot' as const, level: 'regent' as const } }));
  const key = JSON.stringify(table);
  const start = { gameId, name: null, deal: null, actions: [], ...game, seed: game.seed ?? 5, players: bots };
  const { actions } = played.get(key) ?? playBotGame(start).saved;
  played.set(key, { ...start, actions });
  return { ...start, actions, players, gameId, challenge: tag, ...changes };
}
