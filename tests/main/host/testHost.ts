import { onTestFinished } from 'vitest';
import { createHost, type HostOptions } from '../../../main/host/host.ts';
import type { GameSummary, GameUpdate, Notice } from '../../../shared/contract/answers.ts';
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/contract.ts';
import type { NewGame } from '../../../shared/contract/tableSetup.ts';
import { botScript } from '../workers/botScript.ts';
import { BUILT_RECORDS_WORKER } from '../workers/builtWorker.ts';
import { MemoryDisk } from './files/memoryDisk.ts';
import { playersOf } from './saves/savedGames.ts';

/** A host with everything that it sent, oldest first. */
export type TestHost = Awaited<ReturnType<typeof startHost>>;

/** Starts a host on a disk in memory, with bots that play all over the rules; it ends with the test. */
export async function startHost(changes: Partial<HostOptions> & { readonly files?: MemoryDisk } = {}) {
  const disk = changes.files ?? new MemoryDisk();
  const host = await createHost({
    version: '1.2.3',
    carrier: 'memory',
    dataFolder: '/data',
    locale: 'en',
    runtime: {},
    workerUrl: botScript('varied'),
    recordsUrl: BUILT_RECORDS_WORKER,
    onQuit: () => undefined,
    files: disk,
    ...changes,
  });
  onTestFinished(() => host.dispose());
  const updates: GameUpdate[] = [];
  const notices: Notice[] = [];
  const messages: string[] = [];
  /** What "Continue" continues, as far as the host told it by itself. */
  const summaries: (GameSummary | null)[] = [];
  const waiting = new Map<string, () => void>();
  host.subscribe((name, payload) => {
    messages.push(name);
    if (name === 'game.summary') summaries.push(payload as GameSummary | null);
    waiting.get(name)?.();
    if (name === 'game.update') updates.push(payload as GameUpdate);
    if (name === 'notice') notices.push(payload as Notice);
  });

  /** Throws when the call is refused. */
  const call = async <K extends CallName>(name: K, input: CallInput<K>): Promise<CallOutput<K>> => {
    const reply = await host.handle(name, input);
    if (!reply.ok) throw new Error(`${name}: ${reply.code} ${reply.detail}`);
    return reply.value as CallOutput<K>;
  };

  /** The code of the refusal; `ok` when there is none. */
  const refusal = async (name: string, input: unknown): Promise<string> => {
    const reply = await host.handle(name, input);
    return reply.ok ? 'ok' : reply.code;
  };

  /** Resolves when a message of this name has come. */
  const said = (name: string): Promise<void> =>
    messages.includes(name) ? Promise.resolve() : new Promise((resolve) => waiting.set(name, resolve));

  return { host, disk, updates, notices, messages, summaries, said, call, refusal };
}

/** A table by letters, as `hbb`; without beats between the bots' moves. */
export async function startGame(host: TestHost, letters: string, changes: Partial<NewGame> = {}): Promise<GameUpdate> {
  await host.call('settings.change', { speed: 'instant' });
  return host.call('game.start', { mode: 'advanced', players: playersOf(letters), seed: 7, ...changes });
}
