import { describe, expect, it, vi } from 'vitest';
import type { PhonesMeans } from '../../../../main/host/entryPoint.ts';
import { noPhones } from '../../../../main/host/noPhones.ts';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { Place } from '../../../../shared/contract/phones.ts';
import type { NewGame } from '../../../../shared/contract/tableSetup.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { STANDARD_CONTENT } from '../../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { gameAtLoneAction } from '../../../fixtures/loneAction.ts';
import { botScript } from '../../workers/botScript.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { startGame, startHost } from '../testHost.ts';
import { onDisk } from './humanPlay.ts';

const SIDE: Action = { type: 'chooseSide', side: 'B' };
const decidedAt = ({ view }: GameUpdate): boolean[] => view.seats.map(({ decided }) => decided);

/** A host whose door for phones is the test: devices come to places without a network. */
async function hostWithDoor(changes: Parameters<typeof startHost>[0] = {}) {
  let given: PhonesMeans | null = null;
  const host = await startHost({
    ...changes,
    phones: (means) => {
      given = means;
      return noPhones;
    },
  });
  if (given === null) throw new Error('the host has no door');
  const means: PhonesMeans = given;
  /** A device comes to a place. */
  const come = (place: Place) => {
    const device = means.placeHost(place);
    const heard: GameUpdate[] = [];
    const leave = device.subscribe((name, payload) => {
      if (name === 'game.update') heard.push(payload as GameUpdate);
    });
    const call = async (name: 'game.open' | 'game.act' | 'game.undo', input: unknown = {}): Promise<GameUpdate> => {
      const reply = await device.handle(name, input);
      if (!reply.ok) throw new Error(reply.code);
      return reply.value as GameUpdate;
    };
    return {
      heard,
      leave,
      read: (id: string) => device.handle('content.read', { id }),
      open: () => call('game.open'),
      act: (seq: number, action: Action) => call('game.act', { seq, action }),
      undo: (seq: number) => call('game.undo', { seq }),
    };
  };
  /** What the screen was shown last without having asked. */
  const screen = (): GameUpdate => {
    const shown = host.updates.at(-1);
    if (shown === undefined) throw new Error('the screen was shown nothing');
    return shown;
  };
  return { host, means, come, screen };
}

interface Invited {
  readonly apart?: readonly Seat[];
  readonly game?: Partial<NewGame>;
  readonly host?: Parameters<typeof startHost>[0];
}

/** The same with a game on the table that devices are invited to; `apart`: the seats that have some. */
async function invitedTo(letters: string, { apart = [], game, host: options }: Invited = {}) {
  const table = await hostWithDoor(options);
  await startGame(table.host, letters, game);
  const onOver = vi.fn<(seat: Seat | null) => void>();
  const seats = await table.means.invite(onOver);
  await table.means.setApart(apart);
  return { ...table, onOver, seats };
}

describe('inviting devices', () => {
  it('is for the people of the game on the table', async () => {
    const { seats } = await invitedTo('hbh', { host: { workerUrl: botScript('hanging') } });
    expect(seats).toEqual([0, 2]);
  });

  it('is refused where no game lies there, and in a lesson', async () => {
    const { host, means, come } = await hostWithDoor();
    await expect(means.invite(() => undefined)).rejects.toMatchObject({ code: 'noGame' });
    await host.call('lessons.start', { lesson: 'buyOrSell', step: 0 });
    await expect(means.invite(() => undefined)).rejects.toMatchObject({ code: 'noGame' });
    await expect(come(0).open()).rejects.toThrow('noGame');
  });

  it('lets nobody see a game that nobody was invited to', async () => {
    const { host, means, come } = await hostWithDoor();
    await startGame(host, 'hh');
    await means.setApart([0]);
    expect(host.updates).toEqual([]);
    await expect(come(0).open()).rejects.toThrow('noGame');
    expect((await host.call('game.hide', {})).screen.curtain).toBe(0);
  });
});

