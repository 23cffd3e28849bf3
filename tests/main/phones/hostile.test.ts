import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { pageFile } from '../../../main/carrier/page.ts';
import { MOST_MISSES } from '../../../main/phones/invitations.ts';
import { HAND_CALLS } from '../../../shared/contract/contract.ts';
import { HAND_ENDS, HAND_PROTOCOL, HAND_VERSION } from '../../../shared/contract/handLine.ts';
import { nameOfKey, newKey, newSalt, type sealedEnd } from '../../../shared/sealing/sealing.ts';
import { endOf, lineBy, rawSocket } from './device.ts';
import { gameAt, tableWithPhones } from './tableWithPhones.ts';

/* What somebody in the network may send who does not belong to the table. Each rule of the door has its attack here. */

const PAGE = new Map([['/', pageFile('<title>hand</title>', '.html')]]);
const MISBEHAVED = 1008;

describe('requests', () => {
  it('are answered with the files of the hand page, under a strict policy, and nothing else', async () => {
    const { door } = await tableWithPhones('hh', {}, { page: PAGE });
    const page = await fetch(door());
    expect(await page.text()).toBe('<title>hand</title>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const path of ['session', 'hand', '../package.json', 'index.html']) {
      expect((await fetch(`${door()}${path}`)).status).toBe(404);
    }
    expect((await fetch(door(), { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('under another name of this computer are refused', async () => {
    const { door } = await tableWithPhones('hh', {}, { page: PAGE });
    const { port } = new URL(door());
    const answer = await new Promise<string>((resolve) => {
      const stream = connect(Number(port), '127.0.0.1', () =>
        stream.end('GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'),
      );
      stream.on('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 421/);
  });

  it('by more connections than one phone needs are cut off, and the next phone comes in all the same', async () => {
    const { door, invitationTo, come } = await tableWithPhones('hh', {}, { page: PAGE });
    const { port } = new URL(door());
    const streams = Array.from({ length: 500 }, () => connect(Number(port), '127.0.0.1'));
    let closed = 0;
    for (const stream of streams) stream.on('error', () => undefined).on('close', () => (closed += 1));
    await vi.waitFor(() => expect(closed).toBeGreaterThan(400), { timeout: 5000 });
    for (const stream of streams) stream.destroy();
    const device = come(invitationTo(0).key);
    await vi.waitFor(() => expect(device.waits()).toBe(true), { timeout: 5000 });
  });
});

describe('a socket', () => {
  it('of another site, or without our protocol, is not opened', async () => {
    const { door } = await tableWithPhones('hh');
    expect(await endOf(rawSocket(door(), 'http://evil.example'))).toBe(403);
    const address = `${door().replace('http', 'ws')}hand`;
    expect(await endOf(new WebSocket(address, ['hadara.v1'], { origin: door().slice(0, -1) }))).toBe(403);
    expect(await endOf(new WebSocket(`${address}x`, [HAND_PROTOCOL], { origin: door().slice(0, -1) }))).toBe(403);
  });

  it('on which no greeting is said, or another one, is closed', async () => {
    const { door } = await tableWithPhones('hh');
    const greeting = { version: HAND_VERSION, key: nameOfKey(newKey()), salt: newSalt() };
    const said = [
      ['hello', MISBEHAVED],
      ['null', MISBEHAVED],
      [JSON.stringify({ ...greeting, salt: 'short' }), MISBEHAVED],
      [JSON.stringify({ ...greeting, more: 1 }), MISBEHAVED],
      [JSON.stringify({ ...greeting, version: HAND_VERSION + 1 }), HAND_ENDS.otherVersion],
      [JSON.stringify(greeting), HAND_ENDS.unknown],
      ['x'.repeat(5000), 1009],
    ] as const;
    for (const [text, code] of said) {
      const socket = rawSocket(door());
      const end = endOf(socket);
      socket.on('open', () => socket.send(text));
      expect(await end).toBe(code);
    }
  });

  it('is closed by a message that is forged, said before, or out of its order', async () => {
    const { door, invitationTo } = await tableWithPhones('hh');
    const attacks: ((line: ReturnType<typeof sealedEnd>) => readonly Uint8Array[])[] = [
      () => [new Uint8Array(300)],
      (line) => {
        const hello = line.seal(JSON.stringify({ name: 'x' }));
        hello[5] = (hello[5] ?? 0) ^ 1;
        return [hello];
      },
      (line) => {
        const hello = line.seal(JSON.stringify({ name: 'x' }));
        return [hello, hello];
      },
      (line) => {
        const [first, second] = [line.seal(JSON.stringify({ name: 'x' })), line.seal('{}')];
        return [second, first];
      },
    ];
    for (const attack of attacks) {
      const { socket, end, line } = await lineBy(door(), invitationTo(0).key);
      for (const message of attack(line)) socket.send(message);
      expect(await end).toBe(MISBEHAVED);
    }
  });

  it('of a device with no name that can be seen is closed', async () => {
    const { door, invitationTo, state } = await tableWithPhones('hh');
    for (const name of ['', ' \u200b\u202e ', '\u0000']) {
      const { socket, end, line } = await lineBy(door(), invitationTo(0).key);
      socket.send(line.seal(JSON.stringify({ name })));
      expect(await end).toBe(MISBEHAVED);
    }
    expect(state().asking).toEqual([]);
  });

  it('takes nothing that was said on another one', async () => {
    const { door, invitationTo } = await tableWithPhones('hh');
    const { key } = invitationTo(0);
    const [one, other] = [await lineBy(door(), key), await lineBy(door(), key)];
    other.socket.send(one.line.seal(JSON.stringify({ name: 'x' })));
    expect(await other.end).toBe(MISBEHAVED);
    one.socket.close();
  });

  it('of a device that waits may say nothing, and only so many wait', async () => {
    const { door, state, invitationTo } = await tableWithPhones('hh');
    const { key } = invitationTo(0);
    const lines = [];
    for (let count = 0; count < 8; count += 1) {
      const one = await lineBy(door(), key);
      one.socket.send(one.line.seal(JSON.stringify({ name: `x${count}` })));
      lines.push(one);
    }
    await vi.waitFor(() => expect(state().asking).toHaveLength(8));
    const late = await lineBy(door(), key);
    late.socket.send(late.line.seal(JSON.stringify({ name: 'late' })));
    expect(await late.end).toBe(HAND_ENDS.full);
    const [first, ...others] = lines;
    first?.socket.send(first.line.seal(JSON.stringify({ id: 1, call: 'game.open', input: {} })));
    expect(await first?.end).toBe(MISBEHAVED);
    for (const { socket } of others) socket.close();
  });
});

describe('codes', () => {
  it('change once so many wrong ones were tried', async () => {
    const { invitationTo, come } = await tableWithPhones('hh');
    const { code, key } = invitationTo(0);
    for (let tries = 0; tries < MOST_MISSES; tries += 1) {
      const device = come(newKey());
      await vi.waitFor(() => expect(device.end()).toBe('unknown'));
    }
    await vi.waitFor(() => expect(invitationTo(0).code).not.toBe(code));
    expect(invitationTo(0).key).toBe(key);
  });
});

describe('a device that was let in', () => {
  it('has the calls of a hand and no others', async () => {
    const { letIn } = await tableWithPhones('hh');
    const device = await letIn(0);
    const others = [
      'games.list',
      'settings.change',
      'phones.admit',
      'game.start',
      'app.quit',
      'replay.open',
      'constructor',
    ];
    for (const call of others) {
      expect(HAND_CALLS as readonly string[]).not.toContain(call);
      expect(await device.transport.call(call, {})).toMatchObject({ ok: false, code: 'unknownCall' });
    }
    expect(await device.transport.call('game.act', { seq: 0, action: { type: 'x' } })).toMatchObject({
      code: 'badInput',
    });
    expect(await device.transport.call('content.read', { id: 'other' })).toMatchObject({ code: 'contentMissing' });
  });

  it('decides nothing for another seat, nor when it is not due', async () => {
    const { letIn } = await tableWithPhones('hhh', { mode: 'basic' });
    const devices = [await letIn(0), await letIn(1), await letIn(2)];
    const { view } = await gameAt(devices[0] as never);
    const [due] = view.deciders;
    const idle = devices.find((_, seat) => seat !== due);
    const other = await gameAt(idle as never);
    expect(other.choices).toEqual([]);
    const own = await gameAt(devices[due ?? 0] as never);
    const action = own.choices[0]?.action as never;
    expect(await idle?.client.call('game.act', { seq: other.seq, action })).toMatchObject({ code: 'illegal' });
  });

  it('is cut off when it floods, and when it says too much at once', async () => {
    const { door, letIn } = await tableWithPhones('hh');
    const device = await letIn(0);
    device.transport.end();
    const flood = await lineBy(door(), device.key());
    flood.socket.send(flood.line.seal(JSON.stringify({ name: 'x' })));
    for (let id = 1; id <= 200; id += 1)
      flood.socket.send(flood.line.seal(JSON.stringify({ id, call: 'game.open', input: {} })));
    expect(await flood.end).toBe(MISBEHAVED);
    const loud = await lineBy(door(), device.key());
    loud.socket.send(loud.line.seal(JSON.stringify({ name: 'x', more: 'x'.repeat(5000) })));
    expect(await loud.end).toBe(1009);
  });
});
