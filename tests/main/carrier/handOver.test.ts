import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handOver, openLine } from '../../../main/carrier/handOver.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const newLine = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'hadara-line-')), 'x.sock');

async function answering(answer: (socket: Socket) => void): Promise<string> {
  const line = newLine();
  const server = createServer({ allowHalfOpen: true }, answer).listen(line);
  servers.push(server);
  await once(server, 'listening');
  return line;
}

async function running(takeover: Parameters<typeof openLine>[1]): Promise<string> {
  const line = newLine();
  servers.push(await openLine(line, takeover));
  return line;
}

describe('a later start asks the game that runs', () => {
  it.each([
    ['takes the files', (socket: Socket) => void socket.end('taken'), 'taken'],
    ['hears it', (socket: Socket) => void socket.end(), 'heard'],
    ['says something else', (socket: Socket) => void socket.end('taken!'), 'heard'],
    ['breaks off', (socket: Socket) => void socket.destroy(), 'heard'],
    ['talks without end', (socket: Socket) => void socket.end('x'.repeat(2 ** 16 + 1)), 'heard'],
  ])('that %s', async (_what, answer, outcome) => {
    const line = await answering((socket) => {
      socket.on('error', () => undefined);
      answer(socket);
    });
    expect(await handOver(line, ['/a.hadara'])).toBe(outcome);
  });

  it('and knows a socket without a game from none', async () => {
    const line = newLine();
    expect(await handOver(line, [])).toBe('nothing');
    // Under another name the socket stays when its server ends.
    const server = createServer().listen(line);
    await once(server, 'listening');
    renameSync(line, `${line}.old`);
    server.close();
    await once(server, 'close');
    expect(await handOver(`${line}.old`, [])).toBe('gone');
    writeFileSync(line, '');
    expect(await handOver(line, [])).not.toBe('heard');
  });

  it('only whether it is there: nothing is opened or shown', async () => {
    const takeover = { onFiles: vi.fn(), onSecondStart: vi.fn() };
    const line = await running(takeover);
    expect(await handOver(line, null)).toBe('heard');
    // What comes afterwards is heard afterwards.
    expect(await handOver(line, ['/a.hadara'])).toBe('taken');
    expect([takeover.onFiles.mock.calls, takeover.onSecondStart.mock.calls]).toEqual([[[['/a.hadara']]], [[]]]);
  });
});

describe('the game that runs', () => {
  it.each([
    ['opens files, and shows itself', ['/a.hadara'], true, 'taken'],
    ['opens files where it cannot be shown', ['/a.hadara'], false, 'taken'],
    ['shows itself where there is nothing to open', [], true, 'taken'],
    ['does nothing where there is nothing to do', [], false, 'heard'],
  ] as const)('%s', async (_what, files, canShow, outcome) => {
    const onFiles = vi.fn();
    const onSecondStart = vi.fn();
    const line = await running({ onFiles, ...(canShow && { onSecondStart }) });
    expect(await handOver(line, files)).toBe(outcome);
    expect(onFiles.mock.calls).toEqual(files.length > 0 ? [[files]] : []);
    expect(onSecondStart).toHaveBeenCalledTimes(canShow ? 1 : 0);
  });

  it('opens the games of a list, whatever else is in it', async () => {
    const onFiles = vi.fn();
    const line = await running({ onFiles });
    expect(await handOver(line, ['/a.hadara', 7, null, '/etc/passwd', '/b.jsonl'] as string[])).toBe('taken');
    expect(onFiles.mock.calls).toEqual([[['/a.hadara', '/b.jsonl']]]);
  });

  it('hears up to 64 Ki characters', async () => {
    const onFiles = vi.fn();
    const line = await running({ onFiles });
    // Around the path stand two brackets and two quotation marks.
    const longest = `/${'x'.repeat(2 ** 16 - 12)}.hadara`;
    expect(await handOver(line, [longest])).toBe('taken');
    expect(onFiles).toHaveBeenCalledWith([longest]);
    expect(await handOver(line, [`/x${longest.slice(1)}`])).not.toBe('taken');
    expect(onFiles).toHaveBeenCalledOnce();
  });

  it('hears this user only, and nothing where the system does not let it', async () => {
    const line = await running({ onFiles: () => undefined });
    if (process.platform !== 'win32') expect(statSync(line).mode & 0o777).toBe(0o600);
    await expect(openLine(line, { onFiles: () => undefined })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const nowhere = path.join(path.dirname(line), 'nowhere', 'x.sock');
    await expect(openLine(nowhere, { onFiles: () => undefined })).rejects.toThrow();
    expect(existsSync(nowhere)).toBe(false);
  });
});
