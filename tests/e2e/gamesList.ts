import type { Locator, Page } from '@playwright/test';
import { called } from './called.ts';
import { expect, poll } from './program.ts';

/** The saved games on the screen "Games", newest first. */
export const games = (page: Page): Locator =>
  page.getByRole('list', { name: called('library.list') }).getByRole('article');

export async function openGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: called('library.title') }).click();
  await expect(page.getByRole('heading', { name: called('library.title'), level: 1 })).toBeVisible();
}

/** Goes on with a saved game, from the title: only those in sight are in the list. */
export async function goOnWith(page: Page, name: string): Promise<void> {
  await openGames(page);
  const game = page.getByRole('article', { name: new RegExp(`^${name}`) });
  await games(page).first().hover();
  await poll(async () => {
    if (!(await game.isVisible())) await page.mouse.wheel(0, 300);
    return game.isVisible();
  }).toBe(true);
  await game.getByRole('button', { name: called('library.continue') }).click();
}

/** Chooses something from the menu of a saved game. */
export async function choose(page: Page, game: Locator, item: string | RegExp): Promise<void> {
  await game.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Drops a file onto the window. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}
