import type { SaveStore } from '../../../../main/host/saves/saveStore.ts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { STANDARD_CONTENT } from '../../../../shared/vocabulary/pieces.ts';
import { EMBLEMS } from '../../../../shared/vocabulary/seats.ts';

const EMPTY: Omit<SavedGame, 'players'> = {
  gameId: 'a-game',
  name: null,
  seed: 7,
  mode: 'advanced',
  expansions: [],
  content: STANDARD_CONTENT,
  deal: null,
  actions: [],
};

/** Players by letter: `h` a human, `b` a bot; as `hbb`. */
export const playersOf = (letters: string): Player[] =>
  [...letters].map((letter, seat) => ({
    name: `Player ${seat + 1}`,
    emblem: EMBLEMS[seat] ?? 'monkey',
    controller: letter === 'h' ? { kind: 'human' } : { kind: 'bot', level: 'apprentice' },
  }));

/** A bot-only game before its first decision and after each of `count` ones. */
export function savedGames(count: number, changes: Partial<SavedGame> = {}): SavedGame[] {
  const session = new Session({ ...EMPTY, players: playersOf('bbb'), ...changes });
  const games = [session.saved];
  for (let played = 0; played < count; played++) {
    const [seat] = session.botsToDecide();
    if (seat === undefined) break;
    const { choices } = session.botJob(seat);
    const choice = choices[(played * 7) % choices.length];
    if (choice) session.act(seat, choice.action);
    games.push(session.saved);
  }
  return games;
}

/** Writes a game as the library does. */
export const writeTo = (store: SaveStore, saved: SavedGame, savedAt: number): Promise<void> =>
  store.write(saved, savedAt, summaryOf(saved, savedAt));

/** The files of the game of `savedGames`, newest first. */
export const NAMES = ['a-game.json', 'a-game.bak1.json', 'a-game.bak2.json', 'a-game.bak3.json'] as const;
