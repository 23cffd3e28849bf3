import { describe, expect, it, vi } from 'vitest';
import { AnalysisFiles } from '../../../../main/host/analysis/analysisFiles.ts';
import { Analyst } from '../../../../main/host/analysis/analyst.ts';
import type { BotPool } from '../../../../main/host/bots/botPool.ts';
import { BotFailure } from '../../../../main/host/bots/botThread.ts';
import { contentIdOf } from '../../../../main/host/content/fingerprint.ts';
import type { GameLibrary } from '../../../../main/host/saves/gameLibrary.ts';
import { createSaveWatch } from '../../../../main/host/saves/saveWatch.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import { explain } from '../../../../shared/bots/explain.ts';
import { prepareContent, registerContent, standardContent } from '../../../../shared/content/content.ts';
import type { Judgement } from '../../../../shared/contract/analysis.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { REASON_PARTS, type Reason } from '../../../../shared/vocabulary/reason.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { seal } from '../saves/testLibrary.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';

const finished = (seed: number): SavedGame => {
  const setup = { options: { seats: 2, mode: 'basic', expansions: [] }, content: 'standard', deal: null } as const;
  return { ...finishedGame({ ...setup, seed, emblems: [0, 1] }), gameId: `finished-${seed}` };
};
const game = finished(1);
const KEPT = '/data/analysis/finished-1.json';

const diskOf = (...games: readonly SavedGame[]): MemoryDisk => {
  const disk = new MemoryDisk();
  for (const saved of games) disk.put(`/data/games/${saved.gameId}.json`, seal(saved, 5));
  return disk;
};

/** Bots that look at the next position only, and count what they were asked. */
function quickPool() {
  let asked = 0;
  const pool: BotPool = {
    threads: 1,
    decide: async (job, _signal, { about = null } = {}) => {
      asked += 1;
      return explain({ ...job, level: 'regent' }, undefined, about);
    },
    dispose: async () => undefined,
  };
  return { pool, asked: () => asked };
}

/** Asks until everything is judged, those of one seat first, or of each by turns. */
async function all(host: TestHost, seat: number | 'turns' = 0, gameId = game.gameId): Promise<Judgement[]> {
  const found: Judgement[] = [];
  for (let [left, asked] = [1, 0]; left > 0; asked += 1) {
    const part = await host.call('analysis.further', { gameId, seat: seat === 'turns' ? asked % 2 : seat });
    found.push(...part.judged);
    left = part.left;
  }
  return found;
}

const seatAt = (position: number) => game.actions[position]?.seat;

