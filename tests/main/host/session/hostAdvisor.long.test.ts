import { describe, expect, it, vi } from 'vitest';
import type { DecisionLog, GameUpdate, Why } from '../../../../shared/contract/answers.ts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import type { BotLevel } from '../../../../shared/vocabulary/preferences.ts';
import { wholeLog } from '../../../fixtures/pageLog.ts';
import { botScript, hearFromBots } from '../../workers/botScript.ts';
import { BUILT_WORKER } from '../../workers/builtWorker.ts';
import { playersOf } from '../saves/savedGames.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { humanTurn, onDisk, playUntil } from './humanPlay.ts';

/** A human and a bot. */
const against = (level: BotLevel, style?: 'surprise'): Player[] =>
  playersOf('hb').map((player) =>
    player.controller.kind === 'bot'
      ? { ...player, controller: { kind: 'bot', level, ...(style && { style }) } }
      : player,
  );

/** All of the game's log, as the update's viewer reads it. */
const logOf = (host: TestHost, { gameId, screen }: GameUpdate): readonly GameEvent[] =>
  wholeLog(onDisk(host, gameId), screen.viewer);

/** The lines of the log of which some type tells, of bots. */
const linesOf = (log: readonly GameEvent[], type: string): number[] =>
  log.flatMap((event, line) => (event.type === type && 'seat' in event && event.seat > 0 ? [line] : []));

const answersOf = (host: TestHost, update: GameUpdate): Promise<(Why | null)[]> =>
  Promise.all(logOf(host, update).map((_, line) => host.call('why.ask', { line })));

/** All pages of a game's books. */
async function booksFrom(host: TestHost, gameId: string, from = 0): Promise<DecisionLog> {
  const page = await host.call('decisionLog.open', { gameId, from });
  if (page.next === null) return page;
  const { entries } = await booksFrom(host, gameId, page.next);
  return { ...page, entries: [...page.entries, ...entries] };
}

describe('advice', () => {
  it.each(['apprentice', 'regent'] as const)('against a %s is thought about in the bots’ thread', async (level) => {
    const host = await startHost({ workerUrl: BUILT_WORKER });
    const { seq, choices } = await startGame(host, 'hb', { players: against(level) });
    const { best, candidates } = await host.call('advice.ask', { seq });
    expect(choices.map(({ action }) => action)).toContainEqual(best.action);
    expect(candidates).toContainEqual(best.action);
    expect(best.chance === null).toBe(level === 'apprentice');
    expect(host.disk.text('host.log')).not.toContain('fault');
  });

  it('is broken off when the player decides, and the thread is free for the bots', async () => {
    const host = await startHost({ workerUrl: botScript('busyAdviser'), bots: { size: 1, timeoutMs: 60_000 } });
    const start = await startGame(host, 'hb', { players: against('governor') });
    await vi.waitFor(() => expect(onDisk(host).actions).toHaveLength(1));
    const thinking = hearFromBots('thinking');
    const asked = host.refusal('advice.ask', { seq: start.seq });
    await thinking;
    const [choice] = start.choices;
    const next = await host.call('game.act', { seq: start.seq, action: choice?.action ?? { type: 'pass' } });
    expect(await asked).toBe('stale');
    await host.call('game.act', { seq: next.seq, action: next.choices[0]?.action ?? { type: 'pass' } });
    await vi.waitFor(() => expect(onDisk(host).actions.length).toBeGreaterThan(3));
    expect(host.notices).toEqual([]);
  });

  it('does not hold up calls while it is thought about, and gives way to a newer question', async () => {
    const host = await startHost({ workerUrl: botScript('busyAdviser'), bots: { size: 1, timeoutMs: 60_000 } });
    const { seq } = await startGame(host, 'hb', { players: against('governor') });
    await vi.waitFor(() => expect(onDisk(host).actions).toHaveLength(1));
    const first = host.refusal('advice.ask', { seq });
    expect(await host.call('game.summary', {})).toMatchObject({ finished: false });
    const second = host.refusal('advice.ask', { seq });
    expect(await first).toBe('stale');
    await host.call('game.leave', {});
    expect(await second).toBe('stale');
  });

  it('comes without a thread that works, too', async () => {
    const host = await startHost({ workerUrl: botScript('throwing') });
    const { seq, choices } = await startGame(host, 'hb', { players: against('hadara') });
    const { best } = await host.call('advice.ask', { seq });
    expect(choices.map(({ action }) => action)).toContainEqual(best.action);
  });

  it('is refused where nobody decides', async () => {
    const host = await startHost({ workerUrl: botScript('hanging') });
    expect(await host.refusal('advice.ask', { seq: 0 })).toBe('noGame');
    const { seq, choices } = await startGame(host, 'hb');
    expect(await host.refusal('advice.ask', { seq: seq + 1 })).toBe('stale');
    const { seq: after } = await host.call('game.act', { seq, action: choices[0]?.action ?? { type: 'pass' } });
    expect(await host.refusal('advice.ask', { seq: after })).toBe('notYourTurn');
  });
});