describe('a device at a seat', () => {
  it('sees and decides what its seat does, while the screen serves the others', async () => {
    const { come, screen } = await invitedTo('hh', { apart: [0] });
    expect(screen().screen).toEqual({ viewer: null, actor: null, curtain: 1 });
    const { screen: seen, view, choices } = await come(0).open();
    expect(seen).toEqual({ viewer: 0, actor: 0, curtain: null });
    expect(view.viewer).toBe(0);
    expect(choices.map(({ action }) => action)).toContainEqual(SIDE);
  });

  it('is told the whole game each time that it opens it', async () => {
    const { come } = await invitedTo('hh', { apart: [0] });
    const device = come(0);
    const first = await device.open();
    await device.act(first.seq, SIDE);
    const again = await device.open();
    expect(again.log.since).toBeNull();
    expect(again.decision).toBeNull();
  });

  it('decides for its seat: it is saved, and shown at the screen', async () => {
    const { host, come, screen } = await invitedTo('hh', { apart: [0] });
    const device = come(0);
    const { seq } = await device.open();
    const answer = await device.act(seq, SIDE);
    expect(onDisk(host).actions).toEqual([{ seat: 0, action: SIDE }]);
    expect(decidedAt(screen())).toEqual([true, false]);
    expect(answer.screen).toEqual({ viewer: 0, actor: null, curtain: null });
    // It has its answer, and is not told again.
    expect(device.heard).toEqual([]);
  });

  it('decides once, at a position that it was told, what is legal, and when it is due', async () => {
    const { host, come } = await invitedTo('hh', { apart: [0, 1] });
    const device = come(0);
    const { seq } = await device.open();
    await expect(device.act(seq + 1, SIDE)).rejects.toThrow('stale');
    await expect(device.act(seq - 1, SIDE)).rejects.toThrow('stale');
    await expect(device.act(seq, { type: 'gold' } as never)).rejects.toThrow('illegal');
    expect(onDisk(host).actions).toEqual([]);
    const decided = await device.act(seq, SIDE);
    await expect(device.act(seq, SIDE)).rejects.toThrow('stale');
    await expect(device.act(decided.seq, SIDE)).rejects.toThrow('illegal');
    expect(onDisk(host).actions).toHaveLength(1);
  });

  it('decides nothing before it has asked for the game', async () => {
    const { host, come } = await invitedTo('hh', { apart: [0] });
    await expect(come(0).act(0, SIDE)).rejects.toThrow('stale');
    expect(onDisk(host).actions).toEqual([]);
  });

  it('reads the content of the game, and no other', async () => {
    const { come } = await invitedTo('hh', { apart: [0] });
    const { read } = come(0);
    expect(await read(STANDARD_CONTENT)).toMatchObject({ ok: true });
    // The detail would name what was looked for.
    expect(await read('0123456789abcdef'.repeat(4))).toMatchObject({ code: 'contentMissing', detail: '' });
  });

  it('decides also where others have decided in secret since', async () => {
    const { host, come } = await invitedTo('hhh', { apart: [0, 1] });
    const [one, other] = [come(0), come(1)];
    const first = await one.open();
    const { seq } = await other.open();
    await other.act(seq, SIDE);
    expect(one.heard).toHaveLength(1);
    await one.act(first.seq, SIDE);
    expect(onDisk(host).actions.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('does not disturb who looks at their secrets at the screen', async () => {
    const { host, come, screen } = await invitedTo('hhb', { apart: [0], host: { workerUrl: botScript('hanging') } });
    const revealed = await host.call('game.reveal', { seat: 1 });
    const device = come(0);
    const { seq } = await device.open();
    await device.act(seq, SIDE);
    expect(screen().screen.viewer).toBe(1);
    expect(await host.refusal('game.act', { seq: revealed.seq, action: SIDE })).toBe('ok');
  });

  it('lets bots go on', async () => {
    const { host, come } = await invitedTo('hb', { apart: [0], game: { mode: 'basic' } });
    const device = come(0);
    const { seq, choices } = await device.open();
    await device.act(seq, choices[0]?.action ?? SIDE);
    await vi.waitFor(() => expect(onDisk(host).actions.map(({ seat }) => seat)).toEqual([0, 1]), { interval: 1 });
  });

  it('decides only where there is a choice, if the table wants that', async () => {
    const game = gameAtLoneAction();
    const last = game.actions.at(-1);
    const disk = new MemoryDisk();
    const earlier = { ...game, actions: game.actions.slice(0, -1) };
    disk.put(`/data/games/${game.gameId}.json`, sealSave(earlier, 1000, summaryOf(earlier, 1000)));
    const { host, means, come } = await hostWithDoor({ files: disk });
    await host.call('settings.change', { takeForced: true });
    await host.call('games.resume', { gameId: game.gameId });
    await means.setApart(await means.invite(() => undefined));
    const device = come(last?.seat ?? 0);
    await device.act((await device.open()).seq, last?.action ?? SIDE);
    expect(onDisk(host).actions.length).toBeGreaterThan(game.actions.length);
  });
});

describe('taking back at a device', () => {
  it('takes the own decision back, not what others have decided, on the disk too', async () => {
    const { host, come, screen } = await invitedTo('hhh', { apart: [0, 1] });
    const [one, other] = [come(0), come(1)];
    const before = await one.open();
    await expect(one.undo(before.seq)).rejects.toThrow('nothingToUndo');
    expect((await one.act(before.seq, SIDE)).canUndo).toBe(true);
    await other.act((await other.open()).seq, SIDE);
    const { seq } = await one.open();
    const back = await one.undo(seq);
    expect(back.screen.actor).toBe(0);
    expect(back.canUndo).toBe(false);
    expect(onDisk(host).actions).toEqual([{ seat: 1, action: SIDE }]);
    expect(decidedAt(screen())).toEqual([false, true, false]);
    await expect(one.undo(seq)).rejects.toThrow('stale');
    await expect(one.act(before.seq, SIDE)).rejects.toThrow('stale');
    await expect(one.undo(back.seq)).rejects.toThrow('nothingToUndo');
    await one.act(back.seq, SIDE);
  });

  it('ends when all have decided', async () => {
    const { host, come } = await invitedTo('hh', { apart: [0, 1] });
    const [one, other] = [come(0), come(1)];
    await one.act((await one.open()).seq, SIDE);
    await other.act((await other.open()).seq, SIDE);
    const { seq, canUndo } = await one.open();
    expect(canUndo).toBe(false);
    await expect(one.undo(seq)).rejects.toThrow('nothingToUndo');
    expect(onDisk(host).actions).toHaveLength(2);
  });
});

describe('a device that only looks on', () => {
  it('sees what everybody may, and decides nothing', async () => {
    const { host, come } = await invitedTo('hh', { apart: [0] });
    const onlooker = come('table');
    const { seq, screen, view, choices } = await onlooker.open();
    expect(screen).toEqual({ viewer: null, actor: null, curtain: null });
    expect([view.viewer, choices]).toEqual([null, []]);
    await expect(onlooker.act(seq, SIDE)).rejects.toThrow('notYourTurn');
    await expect(onlooker.undo(seq)).rejects.toThrow('notYourTurn');
    expect(onDisk(host).actions).toEqual([]);
  });
});

describe('news', () => {
  it('come once to every device that has opened the game, as its seat may know them', async () => {
    const { host, come } = await invitedTo('hhh', { apart: [0, 1] });
    const [one, other, late] = [come(0), come(1), come('table')];
    const { seq } = await one.open();
    await other.open();
    await one.act(seq, SIDE);
    expect(other.heard).toHaveLength(1);
    expect(other.heard[0]).toMatchObject({ screen: { viewer: 1, actor: 1 }, view: { viewer: 1 } });
    // Only what has happened since.
    expect(other.heard[0]?.log.since).not.toBeNull();
    expect(late.heard).toEqual([]);
    // Nothing has changed.
    await host.call('games.list', {});
    await host.call('game.summary', {});
    await come(1).open();
    expect(other.heard).toHaveLength(1);
    expect(one.heard).toEqual([]);
  });

  it('do not come any more to one that has left, and nothing that it asks is answered', async () => {
    const { come } = await invitedTo('hhh', { apart: [0, 1] });
    const [one, other] = [come(0), come(1)];
    const { seq } = await other.open();
    other.leave();
    await one.act((await one.open()).seq, SIDE);
    expect(other.heard).toEqual([]);
    await expect(other.act(seq, SIDE)).rejects.toThrow('noGame');
    await expect(other.open()).rejects.toThrow('noGame');
  });
});

describe('devices are over', () => {
  it('where the game leaves the table: whoever invited is told once', async () => {
    const { host, come, onOver } = await invitedTo('hh', { apart: [0] });
    const device = come(0);
    const { seq } = await device.open();
    await host.call('game.leave', {});
    expect(onOver.mock.calls).toEqual([[null]]);
    await expect(device.act(seq, SIDE)).rejects.toThrow('noGame');
    await host.call('game.open', {});
    await expect(device.open()).rejects.toThrow('noGame');
    await expect(come(0).open()).rejects.toThrow('noGame');
    expect(onOver).toHaveBeenCalledOnce();
    expect(onDisk(host).actions).toEqual([]);
  });

  it('where another game takes its place, or it is deleted', async () => {
    for (const end of ['game.start', 'games.delete'] as const) {
      const { host, means, come, onOver } = await invitedTo('hh', { apart: [0] });
      const device = come(0);
      const { gameId } = await device.open();
      if (end === 'games.delete') await host.call(end, { gameId });
      else await startGame(host, 'hh');
      expect(onOver.mock.calls).toEqual([[null]]);
      await expect(device.open()).rejects.toThrow('noGame');
      expect(device.heard).toEqual([]);
      await means.end();
    }
  });

  it('for a seat that a bot takes: whoever invited is told which', async () => {
    const { host, come, onOver } = await invitedTo('hhh', { apart: [1, 2], host: { workerUrl: botScript('hanging') } });
    const { players } = await come(1).open();
    const sitters = players.map(({ name, controller }, seat) => ({
      name,
      controller: seat === 1 ? ({ kind: 'bot', level: 'governor' } as const) : controller,
    }));
    expect(onOver).not.toHaveBeenCalled();
    await host.call('game.reseat', { sitters });
    expect(onOver.mock.calls[0]).toEqual([1]);
  });

  it('where nobody is invited any more: the screen serves everybody again', async () => {
    const { host, means, come, onOver, screen } = await invitedTo('hh', { apart: [0, 1] });
    const device = come(0);
    await device.open();
    expect(screen().screen).toEqual({ viewer: null, actor: null, curtain: null });
    await means.end();
    expect(screen().screen.curtain).toBe(0);
    await expect(device.open()).rejects.toThrow('noGame');
    await host.call('game.leave', {});
    expect(onOver).not.toHaveBeenCalled();
  });

  it('where the game left the table and came back: the screen serves everybody again', async () => {
    const { host, means } = await invitedTo('hh', { apart: [0, 1] });
    await host.call('game.leave', {});
    await means.end();
    const { screen } = await host.call('game.open', {});
    expect(screen.curtain).toBe(0);
  });
});
