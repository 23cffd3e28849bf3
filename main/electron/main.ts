import { homedir } from 'node:os';
import path from 'node:path';
import * as electron from 'electron';
import { runtimeFacts, VERSION } from '../carrier/appFacts.ts';
import { dataFolderOf } from '../carrier/dataFolder.ts';
import { lockFolder } from '../carrier/folderLock.ts';
import { readPage } from '../carrier/page.ts';
import { createHost } from '../host/host.ts';
import { carryCalls, carryEvents, servePage } from './carry.ts';
import { denyPermissions, prepare } from './hardening.ts';
import { endWithWindow } from './lifecycle.ts';
import { menuTemplate } from './menu.ts';
import { openWindow, showAgain } from './window.ts';

const { app, dialog, Menu } = electron;
const dataFolder = dataFolderOf({ platform: process.platform, home: homedir(), env: process.env });

async function openGame(): Promise<void> {
  await lockFolder(dataFolder);
  const host = await createHost({
    dataFolder,
    carrier: 'electron',
    version: VERSION,
    locale: app.getLocale(),
    runtime: runtimeFacts(),
    workerUrl: new URL('./bot.worker.js', import.meta.url),
    recordsUrl: new URL('./records.worker.js', import.meta.url),
    onQuit: () => app.quit(),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, app.isPackaged)));
  denyPermissions(electron);
  servePage(electron, readPage(path.join(import.meta.dirname, '../renderer')));
  carryCalls(electron, host);
  carryEvents(electron, host);
  endWithWindow(electron, host);
  const window = openWindow(electron, path.join(import.meta.dirname, '../preload/preload.cjs'));
  app.on('second-instance', () => showAgain(window));
}

prepare(electron, dataFolder);
if (app.requestSingleInstanceLock()) {
  app
    .whenReady()
    .then(openGame)
    .catch((error: Error) => {
      dialog.showErrorBox('Hadara', error.message);
      app.exit(1);
    });
} else {
  app.quit();
}
