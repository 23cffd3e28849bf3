import { expect, it, vi } from 'vitest';
import { endWithWindow } from '../../../main/electron/lifecycle.ts';
import { openWindow, showAgain, toggleFullScreen } from '../../../main/electron/window.ts';
import { FakeElectron, FakeWindow } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

function opened(): FakeWindow {
  const window = openWindow(new FakeElectron(), '/preload.cjs');
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
  openWindow(new FakeElectron(), '/preload.cjs', watch);
  expect(watch).toHaveBeenCalledOnce();
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

it.each([
  ['puts everything away, then ends', () => Promise.resolve(), 'exit 0'],
  ['ends with an error when something could not be put away', () => Promise.reject(new Error('disk')), 'exit 1'],
])('%s', async (_what, dispose, exit) => {
  const electron = new FakeElectron();
  const disposed = vi.fn(dispose);
  const host = { ...fakeHost().host, dispose: disposed };
  endWithWindow(electron, host);
  electron.app.emit('window-all-closed');
  expect(electron.app.done).toEqual(['quit']);

  const preventDefault = vi.fn();
  electron.app.emit('before-quit', { preventDefault });
  electron.app.emit('before-quit', { preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(electron.app.done).toEqual(['quit', exit]));
  expect(disposed).toHaveBeenCalledTimes(1);
});
