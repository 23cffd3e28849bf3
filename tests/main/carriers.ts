import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from '../../main/carrier/page.ts';
import { carryCalls, carryEvents } from '../../main/electron/carry.ts';
import type { Host } from '../../main/host/entryPoint.ts';
import { createHost } from '../../main/host/host.ts';
import { serveLoopback } from '../../main/loopback/server.ts';
import { type Client, clientOver } from '../../renderer/platform/client/client.ts';
import { type Bridge, bridgeTransport } from '../../renderer/platform/client/connect.ts';
import { SocketTransport } from '../../renderer/platform/client/socket.ts';
import { FakeContents, FakeElectron } from './electron/fakeElectron.ts';
import { inProcess } from './inProcess.ts';
import { openSession } from './loopback/openSession.ts';

/** One host behind one carrier. */
export interface Carried {
  readonly dataFolder: string;
  /** How often the page asked to quit. */
  readonly quits: () => number;
  /** Opens the page (again): a new client on the same host. */
  open(): Promise<Client>;
  close(): Promise<void>;
}

const OUT = path.resolve(import.meta.dirname, '../../out');
const PRELOAD = path.join(OUT, 'preload/preload.cjs');
const NO_PAGE: Page = new Map();
const PATIENCE = { firstVisit: 60_000, reload: 60_000 };

async function startHost(dataFolder: string, onQuit: () => void = () => undefined): Promise<Host> {
  return createHost({
    dataFolder,
    carrier: 'memory',
    version: '0.0.0',
    locale: 'en',
    runtime: {},
    workerUrl: new URL('main/bot.worker.js', `file://${OUT}/`),
    recordsUrl: new URL('main/records.worker.js', `file://${OUT}/`),
    onQuit,
  });
}

async function overLoopback(host: Host) {
  const server = await serveLoopback({
    host,
    page: NO_PAGE,
    port: 0,
    patience: PATIENCE,
    onAbandoned: () => undefined,
  });
  const connect = await openSession(server.address);
  const clients: Client[] = [];
  const open = async () => {
    const client = clientOver(new SocketTransport(connect));
    clients.push(client);
    return client;
  };
  const close = () => {
    for (const client of clients) client.end();
    return server.close();
  };
  return { open, close };
}

/** Runs the built preload script as a sandboxed page would, with `electron` as the only thing that it can require. */
export function runPreload(electron: object, file = PRELOAD): Readonly<Record<string, unknown>> {
  const exposed: Record<string, unknown> = {};
  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => {
      exposed[name] = value;
    },
  };
  const require = (name: string) => {
    if (name !== 'electron') throw new Error(`a sandboxed preload cannot require ${name}`);
    return { contextBridge, ...electron };
  };
  runInNewContext(readFileSync(file, 'utf8'), { require, module: { exports: {} }, exports: {} });
  return exposed;
}

function overElectron(host: Host) {
  const electron = new FakeElectron();
  carryCalls(electron, host);
  carryEvents(electron, host);
  const open = async () => {
    const contents = new FakeContents();
    const event = { senderFrame: { url: 'hadara://app/', parent: null }, sender: contents };
    const wrappers = new Map<unknown, (channel: string, ...values: unknown[]) => void>();
    const ipcRenderer = {
      invoke: (channel: string, ...values: unknown[]) => electron.invoke(event, channel, ...values),
      on: (channel: string, listener: (event: unknown, ...values: unknown[]) => void) => {
        const wrapper = (sentOn: string, ...values: unknown[]) => {
          if (sentOn === channel) listener({}, ...values);
        };
        wrappers.set(listener, wrapper);
        contents.on('sent', wrapper);
      },
      off: (_channel: string, listener: unknown) => {
        contents.off('sent', wrappers.get(listener) ?? (() => undefined));
      },
    };
    return clientOver(bridgeTransport(runPreload({ ipcRenderer }).hadara as Bridge));
  };
  return { open, close: async () => undefined };
}

/** What the others are measured against. */
const withoutCarrier = (host: Host) => ({
  open: async () => clientOver(inProcess(host)),
  close: async () => undefined,
});

const CARRIERS = { 'in process': withoutCarrier, loopback: overLoopback, Electron: overElectron };
export type CarrierName = keyof typeof CARRIERS;
export const CARRIER_NAMES = Object.keys(CARRIERS) as CarrierName[];

export async function startCarrier(name: CarrierName): Promise<Carried> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hadara-carrier-'));
  let quits = 0;
  const host = await startHost(dataFolder, () => {
    quits += 1;
  });
  const carrier = await CARRIERS[name](host);
  return {
    dataFolder,
    quits: () => quits,
    open: carrier.open,
    async close() {
      await carrier.close();
      await host.dispose();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
