import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Page } from '../../../main/carrier/page.ts';
import { type LoopbackServer, serveLoopback } from '../../../main/loopback/server.ts';
import { TAKEN_OVER } from '../../../shared/contract/takenOver.ts';
import { fakeHost } from '../electron/fakeHost.ts';
import { tokenFor } from './openSession.ts';
import { closeCodeIn, openLine, upgradeRequest } from './rawLine.ts';

/* Connections that behave as no browser does: too slow, too many, cut off, with frames that nobody agreed on. */

const REQUEST_TIME = 400;
const PAGE: Page = new Map([['/', { body: new TextEncoder().encode('<p>page'), headers: {} }]]);

let server: LoopbackServer;
let origin = '';
let token = '';
let host: ReturnType<typeof fakeHost>['host'];
let tell: ReturnType<typeof fakeHost>['tell'];

beforeEach(async () => {
  ({ host, tell } = fakeHost());
  const patience = { firstVisit: 60_000, reload: 60_000 };
  const onAbandoned = () => undefined;
  server = await serveLoopback({ host, page: PAGE, port: 0, patience, onAbandoned, requestTime: REQUEST_TIME });
  origin = new URL(server.address).origin;
  token = await tokenFor(server.address);
});
afterEach(() => server.close());

const head = (first: string, ...more: string[]) => [first, `Host: ${new URL(origin).host}`, ...more].join('\r\n');
const statusOf = (received: Buffer) => received.toString('latin1').split(' ', 2)[1];

/** The server still serves the page. */
async function expectAlive(): Promise<void> {
  const response = await fetch(origin, { headers: { connection: 'close' } });
  expect(await response.text()).toBe('<p>page');
}

describe('requests that are', () => {
  it.each([
    ['silent', () => '', '408'],
    ['without an end of their head', () => head('GET / HTTP/1.1', 'X-Slow: 1'), '408'],
    [
      'without their body',
      () => `${head('POST /session HTTP/1.1', `Origin: ${origin}`, 'Content-Length: 43')}\r\n\r\nabc`,
      '408',
    ],
  ])('%s are ended', async (_what, text, status) => {
    const line = await openLine(origin);
    line.send(text());
    const received = await line.closed();
    expect(statusOf(received)).toBe(status);
    await expectAlive();
  });

  it.each([
    ['no HTTP', () => '\u0016\u0003\u0001\r\n\r\n', '400'],
    ['for no host', () => 'GET / HTTP/1.1\r\n\r\n', '400'],
    [
      'of two lengths',
      () => `${head('POST /session HTTP/1.1', 'Content-Length: 3', 'Transfer-Encoding: chunked')}\r\n\r\n`,
      '400',
    ],
    ['with a head of 9 KB', () => `${head('GET / HTTP/1.1', `X-Large: ${'x'.repeat(9000)}`)}\r\n\r\n`, '431'],
  ])('%s are refused', async (_what, text, status) => {
    const line = await openLine(origin);
    line.send(text());
    expect(statusOf(await line.closed())).toBe(status);
    await expectAlive();
  });

  it('too many at a time are cut off, and the others are served', async () => {
    const lines = await Promise.all(Array.from({ length: 80 }, () => openLine(origin)));
    await vi.waitFor(() => expect(lines.filter(({ socket }) => socket.destroyed).length).toBeGreaterThan(10));
    expect(lines.filter(({ socket }) => socket.destroyed).length).toBeLessThan(60);
    await Promise.all(lines.map((line) => line.closed()));
    await expectAlive();
  });
});

describe('a refused socket', () => {
  it('is closed for good, even by who keeps its own half open', async () => {
    const line = await openLine(origin);
    line.socket.allowHalfOpen = true;
    const ended = once(line.socket, 'end');
    line.send(upgradeRequest(origin, 'guess'));
    await ended;
    expect(statusOf(line.received())).toBe('403');
    // Nobody listens any more: what is sent is answered by a reset.
    await vi.waitUntil(() => {
      line.send('x');
      return line.socket.destroyed;
    });
  });

  it('may be reset at any moment', async () => {
    for (let tries = 0; tries < 20; tries++) {
      const line = await openLine(origin);
      line.send(upgradeRequest(origin, 'guess'));
      // At once, or while the refusal arrives.
      if (tries % 2 === 0) await vi.waitUntil(() => line.received().length > 0, { interval: 1 });
      line.socket.resetAndDestroy();
    }
    await expectAlive();
  });

  it('is one that does not speak our protocol', async () => {
    const line = await openLine(origin);
    line.send(upgradeRequest(origin, token).replace('hadara.v1, ', 'other.v1, '));
    expect(statusOf(await line.closed())).toBe('403');
  });
});