describe('the analysis of a finished game', () => {
  it('comes in parts, those of the seat that is looked at first, and each decision once', async () => {
    const { pool } = quickPool();
    const host = await startHost({ files: diskOf(game), pool });
    const before = await host.call('analysis.open', { gameId: game.gameId });
    expect(before).toMatchObject({ judged: [], ownContent: false });
    expect(before.decisions).toHaveLength(game.actions.length);
    const found = await all(host, 1);
    const seats = found.map(({ position }) => seatAt(position));
    expect(seats.lastIndexOf(1)).toBeLessThan(seats.indexOf(0));
    expect(new Set(found.map(({ position }) => position)).size).toBe(before.toJudge);
    expect(found).toHaveLength(before.toJudge);
    const after = await host.call('analysis.open', { gameId: game.gameId });
    expect(after.judged).toHaveLength(before.toJudge);
    for (const { position, reason } of after.judged) expect(reason.action).toEqual(game.actions[position]?.action);
  });

  it('judges each decision once, too, where whose are wanted first changes', async () => {
    const host = await startHost({ files: diskOf(game), pool: quickPool().pool });
    const found = (await all(host, 'turns')).map(({ position }) => position);
    expect(new Set(found).size).toBe(found.length);
  });

  it('is kept with the game: after a restart nobody thinks again', async () => {
    const first = await startHost({ files: diskOf(game), pool: quickPool().pool });
    const found = await all(first);
    await first.host.dispose();
    const { pool, asked } = quickPool();
    const second = await startHost({ files: first.disk, pool });
    const { judged, toJudge } = await second.call('analysis.open', { gameId: game.gameId });
    expect(judged).toHaveLength(toJudge);
    expect(judged).toEqual([...found].sort((a, b) => a.position - b.position));
    expect(await second.call('analysis.further', { gameId: game.gameId, seat: 0 })).toEqual({ judged: [], left: 0 });
    expect(asked()).toBe(0);
  });

  it.each<readonly [string, (text: string) => string]>([
    ['damaged', (text) => text.replace(/"lead":-?\d/, '"lead":9')],
    ['cut short', (text) => text.slice(0, -100)],
    ['empty', () => ''],
    ['another program’s', () => '{"format":"other"}\n{}'],
    ['of another game or network', (text) => text.replace(/"key":"./, '"key":"x')],
  ])('is found out anew where its file is %s', async (_, spoil) => {
    const first = await startHost({ files: diskOf(game), pool: quickPool().pool });
    await first.call('analysis.further', { gameId: game.gameId, seat: 0 });
    await first.host.dispose();
    const whole = first.disk.text(KEPT);
    expect(spoil(whole)).not.toBe(whole);
    first.disk.put(KEPT, spoil(whole));
    const second = await startHost({ files: first.disk, pool: quickPool().pool });
    expect((await second.call('analysis.open', { gameId: game.gameId })).judged).toEqual([]);
    await second.call('analysis.further', { gameId: game.gameId, seat: 0 });
    expect(second.disk.text(KEPT)).toBe(whole);
    expect(second.notices).toEqual([]);
  });

  it('is not taken for that of another game or network, however whole its file is', async () => {
    const kept = new AnalysisFiles(new MemoryDisk(), '/data');
    const { action } = game.actions[0] as { readonly action: Action };
    const parts = Object.fromEntries(REASON_PARTS.map((part) => [part, 0])) as Reason['parts'];
    const reason = { action, value: 50, instead: null, lead: 0, parts, chance: null, certain: null, seen: null };
    await kept.write('a-game', 'then', [{ position: 0, reason }]);
    expect(await kept.read('a-game', 'then')).toHaveLength(1);
    expect(await kept.read('a-game', 'now')).toEqual([]);
  });

  it('goes with a deleted game when the trash is emptied, and comes back with it before', async () => {
    const other = finished(2);
    const first = await startHost({ files: diskOf(game, other), pool: quickPool().pool });
    await first.call('analysis.further', { gameId: game.gameId, seat: 0 });
    await first.call('analysis.further', { gameId: other.gameId, seat: 0 });
    await first.call('games.delete', { gameId: game.gameId });
    expect(await first.refusal('analysis.open', { gameId: game.gameId })).toBe('noGame');
    await first.call('games.restore', { gameId: game.gameId });
    expect((await first.call('analysis.open', { gameId: game.gameId })).judged).not.toEqual([]);
    await first.call('games.delete', { gameId: game.gameId });
    await first.host.dispose();
    const second = await startHost({ files: first.disk, pool: quickPool().pool });
    expect(second.disk.paths().filter((name) => name.startsWith('/data/analysis/'))).toEqual([
      `/data/analysis/${other.gameId}.json`,
    ]);
  });

  it('is broken off by a game that is to be played, and what was found out stays', async () => {
    const { pool: quick } = quickPool();
    let held = Number.POSITIVE_INFINITY;
    let thoughts = 0;
    const pool: BotPool = {
      threads: 1,
      decide: (job, signal, about) => {
        thoughts += 1;
        if (thoughts <= held) return quick.decide(job, signal, about);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new BotFailure('stopped')));
        });
      },
      dispose: quick.dispose,
    };
    const host = await startHost({ files: diskOf(game), pool });
    const { judged } = await host.call('analysis.further', { gameId: game.gameId, seat: 0 });
    held = thoughts + 2;
    const asked = host.refusal('analysis.further', { gameId: game.gameId, seat: 0 });
    await expect.poll(() => thoughts).toBeGreaterThan(held);
    await startGame(host, 'hh');
    expect(await asked).toBe('stale');
    held = Number.POSITIVE_INFINITY;
    expect((await host.call('analysis.open', { gameId: game.gameId })).judged).toHaveLength(judged.length + 2);
    expect((await all(host)).length).toBeGreaterThan(0);
  });

  it('does no harm where the disk refuses, and where its game is deleted meanwhile', async () => {
    const host = await startHost({ files: diskOf(game), pool: quickPool().pool });
    host.disk.fault = (operation, file) => {
      if (operation === 'create' && file.includes('analysis')) throw new Error('no room');
    };
    const asked = host.call('analysis.further', { gameId: game.gameId, seat: 0 });
    await host.call('games.delete', { gameId: game.gameId });
    expect((await asked).judged.length).toBeGreaterThan(0);
    expect(await host.refusal('analysis.further', { gameId: game.gameId, seat: 0 })).toBe('noGame');
    expect(host.notices).toEqual([]);
  });

  it('that a full disk did not take is written as soon as the disk takes something else', async () => {
    const host = await startHost({ files: diskOf(game), pool: quickPool().pool });
    host.disk.fault = failOn('ENOSPC', 'write');
    const { judged } = await host.call('analysis.further', { gameId: game.gameId, seat: 0 });
    expect(host.disk.paths()).not.toContain(KEPT);
    host.disk.fault = () => undefined;
    await host.call('settings.change', { language: 'de' });
    await vi.waitFor(() => expect(host.disk.paths()).toContain(KEPT));
    for (const { position } of judged) expect(host.disk.text(KEPT)).toContain(`"position":${position},`);
    expect(host.notices).toEqual([]);
  });

  it('fails while its game cannot be looked at, and is there when it can be', async () => {
    const content = { ...standardContent.file, coinsPerPoint: 7 };
    const saved = { ...game, content: contentIdOf(content) };
    const library = { read: async () => saved, summaryOf: () => ({ finished: true }) } as unknown as GameLibrary;
    const { files, dataFolder, pool } = { files: new MemoryDisk(), dataFolder: '/data', pool: quickPool().pool };
    const log = createHostLog(files, '/logs', () => 0);
    const watch = createSaveWatch(() => undefined, log);
    const analyst = new Analyst({ library, pool, files, dataFolder, watch, log });
    await expect(analyst.open(saved.gameId)).rejects.toThrow();
    registerContent(prepareContent(content, saved.content));
    expect((await analyst.open(saved.gameId)).toJudge).toBeGreaterThan(0);
  });

  it('of a running game is not told, nor of none, nor for a seat that is not there', async () => {
    const host = await startHost({ files: diskOf(game), pool: quickPool().pool });
    const { gameId } = await startGame(host, 'hh');
    for (const call of ['analysis.open', 'analysis.further']) {
      const seat = call === 'analysis.open' ? {} : { seat: 0 };
      expect(await host.refusal(call, { gameId, ...seat })).toBe('notFinished');
      expect(await host.refusal(call, { gameId: 'nobody', ...seat })).toBe('noGame');
    }
    expect(await host.refusal('analysis.further', { gameId: game.gameId, seat: 2 })).toBe('badInput');
    expect(host.disk.files().filter((name) => name.startsWith(gameId))).not.toEqual([]);
  });

  it('is what the books tell of people’s decisions', async () => {
    const host = await startHost({ files: diskOf(game), pool: quickPool().pool });
    const found = await all(host);
    const { entries } = await host.call('decisionLog.open', { gameId: game.gameId, from: 0 });
    const told = entries.filter(({ position }) => found.some((other) => other.position === position));
    expect(told.length).toBeGreaterThan(10);
    for (const { position, reason } of told)
      expect(reason).toEqual(found.find((other) => other.position === position)?.reason);
  });
});
