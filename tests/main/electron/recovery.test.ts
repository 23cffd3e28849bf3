import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecovery } from '../../../main/electron/recovery.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { FakeElectron, FakeWindow } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

const CRASH = 'hadara://app/crash/';
const RESTORED = 'hadara://app/?restore';
const REPORT = 'Hadara <1.2.3>';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(locale = 'en') {
  const electron = new FakeElectron();
  const { host } = fakeHost({ 'settings.read': DEFAULT_SETTINGS, 'app.diagnostics': REPORT });
  const restart = vi.fn();
  const forgetUnseen = vi.fn();
  const recovery = createRecovery(electron, { host, locale, restart, forgetUnseen });
  const window = new FakeWindow({});
  recovery.watch(window);
  const { webContents } = window;
  const crash = async (reason = 'crashed') => {
    webContents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    await vi.advanceTimersByTimeAsync(0);
  };
  const follow = async (url: string) => {
    const preventDefault = vi.fn();
    webContents.emit('will-navigate', { url, preventDefault });
    await vi.advanceTimersByTimeAsync(0);
    return preventDefault.mock.calls.length > 0;
  };
  const text = (path = '/crash/') => new TextDecoder().decode(recovery.page().get(path)?.body);
  return { electron, host, recovery, restart, forgetUnseen, window, webContents, crash, follow, text };
}

it('comes back to the table after a crash', async () => {
  const { webContents, crash, recovery } = watched();
  await crash();
  expect(webContents.loads).toEqual([RESTORED]);
  expect(recovery.page().size).toBe(0);
});

it('leaves a page in peace that ended as it should', async () => {
  const { webContents, crash } = watched();
  await crash('clean-exit');
  expect(webContents.loads).toEqual([]);
});

it('shows the crash page after the second crash in a row, and not after a late one', async () => {
  const { webContents, crash } = watched();
  await crash();
  await vi.advanceTimersByTimeAsync(61_000);
  await crash();
  expect(webContents.loads).toEqual([RESTORED, RESTORED]);
  await vi.advanceTimersByTimeAsync(5_000);
  await crash();
  expect(webContents.loads.at(-1)).toBe(CRASH);
});

it('serves the crash page without any script, under a policy that allows none', async () => {
  const { crash, recovery, text } = watched('de');
  await crash();
  await crash();
  const page = recovery.page();
  for (const file of page.values())
    expect(file.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';(?!.*script)/);
  expect(text()).toContain('Spiel wiederherstellen');
  expect(text()).toContain('Hadara &lt;1.2.3&gt;');
  expect(text()).not.toMatch(/<script|style="| on\w+=/);
  const stylesheet = /href="([^"]+\.css)"/.exec(text())?.[1] ?? '';
  expect(page.get(stylesheet)?.headers['content-type']).toMatch(/^text\/css/);
});

it('does what the links of the crash page say', async () => {
  const { electron, host, restart, forgetUnseen, webContents, crash, follow, text } = watched();
  await crash();
  await crash();
  const links = [...text().matchAll(/<a href="([^"]+)"/g)].map(([, path]) => new URL(path ?? '', CRASH).href);
  expect(links).toEqual(['restore', 'safe', 'copy', 'quit'].map((choice) => `${CRASH}${choice}`));

  expect(await follow(`${CRASH}copy`)).toBe(true);
  expect(electron.copied).toBe(REPORT);
  expect(webContents.getURL()).toBe(CRASH);
  expect(text()).toContain('Copied.');

  expect(await follow(`${CRASH}safe`)).toBe(true);
  expect(host.handle).toHaveBeenLastCalledWith('settings.change', { safeGraphics: true });
  expect(restart).toHaveBeenCalledOnce();
  expect(forgetUnseen).toHaveBeenCalledOnce();

  expect(await follow(`${CRASH}quit`)).toBe(true);
  expect(electron.app.done.at(-1)).toBe('quit');

  expect(await follow(`${CRASH}restore`)).toBe(true);
  expect(webContents.getURL()).toBe(RESTORED);
});

it('follows such links only from the crash page', async () => {
  const { electron, webContents, follow } = watched();
  await webContents.loadURL('hadara://app/');
  expect(await follow(`${CRASH}quit`)).toBe(false);
  expect(electron.app.done).toEqual([]);
});

it('ends when even the crash page crashes, and says why', async () => {
  const { electron, crash } = watched();
  for (let crashes = 0; crashes < 3; crashes++) await crash();
  expect(electron.boxes).toEqual([`Hadara: ${REPORT}`]);
  expect(electron.app.done).toEqual(['quit']);
});

it('ends a page that answers no more, unless it comes to itself', async () => {
  const { window, webContents } = watched();
  window.emit('unresponsive');
  await vi.advanceTimersByTimeAsync(10_000);
  window.emit('responsive');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(webContents.loads).toEqual([]);
  window.emit('unresponsive');
  await vi.advanceTimersByTimeAsync(21_000);
  expect(webContents.loads).toEqual([RESTORED]);
});

it('makes the same plain page for starts of which nothing was seen, which goes on to the game', async () => {
  const { host, recovery, webContents, follow, text, forgetUnseen } = watched('de');
  await recovery.preparePlainPage();
  expect(host.handle).toHaveBeenCalledWith('app.diagnostics', { facts: { page: 'not seen' } });
  expect(text()).toContain('Das Spiel hat nichts gezeigt');
  expect(text()).toContain('>Spiel starten</a>');
  expect(text()).toContain('Hadara &lt;1.2.3&gt;');
  await webContents.loadURL(CRASH);
  expect(await follow(`${CRASH}restore`)).toBe(true);
  expect(webContents.getURL()).toBe(RESTORED);
  // Whether that is to be seen, the page will tell.
  expect(forgetUnseen).not.toHaveBeenCalled();
});
