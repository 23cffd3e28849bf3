import type { BrowserWindowConstructorOptions } from 'electron';
import { PAGE_ADDRESS } from './address.ts';
import { CRASH_ADDRESS } from './crashPage.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';
import { webPreferences } from './hardening.ts';

/** How long (milliseconds) a window may stay unseen, whatever Electron says or does not say about it. */
const UNSEEN = 3_000;
/** The error code of a load that was only replaced by another one. */
const ABORTED = -3;

const windowOptions = (preload: string, isPackaged: boolean): BrowserWindowConstructorOptions => ({
  title: 'Hadara',
  // The name under which size and place are remembered.
  name: 'main',
  windowStatePersistence: true,
  width: 1280,
  height: 800,
  minWidth: 960,
  minHeight: 600,
  // Shown once there is something to see.
  show: false,
  backgroundColor: '#101418',
  autoHideMenuBar: true,
  webPreferences: webPreferences(preload, isPackaged),
});

/**
 * Shows the window when there is something to see, but in any case soon: on Wayland a window that is not shown yet may
 * never say that it is ready.
 */
function showInTime(window: WindowLike): void {
  let waiting = true;
  const show = () => {
    if (!waiting) return;
    waiting = false;
    clearTimeout(timer);
    if (!window.isDestroyed()) window.show();
  };
  const timer = setTimeout(show, UNSEEN);
  timer.unref();
  window.once('ready-to-show', show);
  window.webContents.on('did-finish-load', show);
  window.webContents.on('did-fail-load', show);
}

/** Tells when the page does not come up the first time; later failures are the recovery's. */
function watchFirstLoad({ webContents }: WindowLike, onFailure: (reason: string) => void): void {
  let first = true;
  const fail = (reason: string) => {
    if (first) onFailure(reason);
    first = false;
  };
  webContents.on('did-finish-load', () => {
    first = false;
  });
  webContents.on('did-fail-load', (_event, code, description, _address, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) fail(`${description} (${code})`);
  });
  webContents.on('preload-error', (_event, _preload, error) => fail(error.message));
}

export interface OpenWindowOptions {
  /** Whether it shows the plain page first that stands in for the game's. */
  readonly plainPage: boolean;
  /** The preload script. */
  readonly preload: string;
  /** Gets the window before it loads anything. */
  readonly prepare: (window: WindowLike) => void;
  /** Called once when the page does not come up: then there is no game to be seen. */
  readonly onFirstLoadFailed: (reason: string) => void;
  /** Called when the player can see the window, the first time and perhaps again. */
  readonly onSeen: () => void;
  /** Called when a load was given up, also for another one. */
  readonly onFault: (error: unknown) => void;
}

/** Opens the game's window. */
export function openWindow({ BrowserWindow, app }: ElectronLike, options: OpenWindowOptions): WindowLike {
  const { plainPage, preload, prepare, onFirstLoadFailed, onSeen, onFault } = options;
  const window = new BrowserWindow(windowOptions(preload, app.isPackaged));
  window.once('show', onSeen);
  // Not every platform reports both.
  window.once('focus', onSeen);
  showInTime(window);
  watchFirstLoad(window, onFirstLoadFailed);
  prepare(window);
  const loaded = plainPage ? window.loadURL(CRASH_ADDRESS) : window.loadURL(PAGE_ADDRESS);
  loaded.catch(onFault);
  return window;
}

/** Brings the window to the front, when the game is started a second time. */
export function showAgain(window: WindowLike): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

export const toggleFullScreen = (window: WindowLike): void => window.setFullScreen(!window.isFullScreen());
