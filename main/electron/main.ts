import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import * as electron from 'electron';
import type { LogFolder } from '../../shared/contract/answers.ts';
import { HOME, runtimeFacts, VERSION } from '../carrier/appFacts.ts';
import { dataFolderOf } from '../carrier/dataFolder.ts';
import { FolderInUse, lockFolder } from '../carrier/folderLock.ts';
import { gameFilesIn } from '../carrier/gameFile.ts';
import { createLockNews } from '../carrier/lockNews.ts';
import { type Page, readPage } from '../carrier/page.ts';
import { filled, startWords } from '../carrier/startWords.ts';
import { forgetUnseenStarts, noteUnseenStart } from '../carrier/unseenStarts.ts';
import type { DesktopHost, Host } from '../host/entryPoint.ts';
import { createHost } from '../host/host.ts';
import { phonesOf } from '../phones/phones.ts';
import { SELF_TEST } from '../selfTest/option.ts';
import { carryCalls, carryEvents, servePage } from './carry.ts';
import { countCrashDumps } from './crashDumps.ts';
import type { WindowLike } from './electronLike.ts';
import { watchGraphics } from './graphics.ts';
import { denyPermissions, isSandboxOff, prepare } from './hardening.ts';
import { type Ending, endWithWindow } from './lifecycle.ts';
import { createMenuBar } from './menuBar.ts';
import { argumentsWithoutFiles, chooseFiles, listenForFiles } from './openedFiles.ts';
import { askAboutUnsaved, askAboutUpdate, tellNotLoaded } from './questions.ts';
import { createResumeWishes, gameToResume } from './recentPlaces.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { argumentsForX11, safeStartOf } from './safeStart.ts';
import { shownNote } from './shownNote.ts';
import { startAnew } from './startAnew.ts';
import { createUpdateOffer } from './updateOffer.ts';
import { updatesOf } from './updates.ts';
import { keepScreenOn } from './wakefulness.ts';
import { openWindow, showAgain, toggleFullScreen } from './window.ts';

const { app, dialog, shell } = electron;
const { platform } = process;
const args = process.argv.slice(1);
const isSelfTest = args.includes(SELF_TEST);
const ownFolder = dataFolderOf({ platform, home: homedir(), env: process.env });
// The test starts the program anew; it must not get in the way of a game that runs.
const dataFolder = isSelfTest ? mkdtempSync(path.join(tmpdir(), 'hadara-tester-')) : ownFolder;
const files = gameFilesIn(args, process.cwd());
const noteShown = shownNote(process.env);

const safeStart = safeStartOf(dataFolder, args);
const { safeGraphics, unseen } = safeStart;
prepare(electron, { dataFolder, platform, safeGraphics });
const graphics = watchGraphics(electron);
let comeForward = () => {};
let ending: Ending = { end: () => app.quit(), restart: () => app.quit() };
const resumeWishes = createResumeWishes();
resumeWishes.wish(gameToResume(args));
const onSecondStart = (others: readonly string[] = []) => {
  resumeWishes.wish(gameToResume(others));
  comeForward();
};
const inbox = listenForFiles(electron, { args, folder: process.cwd(), onSecondStart });

const startHost = (): Promise<DesktopHost> =>
  createHost({
    dataFolder,
    carrier: 'electron',
    version: VERSION,
    home: HOME,
    locale: app.getLocale(),
    runtime: runtimeFacts(),
    workerUrl: new URL('./bot.worker.js', import.meta.url),
    recordsUrl: new URL('./records.worker.js', import.meta.url),
    licencePlaces: ['./licences.json', '../renderer/licences.json'].map((place) => new URL(place, import.meta.url)),
    openFolder: async (folder) => (await shell.openPath(folder)) === '',
    phones: phonesOf(import.meta.dirname),
    carrierFacts: () => ({
      ...graphics.facts(),
      'safe graphics at the start': String(safeGraphics),
      'crash dumps': String(countCrashDumps(electron)),
      'starts unseen before': String(unseen),
      'sandbox off': String(isSandboxOff(electron)),
    }),
    onDrawn: () => forgetUnseenStarts(dataFolder),
    onQuit: () => ending.end(),
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
    platform,
    program: process.execPath,
    locale: app.getLocale(),
    handlers: {
      command: host.command,
      importFile: () => chooseFiles(electron, host).catch((error) => host.log.fault('no file chosen', error)),
      openLogs: () => void openLogs(),
      toggleFullScreen: () => toggleFullScreen(windowOf()),
    },
  });
  await bar.refresh();
  return bar.host;
}

