import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { PAGE_ADDRESS } from '../../../../main/electron/address.ts';
import { installedBrowser } from '../../../e2e/browser.ts';
import { stopFilling, takeWebGLAway } from '../../../e2e/drawing.ts';
import type { FakeElectron, FakeWindow } from '../../electron/fakeElectron.ts';

/** A browser knows no scheme of the game's: the page's files come from a name that never leaves the computer. */
const ORIGIN = 'http://app.localhost';

/** Runs the preload script as a sandboxed page does: all that it can require is what this hands to it. */
const preloadIn = (source: string) => `(() => {
  const listeners = new Map();
  window.fromMain = (channel, values) => listeners.get(channel)?.forEach((listener) => listener({}, ...values));
  const ipcRenderer = {
    invoke: (channel, ...values) => window.toMain(channel, values),
    on: (channel, listener) => void listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener)),
    off: (channel, listener) => void listeners.get(channel)?.delete(listener),
  };
  const contextBridge = { exposeInMainWorld: (name, value) => void Object.assign(window, { [name]: value }) };
  const require = () => ({ contextBridge, ipcRenderer });
  const module = { exports: {} };
  const { exports } = module;
  ${source}
})()`;

export interface BrowserPage {
  /** Where the browser's developer tools listen. */
  readonly line: string;
  close(): Promise<void>;
}

/** Shows the page of a fake Electron in a browser, over its own protocol, its preload script and its calls. */
export async function openPage(electron: FakeElectron, { webContents, options }: FakeWindow): Promise<BrowserPage> {
  const profile = mkdtempSync(path.join(tmpdir(), 'hadara-page-'));
  const executablePath = installedBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== null && { executablePath }),
    args: ['--remote-debugging-port=0', '--ignore-gpu-blocklist', '--enable-unsafe-swiftshader'],
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: { width: options.minWidth ?? 0, height: options.minHeight ?? 0 },
  });
  const [page = await context.newPage()] = context.pages();
  const event = { senderFrame: { url: PAGE_ADDRESS, parent: null }, sender: webContents };
  // Nobody looks at the table of a game that is found again.
  if (existsSync(path.join(process.env.HADARA_DATA ?? '', 'games'))) await page.addInitScript(takeWebGLAway);
  await page.exposeFunction('toMain', async (channel: string, values: unknown[]) => {
    // The picture of the table has been looked at by then, and drawing on the processor costs more than all else.
    if (values[0] === 'game.start') await page.evaluate(stopFilling);
    return electron.invoke(event, channel, ...values);
  });
  webContents.on('sent', (channel: string, ...values: unknown[]) => {
    const message = `window.fromMain(...${JSON.stringify([channel, values])})`;
    page.evaluate(message).catch(() => undefined);
  });
  await page.addInitScript(preloadIn(readFileSync(options.webPreferences?.preload ?? '', 'utf8')));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await electron.served.get('hadara')?.(new Request(new URL(pathname, PAGE_ADDRESS)));
    if (answer === undefined) return route.abort();
    const { status, headers } = answer;
    return route.fulfill({
      status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(ORIGIN);
  const [port, place] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { line: `ws://127.0.0.1:${port}${place}`, close };
}
