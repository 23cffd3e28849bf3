import { expect, it } from 'vitest';
import { answeringPool, reasonWith, varied } from '../bots/answeringPool.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { seal } from '../saves/testLibrary.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { finished } from './finishedGames.ts';
import { humanTurn } from './humanPlay.ts';

/** Bots that say why they decide: for four points. What they judge afterwards is worth one point, and counted. */
function reasoningPool() {
  let judged = 0;
  const { pool } = answeringPool((job, { about = null }) => {
    if (about !== null) judged += 1;
    const action = about ?? varied(job);
    return { action, reason: reasonWith(job, action, about === null ? 4 : 1) };
  });
  return { pool, judged: () => judged };
}

it('the books of a finished game come in pages of twenty, every decision once, and are judged once', async () => {
  const game = finished(1);
  const files = new MemoryDisk();
  files.put(`/data/games/${game.gameId}.json`, seal(game, 5));
  const { pool, judged } = reasoningPool();
  const host = await startHost({ files, pool });
  const positions: number[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const { gameId } = game;
    const { entries, next }: { entries: readonly { position: number }[]; next: number | null } = await host.call(
      'decisionLog.open',
      { gameId, from },
    );
    expect(entries.length).toBe(next === null ? game.actions.length - from : 20);
    positions.push(...entries.map(({ position }) => position));
    from = next;
  }
  expect(positions).toEqual(game.actions.map((_, position) => position));
  expect(judged()).toBe(positions.length);
  await host.call('decisionLog.open', { gameId: game.gameId, from: 0 });
  expect(judged()).toBe(positions.length);
});

it('what a bot thought stays known while its game lies on the table, also when it is taken up again', async () => {
  const { pool, judged } = reasoningPool();
  const host = await startHost({ pool });
  const start = await startGame(host, 'hb');
  const { gameId } = await humanTurn(
    host,
    await host.call('game.act', { seq: start.seq, action: { type: 'chooseSide', side: 'A' } }),
  );
  const toldBy = async (asked: TestHost) => {
    const { log } = await asked.call('games.resume', { gameId });
    const { number = -1 } = log.lines.find(({ event }) => event.type === 'setupTaken' && event.seat === 1) ?? {};
    const why = await asked.call('why.ask', { line: number });
    return why?.kind === 'open' ? why.entry.reason.lead : null;
  };
  expect([await toldBy(host), judged()]).toEqual([4, 0]);
  // After a restart nobody remembers, and it is judged.
  await host.host.dispose();
  const again = await startHost({ files: host.disk, pool });
  expect([await toldBy(again), judged()]).toEqual([1, 1]);
});

it('advice is asked for with what happens in games played on, and tells it', async () => {
  const seen = {
    fact: { kind: 'colony', level: 9 },
    until: { epoch: 1, phase: 'A' },
    games: 20,
    own: 15,
    other: 2,
  } as const;
  const asked: unknown[] = [];
  const { pool } = answeringPool((job, { about, sees }) => {
    asked.push([about, sees]);
    const action = varied(job);
    return { action, reason: { ...reasonWith(job, action, 4), seen } };
  });
  const host = await startHost({ pool });
  const { seq } = await startGame(host, 'hb');
  expect((await host.call('advice.ask', { seq })).best.seen).toEqual(seen);
  expect(asked).toEqual([[null, true]]);
});

it('a fact that makes no sense is not told: the next position alone is judged', async () => {
  const seen = { fact: { kind: 'colony', level: 10 }, until: { epoch: 1, phase: 'A' }, games: 20, own: 15, other: 2 };
  const { pool } = answeringPool((job) => {
    const action = varied(job);
    return { action, reason: { ...reasonWith(job, action, 4), seen } };
  });
  const host = await startHost({ pool });
  const { seq } = await startGame(host, 'hb');
  expect((await host.call('advice.ask', { seq })).best.seen).toBeNull();
});
