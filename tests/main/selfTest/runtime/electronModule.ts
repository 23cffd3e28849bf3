import { FakeElectron, FakeWindow } from '../../electron/fakeElectron.ts';
import type { BrowserPage } from './browserPage.ts';

/** The `electron` module of a program that tests itself: everything is fake but the page, which a browser without a window shows. */
const switches = process.argv.includes('--no-sandbox') ? ['no-sandbox'] : [];
const electron = new FakeElectron({ switches });
// Where the real one keeps the archive; there is no release feed beside it.
Object.assign(process, { resourcesPath: import.meta.dirname });

let page: BrowserPage | null = null;

class WindowInBrowser extends FakeWindow {
  override async loadURL(address: string): Promise<void> {
    await super.loadURL(address);
    // Only where there is a page: what drives a browser takes long to load.
    const { openPage } = await import('./browserPage.ts');
    page = await openPage(electron, this);
    this.webContents.emit('did-finish-load');
    if (process.argv.includes('--remote-debugging-port=0'))
      process.stderr.write(`DevTools listening on ${page.line}\n`);
  }
}

export const app = Object.assign(electron.app, {
  requestSingleInstanceLock: () => true,
  whenReady: async () => undefined,
  getLocale: () => 'de',
  exit: (code: number) => {
    const closed = page?.close() ?? Promise.resolve();
    void closed.finally(() => process.exit(code));
  },
});
export const BrowserWindow = WindowInBrowser;
export const {
  Menu,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  session,
  shell,
} = electron;
