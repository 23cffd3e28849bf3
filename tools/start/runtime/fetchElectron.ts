import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitCodeOf, passSignalsTo } from '../children.ts';
import type { FetchNews, FetchOrder } from './fetcher.ts';
import { certificateArguments, networkEnvironment } from './network.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** Milliseconds without a byte that end a fetch. The whole may take as long as it takes. */
const SILENCE = 60_000;
/** What the archive takes where the server does not tell, and what it takes unpacked; bytes. */
export const ABOUT_ARCHIVE = 120_000_000;
const UNPACKED = 320_000_000;
export const ABOUT_RUNTIME = ABOUT_ARCHIVE + UNPACKED;

const FETCHER = path.join(import.meta.dirname, 'fetcher.ts');
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What is asked of the disk beforehand; to be injected by tests. */
export interface Disk {
  /** Bytes that are free there; `null` where the system does not say. */
  free(folder: string): number | null;
  /** @throws Error of the system when nothing can be written there */
  checkWritable(folder: string): void;
}

const DISK: Disk = {
  free: (folder) => {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks === 0 ? null : bavail * bsize;
  },
  checkWritable: (folder) => accessSync(folder, constants.W_OK),
};

export interface FetchOptions {
  /** `node_modules/electron`. */
  readonly packageFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hears how far it is. */
  readonly onNews: (news: Exclude<FetchNews, { name: 'failed' }>) => void;
  readonly silence?: number;
  readonly disk?: Disk;
  /** Where the folder for what is not ready yet is made. */
  readonly temporary?: string;
}

/** `fetched`; what went wrong; or `stopped` by the player. */
export type FetchOutcome = 'fetched' | 'stopped' | Trouble;

/** Looks, before anything is fetched, for a folder with too little room or where nothing may be written. */
function troubleWithDisk({ packageFolder, disk = DISK, temporary = tmpdir() }: FetchOptions): Trouble | null {
  for (const [folder, needed] of [
    [packageFolder, UNPACKED],
    [temporary, ABOUT_ARCHIVE],
  ] as const) {
    try {
      disk.checkWritable(folder);
      const free = disk.free(folder);
      if (free !== null && free < needed) return { kind: 'room', reason: folder };
    } catch (error) {
      return { kind: 'rights', reason: troubleOf(error).reason };
    }
  }
  return null;
}

function startFetcher(order: FetchOrder, env: FetchOptions['env']): ChildProcess {
  const args = [...certificateArguments(), '--import', 'tsx', FETCHER, JSON.stringify(order)];
  return spawn(process.execPath, args, {
    // Where tsx is found.
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...env, ...networkEnvironment(env) },
  });
}

/** Follows a fetcher to its end. */
async function follow(fetcher: ChildProcess, onNews: FetchOptions['onNews']): Promise<FetchOutcome> {
  let trouble: Trouble | null = null;
  let complaint = '';
  fetcher.on('message', (news: FetchNews) => {
    if (news.name === 'failed') trouble = news.trouble;
    else onNews(news);
  });
  fetcher.stderr?.on('data', (text) => {
    complaint += text;
  });
  const { wasStopped, letGo } = passSignalsTo(fetcher);
  const code = await exitCodeOf(fetcher);
  letGo();
  // What it told last may still be on its way.
  if (fetcher.connected) await once(fetcher, 'disconnect');
  if (wasStopped()) return 'stopped';
  return code === 0 ? 'fetched' : (trouble ?? troubleOf(complaint.trim() || `exit code ${code}`));
}

/**
 * Fetches Electron's runtime and puts it where Electron's package expects it. If that fails, nothing is
 * left behind. Never rejects.
 */
export async function fetchElectron(options: FetchOptions): Promise<FetchOutcome> {
  const { packageFolder, env, onNews, silence = SILENCE, temporary = tmpdir() } = options;
  const trouble = troubleWithDisk(options);
  if (trouble !== null) return trouble;
  const part = path.join(packageFolder, 'dist.part');
  let own = part;
  try {
    own = mkdtempSync(path.join(temporary, 'hadara-electron-'));
    return await follow(startFetcher({ packageFolder, temporary: own, silence }, env), onNews);
  } catch (error) {
    return troubleOf(error);
  } finally {
    for (const folder of [own, part]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether there is a package that names what to fetch. */
export const canFetch = (packageFolder: string): boolean => existsSync(path.join(packageFolder, 'checksums.json'));
