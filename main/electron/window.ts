import type { BrowserWindowConstructorOptions } from 'electron';
import { PAGE_ADDRESS } from './address.ts';
import type { ElectronLike, WindowLike } from './electronLike.ts';
import { webPreferences } from './hardening.ts';

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

/** Opens the game's window. `prepare` gets it before it loads anything. */
export function openWindow(
  { BrowserWindow, app }: ElectronLike,
  preload: string,
  prepare: (window: WindowLike) => void = () => undefined,
): WindowLike {
  const window = new BrowserWindow(windowOptions(preload, app.isPackaged));
  window.once('ready-to-show', () => window.show());
  prepare(window);
  void window.loadURL(PAGE_ADDRESS);
  return window;
}

/** Brings the window to the front, when the game is started a second time. */
export function showAgain(window: WindowLike): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}

export const toggleFullScreen = (window: WindowLike): void => window.setFullScreen(!window.isFullScreen());
