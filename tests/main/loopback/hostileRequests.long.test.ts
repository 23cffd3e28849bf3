import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CONTENT_POLICY, type Page } from '../../../main/carrier/page.ts';
import type { Host } from '../../../main/host/entryPoint.ts';
import { type LoopbackServer, serveLoopback } from '../../../main/loopback/server.ts';

const calls: unknown[] = [];
/** A host that only remembers what reached it. */
const HOST: Host = {
  handle: async (...call) => {
    calls.push(call);
    return { ok: true, value: null };
  },
  subscribe: () => () => undefined,
  offer: async () => undefined,
  dispose: async () => undefined,
};
const PAGE: Page = new Map([
  ['/', { body: new TextEncoder().encode('<p>page'), headers: { 'content-security-policy': CONTENT_POLICY } }],
]);

let server: LoopbackServer;
let origin = '';
let code = '';
let token = '';

beforeAll(async () => {
  const patience = { firstVisit: 60_000, reload: 60_000 };
  server = await serveLoopback({ host: HOST, page: PAGE, port: 0, patience, onAbandoned: () => undefined });
  const address = new URL(server.address);
  origin = address.origin;
  code = address.hash.slice('#c='.length);
});
afterAll(() => server.close());

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(method: string, path: string, headers: OutgoingHttpHeaders = {}, body = ''): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject).end(body);
  });
}

describe('requests for files', () => {
  it('get the page, with its content policy', async () => {
    const { status, headers, body } = await ask('GET', '/');
    expect({ status, body }).toEqual({ status: 200, body: '<p>page' });
    expect(headers['content-security-policy']).toBe(CONTENT_POLICY);
    expect((await ask('HEAD', '/')).body).toBe('');
  });

  it.each(['localhost', 'evil.example', '127.0.0.1', '127.0.0.1:1', '[::1]'])(
    'under the name %s are refused',
    async (host) => {
      expect((await ask('GET', '/', { host })).status).toBe(421);
    },
  );

  it.each(['cross-site', 'same-site'])('made by a %s page are refused', async (site) => {
    expect((await ask('GET', '/', { 'sec-fetch-site': site })).status).toBe(403);
  });

  it.each([
    '/index.html',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cwin.ini',
    '//etc/passwd',
    '/ws',
    'http://evil.example/',
  ])('find nothing at %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE'])('with the method %s are refused', async (method) => {
    expect((await ask(method, '/')).status).toBe(405);
  });
});

describe('the one-time code', () => {
  const open = (body: string, headers: OutgoingHttpHeaders = { origin }) => ask('POST', '/session', headers, body);

  it('is refused when wrong, too long, or sent by another page', async () => {
    expect((await open('guess')).status).toBe(403);
    expect((await open('x'.repeat(300))).status).toBe(413);
    expect((await open(code, {})).status).toBe(403);
    expect((await open(code, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await open(code, { origin: 'null' })).status).toBe(403);
    expect((await open(code, { origin, host: 'evil.example' })).status).toBe(421);
    expect((await ask('POST', '/', { origin }, code)).status).toBe(404);
  });

  it('opens the session once', async () => {
    const opened = await open(code);
    expect(opened.status).toBe(200);
    expect(opened.body).toMatch(/^[\w-]{43}$/);
    expect(opened.body).not.toBe(code);
    token = opened.body;
    expect((await open(code)).status).toBe(403);
  });
});

describe('sockets', () => {
  /** The HTTP status of the refusal, or the close code after the messages, or "open". */
  function connect(
    headers: Record<string, string>,
    protocols: string[],
    path = '/ws',
    messages: (string | Buffer)[] = [],
  ) {
    return new Promise<number | string>((resolve) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, protocols, { headers });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => resolve('broken'));
      socket.on('close', resolve);
      socket.on('open', () => {
        for (const message of messages) socket.send(message);
        if (messages.length === 0) resolve('open');
      });
    });
  }
  const ours = () => ['hadara.v1', `t.${token}`];

  it('open for the page with the token', async () => {
    expect(await connect({ origin }, ours())).toBe('open');
  });

  it('are refused without the token, for other pages, names and paths', async () => {
    expect(await connect({ origin }, ['hadara.v1'])).toBe(403);
    expect(await connect({ origin }, ['hadara.v1', 't.guess'])).toBe(403);
    expect(await connect({ origin }, ['hadara.v1', `t.${code}`])).toBe(403);
    expect(await connect({}, ours())).toBe(403);
    expect(await connect({ origin: 'http://evil.example' }, ours())).toBe(403);
    expect(await connect({ origin, host: 'localhost' }, ours())).toBe(403);
    expect(await connect({ origin }, ours(), '/other')).toBe(403);
  });

  it.each([
    ['is no JSON', '{', 1007],
    ['is no call', '[]', 1008],
    ['is nothing', 'null', 1008],
    ['has no number', '{"call":"app.info"}', 1008],
    ['has a call that is no name', '{"id":1,"call":{}}', 1008],
    ['is binary', Buffer.from('{"id":1,"call":"app.info"}'), 1008],
    ['is 80 MB of brackets', '['.repeat(80e6), 1009],
    ['is too long', JSON.stringify({ id: 1, call: 'x'.repeat(1 << 19) }), 1009],
    ['is too long for its call', JSON.stringify({ id: 1, call: 'app.info', input: 'x'.repeat(1 << 19) }), 1009],
    ['lies about its call', `{"call":"record.import","id":1,"call":"app.info","input":"${'x'.repeat(1 << 20)}"}`, 1009],
    ['is too long for a record', `{"id":1,"call":"record.import","input":"${'x'.repeat(96 << 20)}"}`, 1009],
    [
      'brings a file that is too long for its call',
      ['{"id":1,"call":"app.info","file":true}', 'x'.repeat(1 << 20) + 1],
      1009,
    ],
    ['brings a file of 97 MB', ['{"id":1,"call":"record.import","file":true}', 'x'.repeat((96 << 20) + 1)], 1009],
    ['brings a binary file', ['{"id":1,"call":"save.import","file":true}', Buffer.from('x')], 1008],
  ])('close when a message %s, and the host hears nothing of it', async (_what, message, closeCode) => {
    calls.length = 0;
    expect(await connect({ origin }, ours(), '/ws', [message].flat())).toBe(closeCode);
    expect(calls).toEqual([]);
  });
});
