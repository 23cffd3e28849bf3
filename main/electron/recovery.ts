import type { Language } from '../../shared/words/words.ts';
import type { Page } from '../carrier/page.ts';
import type { DesktopHost } from '../host/entryPoint.ts';
import { isOurs, PAGE_ADDRESS } from './address.ts';
import { CRASH_ADDRESS, type CrashCause, type CrashChoice, crashChoiceOf, crashPage } from './crashPage.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';
import { playersLanguage } from './language.ts';

/** Milliseconds. A page that fails again within this time is not reloaded automatically, because that does not help. */
const IN_A_ROW = 60_000;
/** Milliseconds to wait for a page that does not answer, after Electron has noticed. */
const PATIENCE = 20_000;

/** The page goes straight on with the game that was on the table. */
const RESTORE_ADDRESS = `${PAGE_ADDRESS}?restore`;

export interface RecoveryOptions {
  readonly host: DesktopHost;
  readonly locale: string;
  /** Called when the player has chosen how to go on after starts of which nothing was seen. */
  readonly forgetUnseen: () => void;
  /** Ends the program and starts it again. */
  readonly restart: () => void;
}

/** Brings the page back after it failed. */
export interface Recovery {
  /** The files of the crash page, once there was need of it. */
  readonly page: () => Page;
  /** Makes the crash page for starts of which nothing was seen. */
  preparePlainPage(): Promise<void>;
  watch(window: WindowLike): void;
}

/**
 * The game lives in the host and is on the disk after every decision, so a page that failed is simply loaded again, at
 * the table where it was. When it fails twice in a row, a page without any script offers what the player can do.
 */
export function createRecovery(
  electron: ElectronLike,
  { host, locale, restart, forgetUnseen }: RecoveryOptions,
): Recovery {
  const { app, clipboard, dialog } = electron;
  let page: Page = new Map();
  let diagnostics = '';
  let language: Language = 'en';
  let cause: CrashCause = 'crash';

  const compose = (copied: boolean) => {
    page = crashPage({ cause, language, diagnostics, copied });
  };
  const inquire = async (why: CrashCause) => {
    cause = why;
    const page = why === 'crash' ? 'crashed' : 'not seen';
    const report = await host.handle('app.diagnostics', { facts: { page } });
    diagnostics = report.ok ? String(report.value) : report.detail;
    language = await playersLanguage(host, locale);
  };
  const showCrash = async ({ webContents }: WindowLike) => {
    await inquire('crash');
    compose(false);
    await webContents.loadURL(CRASH_ADDRESS);
  };
  const handlers: Readonly<Record<CrashChoice, (window: WindowLike) => Promise<void>>> = {
    restore: ({ webContents }) => webContents.loadURL(RESTORE_ADDRESS),
    safe: async () => {
      await host.handle('settings.change', { safeGraphics: true });
      forgetUnseen();
      restart();
    },
    copy: async ({ webContents }) => {
      await clipboard.writeText(diagnostics);
      compose(true);
      await webContents.loadURL(CRASH_ADDRESS);
    },
    quit: async () => app.quit(),
  };
  const fault = (error: unknown) => host.log.fault('recovery failed', error);
  const giveUp = () => {
    dialog.showErrorBox('Hadara', diagnostics);
    app.quit();
  };

  return {
    page: () => page,
    preparePlainPage: async () => {
      await inquire('unseen');
      compose(false);
    },
    watch: (window) => {
      const { webContents } = window;
      let lastFailure = Number.NEGATIVE_INFINITY;
      const isShown = () => webContents.getURL().startsWith(CRASH_ADDRESS);
      webContents.on('render-process-gone', (_event, { reason }) => {
        if (reason === 'clean-exit') return;
        host.log.info('page gone', { reason });
        const now = performance.now();
        const again = now - lastFailure <= IN_A_ROW;
        lastFailure = now;
        if (isShown()) giveUp();
        else (again ? showCrash(window) : webContents.loadURL(RESTORE_ADDRESS)).catch(fault);
      });
      webContents.on('will-navigate', (event) => {
        const choice = isShown() && isOurs(event.url) ? crashChoiceOf(new URL(event.url).pathname) : null;
        if (choice === null) return;
        event.preventDefault();
        handlers[choice](window).catch(fault);
      });
      watchSilence(window, host);
    },
  };
}

/** Ends a page that does not answer; it is then restored like one that crashed. */
function watchSilence(window: WindowLike, host: DesktopHost): void {
  let timer: NodeJS.Timeout | undefined;
  window.on('unresponsive', () => {
    host.log.info('page silent');
    clearTimeout(timer);
    timer = setTimeout(() => window.webContents.forcefullyCrashRenderer(), PATIENCE);
  });
  window.on('responsive', () => clearTimeout(timer));
}
