import type { Page } from '@playwright/test';
import { goOnWith } from './gamesList.ts';
import { expect, test } from './program.ts';
import { decisionPanel, leave, sitDown, withoutPixels, withoutTable } from './table.ts';

declare global {
  interface Window {
    /** Whether the fonts of headings were there when the first one appeared. */
    fontsAtFirst?: boolean;
    sameCanvas?: HTMLCanvasElement | null;
  }
}

/** The script of the 3D table. */
const TABLE = /\/assets\/Table-[^/]+\.js$/;

const frames = (page: Page) => page.locator('[data-table]').getAttribute('data-frames');

test('headings appear in their own font', async ({ page, program }) => {
  await withoutTable(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === null) return;
      window.fontsAtFirst = document.fonts.check('700 16px Cinzel') && document.fonts.check('400 16px "Source Sans 3"');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await program.open(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.fontsAtFirst)).toBe(true);
});

test('the picture of the title fills every window, and its sun is seen whole beside the menu or above it', async ({
  page,
  program,
}) => {
  await withoutTable(page);
  await program.open(page);
  const picture = page.locator('.behind-picture');
  await expect(picture).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [3440, 1440],
    [1024, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await picture.boundingBox();
    const menu = await page.locator('.title-menu').boundingBox();
    if (box === null || menu === null) throw new Error('nothing is shown');
    expect(box.x).toBeLessThanOrEqual(0);
    expect(box.x + box.width).toBeGreaterThanOrEqual(width);
    // A disc: its middle at three fifths of the width, its radius 0.285 of the height.
    const [middle, radius] = [box.x + box.width * 0.6, box.height * 0.285];
    expect(middle + radius).toBeLessThan(width + 1);
    if (width > height) expect(middle - radius).toBeGreaterThan(menu.x + menu.width);
    else expect(box.y + box.height * 0.655).toBeLessThan(menu.y);
  }
});

test('the table is prepared behind the title, rests there, and is the one that is played on', async ({
  page,
  program,
}) => {
  await withoutPixels(page);
  await program.open(page);
  const table = page.locator('[data-table]');
  await expect(table).toHaveAttribute('data-settled', 'true');
  const before = await frames(page);
  await page.waitForTimeout(1000);
  expect(await frames(page)).toBe(before);
  await page.evaluate(() => {
    window.sameCanvas = document.querySelector('canvas');
  });
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 7);
  await expect(decisionPanel(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const isTheSame = (place: string) =>
    page.evaluate((where) => document.querySelector(`${where} canvas`) === window.sameCanvas, place);
  expect(await isTheSame('.table-area')).toBe(true);

  // It lasts from game to game, over the screens between them.
  await leave(page);
  await goOnWith(page, '');
  await expect(decisionPanel(page)).toBeVisible();
  expect(await isTheSame('.table-area')).toBe(true);
});

test('a table that takes long is waited for a little, and play goes on without it', async ({ page, program }) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await withoutPixels(page);
  await page.route(TABLE, async (route) => {
    await late;
    await route.continue();
  });
  await program.open(page);
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 7);
  await expect(page.getByRole('progressbar', { name: 'The table is being laid' })).toBeVisible();
  await expect(decisionPanel(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  arrive();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('[data-table]')).toHaveAttribute('data-settled', 'true');
});
