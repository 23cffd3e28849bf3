import { expect, it, vi } from 'vitest';
import { MOST_IN_FLIGHT } from '../../../main/carrier/callLimits.ts';
import { CONTENT_POLICY, type Page } from '../../../main/carrier/page.ts';
import { carryCalls, carryEvents, servePage } from '../../../main/electron/carry.ts';
import { CALL, LISTEN } from '../../../main/electron/channels.ts';
import type { Host } from '../../../main/host/entryPoint.ts';
import { FakeContents, FakeElectron, type FakeFrame } from './fakeElectron.ts';

const HOME: FakeFrame = { url: 'hadara://app/', parent: null };
const STRANGERS: readonly (readonly [string, FakeFrame | null])[] = [
  ['a frame that is gone', null],
  ['a frame inside the page', { url: 'hadara://app/', parent: HOME }],
  ['another host', { url: 'hadara://evil/', parent: null }],
  ['another scheme', { url: 'https://app/', parent: null }],
  ['no address', { url: '', parent: null }],
];

function carried() {
  const electron = new FakeElectron();
  const handle = vi.fn<Host['handle']>().mockResolvedValue({ ok: true, value: 'done' });
  const unsubscribe = vi.fn();
  const subscribe = vi.fn<Host['subscribe']>().mockReturnValue(unsubscribe);
  const host: Host = { handle, subscribe, offer: async () => undefined, dispose: async () => undefined };
  carryCalls(electron, host);
  carryEvents(electron, host);
  return { electron, handle, subscribe, unsubscribe };
}

it('hands calls of the page to the host, and the reply back', async () => {
  const { electron, handle } = carried();
  const event = { senderFrame: HOME, sender: new FakeContents() };
  expect(await electron.invoke(event, CALL, 'app.info', { a: 1 })).toEqual({ ok: true, value: 'done' });
  expect(handle).toHaveBeenCalledWith('app.info', { a: 1 }, expect.any(AbortSignal));
});

it.each(STRANGERS)('neither answers nor informs %s', async (_who, senderFrame) => {
  const { electron, handle, subscribe } = carried();
  const event = { senderFrame, sender: new FakeContents() };
  expect(await electron.invoke(event, CALL, 'app.info', {})).toMatchObject({ ok: false, code: 'unknownCall' });
  await electron.invoke(event, LISTEN);
  expect(handle).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
});

it('refuses a call whose name is no name', async () => {
  const { electron, handle } = carried();
  const event = { senderFrame: HOME, sender: new FakeContents() };
  expect(await electron.invoke(event, CALL, { name: 'app.info' }, {})).toMatchObject({ ok: false });
  expect(handle).not.toHaveBeenCalled();
});

it.each([
  ['a long text', 'x'.repeat(2 ** 20)],
  ['a long list', new Array(2 ** 20).fill(0)],
  ['many bytes', { a: new Uint8Array(2 ** 20) }],
  ['a map of many things', new Map([['a', 'x'.repeat(2 ** 20)]])],
  ['a set of many things', new Set(Array.from({ length: 2 ** 17 }, (_, index) => index))],
])('refuses a call that brings %s, but for a record', async (_what, input) => {
  const { electron, handle } = carried();
  const event = { senderFrame: HOME, sender: new FakeContents() };
  expect(await electron.invoke(event, CALL, 'settings.change', input)).toMatchObject({ ok: false, code: 'badInput' });
  expect(handle).not.toHaveBeenCalled();
  await electron.invoke(event, CALL, 'record.import', input);
  expect(handle).toHaveBeenCalledTimes(1);
});

it('refuses a call that has no end', async () => {
  const { electron, handle } = carried();
  const event = { senderFrame: HOME, sender: new FakeContents() };
  const endless: unknown[] = [];
  endless.push(endless, endless);
  for (const call of ['settings.change', 'record.import'])
    expect(await electron.invoke(event, CALL, call, endless)).toMatchObject({ ok: false, code: 'badInput' });
  expect(handle).not.toHaveBeenCalled();
});

it('refuses what comes while as many calls are under way as may be, and takes more when they are answered', async () => {
  const { electron, handle } = carried();
  const event = { senderFrame: HOME, sender: new FakeContents() };
  const waiting: (() => void)[] = [];
  handle.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve({ ok: true, value: null }))));
  const ask = () => electron.invoke(event, CALL, 'app.info', {});
  const answers = Array.from({ length: MOST_IN_FLIGHT }, ask);
  expect(await ask()).toMatchObject({ ok: false, code: 'busy' });
  expect(handle).toHaveBeenCalledTimes(MOST_IN_FLIGHT);
  for (const answer of waiting.splice(0)) answer();
  expect(await Promise.all(answers)).toEqual(answers.map(() => ({ ok: true, value: null })));
  void ask();
  expect(handle).toHaveBeenCalledTimes(MOST_IN_FLIGHT + 1);
});

