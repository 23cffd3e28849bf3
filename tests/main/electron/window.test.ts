import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenWindowOptions, openWindow, showAgain, toggleFullScreen } from '../../../main/electron/window.ts';
import { FakeElectron, FakeWindow } from './fakeElectron.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openedWith(electron: FakeElectron, options: Partial<OpenWindowOptions> = {}) {
  const told = { onFirstLoadFailed: vi.fn(), onSeen: vi.fn(), onFault: vi.fn() };
  const window = openWindow(electron, {
    plainPage: false,
    preload: '/preload.cjs',
    prepare: () => undefined,
    ...told,
    ...options,
  });
  if (!(window instanceof FakeWindow)) throw new Error('not the fake window');
  return { window, webContents: window.webContents, ...told };
}

const opened = (options: Partial<OpenWindowOptions> = {}) => openedWith(new FakeElectron(), options);
const shows = ({ done }: FakeWindow) => done.filter((what) => what === 'show').length;

it('opens one window on the page and shows it when there is something to see', () => {
  const { window, onSeen } = opened();
  expect(window.options).toMatchObject({
    title: 'Hadara',
    show: false,
    minWidth: 960,
    minHeight: 600,
    webPreferences: { preload: '/preload.cjs', sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  expect(window.done).toEqual(['load hadara://app/']);
  expect(onSeen).not.toHaveBeenCalled();
  window.emit('ready-to-show');
  expect(window.done).toEqual(['load hadara://app/', 'show']);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('opens on the plain page after starts of which nothing was seen', () => {
  expect(opened({ plainPage: true }).window.done).toEqual(['load hadara://app/crash/']);
});

it.each([
  ['its page is loaded', ({ webContents }: FakeWindow) => webContents.emit('did-finish-load')],
  [
    'its page cannot be loaded',
    ({ webContents }: FakeWindow) =>
      webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'hadara://app/', true),
  ],
  ['nothing at all is heard for three seconds', () => vi.advanceTimersByTime(3_000)],
])('shows the window when Electron never says that it is ready, but %s', (_what, happen) => {
  const { window } = opened();
  vi.advanceTimersByTime(2_999);
  expect(shows(window)).toBe(0);
  happen(window);
  expect(shows(window)).toBe(1);
});

it('takes a window that has the keyboard for one that is seen', () => {
  const { window, onSeen } = opened();
  window.emit('focus');
  expect(onSeen).toHaveBeenCalledOnce();
});

it('shows the window once, and not one that is closed by then', () => {
  const { window } = opened();
  for (const event of ['ready-to-show', 'ready-to-show']) window.emit(event);
  window.webContents.emit('did-finish-load');
  vi.advanceTimersByTime(10_000);
  expect(shows(window)).toBe(1);

  const { window: closed } = opened();
  closed.destroyed = true;
  vi.advanceTimersByTime(10_000);
  expect(shows(closed)).toBe(0);
});

it('is watched before it loads anything', () => {
  const watch = vi.fn((window) => expect(window.webContents.loads).toEqual([]));
  opened({ prepare: watch });
  expect(watch).toHaveBeenCalledOnce();
});

it('notes down that the page could not be loaded', async () => {
  class Unreachable extends FakeWindow {
    override loadURL = async () => Promise.reject(new Error('ERR_ABORTED'));
  }
  const { onFault } = openedWith(Object.assign(new FakeElectron(), { BrowserWindow: Unreachable }));
  await vi.advanceTimersByTimeAsync(0);
  expect(onFault).toHaveBeenCalledOnce();
});

describe('the first load', () => {
  const fail = ({ webContents }: FakeWindow, code: number, isMainFrame = true) =>
    webContents.emit('did-fail-load', {}, code, 'ERR_SOMETHING', 'hadara://app/', isMainFrame);

  it('is told of once when it fails', () => {
    const { window, onFirstLoadFailed } = opened();
    fail(window, -6);
    fail(window, -6);
    expect(onFirstLoadFailed).toHaveBeenCalledExactlyOnceWith('ERR_SOMETHING (-6)');
  });

  it('fails with the script that joins page and host', () => {
    const { webContents, onFirstLoadFailed } = opened();
    webContents.emit('preload-error', {}, '/preload.cjs', new Error('no such module'));
    expect(onFirstLoadFailed).toHaveBeenCalledExactlyOnceWith('no such module');
  });

  it('has not failed when it makes way for another, or something within the page fails', () => {
    const { window, onFirstLoadFailed } = opened();
    fail(window, -3);
    fail(window, -6, false);
    expect(onFirstLoadFailed).not.toHaveBeenCalled();
  });

  it('is over when it worked: what fails later is the recovery’s', () => {
    const { window, onFirstLoadFailed } = opened();
    window.webContents.emit('did-finish-load');
    fail(window, -6);
    expect(onFirstLoadFailed).not.toHaveBeenCalled();
  });
});

it('fills the screen and gives it back', () => {
  const { window } = opened();
  toggleFullScreen(window);
  expect(window.fullScreen).toBe(true);
  toggleFullScreen(window);
  expect(window.fullScreen).toBe(false);
});

it('comes to the front when the game is started again, also when it was never shown', () => {
  const { window } = opened();
  window.minimized = true;
  showAgain(window);
  expect(window.done.slice(-3)).toEqual(['restore', 'show', 'focus']);
});
