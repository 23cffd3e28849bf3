import { describe, expect, it } from 'vitest';
import { madeUpUpdate } from '../../../../renderer/game/madeUpUpdate.ts';
import { madeUpView } from '../../../../renderer/game/madeUpView.ts';
import { clientOver, type Link } from '../../../../renderer/platform/client/client.ts';
import { SocketTransport } from '../../../../renderer/platform/client/socket.ts';
import type { HostEventName, HostEvents } from '../../../../shared/contract/contract.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/contract/defaultSettings.ts';
import { NO_PHONES } from '../../../../shared/contract/phones.ts';
import { TAKEN_OVER } from '../../../../shared/contract/takenOver.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { luckOf, pick } from '../../../fixtures/luck.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { hostileValue } from '../../../torture/calls/hostileValues.ts';
import { FakeSocket } from './fakeSocket.ts';

/* Another program may answer on the port of a host that has ended. */

const UPDATE = madeUpUpdate(madeUpView({ seats: 2, epoch: 1, phase: 'A', cards: 2, expansions: [] }));
const EVENTS: HostEvents = {
  'game.update': UPDATE,
  'game.summary': new Session(freshGame('ga')).summary(0),
  notice: { code: 'saveFailed', detail: 'games' },
  'game.offered': { fileName: 'a.hadara', imported: { problem: { reason: 'damaged', detail: '' } } },
  'settings.changed': DEFAULT_SETTINGS,
  'phones.changed': NO_PHONES,
  'place.settings': { hidePoints: true, phoneAdvice: false },
  command: { name: 'about' },
};
const EMPTY_AT_FIRST = Object.entries(DEFAULT_SETTINGS).flatMap(([name, usual]) => (usual === null ? [name] : []));
const NAMES = Object.keys(EVENTS) as HostEventName[];

/** Frames with events of all kinds that carry what a hostile program may think of. */
function anyLoads(count: number): string[] {
  const luck = luckOf(5);
  return Array.from({ length: count }, () => {
    const event = pick([...NAMES, 'toString', '__proto__', 'game.stolen'], luck);
    try {
      return JSON.stringify({ event, payload: hostileValue(luck) });
    } catch {
      // What is no JSON cannot be sent.
      return JSON.stringify({ event });
    }
  });
}

