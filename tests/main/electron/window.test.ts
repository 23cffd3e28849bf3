import { expect, it, vi } from 'vitest';
import { openWindow, showAgain, toggleFullScreen } from '../../../main/electron/window.ts';
import { FakeElectron, FakeWindow } from './fakeElectron.ts';

function opened(): FakeWindow {
  const window = openWindow(new FakeElectron(), {
    preload: '/preload.cjs',
    prepare: () => undefined,
    onFault: () => undefined,
  });
  if (!(window instanceof FakeWindow)) throw new Error('not the fake window');
  return window;
}

it('opens one window on the page and shows it when there is something to see', () => {
  const window = opened();
  expect(window.options).toMatchObject({
    title: 'Hadara',
    show: false,
    minWidth: 960,
    minHeight: 600,
    webPreferences: { preload: '/preload.cjs', sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  expect(window.done).toEqual(['load hadara://app/']);
  window.emit('ready-to-show');
  expect(window.done).toEqual(['load hadara://app/', 'show']);
});

it('is watched before it loads anything', () => {
  const watch = vi.fn((window) => expect(window.webContents.loads).toEqual([]));
  openWindow(new FakeElectron(), { preload: '/preload.cjs', prepare: watch, onFault: () => undefined });
  expect(watch).toHaveBeenCalledOnce();
});

it('notes down that the page could not be loaded', async () => {
  class Unreachable extends FakeWindow {
    override loadURL = async () => Promise.reject(new Error('ERR_ABORTED'));
  }
  const electron = Object.assign(new FakeElectron(), { BrowserWindow: Unreachable });
  const onFault = vi.fn();
  openWindow(electron, { preload: '/preload.cjs', prepare: () => undefined, onFault });
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
});

it('fills the screen and gives it back', () => {
  const window = opened();
  toggleFullScreen(window);
  expect(window.fullScreen).toBe(true);
  toggleFullScreen(window);
  expect(window.fullScreen).toBe(false);
});

it('comes to the front when the game is started again', () => {
  const window = opened();
  window.minimized = true;
  showAgain(window);
  expect(window.done.slice(-2)).toEqual(['restore', 'focus']);
});
