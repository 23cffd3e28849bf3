import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { MOST_IN_FLIGHT } from '../../../main/carrier/callLimits.ts';
import { type LoopbackServer, serveLoopback } from '../../../main/loopback/server.ts';
import { fakeHost } from '../electron/fakeHost.ts';
import { openSession } from './openSession.ts';

/* A page that asks more at a time than any page does, or goes before it was answered. */

const MANY = 2000;

let server: LoopbackServer;
let host: ReturnType<typeof fakeHost>['host'];
let tell: ReturnType<typeof fakeHost>['tell'];
let connect: () => WebSocket;
let page: WebSocket;

beforeEach(async () => {
  ({ host, tell } = fakeHost());
  const patience = { firstVisit: 60_000, reload: 60_000 };
  server = await serveLoopback({ host, page: new Map(), port: 0, patience, onAbandoned: () => undefined });
  connect = await openSession(server.address);
  page = connect();
  await once(page, 'open');
});
afterEach(() => server.close());

const ask = (id: number) => page.send(JSON.stringify({ id, call: 'fairness.check', input: {} }));

/** A host that answers the calls only when it is told to, the oldest first. */
function slowHost() {
  const waiting: (() => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  host.handle.mockImplementation((_name, _input, gone) => {
    signals.push(gone);
    return new Promise((resolve) => waiting.push(() => resolve({ ok: true, value: null })));
  });
  return { waiting, signals };
}

/** Long enough for thousands of calls to arrive, if they are let in. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 200));

it('gets so many calls under way and no more, and all of them answered in the end', async () => {
  const { waiting } = slowHost();
  const answered: number[] = [];
  page.on('message', (data) => answered.push(JSON.parse(String(data)).id));
  for (let id = 0; id < MANY; id++) ask(id);
  await vi.waitFor(() => expect(waiting).toHaveLength(MOST_IN_FLIGHT));
  await aWhile();
  expect(host.handle).toHaveBeenCalledTimes(MOST_IN_FLIGHT);
  waiting.shift()?.();
  await vi.waitFor(() => expect(host.handle).toHaveBeenCalledTimes(MOST_IN_FLIGHT + 1));
  while (answered.length < MANY) {
    for (const answer of waiting.splice(0)) answer();
    await new Promise(setImmediate);
  }
  expect(host.handle).toHaveBeenCalledTimes(MANY);
  expect(new Set(answered).size).toBe(MANY);
});

it('gets no more calls answered than it reads', async () => {
  const large = 'x'.repeat(2 ** 18);
  host.handle.mockImplementation(async () => ({ ok: true, value: large }));
  const answered: number[] = [];
  page.on('message', (data) => answered.push(JSON.parse(String(data)).id));
  page.pause();
  const calls = 240;
  for (let id = 0; id < calls; id++) ask(id);
  await aWhile();
  // What lies in the buffers of the system counts as read.
  expect(host.handle.mock.calls.length).toBeLessThan(calls / 2);
  page.resume();
  await vi.waitFor(() => expect(answered).toHaveLength(calls), { timeout: 30_000 });
});

it('hears what happens while it waits for answers', async () => {
  const { waiting } = slowHost();
  for (let id = 0; id < MOST_IN_FLIGHT; id++) ask(id);
  await vi.waitFor(() => expect(waiting).toHaveLength(MOST_IN_FLIGHT));
  const heard = once(page, 'message');
  tell('notice', { code: 'saveFailed', detail: 'x' });
  expect(JSON.parse(String((await heard)[0]))).toMatchObject({ event: 'notice' });
});

it('that goes needs no answers any more, and nothing more of what it asked is begun', async () => {
  const { waiting, signals } = slowHost();
  for (let id = 0; id < MOST_IN_FLIGHT + 20; id++) ask(id);
  await vi.waitFor(() => expect(waiting).toHaveLength(MOST_IN_FLIGHT));
  expect(signals.some((gone) => gone?.aborted)).toBe(false);
  page.terminate();
  // The system tells that a page is gone when something is sent after that: the first answer may still go out before.
  const told = () => {
    waiting.shift()?.();
    expect(signals.every((gone) => gone?.aborted)).toBe(true);
  };
  await vi.waitFor(told, { timeout: 30_000 });
  for (const answer of waiting.splice(0)) answer();
  await aWhile();
  expect(host.handle.mock.calls.length).toBeLessThan(MOST_IN_FLIGHT + 20);
});

it('that goes while few calls are under way is missed at once', async () => {
  const { waiting, signals } = slowHost();
  ask(1);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  page.close();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
});