/** The page's files. @throws Error in words for the player when there is no page */
function ownPage(): Page {
  try {
    const page = readPage(path.join(import.meta.dirname, '../renderer'));
    if (page.has('/')) return page;
    throw new Error('no index.html');
  } catch (error) {
    throw new Error(filled(startWords().damaged, { reason: String(error) }), { cause: error });
  }
}

/** Opens the window on the page, which the recovery brings back when it fails. */
async function openOnPage(page: Page, host: DesktopHost, recovery: Recovery): Promise<WindowLike> {
  servePage(electron, page, recovery.page);
  noteUnseenStart(dataFolder, unseen);
  if (unseen > 0) host.announce({ code: 'safeStart', detail: '' });
  if (safeStart.plainPage) await recovery.preparePlainPage();
  return openWindow(electron, {
    plainPage: safeStart.plainPage,
    preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
    prepare: recovery.watch,
    onFault: (error) => host.log.fault('page not loaded', error),
    onSeen: noteShown,
    onFirstLoadFailed: (reason) =>
      void tellNotLoaded(electron, { host, locale: app.getLocale(), dataFolder }, reason).finally(() => ending.end(1)),
  });
}

async function openGame(): Promise<void> {
  const page = ownPage();
  const news = createLockNews(dataFolder);
  const unlock = await lockFolder(dataFolder, { files, onFiles: inbox.put, onSecondStart, ...news });
  const host = await startHost();
  news.deliverTo(host);
  resumeWishes.deliverTo(host.command);
  process.on('uncaughtExceptionMonitor', (error) => host.log.fault('uncaught', error));
  graphics.tellThrough(host);
  keepScreenOn(electron, host);
  const locale = app.getLocale();
  const updates = createUpdateOffer({
    host: await putUpMenuBar(host, () => window),
    updates: updatesOf(process.resourcesPath, host.log),
    ask: (version) => askAboutUpdate(electron, { host, window, locale }, version),
    log: host.log,
  });
  const recovery = createRecovery(electron, {
    host,
    locale,
    forgetUnseen: () => forgetUnseenStarts(dataFolder),
    restart: () => ending.restart(),
  });
  denyPermissions(electron);
  carryCalls(electron, updates.host);
  carryEvents(electron, host);
  const window = await openOnPage(page, host, recovery);
  ending = endWithWindow(electron, {
    host,
    window,
    signals: process,
    ask: () => askAboutUnsaved(electron, { host, window, locale }),
    startAnew: () => {
      unlock();
      startAnew(electron, { args: argumentsWithoutFiles(args, process.cwd()), appImage: process.env.APPIMAGE });
    },
  });
  window.once('show', () => void updates.look());
  comeForward = () => showAgain(window);
  inbox.deliverTo(host);
}

/** Electron also says that it is not alone when it could not find out: the lock of the data folder decides. */
const isAlone = app.requestSingleInstanceLock();

function giveUp(error: Error): void {
  const handedOver = error instanceof FolderInUse && error.handedOver;
  // The game that runs has come forward; one in a browser cannot, and only takes files.
  const isSeen = handedOver && (files.length === 0 || !isAlone);
  if (!isSeen) {
    noteShown();
    dialog.showErrorBox('Hadara', error.message);
  }
  app.exit(handedOver ? 0 : 1);
}

/** `--self-test`: the program starts itself again, plays, and says what came of it. */
async function testProgram(): Promise<void> {
  const { testItself } = await import('../selfTest/inElectron.ts');
  const { execPath, execArgv, argv, resourcesPath, versions } = process;
  const isPackaged = app.isPackaged && versions.electron !== undefined;
  const own = { platform, execPath, execArgv, argv, resourcesPath, isPackaged, isSandboxOff: isSandboxOff(electron) };
  const code = await testItself(own, ownFolder);
  rmSync(dataFolder, { recursive: true, force: true });
  // On some systems what was written is not printed yet.
  await new Promise((resolve) => process.stdout.write('', resolve));
  app.exit(code);
}

/** Opens the game; starts anew instead where this start needs X11 and Chromium has chosen Wayland. */
function begin(): void {
  const anew = isAlone && !isSelfTest ? argumentsForX11(electron, safeStart, { args, env: process.env }) : null;
  if (anew === null) {
    app
      .whenReady()
      .then(isSelfTest ? testProgram : openGame)
      .catch(giveUp);
    return;
  }
  startAnew(electron, { args: anew, appImage: process.env.APPIMAGE });
  app.exit(0);
}

begin();
