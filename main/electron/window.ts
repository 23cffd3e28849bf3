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

export interface OpenWindowOptions {
  /** The preload script. */
  readonly preload: string;
  /** Gets the window before it loads anything. */
  readonly prepare: (window: WindowLike) => void;
  /** Called when the page could not be loaded, or was replaced while it was. */
  readonly onFault: (error: unknown) => void;
}

/** Opens the game's window. */
export function openWindow(
  { BrowserWindow, app }: ElectronLike,
  { preload, prepare, onFault }: OpenWindowOptions,
): WindowLike {
  const window = new BrowserWindow(windowOptions(preload, app.isPackaged));
  window.once('ready-to-show', () => window.show());
  prepare(window);
  window.loadURL(PAGE_ADDRESS).catch(onFault);
  return window;
}

/** Brings the window to the front, when the game is started a second time. */
export function showAgain(window: WindowLike): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}

export const toggleFullScreen = (window: WindowLike): void => window.setFullScreen(!window.isFullScreen());