describe('frames that', () => {
  const masked = (first: number, ...rest: number[]) => Uint8Array.of(first, ...rest);
  it.each([
    ['are compressed', () => masked(0xc1, 0x81, 0, 0, 0, 0, 0x7b), 1002],
    ['are not masked', () => masked(0x81, 0x01, 0x7b), 1002],
    ['are of an unknown kind', () => masked(0x83, 0x80, 0, 0, 0, 0), 1002],
    ['announce a terabyte', () => masked(0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), 1009],
    ['are binary', () => masked(0x82, 0x81, 0, 0, 0, 0, 0x7b), 1008],
    ['are not UTF-8', () => masked(0x81, 0x81, 0, 0, 0, 0, 0xff), 1007],
  ])('%s close the socket, and the host hears nothing', async (_what, frame, code) => {
    const line = await openLine(origin);
    // Nothing may be agreed on beside the protocol.
    line.send(upgradeRequest(origin, token, ['Sec-WebSocket-Extensions: permessage-deflate']));
    await vi.waitFor(() => expect(line.received().toString('latin1')).toContain('\r\n\r\n'));
    expect(line.received().toString('latin1')).not.toMatch(/extensions/i);
    line.send(frame());
    await vi.waitFor(() => expect(closeCodeIn(line.received())).toBe(code));
    line.socket.destroy();
    expect(host.handle).not.toHaveBeenCalled();
  });
});

describe('a page that reads nothing', () => {
  const MIB = 2 ** 20;
  const news = { code: 'saveLost', detail: 'x'.repeat(MIB) } as const;

  async function deafPage() {
    const stopped = vi.fn();
    const { subscribe } = host;
    host.subscribe = (listener) => {
      const stop = subscribe(listener);
      return () => {
        stopped();
        return stop();
      };
    };
    const line = await openLine(origin);
    line.send(upgradeRequest(origin, token));
    await vi.waitFor(() => expect(line.received().toString('latin1')).toContain('\r\n\r\n'));
    line.socket.pause();
    return { line, stopped };
  }

  it('may be behind by a few lists', async () => {
    const { line, stopped } = await deafPage();
    for (let sent = 0; sent < 20; sent++) tell('notice', news);
    expect(stopped).not.toHaveBeenCalled();
    line.socket.resume();
    await vi.waitFor(() => expect(line.received().length).toBeGreaterThan(20 * MIB), { timeout: 15_000 });
    line.socket.destroy();
  });

  it('is given up, and costs no more memory', async () => {
    const { line, stopped } = await deafPage();
    for (let sent = 0; sent < 80; sent++) tell('notice', news);
    expect(stopped).toHaveBeenCalled();
    line.socket.resume();
    expect((await line.closed()).length).toBeLessThan(50 * MIB);
    await expectAlive();
  });
});

it('a file comes as it is, after the call that announces it', async () => {
  const page = new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['hadara.v1', `t.${token}`], {
    headers: { origin },
  });
  await once(page, 'open');
  const text = `\uFEFF"{[\n${'Zoë 🐉 '.repeat(700_000)}`;
  page.send(JSON.stringify({ id: 7, call: 'record.import', input: { more: 1 }, file: true }));
  page.send(text);
  page.send(JSON.stringify({ id: 8, call: 'app.info', input: {} }));
  const ids = [];
  while (ids.length < 2) ids.push(JSON.parse(String((await once(page, 'message'))[0])).id);
  expect(ids.sort()).toEqual([7, 8]);
  const [, input] = host.handle.mock.calls.find(([call]) => call === 'record.import') ?? [];
  expect((input as { readonly text: string }).text === text).toBe(true);
  expect(input).toHaveProperty('more', 1);
  page.close();
});

it('the newest page takes the game over from one that is still open', async () => {
  const open = () =>
    new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['hadara.v1', `t.${token}`], { headers: { origin } });
  const first = open();
  await once(first, 'open');
  const ended = once(first, 'close');
  const second = open();
  await once(second, 'open');
  expect((await ended)[0]).toBe(TAKEN_OVER);
  second.send(JSON.stringify({ id: 1, call: 'app.info', input: {} }));
  const [answer] = await once(second, 'message');
  expect(JSON.parse(String(answer))).toMatchObject({ id: 1, reply: { ok: true } });
  second.close();
});
