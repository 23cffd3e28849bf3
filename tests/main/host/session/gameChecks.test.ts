import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BotFailure, type ThreadThought } from '../../../../main/host/bots/botThread.ts';
import type { BotJob } from '../../../../shared/bots/bot.ts';
import type { GameCheck } from '../../../../shared/contract/fairness.ts';
import { answeringPool, varied } from '../bots/answeringPool.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { seal } from '../saves/testLibrary.ts';
import { startGame, startHost } from '../testHost.ts';
import { finished } from './finishedGames.ts';
import { playUntil } from './humanPlay.ts';

type Answer = (job: BotJob) => Partial<ThreadThought> | Promise<Partial<ThreadThought>>;

/** Games of two bots, by how often each thought asked whether to go on: each is played once. */
const played = new Map<number, { readonly disk: MemoryDisk; readonly gameId: string }>();

async function gameWith(asks: number) {
  const { pool } = answeringPool((job) => ({ action: varied(job), asks, nodes: 7 }));
  const host = await startHost({ pool });
  const { gameId } = await playUntil(host, await startGame(host, 'bb', { mode: 'basic' }), () => false);
  await host.host.dispose();
  return { disk: host.disk, gameId };
}

/** A host that checks such a game, whose bots answer like this when they think again. */
async function checking(
  asks: number,
  answer: Answer = (job) => ({ action: varied(job), asks, nodes: 7 }),
  threads = 1,
) {
  const { disk: files, gameId } = played.get(asks) ?? (await gameWith(asks));
  played.set(asks, { disk: files, gameId });
  const host = await startHost({ files, pool: answeringPool(answer, threads).pool });
  const check = (from: number): Promise<GameCheck> => host.call('fairness.check', { gameId, from });
  return { host, gameId, check };
}

const verdicts = ({ decisions }: Pick<GameCheck, 'decisions'>) => decisions.map(({ verdict }) => verdict);

it('a check of quick thoughts comes in pages of two dozen, up to the last decision', async () => {
  const { check } = await checking(1);
  const first = await check(0);
  expect(verdicts(first)).toEqual(Array.from({ length: 24 }, () => ({ kind: 'same' })));
  expect(first.next).toBe(24);
  const last = await check(first.total - 10);
  expect(last).toMatchObject({ next: null, total: first.total });
  expect(last.decisions).toHaveLength(10);
  // Nothing comes after the last one.
  expect(await check(first.total)).toMatchObject({ decisions: [], next: null });
});

it('a check of bots of which nothing was noted, as of old, says so', async () => {
  const files = new MemoryDisk();
  const game = finished(1);
  const controller = { kind: 'bot', level: 'citizen' } as const;
  const saved = { ...game, players: game.players.map((player) => ({ ...player, controller })) };
  files.put('/data/games/finished-1.json', seal(saved, 5));
  const host = await startHost({ files });
  const { decisions, total } = await host.call('fairness.check', { gameId: game.gameId, from: 0 });
  expect(total).toBe(game.actions.length);
  expect(verdicts({ decisions })).toEqual(decisions.map(() => ({ kind: 'unknown', why: 'nothingNoted' })));
});

it('a check of long thoughts comes a few at a time, so that nobody waits for it', async () => {
  const { check } = await checking(200);
  expect((await check(0)).decisions.map(({ position }) => position)).toEqual([0, 1, 2]);
  expect((await check(3)).decisions.map(({ position }) => position)).toEqual([3, 4, 5]);
});

it.each([
  { threads: 1, atOnce: 1, positions: [0, 1, 2] },
  { threads: 2, atOnce: 1, positions: [0, 1, 2] },
  { threads: 4, atOnce: 3, positions: [0, 1, 2, 3, 4, 5, 6, 7] },
])('a check leaves a thread to games that are played: $atOnce of $threads', async ({ threads, atOnce, positions }) => {
  let [thinking, most] = [0, 0];
  const answer: Answer = async (job) => {
    thinking += 1;
    most = Math.max(most, thinking);
    // They do not end in the order in which they began.
    await setTimeout(10 - (job.seed % 10));
    thinking -= 1;
    return { action: varied(job), asks: 200, nodes: 7 };
  };
  const { check } = await checking(200, answer, threads);
  const page = await check(0);
  expect(most).toBe(atOnce);
  expect(page.decisions.map(({ position }) => position)).toEqual(positions);
  expect(verdicts(page)).toEqual(positions.map(() => ({ kind: 'same' })));
});

it.each<readonly [string, Answer, object]>([
  ['another one', ({ choices }) => ({ action: choices[0]?.action, asks: 1, nodes: 7 }), { why: 'action' }],
  ['one of another length', (job) => ({ action: varied(job), asks: 1, nodes: 8 }), { why: 'length' }],
  ['no legal one', () => ({ action: { type: 'gold' }, asks: 1, nodes: 7 }), { kind: 'unknown', why: 'failed' }],
  ['one without its length', (job) => ({ action: varied(job) }), { kind: 'unknown', why: 'failed' }],
  ['one of half a length', (job) => ({ action: varied(job), asks: 1, nodes: 0.5 }), { why: 'failed' }],
])('a decision is told that is %s when it is thought again', async (_what, again, verdict) => {
  const { check } = await checking(1, again);
  expect(verdicts(await check(0))).toContainEqual(expect.objectContaining(verdict));
});

it.each(['timeout', 'crashed', 'threw'] as const)('a thought that fails accuses no bot: %s', async (kind) => {
  const { check } = await checking(1, () => {
    throw new BotFailure(kind);
  });
  const all = verdicts(await check(0));
  expect(all).toEqual(all.map(() => ({ kind: 'unknown', why: 'failed' })));
});

it('a thought that nobody waits for any more, as the program ends, says nothing at all', async () => {
  const { host, gameId } = await checking(1, () => {
    throw new BotFailure('stopped');
  });
  expect(await host.refusal('fairness.check', { gameId, from: 0 })).toBe('stale');
});
