import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type FetchOptions, fetchElectron } from '../../../../tools/start/runtime/fetchElectron.ts';
import { findElectron } from '../../../../tools/start/runtime/findElectron.ts';
import { ARCHIVE, archiveServer, makePackage, PROGRAM, serve, serveProxy } from './tinyRuntime.ts';

/** Milliseconds: longer than a program takes to start, and no longer to wait than it must be. */
const SILENCE = 1_500;

type News = Parameters<FetchOptions['onNews']>[0];

/** Fetches from a mirror. Resolves to what came of it, what was told on the way, and what lies there afterwards. */
async function fetchFrom(
  mirror: string,
  env: Record<string, string> = {},
  { packageFolder, temporary, cache, left } = makePackage(),
) {
  const news: News[] = [];
  const outcome = await fetchElectron({
    packageFolder,
    temporary,
    silence: SILENCE,
    disk: { free: () => null, checkWritable: () => undefined },
    env: { PATH: process.env.PATH, ELECTRON_MIRROR: mirror, electron_config_cache: cache, ...env },
    onNews: (one) => news.push(one),
  });
  return { outcome, news, left: left(), packageFolder };
}

describe.concurrent('the runtime', () => {
  it('is fetched, checked and put where it is found, and says how much there is and how far it is', async () => {
    const mirror = await serve(archiveServer());
    const { outcome, news, left, packageFolder } = await fetchFrom(mirror);
    expect(outcome).toBe('fetched');
    expect(news[0]).toEqual({ name: 'begins', total: ARCHIVE.length, place: new URL(mirror).host });
    expect(news.at(-1)).toEqual({ name: 'arrived', bytes: ARCHIVE.length });
    expect(left).toEqual(['dist', 'path.txt']);
    const program = path.join(packageFolder, 'dist/electron');
    expect(findElectron(packageFolder, {}, 'linux')).toEqual({ program });
    expect(readFileSync(program, 'utf8')).toBe(PROGRAM);
    expect(statSync(program).mode & 0o777).toBe(0o755);
    expect(readFileSync(path.join(packageFolder, 'dist/resources/default_app.asar'), 'utf8')).toBe('x');
  });

  it('is fetched once, and then kept for other copies of the game', async () => {
    let requests = 0;
    const answer = archiveServer();
    const mirror = await serve((request, response) => {
      requests += 1;
      answer(request, response);
    });
    const first = makePackage();
    await fetchFrom(mirror, {}, first);
    const asked = requests;
    const second = await fetchFrom(mirror, {}, { ...makePackage(), cache: first.cache });
    expect(second).toMatchObject({ outcome: 'fetched', news: [], left: ['dist', 'path.txt'] });
    expect(requests).toBe(asked);
  });

  it('may come as slowly as it likes, as long as it comes', async () => {
    const pieces = 4;
    const size = Math.ceil(ARCHIVE.length / pieces);
    const send = async (response: ServerResponse) => {
      for (let piece = 0; piece < pieces; piece++) {
        response.write(ARCHIVE.subarray(piece * size, (piece + 1) * size));
        await setTimeout(SILENCE * 0.4);
      }
      response.end();
    };
    const dribble = archiveServer((response) => void send(response));
    const { outcome, news } = await fetchFrom(await serve(dribble));
    expect(outcome).toBe('fetched');
    expect(news.length).toBeGreaterThan(pieces);
  });

  it('is given up when nothing comes any more', async () => {
    const stall = archiveServer((response) => response.write(ARCHIVE.subarray(0, 100)));
    expect(await fetchFrom(await serve(stall))).toMatchObject({
      outcome: { kind: 'stalled', reason: '1.5 s' },
      left: [],
    });
  });

  it('is given up when the server does not even answer', async () => {
    expect(await fetchFrom(await serve(() => undefined))).toMatchObject({
      outcome: { kind: 'stalled', reason: '1.5 s' },
      left: [],
    });
  });

  it('is not taken when the line was cut', async () => {
    const cut = archiveServer((response) => {
      response.write(ARCHIVE.subarray(0, 100));
      response.socket?.end();
    });
    const { outcome, left } = await fetchFrom(await serve(cut));
    expect(outcome).toEqual({ kind: 'network', reason: expect.stringMatching(/closed|terminated|length/i) });
    expect(left).toEqual([]);
  });

  it('is not taken when it is not the one that was published', async () => {
    const { outcome, left } = await fetchFrom(await serve(archiveServer()), {}, makePackage(Buffer.from('another')));
    expect(outcome).toMatchObject({ kind: 'checksum' });
    expect(left).toEqual([]);
  });

  it('is checked against the list of a mirror that is said to have its own', async () => {
    const answer = archiveServer();
    const mirror = await serve((request, response) => {
      if (!request.url?.endsWith('SHASUMS256.txt')) return answer(request, response);
      response.writeHead(404).end();
    });
    expect(await fetchFrom(mirror, { electron_use_remote_checksums: '1' })).toMatchObject({
      outcome: { kind: 'network', reason: expect.stringContaining('404') },
      left: [],
    });
  });

  it('is not there, and the reason says so', async () => {
    const { outcome } = await fetchFrom(await serve((_request, response) => response.writeHead(404).end()));
    expect(outcome).toEqual({
      kind: 'network',
      reason: expect.stringMatching(/^Response code 404 .*electron-v.*zip$/),
    });
  });

  it('tells what kept it from reaching a server, and not only that something did', async () => {
    const { outcome } = await fetchFrom('http://electron.invalid/');
    expect(outcome).toEqual({ kind: 'network', reason: expect.stringMatching(/^getaddrinfo \w+ electron\.invalid$/) });
  });

  it.each([
    ['the shell’s', 'HTTP_PROXY'],
    ['npm’s own', 'npm_config_proxy'],
  ])('comes through %s proxy', async (_whose, name) => {
    const { address, asked } = await serveProxy(await serve(archiveServer()));
    const { outcome } = await fetchFrom('http://electron.invalid/', { [name]: address });
    expect(outcome).toBe('fetched');
    expect(asked).toContain('electron.invalid:80');
  });

  it('leaves the proxy aside for places that need none', async () => {
    const { address, asked } = await serveProxy('http://127.0.0.1:9/');
    const { outcome } = await fetchFrom(await serve(archiveServer()), { http_proxy: address, NO_PROXY: '127.0.0.1' });
    expect(outcome).toBe('fetched');
    expect(asked).toEqual([]);
  });
});

describe('before anything is fetched', () => {
  const ask = (disk: FetchOptions['disk'] & object) => {
    const { packageFolder, temporary } = makePackage();
    const onNews = () => expect.unreachable();
    return { packageFolder, temporary, outcome: fetchElectron({ packageFolder, temporary, env: {}, onNews, disk }) };
  };

  it.each(['packageFolder', 'temporary'] as const)('it is seen that a disk has no room (%s)', async (which) => {
    const asked = ask({
      free: (folder) => (folder.endsWith(which === 'temporary' ? 'temporary' : 'electron') ? 1_000_000 : 1e12),
      checkWritable: () => undefined,
    });
    expect(await asked.outcome).toEqual({ kind: 'room', reason: asked[which] });
  });

  it('it is seen that a folder takes nothing', async () => {
    const { outcome } = ask({
      free: () => 1e12,
      checkWritable: (folder) => {
        throw Object.assign(new Error(`EACCES: permission denied, access '${folder}'`), { code: 'EACCES' });
      },
    });
    expect(await outcome).toEqual({
      kind: 'rights',
      reason: expect.stringMatching(/permission denied, access '.*electron'/),
    });
  });
});
