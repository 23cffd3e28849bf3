import type { Page } from '@playwright/test';
import { pathOf } from '../../shared/flow/runner.ts';
import { expect, HURRIED, poll, test } from './program.ts';
import { choicesOn, decisionPanel, sitDown, withoutPixels, withoutTable } from './table.ts';

// Whoever plays by keys confirms.
test.use({ settings: { ...HURRIED, confirmActions: true } });

/** Tabs until the button has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (name.test(focused ?? '')) return;
  }
  throw new Error(`the Tab key does not reach ${name}`);
}

test('a round is played with the keyboard alone', async ({ page, program }) => {
  await withoutPixels(page);
  await program.open(page);
  await tabTo(page, /New game/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Start the game/);
  await page.keyboard.press('Enter');
  await expect(choicesOn(page).first()).toBeVisible();

  for (let decisions = 0; decisions < 3; decisions++) {
    const before = await program.truth().then((truth) => truth.seats[0]?.cards.length);
    const words = await decisionPanel(page).innerText();
    await page.keyboard.press('1');
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Being done …')).toBeHidden();
    await poll(
      async () => (await decisionPanel(page).isVisible()) && (await decisionPanel(page).innerText()) !== words,
    ).toBe(true);
    await expect(page.getByText('Being done …')).toBeHidden();
    expect(await program.truth().then((truth) => truth.seats[0]?.cards.length)).toBe(before);
  }

  // A slip, noticed too late: asked once, one decision back, and the same once more.
  const words = await decisionPanel(page).innerText();
  await page.keyboard.press('u');
  await tabTo(page, /^Take back as practice$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  await poll(() => decisionPanel(page).innerText()).not.toBe(words);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeVisible();
  await page.keyboard.press('y');
  await poll(() => decisionPanel(page).innerText()).toBe(words);

  // What happened since, on one key, which is one press however long it is held. It may be open by itself, after a skip.
  const since = page.getByRole('region', { name: 'What happened since' });
  if (!(await since.isVisible())) await page.keyboard.press('e');
  await expect(since.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('s');
  const choosing = await decisionPanel(page).innerText();
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('e');
  await page.keyboard.up('e');
  await expect(since).toBeHidden();
  expect(await decisionPanel(page).innerText()).toBe(choosing);
});

test('a decision is selected first, and Escape lets go of it', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
  await expect(choicesOn(page).first()).toBeVisible();
  const step = pathOf(await program.truth());
  await choicesOn(page).first().click();
  const confirm = decisionPanel(page).getByRole('button', { name: /^Confirm/ });
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  expect(pathOf(await program.truth())).toBe(step);
});

test('the focus comes along to every screen, also to those that are loaded first', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  for (const [name, heading] of [
    [/^Learn to play/, 'Learn to play'],
    [/^Challenges/, 'Challenges'],
    [/^Statistics/, 'Statistics'],
    [/^Games/, 'Games'],
  ] as const) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: /^Back/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  }
});
