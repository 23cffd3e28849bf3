import { describe, expect, it } from 'vitest';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { Controller } from '../../../../shared/contract/tableSetup.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { gameAtLoneAction } from '../../../fixtures/loneAction.ts';
import { botScript } from '../../workers/botScript.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { humanTurn, onDisk, playUntil } from './humanPlay.ts';

const PERSON: Controller = { kind: 'human' };
const BOT: Controller = { kind: 'bot', level: 'citizen' };

const sittersWith = ({ players }: GameUpdate, own: Seat, controller: Controller) =>
  players.map((player, seat) => ({ name: player.name, controller: seat === own ? controller : player.controller }));

const reseat = (host: TestHost, update: GameUpdate, own: Seat, controller: Controller): Promise<GameUpdate> =>
  host.call('game.reseat', { sitters: sittersWith(update, own, controller) });

const DRAFT = ({ view }: GameUpdate): boolean => view.decision === 'draft';

describe('seats of a running game', () => {
  it('change hands at once, and that is on the disk before it is told', async () => {
    const host = await startHost({ workerUrl: botScript('hanging') });
    const update = await startGame(host, 'hb');
    const after = await reseat(host, update, 0, BOT);
    expect(after).toMatchObject({ screen: { viewer: null, actor: null }, thinking: [0, 1], handedOver: [0] });
    expect(onDisk(host)).toMatchObject({
      players: [{ controller: BOT }, {}],
      earlier: [{ seat: 0, until: 0, controller: PERSON }],
    });
  });

  it('are found by the next program as they were left, whenever this one died', async () => {
    const first = await startHost({ workerUrl: botScript('hanging') });
    await reseat(first, await startGame(first, 'hh'), 0, BOT);
    const next = await startHost({ files: first.disk, workerUrl: botScript('hanging') });
    const update = await next.call('game.open', {});
    expect(update).toMatchObject({ screen: { viewer: null, actor: null, curtain: 1 }, handedOver: [0], choices: [] });
    expect(update.view.seats.map(({ hand }) => hand)).toEqual([[], []]);
  });

  it('leave what was taken back to be taken once more by the next program', async () => {
    const first = await startHost({ workerUrl: botScript('hanging') });
    const { seq } = await startGame(first, 'hb');
    const chosen = await first.call('game.act', { seq, action: { type: 'chooseSide', side: 'A' } });
    expect((await first.call('game.undo', { seq: chosen.seq })).canRedo).toBe(true);
    const next = await startHost({ files: first.disk, workerUrl: botScript('hanging') });
    const found = await next.call('game.open', {});
    expect(found.canRedo).toBe(true);
    const again = await next.call('game.redo', { seq: found.seq });
    expect([again.canRedo, again.canUndo]).toEqual([false, true]);
    expect(onDisk(next)).toMatchObject({ actions: [{ seat: 0, action: { type: 'chooseSide', side: 'A' } }] });
    expect(onDisk(next)).not.toHaveProperty('takenBack');
  });

  it('are played by whoever sits there: bots while nobody does, people as soon as they are back', async () => {
    const host = await startHost();
    const turn = await playUntil(host, await startGame(host, 'hbb'), DRAFT);
    // At the moment itself: bots may have come to the end a little later.
    const returned = new Promise<GameUpdate>((resolve) => {
      const stop = host.host.subscribe((name, payload) => {
        const update = payload as GameUpdate;
        if (name !== 'game.update' || update.view.epoch === 1) return;
        stop();
        resolve(reseat(host, update, 0, PERSON));
      });
    });
    await reseat(host, turn, 0, BOT);
    const back = await humanTurn(host, await returned);
    expect(back.view.result === null ? back.screen.viewer : 0).toBe(0);
    const { seq, choices, view } = back;
    if (view.result === null && choices[0]) {
      expect(await host.refusal('game.act', { seq, action: choices[0].action })).toBe('ok');
    }
  });

  it('make a bot stop thinking about what is a person’s decision now', async () => {
    const host = await startHost({ workerUrl: botScript('hanging') });
    const update = await startGame(host, 'hb');
    const waiting = await host.call('game.act', { seq: update.seq, action: { type: 'chooseSide', side: 'A' } });
    expect(waiting.thinking).toEqual([1]);
    const mine = await reseat(host, waiting, 1, PERSON);
    expect(mine).toMatchObject({ thinking: [], screen: { viewer: null, curtain: 1 } });
    const lifted = await host.call('game.reveal', { seat: 1 });
    const told = await host.call('game.act', { seq: lifted.seq, action: { type: 'chooseSide', side: 'B' } });
    expect(told.view.decision).toBe('setWheel');
  });

  it('stay as they are where the call does not fit', async () => {
    const host = await startHost({ workerUrl: botScript('hanging') });
    expect(
      await host.refusal('game.reseat', { sitters: [BOT, BOT].map((controller) => ({ name: 'A', controller })) }),
    ).toBe('noGame');
    const update = await startGame(host, 'hb');
    const before = onDisk(host);
    const sitters = sittersWith(update, 0, BOT);
    for (const wrong of [
      [],
      [...sitters, sitters[0]],
      sitters.map((sitter) => ({ ...sitter, emblem: 'lion' })),
      sitters.map((sitter) => ({ ...sitter, name: '\u202e' })),
      sitters.map((sitter) => ({ ...sitter, controller: { kind: 'bot', level: 'emperor' } })),
      sitters.map((sitter) => ({ ...sitter, handicap: 5 })),
    ]) {
      expect(await host.refusal('game.reseat', { sitters: wrong })).toBe('badInput');
    }
    expect(onDisk(host)).toEqual(before);
  });

  it('do not change when the game is over, whose seed is told then and not before', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hb');
    expect(start.seed).toBeNull();
    const over = await playUntil(host, start, () => false);
    expect(over.seed).toBe(7);
    expect(host.updates.filter(({ view, seed }) => view.result === null && seed !== null)).toEqual([]);
    expect(await host.refusal('game.reseat', { sitters: sittersWith(over, 0, BOT) })).toBe('illegal');
  });
});

describe('decisions that are none', () => {
  it.each([true, false])('take themselves where the player wishes so: %s', async (takeForced) => {
    const saved = gameAtLoneAction();
    const host = await startHost();
    await host.call('settings.change', { takeForced });
    await host.call('save.import', { text: sealSave(saved, 5, summaryOf(saved, 5)) });
    const { choices } = await host.call('games.resume', { gameId: saved.gameId });
    expect(choices.length === 1).toBe(!takeForced);
    expect(onDisk(host, saved.gameId).actions.length > saved.actions.length).toBe(takeForced);
  });
});