describe('why', () => {
  it('is what the bot thought when it decided, the same in the books, and nobody else’s', async () => {
    const host = await startHost({ workerUrl: BUILT_WORKER });
    const players = against('governor', 'surprise');
    const middle = await playUntil(host, await startGame(host, 'hb', { players }), ({ view }) => view.phase === 'B');
    const answers = await answersOf(host, middle);
    expect(answers.filter((why) => why !== null).length).toBeGreaterThan(5);
    for (const line of linesOf(logOf(host, middle), 'cardBought'))
      expect(answers[line]).toMatchObject({ kind: 'open' });
    for (const why of answers) if (why?.kind === 'open') expect(why.entry.seat).toBe(1);
    expect(middle.players[1]?.controller).toMatchObject({ style: 'surprise' });
    expect(await host.call('why.ask', { line: 9999 })).toBeNull();

    // After a restart nothing is remembered, and it is thought about again.
    await host.host.dispose();
    const again = await startHost({ files: host.disk, workerUrl: BUILT_WORKER });
    const after = await again.call('game.open', {});
    expect(await answersOf(again, after)).toEqual(answers);

    const end = await playUntil(again, after, () => false);
    const { entries, drawn } = await booksFrom(again, end.gameId);
    for (const why of answers) if (why?.kind === 'open') expect(entries).toContainEqual(why.entry);
    expect(drawn).toEqual([null, expect.any(String)]);
  });

  it('stays in closed books while the game runs, and in none where there is no game', async () => {
    const host = await startHost();
    const running = await startGame(host, 'hb');
    expect(await host.refusal('decisionLog.open', { gameId: running.gameId, from: 0 })).toBe('notFinished');
    expect(await host.refusal('decisionLog.open', { gameId: 'nobody', from: 0 })).toBe('noGame');
    const end = await playUntil(host, running, () => false);
    expect((await host.call('decisionLog.open', { gameId: end.gameId, from: 0 })).entries.length).toBeGreaterThan(0);
  });

  it('of a search is the reason of that very search, and goes with a decision that is taken back', async () => {
    const host = await startHost({ workerUrl: BUILT_WORKER });
    const players = against('hadara');
    const start = await startGame(host, 'hb', { players });
    const turn = await humanTurn(
      host,
      await host.call('game.act', { seq: start.seq, action: { type: 'chooseSide', side: 'A' } }),
    );
    const [line] = linesOf(logOf(host, turn), 'setupTaken');
    const why = await host.call('why.ask', { line: line ?? -1 });
    expect(why).toMatchObject({ kind: 'open', entry: { step: 'chooseSide' } });
    // Thought about anew it would not be the same to the last digit: the clock ends such a search.
    expect(await host.call('why.ask', { line: line ?? -1 })).toEqual(why);
  });

  it('is told where bots have no words for it, and where they fail', async () => {
    const host = await startHost();
    const middle = await playUntil(host, await startGame(host, 'hb'), ({ view }) => view.phase === 'B');
    const answers = await answersOf(host, middle);
    expect(answers.some((why) => why?.kind === 'open')).toBe(true);
    expect(await host.refusal('why.ask', { line: -1 })).toBe('badInput');
    await host.call('game.leave', {});
    expect(await host.refusal('why.ask', { line: 0 })).toBe('noGame');
  });
});
