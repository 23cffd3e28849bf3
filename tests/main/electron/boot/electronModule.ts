import { existsSync } from 'node:fs';
import { CALL, LISTEN } from '../../../../main/electron/channels.ts';
import { FakeContents, FakeElectron, FakeWindow } from '../fakeElectron.ts';

/** The `electron` module of the boot test. Once the window loads its page, it looks around and reports one line. */
const electron = new FakeElectron({ switches: process.env.SWITCHES?.split(' ') ?? [] });
// Where the real one keeps the archive; there is no release feed beside it.
Object.assign(process, { resourcesPath: import.meta.dirname });

class ReportingWindow extends FakeWindow {
  override async loadURL(address: string): Promise<void> {
    await super.loadURL(address);
    const { preload = '' } = this.options.webPreferences ?? {};
    const page = await electron.served.get('hadara')?.(new Request(address));
    const event = { senderFrame: { url: address, parent: null }, sender: new FakeContents() };
    await electron.invoke(event, LISTEN);
    const info = await electron.invoke(event, CALL, 'app.info', {});
    if (process.env.DRAWS !== undefined) await electron.invoke(event, CALL, 'app.drawn', {});
    const told = event.sender.sent.map(([, name, payload]) => ({ name, payload }));
    const text = (await page?.text()) ?? '';
    const drawn = electron.app.done.filter((what) => /acceleration|blocklist/.test(what));
    const report = { preloadIsThere: existsSync(preload), page: text, told, info, menus, drawn };
    process.stdout.write(`${JSON.stringify(report)}\n`);
    // As on a desktop where a window that is not shown never gets ready.
    this.webContents.emit(
      process.env.LOAD_FAILS === undefined ? 'did-finish-load' : 'did-fail-load',
      {},
      -6,
      'ERR',
      '',
      true,
    );
    if (process.env.LOAD_FAILS === undefined) app.emit('before-quit', { preventDefault: () => undefined });
  }
}

let menus = 0;
export const Menu = {
  buildFromTemplate: (template: readonly unknown[]) => template,
  setApplicationMenu: (template: readonly unknown[]) => {
    menus = template.length;
  },
};
export const dialog = {
  ...electron.dialog,
  showErrorBox: (title: string, content: string) => process.stdout.write(`${title}: ${content}\n`),
};
export const app = Object.assign(electron.app, {
  requestSingleInstanceLock: () => process.env.SECOND_INSTANCE === undefined,
  whenReady: async () => undefined,
  getLocale: () => 'de',
  relaunch: ({ args }: { args: string[] }) => process.stdout.write(`relaunch ${args.slice(1).join(' ')}\n`),
  exit: (code: number) => {
    process.exitCode = code;
  },
});
export const BrowserWindow = ReportingWindow;
export const { clipboard, crashReporter, ipcMain, powerMonitor, powerSaveBlocker, protocol, session, shell } = electron;
