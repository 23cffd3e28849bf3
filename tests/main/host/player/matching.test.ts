import { describe, expect, it } from 'vitest';
import { strengthNow } from '../../../../shared/matching/strengths.ts';
import { historyOf } from '../../../../shared/statistics/history.ts';
import { playersOf } from '../saves/savedGames.ts';
import { playUntil } from '../session/humanPlay.ts';
import { startGame, startHost } from '../testHost.ts';

/** A person against one who is to match them, whatever strength the page believes in. */
const duel = () => {
  const [own, bot] = playersOf('hb');
  if (own === undefined || bot === undefined) throw new Error('two play');
  return [own, { ...bot, controller: { kind: 'bot' as const, level: 'hadara' as const, strength: 4.9 } }];
};
const FIRST = strengthNow([]);
const MATCH = { kind: 'bot', level: 'apprentice', strength: FIRST };

describe('who matches the people at the table', () => {
  it('plays at their strength, which is fixed when the game is dealt and kept in its save', async () => {
    const host = await startHost();
    const people = [{ name: 'Ada', emblem: 'lion' as const }];
    expect(await host.call('matching.strength', { people })).toBe(FIRST);
    const begun = await startGame(host, 'hb', { players: duel() });
    expect(begun.players[1]?.controller).toEqual(MATCH);
    await host.host.dispose();
    const next = await startHost({ files: host.disk });
    expect((await next.call('game.open', {})).players[1]?.controller).toEqual(MATCH);
  });

  it('follows the results: the next game is another one', async () => {
    const host = await startHost();
    const end = await playUntil(host, await startGame(host, 'hb', { players: duel(), seed: 11 }), () => false);
    const { seats } = await host.call('statistics.honours', { gameId: end.gameId });
    const { games } = await host.call('statistics.read', {});
    const now = strengthNow(historyOf(games, end.players[0] ?? { name: '', emblem: 'lion' }));
    expect(seats[0]?.strength).toEqual({ before: FIRST, after: now });
    expect(seats[1]).toBeNull();
    expect(games[0]?.seats[1]?.player).toMatchObject({ kind: 'bot', level: 'apprentice', strength: FIRST });
    const next = await startGame(host, 'hb', { players: duel(), seed: 8 });
    expect(next.players[1]?.controller).toMatchObject({ strength: now });
    expect(now).not.toBe(FIRST);
  });

  it('may take over a seat, and keeps its strength while it sits there', async () => {
    const host = await startHost();
    const begun = await startGame(host, 'hb');
    const sitters = (strength: number) =>
      begun.players.map(({ name, controller }, seat) => ({
        name,
        controller: seat === 1 ? { kind: 'bot' as const, level: 'citizen' as const, strength } : controller,
      }));
    expect((await host.call('game.reseat', { sitters: sitters(3.3) })).players[1]?.controller).toEqual(MATCH);
    expect((await host.call('game.reseat', { sitters: sitters(2.2) })).players[1]?.controller).toEqual(MATCH);
  });

  it('is a regent’s equal where nobody sits', async () => {
    const host = await startHost();
    const [, bot] = duel();
    const players = playersOf('bb').map((player, seat) =>
      seat === 1 && bot ? { ...player, controller: bot.controller } : player,
    );
    const { players: seated } = await startGame(host, 'bb', { players });
    expect(seated[1]?.controller).toEqual({ kind: 'bot', level: 'regent', strength: 4 });
  });

  it('refuses strengths that no bot has', async () => {
    const host = await startHost();
    const [own, bot] = duel();
    const players = [own, { ...bot, controller: { kind: 'bot', level: 'regent', strength: 7 } }];
    expect(await host.refusal('game.start', { mode: 'basic', players })).toBe('badInput');
    expect(await host.refusal('matching.strength', { people: [{ name: '', emblem: 'lion' }] })).toBe('badInput');
  });
});
