import { describe, expect, it, vi } from 'vitest';
import { keyOfCode as keyAtDoor } from '../../../main/phones/codeKey.ts';
import { keyOfCode } from '../../../renderer/hand/codeKey.ts';
import { readCode } from '../../../shared/sealing/codes.ts';
import { newKey } from '../../../shared/sealing/sealing.ts';
import { comeBy } from './device.ts';
import { gameAt, tableWithPhones } from './tableWithPhones.ts';

describe('inviting', () => {
  it('listens only then, on a free port, and not any more when it is stopped', async () => {
    const { host, state, door } = await tableWithPhones('hhh');
    const before = door();
    expect(before).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(state().invitations.map(({ place }) => place)).toEqual([0, 1, 2, 'table']);
    await host.call('phones.stop', {});
    expect(state()).toMatchObject({ door: null, invitations: [], devices: [] });
    await expect(fetch(before)).rejects.toThrow();
  });

  it('is for a game that lies on the table', async () => {
    const { host } = await tableWithPhones('hh');
    await host.call('game.leave', {});
    expect(await host.refusal('phones.invite', {})).toBe('noGame');
  });

  it('says what is in the way: no network, or a system that does not let it listen', async () => {
    const alone = await tableWithPhones('hh', {}, { addresses: [] });
    expect(alone.state()).toMatchObject({ door: null, trouble: 'noNetwork' });
    // An address that is no computer's, and not this one's: for examples only.
    const elsewhere = await tableWithPhones('hh', {}, { addresses: ['192.0.2.1'] });
    expect(elsewhere.state()).toMatchObject({ door: null, trouble: 'notAllowed' });
  });

  it('elsewhere lets nobody sit there whom no device serves any more', async () => {
    const { host, letIn } = await tableWithPhones('hh', {}, { addresses: ['127.0.0.1', '192.0.2.1'] });
    await letIn(0);
    expect(host.updates.at(-1)?.screen.curtain).toBe(1);
    expect(await host.call('phones.invite', { address: '192.0.2.1' })).toMatchObject({ devices: [] });
    expect(host.updates.at(-1)?.screen.curtain).toBe(0);
  });

  it('ends with the game', async () => {
    const { host, state, letIn } = await tableWithPhones('hh');
    const device = await letIn(0);
    await host.call('game.leave', {});
    await vi.waitFor(() => expect(state().door).toBeNull());
    await vi.waitFor(() => expect(device.end()).toBe('over'));
  });
});

