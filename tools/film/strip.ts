import type { Browser, Page } from '@playwright/test';
import type { Choreography, Occasion } from './choreographies.ts';
import './page/remote.ts';

/** Pictures of a strip. */
const PICTURES = 8;
/** Milliseconds from frame to frame of the page's clock while it is stepped. */
const FRAME = 16;
/** The page's clock stands still from here on, in milliseconds: on a frame, however long the page took to load. */
const STOP = FRAME * 100_000;
/** Milliseconds in which a table comes to rest, on a busy processor that draws it in high graphics. */
const SETTLES = 300_000;
/** What is told shows within this time, or never. */
const PATIENCE = 60_000;

export interface Picture {
  /** Milliseconds since the first one. */
  readonly at: number;
  readonly png: Buffer;
}

/** Where a strip begins, in milliseconds after what it tells of, and the pixels of its window. */
export interface Section {
  readonly from: number;
  readonly size: { readonly width: number; readonly height: number };
}

/** Lets so much time pass on the page: timers, frames and all that is asked for the time. */
const pass = (page: Page, milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);

/** Opens a table with a clock of its own, which stands still when the table rests. */
async function openTable(
  browser: Browser,
  address: string,
  { before }: Occasion,
  viewport: Section['size'],
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await page.waitForFunction(() => window.film !== undefined);
  await page.evaluate((update) => window.film?.lay(update), before);
  await page.waitForFunction(() => window.film?.settled() === true, undefined, { timeout: SETTLES });
  await page.clock.pauseAt(STOP);
  await pass(page, FRAME);
  return page;
}

/** Draws what is to be seen now and takes a picture of it. */
async function takePicture(page: Page, at: number): Promise<Picture> {
  await page.evaluate(() => window.film?.expose(true));
  await pass(page, FRAME);
  const png = await page.screenshot();
  await page.evaluate(() => window.film?.expose(false));
  return { at, png };
}

/** Goes on frame by frame until the first of the events is shown. Throws an Error when none is. */
async function passUntil(page: Page, { name, events }: Choreography): Promise<void> {
  for (let passed = 0; passed < PATIENCE; passed += FRAME) {
    const shown = await page.evaluate(() => window.film?.event() ?? null);
    if (shown !== null && events.includes(shown)) return;
    await pass(page, FRAME);
  }
  throw new Error(`${name} is not shown`);
}

/** The pictures of a choreography, at even distances; the same ones whenever they are taken. */
export async function takeStrip(
  browser: Browser,
  address: string,
  choreography: Choreography,
  occasion: Occasion,
  { from, size }: Section,
): Promise<readonly Picture[]> {
  const page = await openTable(browser, address, occasion, size);
  await page.evaluate(() => window.film?.expose(false));
  await page.evaluate((update) => window.film?.tell(update), occasion.after);
  await passUntil(page, choreography);
  await pass(page, from);
  const step = Math.max(FRAME, Math.round(choreography.lasts / (PICTURES - 1) / FRAME) * FRAME);
  const pictures: Picture[] = [];
  for (let index = 0; index < PICTURES; index++) {
    // Taking a picture takes a frame, too.
    if (index > 0) await pass(page, step - FRAME);
    pictures.push(await takePicture(page, from + index * step));
  }
  await page.close();
  return pictures;
}

/** All pictures of a strip side by side, in two rows, each with its time. */
export async function contactSheet(browser: Browser, title: string, pictures: readonly Picture[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2600, height: 800 } });
  const cells = pictures.map(
    ({ at, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${at} ms</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 0; padding: 10px; background: #222; color: #ddd; font: 20px sans-serif; width: max-content }
    main { display: grid; grid-template-columns: repeat(4, 640px); gap: 8px; margin-top: 8px }
    figure { margin: 0 } img { width: 640px; display: block }
  </style>${title}<main>${cells.join('')}</main>`);
  const sheet = await page.locator('body').screenshot();
  await page.close();
  return sheet;
}
