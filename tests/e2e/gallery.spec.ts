import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sampled } from '../thorough.ts';
import { expect, HURRIED, poll, test } from './program.ts';
import { choicesOn, leave, unfoldSetup, withoutTable } from './table.ts';

test.use({ settings: HURRIED });

const gallery = (page: Page): Locator => page.getByRole('dialog', { name: 'Gallery' });
const tile = (page: Page, id: string): Locator => gallery(page).locator(`[data-piece="${id}"]`);

/** Whether a picture has been painted: an untouched canvas is empty. */
const isPainted = (picture: Locator): Promise<boolean> =>
  picture.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return data.some((value) => value !== 0);
  });

test('the gallery is found, searched and left with the keyboard, and paints what is in sight', async ({
  page,
  program,
}) => {
  await withoutTable(page);
  await program.open(page);
  const opener = page.getByRole('button', { name: 'Gallery' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(gallery(page).getByRole('status')).toHaveText('All 262 pieces');

  const first = tile(page, '1-yellow-01').locator('canvas');
  const late = tile(page, '3-purple-a02').locator('canvas');
  await poll(() => isPainted(first)).toBe(true);
  expect(await isPainted(late)).toBe(false);
  await late.scrollIntoViewIfNeeded();
  await poll(() => isPainted(late)).toBe(true);

  await gallery(page).getByRole('searchbox').fill('advanced game only');
  await expect(gallery(page).getByRole('status')).toHaveText('5 of 262 pieces');
  await tile(page, 'setup-1-B').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 'setup-2-B')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Setup card 2, side B' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Setup card 3, side B' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile(page, 'setup-3-B')).toBeFocused();
  // Longer than a piece that is reached takes to tell its symbols: the next Esc would only silence it.
  await page.waitForTimeout(1000);
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Twelve cards of one epoch, most of them of one colour: what lies in a tableau, and is hardest to tell apart. */
const TABLEAUS = ['1-green', '2-red', '3-purple'].map((deck) => {
  const numbers = Array.from({ length: 10 }, (_, index) => `${deck}-${String(index + 1).padStart(2, '0')}`);
  return [...numbers, `${deck.charAt(0)}-blue-01`, `${deck.charAt(0)}-yellow-01`];
});

/** The picture of a card that is 64 pixels wide, without what is written above and below it. */
const pictureAt64 = (picture: Locator): Promise<readonly number[]> =>
  picture.evaluate((canvas: HTMLCanvasElement) => {
    const small = Object.assign(document.createElement('canvas'), { width: 64, height: 90 });
    const context = small.getContext('2d');
    if (context === null) throw new Error('no 2D canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, 64, 90);
    return [...context.getImageData(4, 27, 56, 28).data].filter((_, index) => index % 4 !== 3);
  });

const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

test('twelve cards are told apart 64 pixels wide, by their pictures alone', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await page.getByRole('button', { name: 'Gallery' }).click();
  const alike: string[] = [];
  for (const cards of sampled(TABLEAUS, 1)) {
    const pictures: (readonly number[])[] = [];
    for (const card of cards) {
      const picture = tile(page, card).locator('canvas');
      await picture.scrollIntoViewIfNeeded();
      await poll(() => isPainted(picture)).toBe(true);
      pictures.push(await pictureAt64(picture));
    }
    pictures.forEach((one, index) => {
      for (let other = 0; other < index; other++) {
        // Of 255; the same person with another hat on differs by about 5.
        if (differenceOf(one, pictures[other] ?? []) < 11) alike.push(`${cards[index]} and ${cards[other]}`);
      }
    });
  }
  expect(alike).toEqual([]);
});

test('large text leaves the gallery usable: nothing is cut off sideways', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  // The page sets the scale itself when it has read the settings.
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('--ui-scale', '2'));
  await page.getByRole('button', { name: 'Gallery' }).click();
  await page.getByRole('button', { name: 'Choose what to see' }).click();
  await page.getByRole('button', { name: 'Nobles & Inventions', exact: true }).click();
  await expect(gallery(page).getByRole('status')).toHaveText('48 of 262 pieces');
  const overflow = await gallery(page).evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter(
        (element) => element.clientWidth > 0 && element.getBoundingClientRect().right > window.innerWidth + 1,
      ).length,
  );
  expect(overflow).toBe(0);
});

test('a player’s own numbers: written, edited, put right, and played with', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await unfoldSetup(page);
  await page.getByText('Numbers of the game: standard').click();
  await page.getByRole('button', { name: 'Write a copy of the standard file' }).click();
  await expect(page.getByRole('radio', { name: /hadara\.json/ })).toBeVisible();

  const file = path.join(program.dataFolder, 'content/hadara.json');
  const content = JSON.parse(await readFile(file, 'utf8'));
  const card = content.cards.find(({ id }: { id: string }) => id === '1-yellow-01');
  card.cost = 'dear';
  await writeFile(file, JSON.stringify(content));
  await page.getByRole('button', { name: 'Read the folder again' }).click();
  await expect(page.getByRole('list', { name: 'Cannot be played with' })).toContainText('cards[0].cost (1-yellow-01)');

  card.cost = 77;
  card.title = 'Toll Road';
  await writeFile(file, JSON.stringify(content));
  await page.getByRole('button', { name: 'Read the folder again' }).click();
  await page.getByRole('radio', { name: /hadara\.json/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(choicesOn(page).first()).toBeVisible();

  await page.keyboard.press('g');
  await expect(gallery(page)).toContainText('your own content file hadara.json');
  await expect(tile(page, '1-yellow-01')).toHaveAccessibleName(/^Toll Road; .*Cost 77/);
  await page.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(choicesOn(page).first()).toBeVisible();
  await leave(page);
  await page.getByRole('button', { name: 'Gallery' }).click();
  await expect(tile(page, '1-yellow-01')).toHaveAccessibleName(/^Grain Weigher; .*Cost 1;/);
});
