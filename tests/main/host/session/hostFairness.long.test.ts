import { describe, expect, it } from 'vitest';
import { keepsDealCommitment, withDealCommitment } from '../../../../main/host/session/dealCommitment.ts';
import type { CheckedDecision, GameCheck } from '../../../../shared/contract/fairness.ts';
import { dealOf } from '../../../../shared/rules/position/deal.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { dealtIn, type SavedGame, setupOf } from '../../../../shared/session/saves/savedGame.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { BUILT_WORKER } from '../../workers/builtWorker.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { seal } from '../saves/testLibrary.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { finished } from './finishedGames.ts';
import { onDisk, playUntil } from './humanPlay.ts';

/** All of a game's check, page by page. */
async function checkOf(host: TestHost, gameId: string): Promise<GameCheck> {
  const decisions: CheckedDecision[] = [];
  for (let from = 0; ; ) {
    const page = await host.call('fairness.check', { gameId, from });
    decisions.push(...page.decisions);
    if (page.next === null) return { ...page, decisions };
    expect(page.next).toBe(decisions.length);
    from = page.next;
  }
}

describe('a game that is dealt here', () => {
  it('is promised: the hash at once, the salt when it is over', async () => {
    const host = await startHost();
    const started = await startGame(host, 'hb', { mode: 'basic' });
    const { commitment } = onDisk(host);
    if (commitment === undefined) throw new Error('nothing was promised');
    expect(started.dealCommitment).toEqual({ sha256: commitment.sha256, salt: null, after: 0 });
    expect(keepsDealCommitment(onDisk(host))).toBe(true);
    const { updates, call } = host;
    const over = await playUntil(host, started, () => false);
    const running = updates.filter(({ view }) => view.result === null);
    expect(JSON.stringify(running)).not.toContain(commitment.salt);
    expect(over.dealCommitment).toEqual({ sha256: commitment.sha256, salt: commitment.salt, after: 0 });
    const { text } = await call('record.read', { gameId: over.gameId, withLegal: false });
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ commitment, engine: '1.2.3' });
    // Its own record is known here, and so is one in which nothing can be checked.
    for (const known of [text, text.replace(/"commitment":\{[^}]*\},/, '')])
      expect(await call('record.import', { text: known })).toMatchObject({ known: [over.gameId] });
  });

  it('has another salt each time, and a branch a promise of its own', async () => {
    const host = await startHost();
    const first = await startGame(host, 'hhh');
    const again = await startGame(host, 'hhh');
    expect(again.view).toEqual(first.view);
    expect(again.dealCommitment?.sha256).not.toBe(first.dealCommitment?.sha256);
    const { gameId, players } = again;
    const side = await host.call('game.reveal', { seat: again.screen.curtain ?? 0 });
    await host.call('game.act', { seq: side.seq, action: side.choices[0]?.action ?? { type: 'pass' } });
    const branch = await host.call('replay.branch', { gameId, position: 0, players: [...players] });
    expect(branch.dealCommitment).toMatchObject({ salt: null, after: 0 });
    expect(branch.dealCommitment?.sha256).not.toBe(again.dealCommitment?.sha256);
    expect(keepsDealCommitment(onDisk(host, branch.gameId))).toBe(true);
  });

  it('in a branch is promised after what was decided already, and that is told', async () => {
    const files = new MemoryDisk();
    files.put('/data/games/finished-1.json', seal(finished(1), 5));
    const host = await startHost({ files });
    const { players } = finished(1);
    const branch = await host.call('replay.branch', { gameId: 'finished-1', position: 5, players: [...players] });
    expect(branch.dealCommitment).toMatchObject({ salt: null, after: 5 });
    expect(keepsDealCommitment(onDisk(host, branch.gameId))).toBe(true);
  });

  it('is told apart from one from before, of which nothing was promised', () => {
    expect(new Session(freshGame('hh')).update([]).dealCommitment).toBeNull();
    expect(keepsDealCommitment(freshGame('hh'))).toBeNull();
  });
});