describe('a device', () => {
  it('waits until somebody lets it in, and is then served as its seat', async () => {
    const { host, state, invitationTo, come } = await tableWithPhones('hhh');
    const device = come(invitationTo(1).key, 'Bruno’s phone');
    await vi.waitFor(() => expect(device.waits()).toBe(true));
    expect(state().asking).toEqual([{ id: 1, place: 1, name: 'Bruno’s phone' }]);
    expect(device.link()).toBe('lost');
    await host.call('phones.admit', { device: 1 });
    await vi.waitFor(() => expect(device.link()).toBe('up'));
    expect(device.place()).toBe(1);
    expect(state().devices).toEqual([{ id: 1, place: 1, name: 'Bruno’s phone', connected: true }]);
    const { screen, view } = await gameAt(device);
    expect(screen).toEqual({ viewer: 1, actor: 1, curtain: null });
    expect(view.viewer).toBe(1);
  });

  it('hears that somebody said no', async () => {
    const { host, state, invitationTo, come } = await tableWithPhones('hh');
    const device = come(invitationTo(0).key);
    await vi.waitFor(() => expect(state().asking).toHaveLength(1));
    await host.call('phones.refuse', { device: 1 });
    await vi.waitFor(() => expect(device.end()).toBe('refused'));
    expect(device.link()).toBe('ended');
  });

  it('comes by a typed code, too, however it is typed', async () => {
    const { state, door, invitationTo, come } = await tableWithPhones('hh', {}, { keyOfCode: keyAtDoor });
    const typed = ` ${invitationTo(0).code.toLowerCase().replace(' ', '-')} `;
    const key = await keyOfCode(readCode(typed) ?? '', new URL(door()).host);
    come(key);
    await vi.waitFor(() => expect(state().asking).toMatchObject([{ place: 0 }]));
  });

  it('comes by a code once: the next device needs another', async () => {
    const { invitationTo, letIn, come } = await tableWithPhones('hh');
    const { key } = invitationTo(0);
    await letIn(0);
    expect(invitationTo(0).key).not.toBe(key);
    const late = come(key);
    await vi.waitFor(() => expect(late.end()).toBe('unknown'));
  });

  it('comes back by its own key without being asked for, and the older line ends', async () => {
    const { state, door, letIn } = await tableWithPhones('hh');
    const device = await letIn(0);
    const again = comeBy(door(), device.key());
    await vi.waitFor(() => expect(again.link()).toBe('up'));
    expect(state().asking).toEqual([]);
    expect(state().devices).toHaveLength(1);
    device.transport.end();
    again.transport.end();
  });

  it('is held in one window: the older one hears that another has it, and does not take it back by itself', async () => {
    const { door, letIn } = await tableWithPhones('hh');
    const older = await letIn(0);
    const newer = comeBy(door(), older.key());
    await vi.waitFor(() => expect(older.end()).toBe('elsewhere'));
    expect([older.link(), newer.link()]).toEqual(['ended', 'up']);
    newer.transport.end();
  });

  it('is called at the table as it calls itself when it comes back', async () => {
    const { state, door, letIn } = await tableWithPhones('hh');
    const device = await letIn(0, 'iPhone');
    device.transport.end();
    const again = comeBy(door(), device.key(), ' Ada’s \u202e phone ');
    await vi.waitFor(() => expect(state().devices).toMatchObject([{ name: 'Ada’s phone', connected: true }]));
    again.transport.end();
  });

  it('keeps its place while it is away, and goes on where the game is', async () => {
    const { host, state, letIn } = await tableWithPhones('hh');
    const device = await letIn(0);
    const { seq, choices } = await gameAt(device);
    device.transport.reconnect();
    expect(host.updates.at(-1)?.screen).toEqual({ viewer: null, actor: null, curtain: 1 });
    await vi.waitFor(() => expect(device.link()).toBe('up'));
    const again = await gameAt(device);
    expect(again.choices).toEqual(choices);
    expect(again.log.since).toBeNull();
    expect(await device.client.call('game.act', { seq, action: choices[0]?.action as never })).toMatchObject({
      ok: true,
    });
    expect(state().devices[0]?.connected).toBe(true);
  });

  it('is out when its seat is taken back, and the screen serves the seat again', async () => {
    const { host, letIn } = await tableWithPhones('hh');
    const device = await letIn(0);
    await host.call('phones.release', { place: 0 });
    await vi.waitFor(() => expect(device.end()).toBe('released'));
    expect(host.updates.at(-1)?.screen.curtain).toBe(0);
  });

  it('is out when another one is let in to its seat, or a bot takes it', async () => {
    const { host, state, letIn } = await tableWithPhones('hhh');
    const first = await letIn(0, 'first');
    const second = await letIn(0, 'second');
    await vi.waitFor(() => expect(first.end()).toBe('released'));
    const { players } = await gameAt(second);
    const sitters = players.map(({ name, controller }, seat) => ({
      name,
      controller: seat === 0 ? ({ kind: 'bot', level: 'governor' } as const) : controller,
    }));
    await host.call('game.reseat', { sitters });
    await vi.waitFor(() => expect(second.end()).toBe('released'));
    expect(state().devices).toEqual([]);
  });

  it('is told why: an old code, or a key of nobody', async () => {
    const { come } = await tableWithPhones('hh');
    const stranger = come(newKey());
    await vi.waitFor(() => expect(stranger.end()).toBe('unknown'));
  });
});

describe('the settings of the table', () => {
  it('are told to a device as far as they are its business, when it comes and when they change', async () => {
    const { host, door, letIn } = await tableWithPhones('hh');
    await host.call('settings.change', { hidePoints: true });
    const { key, transport } = await letIn(0);
    transport.end();
    const again = comeBy(door(), key());
    const told = vi.fn();
    again.client.on('place.settings', told);
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ hidePoints: true, phoneAdvice: true }));
    await host.call('settings.change', { phoneAdvice: false });
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ hidePoints: true, phoneAdvice: false }));
    again.transport.end();
    await host.call('settings.change', { hidePoints: false });
    expect(told).toHaveBeenCalledTimes(2);
    expect(host.messages).not.toContain('place.settings');
  });
});

