import type { Locator, Page } from '@playwright/test';
import { called } from './called.ts';
import { stopFilling, takeWebGLAway } from './drawing.ts';
import { expect } from './program.ts';

/** Who sits at a seat: a person, or a bot of some level. */
export type Sitter = 'Human' | 'Apprentice' | 'Citizen' | 'Governor' | 'Regent' | 'Hadara';

export const decisionPanel = (page: Page): Locator => page.getByRole('region', { name: called('panel.label') });
export const curtain = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: 'Show' });
export const scoreSheet = (page: Page): Locator => page.getByRole('dialog', { name: /score/i });

/** Chooses something from the menu of the game's bar. */
export async function chooseFromMenu(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: called('bar.menu') }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const leave = (page: Page): Promise<void> => chooseFromMenu(page, called('bar.leave'));

/** Presses the curtain's button until it answers: at first a press counts for the player before. */
export async function openCurtain(page: Page, name: RegExp = /^Show my cards/): Promise<void> {
  await expect(curtain(page)).toBeVisible();
  await expect(async () => {
    const button = curtain(page).getByRole('button', { name });
    if (await button.isVisible()) await button.click({ delay: 20 });
    await expect(curtain(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/**
 * Takes WebGL away from the pages that are loaded from now on: the game is played through its panels, as on a computer
 * without it. Drawing the table on the processor costs more than all else, and other tests do it.
 */
export const withoutTable = (page: Page): Promise<unknown> => page.addInitScript(takeWebGLAway);

/**
 * Leaves out of the pages that are loaded from now on nothing but the filling of pixels: the table is built, lit, moved
 * and counted, shaders are compiled and textures sent, but the canvas stays empty. Where pictures are no matter.
 */
export const withoutPixels = (page: Page): Promise<unknown> => page.addInitScript(stopFilling);

/** Whether the page has drawn two frames within `wait` milliseconds. */
const drawsFrames = (page: Page, wait: number): Promise<boolean> =>
  page.evaluate(
    (end) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), end);
      }),
    wait,
  );

/**
 * Gives the window a size and waits until the page has drawn in it. A browser without a screen has once drawn nothing
 * for 40 s after a change of size, and nothing can be pressed where nothing is drawn: then it gets the size once more.
 */
export async function resizeTo(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  if (await drawsFrames(page, 5000)) return;
  process.stdout.write(`no frame within 5 s at ${size.width} by ${size.height}: once more\n`);
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.setViewportSize(size);
  expect(await drawsFrames(page, 30_000), 'the page draws frames').toBe(true);
}

/** Makes everything as quick as it can be: no animation, cheap graphics, one press for a decision. */
export async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /instant/i }).click();
  await dialog.getByRole('switch', { name: /confirm/i }).click();
  await dialog.getByRole('tab', { name: 'Graphics' }).click();
  await dialog.getByRole('radio', { name: 'Simple' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Gives a seat to somebody; the same in the set-up screen and in "what if". */
export async function seat(page: Page, row: Locator, sitter: Sitter): Promise<void> {
  if (sitter === 'Human') {
    await row.getByRole('radio', { name: 'Human' }).click();
    return;
  }
  await row.getByRole('radio', { name: 'Bot' }).click();
  await row.getByRole('button', { name: /^Level of/ }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${sitter}`) }).click();
}

/** Shows all of the set-up, of which a first table folds most. */
export async function unfoldSetup(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: called('setup.start') })).toBeVisible();
  const more = page.getByRole('button', { name: called('setup.more') });
  if (await more.isVisible()) await more.click();
}

/** Sets up a table from the title screen and starts. */
export async function sitDown(
  page: Page,
  sitters: readonly Sitter[],
  mode: 'Basic' | 'Advanced',
  seed: number,
): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await unfoldSetup(page);
  const rows = page.getByRole('region', { name: /seats/i }).getByRole('listitem');
  while ((await rows.count()) > sitters.length)
    await rows
      .last()
      .getByRole('button', { name: /remove/i })
      .click();
  while ((await rows.count()) < sitters.length) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [index, sitter] of sitters.entries()) await seat(page, rows.nth(index), sitter);
  await page.getByRole('radio', { name: new RegExp(`^${mode} game`) }).click();
  await page.getByText('Deal: by chance').click();
  await page.getByRole('textbox', { name: /seed/i }).fill(String(seed));
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** The legal decisions that the panel offers. */
export const choicesOn = (page: Page): Locator => decisionPanel(page).locator('button.choice:not(.refused)');

/** Takes the legal decision at `index`, counted round, as soon as there is one; none is due once the score is shown. */
export async function decide(page: Page, index = 0): Promise<void> {
  // What is pressed again is taken back, where several cards go.
  const choices = choicesOn(page).and(page.locator(':not([aria-pressed="true"])'));
  // Those of the decision before may be on their way out, and it may have been the last.
  await expect(async () => {
    if (await scoreSheet(page).isVisible()) return;
    await expect(choices.first()).toBeVisible({ timeout: 5000 });
    await choices.nth(index % Math.max(1, await choices.count())).click({ timeout: 5000 });
  }).toPass();
}
