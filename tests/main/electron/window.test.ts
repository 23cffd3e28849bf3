import { expect, it, vi } from 'vitest';
import { endWithWindow } from '../../../main/electron/lifecycle.ts';
import { openWindow, showAgain } from '../../../main/electron/window.ts';
import type { Host } from '../../../shared/contract/host.ts';
import { FakeElectron, FakeWindow } from './fakeElectron.ts';

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

it('loads a page again that crashed, but not one that crashes at once again', () => {
  vi.useFakeTimers();
  const { webContents } = opened();
  const crash = () => webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  crash();
  expect(webContents.reloads).toBe(1);
  vi.advanceTimersByTime(5_000);
  crash();
  expect(webContents.reloads).toBe(1);
  vi.advanceTimersByTime(11_000);
  crash();
  expect(webContents.reloads).toBe(2);
  vi.useRealTimers();
});

it('leaves a page in peace that ended as it should', () => {
  const { webContents } = opened();
  webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });
  expect(webContents.reloads).toBe(0);
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
  const host: Host = { handle: vi.fn(), subscribe: vi.fn(), dispose: disposed };
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