describe('a promise', () => {
  const game = freshGame('hhh', 'advanced', 31, ['monuments']);
  const deal = dealOf(setupOf(game).options, game.content, game.seed);
  const told: SavedGame = { ...game, deal };
  const salt = 'a'.repeat(32);
  const hashOf = (saved: SavedGame, with_ = salt) => withDealCommitment(saved, with_).commitment?.sha256;

  /** The same with two cards of every deck of the later epochs exchanged: nobody has seen them. */
  const swapped: SavedGame = {
    ...told,
    deal: {
      ...deal,
      decks: Object.fromEntries(
        EPOCHS.map((epoch) => [
          epoch,
          Object.fromEntries(
            Object.entries(deal.decks[epoch]).map(([colour, [first, second, ...rest]]) => [
              colour,
              epoch === 1 ? [first, second, ...rest] : [second, first, ...rest],
            ]),
          ),
        ]),
      ) as unknown as typeof deal.decks,
    },
  };

  it('holds for this deal and no other, however it is told', () => {
    expect(hashOf(told)).toBe(hashOf(game));
    expect(dealtIn(swapped)).not.toEqual(dealtIn(told));
    expect(hashOf(swapped)).not.toBe(hashOf(told));
    for (const other of [
      { seed: 32 },
      { mode: 'basic' as const },
      { content: 'standard', players: game.players.slice(1) },
    ])
      expect(hashOf({ ...game, ...other })).not.toBe(hashOf(game));
    expect(keepsDealCommitment({ ...withDealCommitment(told), deal: swapped.deal })).toBe(false);
  });

  it('tells nothing of what is hidden: a running game shows the same but for the hash, which the salt makes any', () => {
    const shown = (saved: SavedGame) => new Session(saved).update([]);
    const { dealCommitment: promise, ...rest } = shown(withDealCommitment(told, salt));
    const { dealCommitment: other, ...same } = shown(withDealCommitment(swapped, salt));
    expect(same).toEqual(rest);
    expect(other).not.toEqual(promise);
    expect(Object.keys(promise ?? {}).sort()).toEqual(['after', 'salt', 'sha256']);
    expect(promise?.salt).toBeNull();
    // Without the salt no guess at the deal can be tried: the same deal has as many hashes as there are salts.
    const hashes = Array.from({ length: 50 }, () => withDealCommitment(told).commitment);
    expect(new Set(hashes.map((one) => one?.sha256)).size).toBe(50);
    expect(new Set(hashes.map((one) => one?.salt)).size).toBe(50);
    expect(hashes.every((one) => /^[0-9a-f]{32}$/.test(one?.salt ?? ''))).toBe(true);
  });
});

describe('checking a finished game', () => {
  it('finds it as it was, decided in the shipped threads, with seats that changed hands', async () => {
    const host = await startHost({ workerUrl: BUILT_WORKER });
    let update = await startGame(host, 'hb', { mode: 'basic' });
    update = await playUntil(host, update, ({ view }) => view.epoch === 2);
    const sitters = update.players.map(({ name }) => ({
      name,
      controller: { kind: 'bot', level: 'governor', style: 'sage' } as const,
    }));
    const reseated = await host.call('game.reseat', { sitters });
    const over = await playUntil(host, reseated, () => false);
    const saved = onDisk(host, over.gameId);
    const check = await checkOf(host, over.gameId);
    expect(check).toMatchObject({ deal: 'kept', after: 0 });
    expect(check.decisions.map(({ verdict }) => verdict.kind).filter((kind) => kind !== 'same')).toEqual([]);
    expect(check.total).toBe(check.decisions.length);
    expect(check.total).toBe(saved.actions.filter(({ bot }) => bot !== undefined).length);
    expect(check.total).toBeLessThan(saved.actions.length);
  });

  it('says what bots did not decide by themselves', async () => {
    // They play all over the rules, which no real bot does: the check thinks with the same threads, and finds it the same.
    const host = await startHost();
    const over = await playUntil(host, await startGame(host, 'bb', { mode: 'basic' }), () => false);
    expect((await checkOf(host, over.gameId)).decisions.every(({ verdict }) => verdict.kind === 'unknown')).toBe(true);
  });

  it('ends when nobody waits for it any more, and the thread is free', async () => {
    const host = await startHost({ workerUrl: BUILT_WORKER });
    const over = await playUntil(host, await startGame(host, 'bb', { mode: 'basic' }), () => false);
    const check = (gone: AbortSignal) => host.host.handle('fairness.check', { gameId: over.gameId, from: 0 }, gone);
    const page = new AbortController();
    const asked = Array.from({ length: 20 }, () => check(page.signal));
    page.abort();
    expect((await Promise.all(asked)).map((reply) => !reply.ok && reply.code)).toEqual(asked.map(() => 'stale'));
    expect(await check(new AbortController().signal)).toMatchObject({ ok: true });
  });

  it('is refused for a running game, and for one that is not there', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    expect(await host.refusal('fairness.check', { gameId, from: 0 })).toBe('notFinished');
    expect(await host.refusal('fairness.check', { gameId: 'nobodys', from: 0 })).toBe('noGame');
    expect(await host.refusal('fairness.check', { gameId, from: -1 })).toBe('badInput');
  });
});
