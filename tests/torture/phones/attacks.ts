import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { MISBEHAVED } from '../../../main/carrier/line.ts';
import { HAND_ENDS } from '../../../shared/contract/handLine.ts';
import { newKey } from '../../../shared/sealing/sealing.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';
import { comeBy, endOf, lineBy, rawSocket, type TestDevice } from '../../main/phones/device.ts';
import type { Person } from '../../main/phones/person.ts';
import { drawCall } from '../calls/hostileCalls.ts';
import type { InsiderKnowledge } from '../calls/insider.ts';
import { HERE, keyTo, type TableCall, until } from './guests.ts';

/** A table with phones, as somebody sees it who means it ill. */
export interface Scene {
  readonly table: TableCall;
  readonly door: string;
  /** Who plays, each with a device. */
  readonly people: readonly Person[];
  /** A second screen that the attacker holds, and the key of another one, by which nobody else comes. */
  readonly rogue: TestDevice;
  readonly lent: string;
  /** A key that has let somebody in already. */
  readonly spent: string;
  readonly knowledge: InsiderKnowledge;
  readonly luck: Luck;
  /** What must have come to its end when the evening is over, and what it is. */
  readonly lasting: { readonly what: string; readonly ended: Promise<unknown> }[];
}

/** Attacks, and returns what the door did; the second is what it should have done. */
type Attack = (scene: Scene) => Promise<readonly [was: unknown, should: unknown]>;

/** What who only looks on may do. */
const MAY = ['game.open', 'content.read'];

/** Attackers come from another address than those who play. */
const elsewhere = (luck: Luck): string => `127.0.0.${2 + luck(40)}`;

const hello = (name = 'x'): string => JSON.stringify({ name });

/** A line of the attacker's by a key that is good. */
const invited = async ({ door, table, luck }: Scene) => lineBy(door, await keyTo(table, 0), elsewhere(luck));

/** A line of a device that was let in, as the attacker speaks over it. */
async function lentLine({ door, lent, luck }: Scene) {
  const one = await lineBy(door, lent, elsewhere(luck));
  one.socket.send(one.line.seal(hello()));
  return one;
}

/** How the door sends a device away that comes by a key. */
async function endBy({ door }: Scene, key: string): Promise<unknown> {
  const device = comeBy(door, key);
  await until('an end', () => device.end() !== null);
  device.transport.end();
  return device.end();
}

