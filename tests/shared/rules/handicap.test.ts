import { describe, expect, it } from 'vitest';
import { newGameSchema } from '../../../shared/contract/tableSetup.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { recordOf } from '../../../shared/session/records/record.ts';
import { importRecords } from '../../../shared/session/records/recordImport.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { HANDICAP } from '../../../shared/vocabulary/limits.ts';
import { checkRecord } from '../../conformance/referee/recordCheck.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

/** The game with more coins for some seats. */
function withHandicaps(game: SavedGame, coins: readonly number[]): SavedGame {
  const players = game.players.map((player, seat) => (coins[seat] ? { ...player, handicap: coins[seat] } : player));
  return { ...game, players };
}

/** The coins of all seats when the sides have been taken. */
function startingCoins(game: SavedGame): number[] {
  const session = new Session(game);
  while (session.update([]).view.decision === 'chooseSide') {
    const [seat = -1] = session.botsToDecide();
    session.act(seat, { type: 'chooseSide', side: 'B' });
  }
  return session.update([]).view.seats.map(({ coins }) => coins);
}

describe('a handicap', () => {
  it.each(['basic', 'advanced'] as const)('is on top of what the rules give, in the %s game', (mode) => {
    const even = startingCoins(freshGame('aaa', mode));
    const uneven = startingCoins(withHandicaps(freshGame('aaa', mode), [0, 3, HANDICAP.most]));
    expect(uneven).toEqual(even.map((coins, seat) => coins + ([0, 3, HANDICAP.most][seat] ?? 0)));
  });

  it('is known to a bot before sides are chosen, and told in the preview and the log', () => {
    const session = new Session(withHandicaps(freshGame('hg', 'advanced'), [5]));
    const before = new Session(freshGame('hg', 'advanced'));
    const coinsOf = (one: Session) => one.update([]).choices.map(({ preview }) => preview.coinsAfter);
    expect(coinsOf(session)).toEqual(coinsOf(before).map((coins) => coins + 5));
    expect(session.botJob(1).observation.options.handicaps).toEqual([5, 0]);
    session.act(0, { type: 'chooseSide', side: 'A' });
    session.act(1, { type: 'chooseSide', side: 'A' });
    const taken = session.update([]).events.filter(({ type }) => type === 'setupTaken');
    expect(taken.map((event) => 'handicap' in event && event.handicap)).toEqual(expect.arrayContaining([5, false]));
  });

  it('stands in the record, which is right to who adds it, and comes back with it', () => {
    const { saved } = playBotGame(withHandicaps(freshGame('aga', 'advanced', 3), [0, 7, 0]));
    const lines = recordOf(saved, true);
    expect(lines[0]).toMatchObject({ options: { seats: 3, mode: 'advanced', handicaps: [0, 7, 0] } });
    checkRecord(lines);
    const read = importRecords(lines.map((line) => JSON.stringify(line)).join('\n'), () => saved.gameId);
    expect(read).toMatchObject({ games: [{ players: saved.players, deal: null }] });
  });

  it('leaves the records of even games as they were', () => {
    const [header] = recordOf(playBotGame(freshGame('aa')).saved, false);
    expect(header).not.toHaveProperty('options.handicaps');
    expect(header).not.toHaveProperty('earlier');
  });

  it.each([[-1], [0], [0.5], [21], ['3'], [null]])('of %j coins is refused', (handicap) => {
    const players = freshGame('ha').players.map((player) => ({ ...player, handicap }));
    expect(newGameSchema.safeParse({ mode: 'basic', players }).success).toBe(false);
  });
});
