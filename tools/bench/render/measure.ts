import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Drawn } from './page/drawLog.ts';
import './page/bench.ts';

/** What one round finds out. Times in milliseconds. */
export interface Round {
  readonly first: number;
  readonly frames: readonly Drawn[];
  /** Processor time of browser and page for each of the frames. */
  readonly processor: number;
  readonly textures: number;
  readonly cards: number;
}

/** How often the camera goes from place to place in a round. */
const JOURNEYS = 4;
const PATIENCE = 180_000;

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.bench?.settled() === true, undefined, { timeout: PATIENCE });
};

/** Seconds of processor time that the browser has used so far: page, drawing, and all else. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** A page with a picture that has come to rest. Throws what went wrong on the page. */
async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
  const ready = page.goto(address, { timeout: PATIENCE }).then(() => settled(page));
  try {
    await Promise.race([ready, broken]);
    return page;
  } catch (error) {
    await page.close();
    await ready.catch(() => undefined);
    throw error;
  }
}

/** The name of what draws. */
export async function drawerOf(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const name = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const extension = gl?.getExtension('WEBGL_debug_renderer_info');
    return String(gl?.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  });
  await page.close();
  return name;
}

/** The first picture, then journeys of the camera. */
export async function measureRound(browser: Browser, address: string): Promise<Round> {
  const page = await opened(browser, address);
  const first = await page.evaluate(() => window.bench?.timeOfFirstPicture() ?? Number.NaN);
  await page.evaluate(() => window.bench?.takeDrawn());
  const before = await processorTime(browser);
  for (let journey = 1; journey <= JOURNEYS; journey++) {
    await page.evaluate((place) => window.bench?.lookFrom(place), (journey % 2) as 0 | 1);
    await settled(page);
  }
  const used = (await processorTime(browser)) - before;
  const frames = await page.evaluate(() => window.bench?.takeDrawn() ?? []);
  const textures = await page.evaluate(() => window.bench?.textureBytes() ?? Number.NaN);
  const cards = await page.evaluate(() => window.bench?.cards() ?? Number.NaN);
  await page.close();
  return { first, frames, processor: (used * 1000) / frames.length, textures, cards };
}

/** Pictures that are drawn in five seconds in which nothing happens. */
export async function framesAtRest(browser: Browser, address: string): Promise<number> {
  const page = await opened(browser, address);
  await sleep(1000);
  await page.evaluate(() => window.bench?.takeDrawn());
  await sleep(5000);
  const frames = await page.evaluate(() => window.bench?.takeDrawn().length ?? Number.NaN);
  await page.close();
  return frames;
}

export interface Memory {
  /** Bytes that scripts hold, and of textures. */
  readonly heap: number;
  readonly textures: number;
}

/** What is held after the first game, and after so many, one after the other on the same page. */
export async function memoryAfter(
  browser: Browser,
  address: string,
  games: number,
): Promise<{ readonly one: Memory; readonly all: Memory }> {
  const page = await opened(browser, address);
  const session = await page.context().newCDPSession(page);
  const held = async (): Promise<Memory> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { heap: usedSize, textures: await page.evaluate(() => window.bench?.textureBytes() ?? Number.NaN) };
  };
  const one = await held();
  for (let game = 1; game <= games; game++) {
    // The last one is as the first.
    await page.evaluate((number) => window.bench?.play(number), game === games ? 0 : game);
    await settled(page);
  }
  await sleep(1000);
  const all = await held();
  await page.close();
  return { one, all };
}
