import { once } from 'node:events';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HOME, runtimeFacts, VERSION } from '../carrier/appFacts.ts';
import { dataFolderOf } from '../carrier/dataFolder.ts';
import { endInTime } from '../carrier/ending.ts';
import { FolderInUse, lockFolder } from '../carrier/folderLock.ts';
import { createInbox, gameFilesIn } from '../carrier/gameFile.ts';
import { createLockNews, type LockNews } from '../carrier/lockNews.ts';
import { readPage } from '../carrier/page.ts';
import { filled, startWords } from '../carrier/startWords.ts';
import type { Host } from '../host/entryPoint.ts';
import { createHost } from '../host/host.ts';
import { phonesOf } from '../phones/phones.ts';
import { openerOf, openFolder } from './openFolder.ts';
import { serveLoopback } from './server.ts';

const PATIENCE = { firstVisit: 600_000, reload: 10_000 };

/**
 * The arguments are game files to open. `--attached`: whoever started this keeps its standard input open for as long as
 * a window may still open.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    port: { type: 'string', default: '0' },
    attached: { type: 'boolean', default: false },
  },
});

const inbox = createInbox();
const stopping = new AbortController();
const { signal } = stopping;
const stop = () => stopping.abort();
const stopped = once(signal, 'abort');
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
void stopped.then(() => endInTime());

/** Serves the page until it is stopped; not at all when that was before. */
async function serve(host: Host): Promise<void> {
  if (signal.aborted) return;
  const server = await serveLoopback({
    host,
    page: readPage(path.join(import.meta.dirname, '../renderer')),
    port: Number(options.port),
    patience: PATIENCE,
    onAbandoned: stop,
  });
  process.stdout.write(`${server.address}\n`);
  if (options.attached) process.stdin.once('end', server.closeDoor).resume();
  await stopped;
  await server.close();
}

async function play(dataFolder: string, news: LockNews): Promise<void> {
  const host = await createHost({
    dataFolder,
    signal,
    carrier: 'loopback',
    version: VERSION,
    home: HOME,
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    runtime: runtimeFacts(),
    workerUrl: new URL('./bot.worker.js', import.meta.url),
    recordsUrl: new URL('./records.worker.js', import.meta.url),
    licencePlaces: ['./licences.json', '../renderer/licences.json'].map((place) => new URL(place, import.meta.url)),
    openFolder: (folder) => openFolder(folder, openerOf(process.platform)),
    phones: phonesOf(import.meta.dirname),
    onQuit: stop,
  });
  inbox.deliverTo(host);
  news.deliverTo(host);
  await serve(host).finally(() => host.dispose());
}

async function run(): Promise<void> {
  const env = { ...process.env, ...(options.data !== undefined && { HADARA_DATA: options.data }) };
  const dataFolder = dataFolderOf({ platform: process.platform, home: homedir(), env });
  const files = gameFilesIn(positionals, process.cwd());
  const news = createLockNews(dataFolder);
  const unlock = await lockFolder(dataFolder, { files, onFiles: inbox.put, ...news, signal });
  inbox.put(files);
  await play(dataFolder, news).finally(unlock);
  // An open standard input would keep the process alive.
  process.stdin.destroy();
}

/** The error in words for the player, where there are any. */
const whatIsWrong = (error: NodeJS.ErrnoException): string =>
  error.code === 'EADDRINUSE' ? filled(startWords().portInUse, { port: options.port }) : error.message;

await run().catch((error: Error) => {
  // Whoever stopped it need not be told why it ended.
  if (error === signal.reason) return;
  process.stderr.write(`${whatIsWrong(error)}\n`);
  process.exitCode = error instanceof FolderInUse && error.handedOver ? 0 : 1;
});
