import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { loadProblems } from '../../../../shared/problems/problemBook.ts';
import { gameOfProblem } from '../../../../shared/problems/problemGame.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { startHost, type TestHost } from '../testHost.ts';

const DAY = 86_400_000;
const NOON = new Date(2026, 10, 22, 12).getTime();

/** The action that solves a problem, and another one. */
async function movesOf(id: string): Promise<{ readonly best: Action; readonly other: Action }> {
  const problem = (await loadProblems()).byId.get(id);
  if (problem === undefined) throw new Error(`there is no problem ${id}`);
  const { legal } = gameOfProblem(problem, id, []);
  return { best: legal[problem.answer] as Action, other: legal[problem.answer === 0 ? 1 : 0] as Action };
}

/** Starts the next problem that fits and answers it. */
async function solve(host: TestHost, right: boolean) {
  const scene = await host.call('problems.start', { choice: { kind: 'any' } });
  const { best, other } = await movesOf(scene.id);
  return { scene, verdict: await host.call('problems.answer', { action: right ? best : other }) };
}

const standing = ({ view, choices }: GameUpdate) => ({ view, choices });

describe('a problem', () => {
  it('is a position at the real table in which nobody plays on, and no game among the others', async () => {
    const host = await startHost();
    const { update } = await host.call('problems.start', { choice: { kind: 'any' } });
    expect(update.choices.length).toBeGreaterThan(2);
    expect(update.screen.actor).toBe(update.screen.viewer);
    await new Promise((resolve) => setImmediate(resolve));
    expect(host.updates).toEqual([]);
    const [first] = update.choices;
    expect(await host.refusal('game.act', { seq: update.seq, action: first?.action })).toBe('notYourTurn');
    expect(standing(await host.call('game.open', {}))).toEqual(standing(update));
    expect(await host.call('games.list', {})).toEqual([]);
    expect(await host.call('game.summary', {})).toBeNull();
  });

  it('shows no more than the seat that decides may know', async () => {
    const host = await startHost();
    const { update } = await host.call('problems.start', { choice: { kind: 'difficulty', difficulty: 'hard' } });
    const { view } = update;
    expect(view.viewer).toBe(update.screen.actor);
    for (const [seat, { hand, choice }] of view.seats.entries()) {
      if (seat === view.viewer) continue;
      expect(hand === null || hand.length === 0).toBe(true);
      expect(choice).toBeNull();
    }
    expect(update.seed).toBeNull();
  });

  it('is answered once: why the best is best, and what the others are worth', async () => {
    const host = await startHost();
    const { scene, verdict } = await solve(host, false);
    expect(verdict.found).toBe(false);
    expect(verdict.entry.reason.lead).toBeGreaterThan(0);
    expect(verdict.entry.reason.action).toEqual(verdict.best);
    expect(verdict.entry.reason.instead).toEqual(verdict.taken);
    expect(verdict.alternatives).toHaveLength(scene.update.choices.length - 1);
    expect(verdict.alternatives.every(({ behind }) => behind > 0)).toBe(true);
    expect(await host.refusal('problems.answer', { action: verdict.best })).toBe('stale');
  });

  it('refuses what is not legal, and answers without a problem', async () => {
    const host = await startHost();
    expect(await host.refusal('problems.answer', { action: { type: 'pass' } })).toBe('noGame');
    await host.call('problems.start', { choice: { kind: 'any' } });
    expect(await host.refusal('problems.answer', { action: { type: 'draft', keep: 'none', action: 'buy' } })).toBe(
      'illegal',
    );
    expect(await host.refusal('problems.playOn', {})).toBe('stale');
  });

  it('counts at the first try only', async () => {
    const host = await startHost();
    const { scene, verdict } = await solve(host, true);
    expect(verdict.found).toBe(true);
    expect(verdict.change).toBeGreaterThan(0);
    expect(verdict.progress).toMatchObject({ tried: 1, found: 1, streak: 1 });
    const second = await solve(host, false);
    expect(second.scene.id).not.toBe(scene.id);
    expect(second.verdict.change).toBeLessThan(0);
    expect(second.verdict.progress).toMatchObject({ tried: 2, found: 1, streak: 0, bestStreak: 1 });
    await host.call('problems.start', { choice: { kind: 'daily' } });
    const once = await host.call('problems.answer', { action: null });
    await host.call('problems.start', { choice: { kind: 'daily' } });
    const again = await host.call('problems.answer', { action: once.best });
    expect(again.found).toBe(true);
    expect(again.change).toBeNull();
    expect(again.progress).toEqual(once.progress);
  });

  it('is gone on from as a game of its own, which is practice', async () => {
    const host = await startHost();
    await host.call('settings.change', { speed: 'instant' });
    const { scene } = await solve(host, true);
    const update = await host.call('problems.playOn', {});
    expect(update.gameId).not.toBe(scene.update.gameId);
    expect(update.practice).toBe(true);
    expect(update.view.epoch).toBe(scene.update.view.epoch);
    expect((await host.call('games.list', {})).map(({ gameId }) => gameId)).toEqual([update.gameId]);
  });
});

describe('what is remembered of problems', () => {
  it('outlives the program, whatever the clock says, and is as new where it is damaged', async () => {
    const files = new MemoryDisk();
    const first = await startHost({ files, now: () => NOON });
    const { verdict } = await solve(first, true);
    await first.host.dispose();
    const later = await startHost({ files, now: () => NOON - 300 * DAY });
    expect(await later.call('problems.overview', {})).toMatchObject({ ...verdict.progress });
    await later.host.dispose();
    files.put('problems.json', '{"rating":');
    const anew = await startHost({ files });
    expect(await anew.call('problems.overview', {})).toMatchObject({ rating: 1200, tried: 0, streak: 0 });
  });

  it('tells whether the problem of the day was found, on that day whenever it comes', async () => {
    let now = NOON;
    const host = await startHost({ now: () => now });
    const { id } = await host.call('problems.start', { choice: { kind: 'daily' } });
    const { best } = await movesOf(id);
    await host.call('problems.answer', { action: best });
    expect((await host.call('problems.overview', {})).daily).toMatchObject({ day: '2026-11-22', found: true });
    now += DAY;
    expect((await host.call('problems.overview', {})).daily).toMatchObject({ day: '2026-11-23', found: null });
    now -= DAY;
    expect((await host.call('problems.overview', {})).daily.found).toBe(true);
  });
});
