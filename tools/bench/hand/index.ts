import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { installedBrowser } from '../../../tests/e2e/browser.ts';
import { print, runCommand } from '../../cli/command.ts';

/* `npm run bench:hand`: how long the page of a phone takes to its first picture, from the built files. */

const HAND = path.resolve(import.meta.dirname, '../../../out/hand');
const ROUNDS = 7;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
/** A busy Wi-Fi: bytes in a second, and milliseconds there and back. */
const WIFI = { offline: false, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, latency: 20 };
/** How many times slower than this machine a phone's processor is. */
const SLOWDOWNS = [1, 4];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The files as the door of the phones sends them. */
async function serve() {
  const files = new Map(
    readdirSync(HAND, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(HAND, file)}`, gzipSync(readFileSync(file))]),
  );
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? '/index.html' : url;
    const body = files.get(name);
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Milliseconds until the page says what is to be typed, in a browser that has never been there. */
async function firstPicture(browser: Browser, address: string, slowdown: number): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', WIFI);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  const milliseconds = Number(await paint.jsonValue());
  await context.close();
  return milliseconds;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function bench(): Promise<void> {
  const { server, address } = await serve();
  const executablePath = installedBrowser();
  const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
  try {
    for (const slowdown of SLOWDOWNS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await firstPicture(browser, address, slowdown));
      const [least, most] = [Math.min(...times), Math.max(...times)].map(Math.round);
      print(`processor ${slowdown} times slower: ${Math.round(median(times))} ms (${least} to ${most})`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

await runCommand(bench);
