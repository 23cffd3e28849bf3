import type { Locator, Page } from '@playwright/test';
import { expect } from './program.ts';

/** One line of the set-up screen. */
export type Sitter = 'Human' | 'Bot: apprentice' | 'Bot: governor';

export const decisionPanel = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });
export const curtain = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: 'Show' });
export const scoreSheet = (page: Page): Locator => page.getByRole('dialog', { name: /score/i });

/** Makes everything as quick as it can be: no animation, cheap graphics, one press for a decision. */
export async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /instant/i }).click();
  await dialog.getByRole('radio', { name: 'Simple' }).click();
  await dialog.getByRole('switch', { name: /confirm/i }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Sets up a table from the title screen and starts. */
export async function sitDown(
  page: Page,
  sitters: readonly Sitter[],
  mode: 'Basic' | 'Advanced',
  seed: number,
): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  const rows = page.getByRole('region', { name: /seats/i }).getByRole('listitem');
  while ((await rows.count()) > sitters.length)
    await rows
      .last()
      .getByRole('button', { name: /remove/i })
      .click();
  while ((await rows.count()) < sitters.length) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [seat, sitter] of sitters.entries()) await rows.nth(seat).getByRole('radio', { name: sitter }).click();
  await page.getByRole('radio', { name: new RegExp(`^${mode} game`) }).click();
  await page.getByText('Advanced options').click();
  await page.getByRole('textbox', { name: /seed/i }).fill(String(seed));
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** The legal decisions that the panel offers. */
export const choicesOn = (page: Page): Locator => decisionPanel(page).locator('button.choice:not(.refused)');

/** Takes the legal decision at `index`, counted round, as soon as there is one. */
export async function decide(page: Page, index = 0): Promise<void> {
  const choices = choicesOn(page);
  await expect(choices.first()).toBeVisible();
  await choices.nth(index % (await choices.count())).click();
}