describe('advice on devices', () => {
  async function advisedTable() {
    const table = await tableWithPhones('hhh');
    const device = await table.letIn(1);
    const ask = (seq: number, of = device) => of.client.call('advice.ask', { seq });
    return { ...table, device, ask };
  }

  it('is for the seat of the device, while that decides', async () => {
    const { device, ask, letIn } = await advisedTable();
    const { seq, choices } = await gameAt(device);
    const advice = await ask(seq);
    if (!advice.ok) throw new Error(advice.code);
    expect(choices.map(({ action }) => action)).toContainEqual(advice.value.best.action);
    await device.client.call('game.act', { seq, action: choices[0]?.action as never });
    expect(await ask((await gameAt(device)).seq)).toMatchObject({ code: 'notYourTurn' });
    const screen = await letIn('table');
    expect(await ask((await gameAt(screen)).seq, screen)).toMatchObject({ code: 'notYourTurn' });
  });

  it('answers no position that the device has not been told of', async () => {
    const { device, ask } = await advisedTable();
    expect(await ask((await gameAt(device)).seq + 1)).toMatchObject({ code: 'stale' });
  });

  it('is had where the table allows it', async () => {
    const { host, device, ask } = await advisedTable();
    await host.call('settings.change', { phoneAdvice: false });
    expect(await ask((await gameAt(device)).seq)).toMatchObject({ code: 'notYourTurn' });
  });
});

describe('deciding on devices', () => {
  it('is for all at the same time, and the screen shows who still thinks', async () => {
    const { host, letIn } = await tableWithPhones('hhh', { mode: 'basic' });
    const devices = [await letIn(0), await letIn(1), await letIn(2)];
    const leader = (await gameAt(devices[0] as never)).view.deciders[0] ?? 0;
    const decide = async (device: (typeof devices)[number]) => {
      const { seq, choices } = await gameAt(device);
      return device.client.call('game.act', { seq, action: choices[0]?.action as never });
    };
    expect(await decide(devices[leader] as never)).toMatchObject({ ok: true });
    const others = devices.filter((_, seat) => seat !== leader);
    for (const device of others) expect(await decide(device)).toMatchObject({ ok: true });
    expect(host.updates.at(-1)?.view.deciders).toEqual([leader]);
    expect(host.updates.at(-1)?.screen).toEqual({ viewer: null, actor: null, curtain: null });
    expect(await decide(devices[leader] as never)).toMatchObject({
      ok: true,
      value: { view: { wheel: { turns: 1 } } },
    });
  });

  it('tells the others at once what has become of the game', async () => {
    const { letIn } = await tableWithPhones('hh');
    const [one, other] = [await letIn(0), await letIn(1)];
    const { seq, choices } = await gameAt(one);
    await gameAt(other);
    const heard = vi.fn();
    other.client.on('game.update', heard);
    await one.client.call('game.act', { seq, action: choices[0]?.action as never });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ screen: { viewer: 1, actor: 1 } });
  });

  it('counts a decision once, however often it comes', async () => {
    const { letIn } = await tableWithPhones('hh');
    const device = await letIn(0);
    const { seq, choices } = await gameAt(device);
    const decision = { seq, action: choices[0]?.action as never };
    const answers = await Promise.all([1, 2, 3].map(() => device.client.call('game.act', decision)));
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual(['ok', 'stale', 'stale']);
  });

  it('can be taken back until the last one has decided, and what others decided stays', async () => {
    const { host, letIn } = await tableWithPhones('hhh');
    const device = await letIn(0);
    const other = await letIn(1);
    for (const one of [device, other]) {
      const { seq, choices } = await gameAt(one);
      await one.client.call('game.act', { seq, action: choices[0]?.action as never });
    }
    const { seq, canUndo } = await gameAt(device);
    expect(canUndo).toBe(true);
    expect(await device.client.call('game.undo', { seq })).toMatchObject({ ok: true, value: { screen: { actor: 0 } } });
    expect(await device.client.call('game.undo', { seq })).toMatchObject({ code: 'stale' });
    expect(host.updates.at(-1)?.view.seats.map(({ decided }) => decided)).toEqual([false, true, false]);
  });

  it('mixes with the curtain at the screen: who looks there is not disturbed', async () => {
    const { host, letIn } = await tableWithPhones('hhb');
    const device = await letIn(0);
    const shown = await host.call('game.reveal', { seat: 1 });
    expect(shown.screen).toEqual({ viewer: 1, actor: 1, curtain: null });
    const { seq, choices } = await gameAt(device);
    await device.client.call('game.act', { seq, action: choices[0]?.action as never });
    expect(host.updates.at(-1)?.screen.viewer).toBe(1);
    expect(await host.refusal('game.act', { seq: shown.seq, action: shown.choices[0]?.action })).toBe('ok');
  });

  it('is not for who only looks on', async () => {
    const { letIn } = await tableWithPhones('hh');
    const screen = await letIn('table');
    const { seq, view, choices } = await gameAt(screen);
    expect(view.viewer).toBeNull();
    expect(choices).toEqual([]);
    const answer = await screen.client.call('game.act', { seq, action: { type: 'chooseSide', side: 'A' } });
    expect(answer).toMatchObject({ code: 'notYourTurn' });
    expect(await screen.client.call('game.undo', { seq })).toMatchObject({ code: 'notYourTurn' });
  });
});
