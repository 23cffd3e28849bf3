import type { CDPSession } from '@playwright/test';
import { TREASURY, WHEEL } from '../../renderer/cards/layout/dimensions.ts';
import { numberOfColour } from '../../shared/vocabulary/colours.ts';
import { atTable, lookedAt, pileOf, pixelOf, standOf } from './onTable.ts';
import { expect, poll, test } from './program.ts';

test.use({ hasTouch: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

type Phase = 'touchStart' | 'touchMove' | 'touchEnd';

/** What the fingers do, and where they are; nowhere once they are lifted. */
const touch = (fingers: CDPSession, type: Phase, ...at: readonly Point[]): Promise<unknown> =>
  fingers.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: at.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id })),
  });

test('the table is played with fingers: a tap chooses, a long press shows, a drag does', async ({ page, program }) => {
  await atTable(page, program);
  const fingers = await page.context().newCDPSession(page);
  const { at, height } = await pileOf(page, program, 'green');
  const bank = await pixelOf(page, { x: TREASURY.x, y: TREASURY.top, z: TREASURY.z });
  const felt = await pixelOf(page, { x: 4.9, y: 0.03, z: -0.4 });
  const beside = page.locator('.beside');
  const left = async () => (await program.truth()).piles[numberOfColour('green')].length;

  await test.step('a tap chooses, one on the felt lets go', async () => {
    await page.touchscreen.tap(at.x, at.y);
    await expect(beside).toHaveAttribute('data-stays', 'true');
    await page.touchscreen.tap(felt.x, felt.y);
    await expect(page.locator('.beside[data-stays="true"]')).toHaveCount(0);
  });

  await test.step('a long press shows it large, while the finger is there, and chooses nothing', async () => {
    await touch(fingers, 'touchStart', at);
    await expect(page.locator('.inspector')).toBeVisible();
    await touch(fingers, 'touchEnd');
    await expect(page.locator('.inspector')).toBeVisible();
    await expect(page.locator('.beside[data-stays="true"]')).toHaveCount(0);
    await page.touchscreen.tap(felt.x, felt.y);
    await expect(page.locator('.inspector')).toBeHidden();
  });

  await test.step('so it does on the wheel, which is no piece, and on a button without words', async () => {
    const wheel = await pixelOf(page, { x: 0, y: WHEEL.top, z: 0 });
    await touch(fingers, 'touchStart', wheel);
    await expect(page.locator('.inspector')).toContainText('Wheel');
    await touch(fingers, 'touchEnd');
    await page.touchscreen.tap(felt.x, felt.y);
    await expect(page.locator('.inspector')).toBeHidden();
    const log = await page.getByRole('button', { name: 'Log' }).boundingBox();
    if (log === null) throw new Error('no button');
    await touch(fingers, 'touchStart', { x: log.x + log.width / 2, y: log.y + log.height / 2 });
    await expect(page.getByRole('tooltip')).toContainText('Log');
    await touch(fingers, 'touchEnd');
    await expect(page.getByRole('region', { name: 'Log' })).toHaveCount(0);
    await page.touchscreen.tap(felt.x, felt.y);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('a tap on the stand of another player shows the whole board of that seat', async () => {
    const stand = await standOf(page, 3);
    await page.touchscreen.tap(stand.x, stand.y);
    await expect(page.getByRole('button', { name: 'View' })).toHaveAttribute('data-away', 'true');
    expect(await lookedAt(page)).toContain('Dalia');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'View' })).toHaveAttribute('data-away', 'false');
  });

  await test.step('two fingers break nothing', async () => {
    const other = { x: felt.x, y: felt.y + 60 };
    await touch(fingers, 'touchStart', felt);
    await touch(fingers, 'touchStart', felt, other);
    for (let step = 1; step < 6; step++)
      await touch(fingers, 'touchMove', { ...felt, y: felt.y - step * 12 }, { ...other, y: other.y + step * 12 });
    await touch(fingers, 'touchEnd');
    expect(await page.evaluate(() => [visualViewport?.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
    await expect(page.locator('.beside[data-stays="true"]')).toHaveCount(0);
  });

  await test.step('a card is dragged to the bank, and one more tap sells it', async () => {
    await touch(fingers, 'touchStart', at);
    for (let step = 1; step <= 8; step++)
      await touch(fingers, 'touchMove', {
        x: at.x + ((bank.x - at.x) * step) / 8,
        y: at.y + ((bank.y - at.y) * step) / 8,
      });
    await touch(fingers, 'touchEnd');
    await expect(page.locator('.beside[data-stays="true"] [data-verb="sell"]')).toHaveAttribute('aria-pressed', 'true');
    expect(await left()).toBe(height);
    // A finger that lets go while it moves throws: the browser takes a tap soon after for the one that stops it.
    await expect(async () => {
      await page.touchscreen.tap(at.x, at.y);
      await poll(left, { timeout: 1000 }).toBeLessThan(height);
    }).toPass();
  });
});