it('tells the host when the page that asked is gone, and only that page', async () => {
  const { electron, handle } = carried();
  const sender = new FakeContents();
  const isGone = async (...happens: readonly (() => void)[]) => {
    await electron.invoke({ senderFrame: HOME, sender }, CALL, 'app.info', {});
    const gone = handle.mock.lastCall?.[2];
    for (const happen of happens) happen();
    return gone?.aborted;
  };
  const navigate = (isMainFrame: boolean, isSameDocument: boolean) => () =>
    void sender.emit('did-start-navigation', { isMainFrame, isSameDocument });
  expect(await isGone()).toBe(false);
  expect(await isGone(navigate(true, true), navigate(false, false))).toBe(false);
  expect(await isGone(navigate(true, false))).toBe(true);
  expect(await isGone()).toBe(false);
  expect(await isGone(() => sender.forcefullyCrashRenderer())).toBe(true);
  for (const event of ['did-start-navigation', 'render-process-gone']) expect(sender.listenerCount(event)).toBe(1);
});

it('sends events to the page that listens, and only to the newest one', async () => {
  const { electron, subscribe, unsubscribe } = carried();
  const first = new FakeContents();
  const second = new FakeContents();
  await electron.invoke({ senderFrame: HOME, sender: first }, LISTEN);
  await electron.invoke({ senderFrame: HOME, sender: second }, LISTEN);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  const tell = subscribe.mock.calls[1]?.[0];
  tell?.('notice', { code: 'saveFailed', detail: '' });
  expect(first.sent).toEqual([]);
  expect(second.sent).toEqual([['hadara:event', 'notice', { code: 'saveFailed', detail: '' }]]);
  second.destroyed = true;
  tell?.('notice', { code: 'saveFailed', detail: '' });
  expect(second.sent).toHaveLength(1);
});

it('keeps what is to be told for the page that comes after a crash', async () => {
  const { electron, subscribe, unsubscribe } = carried();
  const sender = new FakeContents();
  for (let reloads = 0; reloads < 20; reloads++) await electron.invoke({ senderFrame: HOME, sender }, LISTEN);
  expect(sender.listenerCount('render-process-gone')).toBe(1);
  sender.forcefullyCrashRenderer();
  expect(unsubscribe).toHaveBeenCalledTimes(20);
  await electron.invoke({ senderFrame: HOME, sender }, LISTEN);
  expect(subscribe).toHaveBeenCalledTimes(21);
  expect(unsubscribe).toHaveBeenCalledTimes(20);
});

it('keeps what is to be told while a page is loaded in the place of another, and not where that was refused', async () => {
  const { electron, subscribe, unsubscribe } = carried();
  const sender = new FakeContents();
  const listen = () => electron.invoke({ senderFrame: HOME, sender }, LISTEN);
  await listen();
  sender.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
  sender.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false });
  sender.emit('did-navigate');
  sender.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
  expect(unsubscribe).not.toHaveBeenCalled();
  sender.emit('did-navigate');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  sender.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
  await listen();
  // Said late: the page that has come listens already.
  sender.emit('did-navigate');
  expect([subscribe.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([2, 1]);
});

it('serves the files of the page, and nothing that it does not know', async () => {
  const electron = new FakeElectron();
  const page: Page = new Map([
    ['/', { body: new TextEncoder().encode('<p>'), headers: { 'content-security-policy': CONTENT_POLICY } }],
  ]);
  servePage(electron, page);
  const get = async (address: string) => {
    const response = await electron.served.get('hadara')?.(new Request(address));
    return response ?? Response.error();
  };
  const home = await get('hadara://app/');
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toBe(CONTENT_POLICY);
  expect(await home.text()).toBe('<p>');
  for (const path of ['index.html', '../package.json', '%2e%2e/%2e%2e/package.json', '..%2f..%2fetc/passwd'])
    expect((await get(`hadara://app/${path}`)).status).toBe(404);
  expect((await get('hadara://evil/')).status).toBe(404);
});

it('serves what there is only for the moment beside the page, and the page first', async () => {
  const electron = new FakeElectron();
  const file = (text: string) => ({ body: new TextEncoder().encode(text), headers: {} });
  let momentary: Page = new Map();
  servePage(electron, new Map([['/', file('page')]]), () => momentary);
  const get = async (address: string) =>
    (await electron.served.get('hadara')?.(new Request(address))) ?? Response.error();
  expect((await get('hadara://app/crash/')).status).toBe(404);
  momentary = new Map([
    ['/', file('crash')],
    ['/crash/', file('crash')],
  ]);
  expect(await (await get('hadara://app/crash/')).text()).toBe('crash');
  expect(await (await get('hadara://app/')).text()).toBe('page');
  expect((await get('hadara://evil/crash/')).status).toBe(404);
});