/** An input as it can be sent in one message; `null` for one that cannot. */
function sendable(input: unknown): unknown {
  try {
    const text = JSON.stringify(input);
    return text !== undefined && text.length < 3000 ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}

/** Sends what is sealed already, and waits for the end. */
async function sending(socket: WebSocket, end: Promise<number>, messages: readonly Uint8Array[]): Promise<number> {
  for (const message of messages) socket.send(message);
  return end;
}

/** An answer to plain HTTP: its status. */
const statusOf = (door: string, head: string, from: string): Promise<string> =>
  new Promise((resolve) => {
    const stream = connect({ port: Number(new URL(door).port), host: HERE, localAddress: from }, () =>
      stream.end(`${head}\r\n\r\n`),
    );
    stream.on('data', (data) => resolve(String(data).slice(9, 12)));
    stream.on('error', () => resolve('broken'));
    stream.on('close', () => resolve('closed'));
  });

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'decides for another seat': async ({ people, luck }) => {
    const idle = people.filter(({ newest }) => newest?.choices.length === 0);
    const due = people.filter(({ newest }) => (newest?.choices.length ?? 0) > 0);
    if (idle.length === 0 || due.length === 0) return ['nothing due', 'nothing due'];
    const [who, whose] = [pick(idle, luck), pick(due, luck)];
    const [own, other] = [who.newest, whose.newest];
    if (own === undefined || other === undefined) return ['nothing due', 'nothing due'];
    const action = pick(other.choices, luck).action;
    const answer = await who.device.client.call('game.act', { seq: pick([own.seq, other.seq], luck), action });
    return [answer.ok, false];
  },

  'comes by a code that was used': async (scene) => [await endBy(scene, scene.spent), 'unknown'],

  'comes by a key of nobody': async (scene) => [await endBy(scene, newKey()), 'unknown'],

  'forges a message': async (scene) => {
    const { socket, end, line } = await invited(scene);
    const forged = line.seal(hello());
    const at = scene.luck(forged.length);
    forged[at] = (forged[at] ?? 0) ^ (1 << scene.luck(8));
    return [await sending(socket, end, [forged]), MISBEHAVED];
  },

  'says something twice': async (scene) => {
    const { socket, end, line } = await invited(scene);
    const said = line.seal(hello());
    return [await sending(socket, end, [said, said]), MISBEHAVED];
  },

  'changes the order': async (scene) => {
    const { socket, end, line } = await invited(scene);
    const messages = [line.seal(hello()), line.seal('{}'), line.seal('{}')];
    return [await sending(socket, end, messages.reverse()), MISBEHAVED];
  },

  'plays a whole line again': async (scene) => {
    const { said, socket, line, end } = await lineBy(scene.door, scene.lent, elsewhere(scene.luck));
    const frames = [hello(), JSON.stringify({ id: 1, call: 'game.open', input: {} })].map((text) => line.seal(text));
    for (const frame of frames) socket.send(frame);
    socket.close();
    await end;
    const again = rawSocket(scene.door, undefined, elsewhere(scene.luck));
    const over = endOf(again);
    again.once('open', () => {
      again.send(said);
      for (const frame of frames) again.send(frame);
    });
    return [await over, MISBEHAVED];
  },

  'makes calls that a hand has not, or badly': async (scene) => {
    const { client, transport } = scene.rogue;
    const opened = (await client.call('game.open', {})).ok;
    const granted: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { name, input } = drawCall(scene.knowledge, scene.luck);
      if (name.length > 200 || MAY.includes(name)) continue;
      const answer = (await transport.call(name, sendable(input))) as { readonly ok?: boolean } | null;
      if (answer?.ok === true) granted.push(name);
    }
    return [[opened, ...granted], [true]];
  },

  'floods the line': async (scene) => {
    const { socket, end, line } = await lentLine(scene);
    for (let id = 1; id <= 200; id += 1) socket.send(line.seal(JSON.stringify({ id, call: 'game.open', input: {} })));
    return [await end, MISBEHAVED];
  },

  'says too much at once': async (scene) => {
    const { socket, end, line } = await lentLine(scene);
    return [await sending(socket, end, [line.seal(hello('x'.repeat(5000 + scene.luck(100_000))))]), 1009];
  },

  'asks and does not read': async (scene) => {
    const { socket, end, line } = await lentLine(scene);
    for (let id = 1; id <= 40; id += 1) socket.send(line.seal(JSON.stringify({ id, call: 'game.open', input: {} })));
    socket.pause();
    const ended = sleep(25_000, undefined, { ref: false }).then(() => {
      socket.resume();
      return end;
    });
    scene.lasting.push({ what: 'who does not read', ended });
    return [null, null];
  },

  'begins a request and says no more': async ({ door, luck, lasting }) => {
    const stream = connect({ port: Number(new URL(door).port), host: HERE, localAddress: elsewhere(luck) }, () =>
      stream.write('GET / HT'),
    );
    const ended = new Promise((resolve) => stream.on('error', () => undefined).on('close', resolve));
    stream.resume();
    lasting.push({ what: 'half a request', ended });
    return [null, null];
  },

  'opens a socket and says nothing': async ({ door, luck, lasting }) => {
    lasting.push({ what: 'a socket without a greeting', ended: endOf(rawSocket(door, undefined, elsewhere(luck))) });
    return [null, null];
  },

  'opens 500 connections': async ({ door, people, luck }) => {
    const from = elsewhere(luck);
    const port = Number(new URL(door).port);
    let closed = 0;
    const streams = Array.from({ length: 500 }, () =>
      connect({ port, host: HERE, localAddress: from })
        .on('error', () => undefined)
        .on('close', () => (closed += 1)),
    );
    await until('most of them to be cut off', () => closed > 400);
    // Meanwhile a phone comes back.
    const { device } = pick(people, luck);
    device.transport.reconnect();
    await until('a phone to come back', () => device.link() !== 'lost');
    for (const stream of streams) stream.destroy();
    return [null, null];
  },

  'asks for other files, by other names or methods': async ({ door, luck }) => {
    const host = new URL(door).host;
    const requests = [
      [`GET /../package.json HTTP/1.1\r\nHost: ${host}`, '404'],
      ['GET / HTTP/1.1\r\nHost: evil.example', '421'],
      [`POST / HTTP/1.1\r\nHost: ${host}`, '405'],
      [`GET / HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: cross-site`, '403'],
      [`GET /hand HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade`, '403'],
    ] as const;
    const [head, status] = pick(requests, luck);
    return [await statusOf(door, head, elsewhere(luck)), status];
  },

  'crowds before the door': async (scene) => {
    const lines = [];
    for (let count = 0; count < 9; count += 1) {
      const one = await invited(scene);
      one.socket.send(one.line.seal(hello(`crowd ${count}`)));
      lines.push(one);
    }
    const last = await lines.at(-1)?.end;
    for (const { socket } of lines) socket.close();
    await Promise.all(lines.map(({ end }) => end));
    await until('nobody to ask', async () => (await scene.table('phones.read', {})).asking.length === 0);
    return [last, HAND_ENDS.full];
  },

  'breaks a phone’s line': async ({ people, luck }) => {
    const { device } = pick(people, luck);
    device.transport.reconnect();
    await until('a phone to come back', () => device.link() !== 'lost');
    return [null, null];
  },
};
