import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOver, type Link } from '../../../../renderer/platform/client/client.ts';
import { RETRY_DELAYS, SocketTransport } from '../../../../renderer/platform/client/socket.ts';
import { FakeSocket } from './fakeSocket.ts';

/** A client over fake sockets; `sockets` grows by one with each attempt to connect. */
function connected() {
  const sockets: FakeSocket[] = [];
  const client = clientOver(
    new SocketTransport(() => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    }),
  );
  const links: Link[] = [];
  client.onLink((link) => links.push(link));
  const latest = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  };
  return { client, sockets, links, latest };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('calls', () => {
  it('carries each call with a number of its own and settles it by that number', async () => {
    const { client, latest } = connected();
    latest().open();
    const first = client.call('game.summary', {});
    const second = client.call('settings.read', {});
    expect(latest().sent).toEqual([
      { id: 1, call: 'game.summary', input: {} },
      { id: 2, call: 'settings.read', input: {} },
    ]);
    latest().receive({ id: 2, reply: { ok: false, code: 'internal', detail: 'x' } });
    latest().receive({ id: 1, reply: { ok: true, value: null } });
    expect(await first).toEqual({ ok: true, value: null });
    expect(await second).toEqual({ ok: false, code: 'internal', detail: 'x' });
  });

  it('sends the text of a file as it is, after the call that it belongs to', () => {
    const { client, latest } = connected();
    void client.call('record.import', { text: '{"a":\n"b"}' });
    latest().open();
    void client.call('save.import', { text: '' });
    expect(latest().sent).toEqual([
      { id: 1, call: 'record.import', input: {}, file: true },
      { id: 2, call: 'save.import', input: {}, file: true },
    ]);
    expect(latest().files).toEqual(['{"a":\n"b"}', '']);
  });

  it('keeps calls that are made before the line is open', async () => {
    const { client, latest } = connected();
    const answer = client.call('game.summary', {});
    expect(latest().sent).toEqual([]);
    latest().open();
    expect(latest().sent).toEqual([{ id: 1, call: 'game.summary', input: {} }]);
    latest().receive({ id: 1, reply: { ok: true, value: null } });
    expect(await answer).toEqual({ ok: true, value: null });
  });
});

describe('events', () => {
  it('reach those who listen to them, until they stop', () => {
    const { client, latest } = connected();
    const heard: unknown[] = [];
    const stop = client.on('notice', (notice) => heard.push(notice));
    latest().open();
    latest().receive({ event: 'notice', payload: { code: 'saveLost', detail: 'a' } });
    latest().receive({ event: 'settings.changed', payload: {} });
    stop();
    latest().receive({ event: 'notice', payload: { code: 'saveLost', detail: 'b' } });
    expect(heard).toEqual([{ code: 'saveLost', detail: 'a' }]);
  });
});

describe('a broken line', () => {
  it('fails the calls under way, since nobody knows whether they were done, and connects anew', async () => {
    const { client, sockets, links, latest } = connected();
    latest().open();
    const lost = client.call('game.undo', { seq: 3 });
    latest().close();
    expect(await lost).toEqual({ ok: false, code: 'disconnected', detail: '' });
    vi.advanceTimersByTime(RETRY_DELAYS[0]);
    expect(sockets).toHaveLength(2);
    latest().open();
    expect(latest().sent).toEqual([]);
    expect(links).toEqual(['lost', 'up', 'lost', 'up']);
  });

  it('is not restored once it was given up', async () => {
    const { client, sockets, links, latest } = connected();
    latest().open();
    client.end();
    latest().close();
    vi.runAllTimers();
    expect(sockets).toHaveLength(1);
    expect(links).toEqual(['lost', 'up', 'ended']);
    expect(await client.call('game.summary', {})).toMatchObject({ ok: false, code: 'disconnected' });
  });

  it('counts as ended when no attempt succeeds, and then fails every call at once', async () => {
    const { client, sockets, links, latest } = connected();
    latest().open();
    latest().close();
    const waiting = client.call('game.summary', {});
    for (const delay of RETRY_DELAYS) {
      vi.advanceTimersByTime(delay);
      latest().close();
    }
    expect(sockets).toHaveLength(1 + RETRY_DELAYS.length);
    expect(links).toEqual(['lost', 'up', 'lost', 'ended']);
    expect(await waiting).toMatchObject({ ok: false, code: 'disconnected' });
    expect(await client.call('game.summary', {})).toMatchObject({ ok: false, code: 'disconnected' });
  });
});
