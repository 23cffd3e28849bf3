import type { Locator, Page } from '@playwright/test';
import { expect } from './program.ts';

/** The saved games on the screen "Games", newest first. */
export const games = (page: Page): Locator => page.getByRole('list', { name: /^Saved games/ }).getByRole('article');

export async function openGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
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
