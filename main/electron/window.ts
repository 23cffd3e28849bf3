import type { BrowserWindowConstructorOptions } from 'electron';
import { PAGE_ADDRESS } from './address.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';
import { webPreferences } from './hardening.ts';

/** A page that crashes again within this time (milliseconds) stays down: reloading does not help. */
const CRASH_LOOP = 10_000;

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

/** The game lives in the host: a page that crashed comes back to the same position. */
function reviveAfterCrash({ webContents }: WindowLike): void {
  let lastCrash = Number.NEGATIVE_INFINITY;
  webContents.on('render-process-gone', (_event, { reason }) => {
    const now = performance.now();
    if (reason !== 'clean-exit' && now - lastCrash > CRASH_LOOP) webContents.reload();
    lastCrash = now;
  });
}

/** Opens the game's window. */
export function openWindow({ BrowserWindow, app }: ElectronLike, preload: string): WindowLike {
  const window = new BrowserWindow(windowOptions(preload, app.isPackaged));
  window.once('ready-to-show', () => window.show());
  reviveAfterCrash(window);
  void window.loadURL(PAGE_ADDRESS);
  return window;
}

/** Brings the window to the front, when the game is started a second time. */
export function showAgain(window: WindowLike): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
