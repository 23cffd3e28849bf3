import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { MOST_IN_FLIGHT } from '../../../main/carrier/callLimits.ts';
import type { Host } from '../../../main/host/entryPoint.ts';
import { serveLoopback } from '../../../main/loopback/server.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { openSession } from '../../main/loopback/openSession.ts';
import { hostOn } from '../hostOn.ts';
import { importableTexts } from './calls.ts';

export interface FloodReport {
  /** Calls that were under way at a time, at most. */
  readonly most: number;
  /** Milliseconds for which the host did nothing else at a stretch, at most. */
  readonly longestStall: number;
  /** MiB that the heap had more meanwhile, at most. */
  readonly heap: number;
  readonly broken: readonly string[];
}

const PATIENCE = { firstVisit: 600_000, reload: 600_000 };
/** Milliseconds that calls may still be under way when nobody waits for them any more. */
const AFTER_ALL = 5_000;
/** Milliseconds: what 64 calls take that arrive together, many times over. */
const LONGEST_STALL = 5_000;
/** MiB: 64 answers of any call, and what a test needs besides. */
const MOST_HEAP = 200;

/** The same host, and how many of its calls are under way. */
function counted(host: Host) {
  const under = { way: 0, most: 0 };
  const handle: Host['handle'] = async (name, input, gone) => {
    under.way += 1;
    under.most = Math.max(under.most, under.way);
    return host.handle(name, input, gone).finally(() => {
      under.way -= 1;
    });
  };
  return { host: { ...host, handle }, under };
}

interface Page {
  readonly socket: WebSocket;
  /** Numbers of the calls that were answered. */
  readonly answered: Set<number>;
}

async function openPage(connect: () => WebSocket): Promise<Page> {
  const socket = connect();
  const answered = new Set<number>();
  socket.on('message', (data) => answered.add(JSON.parse(String(data)).id));
  await once(socket, 'open');
  return { socket, answered };
}

const LONG_CALLS = ['fairness.check', 'games.list', 'statistics.read', 'replay.points'] as const;

/** Sends so many calls at once, most of them long ones. */
function flood({ socket }: Page, gameId: string, calls: number): void {
  for (let id = 0; id < calls; id++) {
    const call = LONG_CALLS[id % LONG_CALLS.length];
    const input = { 'fairness.check': { gameId, from: 0 }, 'replay.points': { gameId } }[call as string] ?? {};
    socket.send(JSON.stringify({ id, call, input }));
  }
}

async function until(holds: () => boolean, time: number): Promise<boolean> {
  const end = performance.now() + time;
  while (!holds() && performance.now() < end) await sleep(10);
  return holds();
}

/**
 * A page that asks `calls` times at once; one that asks as much and reads nothing; and one that asks and goes. Looks how many
 * calls are under way, how long the host stands still, and whether anything goes on when nobody waits for it.
 */
export async function floodCalls(calls: number): Promise<FloodReport> {
  const tortured = await hostOn(new MemoryDisk());
  const imported = await tortured.call('save.import', { text: importableTexts()[0] ?? '' });
  const gameId = 'problem' in imported ? '' : (imported.games[0]?.gameId ?? '');
  const { host, under } = counted(tortured.host);
  const server = await serveLoopback({
    host,
    page: new Map(),
    port: 0,
    patience: PATIENCE,
    onAbandoned: () => undefined,
  });
  const connect = await openSession(server.address);
  const broken: string[] = [];
  const heapBefore = process.memoryUsage().heapUsed;
  let heap = 0;
  const watch = setInterval(() => {
    heap = Math.max(heap, (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20);
  }, 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });

  const reader = await openPage(connect);
  flood(reader, gameId, calls);
  // The sending itself is this process's doing, and no host's.
  await sleep(10);
  delay.enable();
  if (!(await until(() => reader.answered.size === calls, 600_000)))
    broken.push(`of ${calls} calls ${reader.answered.size} were answered`);
  reader.socket.close();

  const deaf = await openPage(connect);
  deaf.socket.pause();
  flood(deaf, gameId, calls);
  await sleep(1000);
  if (deaf.answered.size > 0) broken.push('a page that reads nothing heard something');
  deaf.socket.terminate();

  const fleeting = await openPage(connect);
  flood(fleeting, gameId, calls);
  await until(() => under.way > 0, 10_000);
  fleeting.socket.terminate();
  if (!(await until(() => under.way === 0, AFTER_ALL)))
    broken.push(`${under.way} calls go on, and nobody waits for them`);
  delay.disable();
  clearInterval(watch);

  if (delay.max / 1e6 > LONGEST_STALL) broken.push(`the host stands still for ${Math.round(delay.max / 1e6)} ms`);
  if (under.most > MOST_IN_FLIGHT) broken.push(`${under.most} calls were under way at a time`);
  if (heap > MOST_HEAP) broken.push(`${calls} calls take ${Math.round(heap)} MiB`);
  await server.close();
  await tortured.host.dispose();
  return { most: under.most, longestStall: delay.max / 1e6, heap, broken };
}
