import { homedir } from 'node:os';
import path from 'node:path';
import * as electron from 'electron';
import type { LogFolder } from '../../shared/contract/answers.ts';
import type { Host } from '../../shared/contract/host.ts';
import { runtimeFacts, VERSION } from '../carrier/appFacts.ts';
import { dataFolderOf } from '../carrier/dataFolder.ts';
import { FolderInUse, lockFolder } from '../carrier/folderLock.ts';
import { gameFilesIn } from '../carrier/gameFile.ts';
import { readPage } from '../carrier/page.ts';
import { createHost, type DesktopHost } from '../host/host.ts';
import { carryCalls, carryEvents, servePage } from './carry.ts';
import type { WindowLike } from './electronLike.ts';
import { wantsSafeGraphics, watchGraphics } from './graphics.ts';
import { denyPermissions, prepare } from './hardening.ts';
import { endWithWindow } from './lifecycle.ts';
import { createMenuBar } from './menuBar.ts';
import { argumentsWithoutFiles, chooseFiles, listenForFiles } from './openedFiles.ts';
import { createRecovery } from './recovery.ts';
import { askAboutUnsaved } from './unsavedQuestion.ts';
import { createUpdateOffer } from './updateOffer.ts';
import { askAboutUpdate } from './updateQuestion.ts';
import { updatesOf } from './updates.ts';
import { keepScreenOn } from './wakefulness.ts';
import { openWindow, showAgain, toggleFullScreen } from './window.ts';

const { app, dialog, shell } = electron;
const dataFolder = dataFolderOf({ platform: process.platform, home: homedir(), env: process.env });
const args = process.argv.slice(1);

const safeGraphics = wantsSafeGraphics(dataFolder);
prepare(electron, dataFolder, safeGraphics);
const graphics = watchGraphics(electron);
let comeForward = () => {};
let end = () => app.quit();
const inbox = listenForFiles(electron, { args, folder: process.cwd(), onSecondStart: () => comeForward() });

const startHost = (): Promise<DesktopHost> =>
  createHost({
    dataFolder,
    carrier: 'electron',
    version: VERSION,
    locale: app.getLocale(),
    runtime: runtimeFacts(),
    workerUrl: new URL('./bot.worker.js', import.meta.url),
    recordsUrl: new URL('./records.worker.js', import.meta.url),
    licencePlaces: ['./licences.json', '../renderer/licences.json'].map((place) => new URL(place, import.meta.url)),
    openFolder: async (folder) => (await shell.openPath(folder)) === '',
    carrierFacts: () => ({ ...graphics.facts(), 'safe graphics at the start': String(safeGraphics) }),
    onQuit: () => end(),
  });

/** Puts up the menu bar. Returns the host as the page is to reach it: what changes in it shows up in the menu. */
async function putUpMenuBar(host: DesktopHost, windowOf: () => WindowLike): Promise<Host> {
  const openLogs = async () => {
    const reply = await host.handle('app.openLogs', {});
    // Where nothing can show a folder, the page says where it is.
    if (!reply.ok || !(reply.value as LogFolder).opened) host.command({ name: 'diagnostics' });
  };
  const bar = createMenuBar(electron, {
    host,
    platform: process.platform,
    locale: app.getLocale(),
    deeds: {
      command: host.command,
      importFile: () => chooseFiles(electron, host).catch((error) => host.log.fault('no file chosen', error)),
      openLogs: () => void openLogs(),
      toggleFullScreen: () => toggleFullScreen(windowOf()),
    },
  });
  await bar.refresh();
  return bar.host;
}

async function openGame(): Promise<void> {
  await lockFolder(dataFolder, {
    files: gameFilesIn(args, process.cwd()),
    onFiles: (files) => {
      inbox.put(files);
      comeForward();
    },
  });
  const host = await startHost();
  process.on('uncaughtExceptionMonitor', (error) => host.log.fault('uncaught', error));
  graphics.tellThrough(host);
  keepScreenOn(electron, host);
  const updates = createUpdateOffer({
    host: await putUpMenuBar(host, () => window),
    updates: updatesOf(process.resourcesPath, host.log),
    ask: (version) => askAboutUpdate(electron, { host, window, locale: app.getLocale() }, version),
    log: host.log,
  });
  const recovery = createRecovery(electron, {
    host,
    locale: app.getLocale(),
    args: argumentsWithoutFiles(args, process.cwd()),
  });
  denyPermissions(electron);
  servePage(electron, readPage(path.join(import.meta.dirname, '../renderer')), recovery.page);
  carryCalls(electron, updates.host);
  carryEvents(electron, host);
  const window = openWindow(electron, {
    preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
    prepare: recovery.watch,
    onFault: (error) => host.log.fault('page not loaded', error),
  });
  const ask = () => askAboutUnsaved(electron, { host, window, locale: app.getLocale() });
  end = endWithWindow(electron, { host, window, signals: process, ask });
  window.once('ready-to-show', () => void updates.look());
  comeForward = () => showAgain(window);
  inbox.deliverTo(host);
}

if (app.requestSingleInstanceLock()) {
  app
    .whenReady()
    .then(openGame)
    .catch((error: Error) => {
      dialog.showErrorBox('Hadara', error.message);
      app.exit(error instanceof FolderInUse && error.handedOver ? 0 : 1);
    });
} else {
  app.quit();
}