function connected() {
  const sockets: FakeSocket[] = [];
  const transport = new SocketTransport(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  const client = clientOver(transport);
  const heard: [string, unknown][] = [];
  for (const name of NAMES) client.on(name, (payload) => heard.push([name, payload]));
  const links: Link[] = [];
  client.onLink((link) => links.push(link));
  const socket = sockets[0] as FakeSocket;
  socket.open();
  return { client, socket, sockets, heard, links };
}

describe('a line on which somebody else speaks', () => {
  it.each([
    ['no JSON', 'HTTP/1.1 200 OK'],
    ['nothing', ''],
    ['no message', 'null'],
    ['a list', '[1]'],
    ['a number that is none', '{"id":"1","reply":{}}'],
    ['an event without a name', '{"payload":{}}'],
    ['a frame of bytes', new ArrayBuffer(8)],
  ])('is given up when it brings %s', async (_what, frame) => {
    const { client, socket, sockets, links } = connected();
    const waiting = client.call('game.open', {});
    socket.receiveFrame(frame);
    expect(await waiting).toMatchObject({ ok: false, code: 'disconnected' });
    expect(links.at(-1)).toBe('ended');
    expect(socket.closed).toBe(true);
    expect(sockets).toHaveLength(1);
  });

  it('is not listened to any more once it was given up', () => {
    const { socket, heard } = connected();
    socket.receiveFrame('{');
    socket.receive({ event: 'notice', payload: EVENTS.notice });
    expect(heard).toEqual([]);
  });
});

it('a page that another one took over from does not come back by itself', async () => {
  const { client, socket, sockets, links } = connected();
  const waiting = client.call('game.open', {});
  socket.close(TAKEN_OVER);
  expect(await waiting).toMatchObject({ ok: false, code: 'disconnected' });
  expect(links.at(-1)).toBe('elsewhere');
  expect(sockets).toHaveLength(1);
  expect(await client.call('game.open', {})).toMatchObject({ ok: false, code: 'disconnected' });
});

describe('answers', () => {
  const answerTo = async (call: 'game.open' | 'app.quit' | 'problems.start', reply: unknown) => {
    const { client, socket } = connected();
    const answer = call === 'problems.start' ? client.call(call, { choice: { kind: 'any' } }) : client.call(call, {});
    socket.receive({ id: 1, reply });
    return answer;
  };

  it.each([
    ['that are none', 'game.open', undefined],
    ['without a verdict', 'game.open', { value: UPDATE }],
    ['that refuse for no reason', 'app.quit', { ok: false }],
    ['that refuse for a reason that nobody knows', 'app.quit', { ok: false, code: 'toString', detail: '' }],
    ['without a position', 'game.open', { ok: true, value: null }],
    ['with half a position', 'game.open', { ok: true, value: { ...UPDATE, choices: undefined } }],
    ['with a position of nothing', 'game.open', { ok: true, value: { ...UPDATE, view: {} } }],
    [
      'for a lesson that nobody knows',
      'game.open',
      { ok: true, value: { ...UPDATE, kind: 'lesson', lesson: 'toString' } },
    ],
    ['for a lesson that is not named', 'game.open', { ok: true, value: { ...UPDATE, kind: 'lesson' } }],
    ['for a problem that is not named', 'game.open', { ok: true, value: { ...UPDATE, kind: 'problem' } }],
    ['for what nobody knows', 'game.open', { ok: true, value: { ...UPDATE, kind: 'constructor' } }],
    ['with a problem without a position', 'problems.start', { ok: true, value: { id: 'p1' } }],
  ] as const)('%s are failures', async (_what, call, reply) => {
    expect(await answerTo(call, reply)).toEqual({ ok: false, code: 'internal', detail: '' });
  });

  it('of our host are taken as they are', async () => {
    expect(await answerTo('game.open', { ok: true, value: UPDATE })).toEqual({ ok: true, value: UPDATE });
    expect(await answerTo('app.quit', { ok: true, value: null })).toEqual({ ok: true, value: null });
    for (const what of [
      { kind: 'lesson', lesson: 'tracks' },
      { kind: 'problem', problem: 'p1' },
    ]) {
      const value = { ...UPDATE, ...what };
      expect(await answerTo('game.open', { ok: true, value })).toEqual({ ok: true, value });
    }
  });
});

describe('events', () => {
  it('of our host are heard', () => {
    const { socket, heard } = connected();
    for (const event of NAMES) socket.receive({ event, payload: EVENTS[event] });
    expect(heard).toEqual(Object.entries(EVENTS));
  });

  it('of any name with any load are not heard, and end nothing', () => {
    const { socket, heard, links } = connected();
    for (const frame of anyLoads(2000)) socket.receiveFrame(frame);
    expect(heard).toEqual([]);
    expect(links.at(-1)).toBe('up');
  });

  it.each(NAMES)('"%s" without one of its parts, or with nothing in its place, are not heard', (event) => {
    const { socket, heard } = connected();
    const payload = EVENTS[event];
    for (const part of Object.keys(payload)) {
      socket.receive({ event, payload: { ...payload, [part]: undefined } });
      // A game that nobody named, where nobody has decided or nobody is to, a deal that is still secret or to which nobody
      // is committed, phones that nobody invited, and what settings are without at first.
      if (
        !['name', 'seed', 'dealCommitment', 'takesBack', 'decision', 'door', 'trouble', ...EMPTY_AT_FIRST].includes(
          part,
        )
      )
        socket.receive({ event, payload: { ...payload, [part]: null } });
    }
    expect(heard).toEqual([]);
  });

  it('with names that nobody knows inside are not heard', () => {
    const { socket, heard } = connected();
    for (const code of ['toString', 'gold']) socket.receive({ event: 'notice', payload: { code, detail: '' } });
    socket.receive({ event: 'command', payload: { name: 'constructor' } });
    expect(heard).toEqual([]);
  });
});
