import type { Host } from '../../main/host/entryPoint.ts';
import type { FileSystem } from '../../main/host/files/fileSystem.ts';
import { createHost, type HostOptions } from '../../main/host/host.ts';
import type { GameSummary, Notice } from '../../shared/contract/answers.ts';
import type { CallInput, CallName, CallOutput } from '../../shared/contract/contract.ts';
import { BUILT_RECORDS_WORKER, BUILT_WORKER } from '../main/workers/builtWorker.ts';

/** A host on any disk, with all the notices that it sent. */
export interface TorturedHost {
  readonly host: Host;
  readonly notices: Notice[];
  /** Resolves to the id of the game that "Continue" continues once the host has told of a better one by itself. */
  found(): Promise<string>;
  /** Rejects when the call is refused. */
  call<K extends CallName>(name: K, input: CallInput<K>): Promise<CallOutput<K>>;
}

export const DATA_FOLDER = '/data';

/** Starts the real host, with its real threads, on a disk that may fail in any way. Never rejects. */
export async function hostOn(
  files: FileSystem,
  dataFolder: string = DATA_FOLDER,
  changes: Partial<HostOptions> = {},
): Promise<TorturedHost> {
  const host = await createHost({
    version: '0.0.0',
    carrier: 'memory',
    dataFolder,
    locale: 'en',
    runtime: {},
    workerUrl: BUILT_WORKER,
    recordsUrl: BUILT_RECORDS_WORKER,
    onQuit: () => undefined,
    files,
    ...changes,
  });
  const notices: Notice[] = [];
  let tellFound: (gameId: string) => void = () => undefined;
  const found = new Promise<string>((resolve) => {
    tellFound = resolve;
  });
  host.subscribe((name, payload) => {
    if (name === 'game.summary') tellFound((payload as GameSummary).gameId);
    if (name === 'notice') notices.push(payload as Notice);
  });
  const call = async <K extends CallName>(name: K, input: CallInput<K>): Promise<CallOutput<K>> => {
    const reply = await host.handle(name, input);
    if (!reply.ok) throw new Error(`${name}: ${reply.code} ${reply.detail}`);
    return reply.value as CallOutput<K>;
  };
  return { host, notices, found: () => found, call };
}
