import type { Browser, Page } from '@playwright/test';
import { fullTable } from '../fixtures/awaitingGame.ts';
import { howMany } from '../thorough.ts';
import { expect, test } from './program.ts';
import { choicesOn, decide, sitDown, withoutPixels, withoutTable } from './table.ts';
import { takeUp } from './takeUp.ts';

/**
 * How many times as much as the page without a table the first picture may cost: of the processor's time, and by the clock.
 * It is 3.4 to 5.2 times, by what else the machine does and how many cores draw.
 */
const FIRST_PICTURE = { processor: 7, clock: 7 };
const DRAW_CALLS = 120;
/**
 * Shaders of the low tier, with those of ceremonies: a processor that draws takes a tenth of a second for each. 22 are made, and it depends
 * on the machine how many of two that end early are still there when the table has settled.
 */
const SHADERS = 22;

const table = (page: Page) => page.locator('[data-table]');
const settled = (page: Page) => expect(table(page)).toHaveAttribute('data-settled', 'true', { timeout: 60_000 });
const frames = async (page: Page): Promise<number> => Number(await table(page).getAttribute('data-frames'));

test('a full table stays within its drawing budget and rests while nothing moves', async ({ page, program }) => {
  await withoutPixels(page);
  await takeUp(page, program, fullTable(3, 14), { speed: 'instant', quality: 'low', confirmActions: false });
  await decide(page);
  await expect(choicesOn(page).first()).toBeVisible();
  await settled(page);
  expect(Number(await table(page).getAttribute('data-draw-calls'))).toBeLessThan(DRAW_CALLS);
  expect(Number(await table(page).getAttribute('data-programs'))).toBeLessThanOrEqual(SHADERS);
  // What the others then did may come later than a slow machine shows the next choices: after it, too, it comes to rest.
  await expect(async () => {
    // The picture has refined itself.
    await expect(table(page)).toHaveAttribute('data-still', 'true');
    const before = await frames(page);
    await page.waitForTimeout(1000);
    expect(await frames(page)).toBe(before);
  }).toPass({ timeout: 20_000 });
});

/** Seconds of processor time that the browser has used so far: page, drawing, and all else. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Seconds from opening the page to what shows that the game is there, by the clock and of the processor. */
async function timeToGame(page: Page, browser: Browser, isThere: () => boolean) {
  const used = await processorTime(browser);
  const opened = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: /continue/i }).click();
  await page.waitForFunction(isThere);
  return { clock: (performance.now() - opened) / 1000, processor: (await processorTime(browser)) - used };
}

const isDrawn = () => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset.frames) > 0;
const isOffered = () => document.querySelector('button.choice:not(.refused)') !== null;

/** The best of some: a machine that runs tests does other things, too. */
const TRIES = howMany(5, 3);

/** `rested`: resolves when the page before does nothing any more, as what it still did would be counted. */
async function bestTimes(page: Page, browser: Browser, isThere: () => boolean, rested = async () => {}) {
  const times: Awaited<ReturnType<typeof timeToGame>>[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    await rested();
    times.push(await timeToGame(page, browser, isThere));
  }
  const least = (what: 'clock' | 'processor') => Math.min(...times.map((time) => time[what]));
  return { clock: least('clock'), processor: least('processor') };
}

test('the first picture of the table comes soon after the page', { tag: '@measured' }, async ({
  browser,
  page,
  program,
}) => {
  await takeUp(page, program, fullTable(3, 14));
  const drawn = await bestTimes(page, browser, isDrawn, () =>
    expect(table(page)).toHaveAttribute('data-still', 'true', { timeout: 60_000 }),
  );
  await withoutTable(page);
  const flat = await bestTimes(page, browser, isOffered);
  test.info().annotations.push({ type: 'seconds', description: JSON.stringify({ drawn, flat }) });
  expect(drawn.processor).toBeLessThan(FIRST_PICTURE.processor * flat.processor);
  expect(drawn.clock).toBeLessThan(FIRST_PICTURE.clock * flat.clock);
});

test('without WebGL2 the game says so and is played through its panels', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 2);
  await expect(page.getByText(/WebGL/).first()).toBeVisible();
  await expect(choicesOn(page).first()).toBeVisible();
});

/** The middle of the table, as a file; where nothing is drawn, it is some hundred bytes long. */
const CENTRE = { x: 300, y: 200, width: 400, height: 200 } as const;
const A_PICTURE = 40_000;

test('on the medium tier, too, there is a picture, and when the graphics driver gives up, the table comes back with safe graphics', async ({
  page,
  program,
}) => {
  await takeUp(page, program, fullTable(3, 14), { speed: 'instant', quality: 'medium' });
  await settled(page);
  expect((await page.screenshot({ clip: CENTRE })).length).toBeGreaterThan(A_PICTURE);
  await table(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expect(page.getByText('The 3D table stopped')).toBeVisible();
  await page.getByRole('button', { name: 'Use safe graphics' }).click();
  await expect(table(page)).toHaveAttribute('data-tier', 'low');
  await settled(page);
  await page.reload();
  await page.getByRole('button', { name: /continue/i }).click();
  await expect(table(page)).toHaveAttribute('data-tier', 'low');
});
