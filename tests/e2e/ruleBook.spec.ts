import { expect, poll, test } from './program.ts';
import { choicesOn, decisionPanel, sitDown, withoutTable } from './table.ts';

test('the rule book opens beside the decision, which goes on, and symbols tell what they mean', async ({
  page,
  program,
}) => {
  await withoutTable(page);
  await program.open(page);
  // On the title it lies over the menu, which the focus cannot enter meanwhile.
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first();
  await expect(menu).toBeVisible();
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Rule book' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 4);
  await expect(choicesOn(page).first()).toBeVisible();

  const military = page.locator('.track.ground-military').first();
  await military.hover();
  const hint = page.getByRole('note');
  await expect(hint).toContainText(/Military: \d+/);
  // It can be pointed at itself, and goes with Esc.
  await hint.hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();

  await page.keyboard.press('F1');
  const book = page.getByRole('dialog', { name: 'Rule book' });
  await expect(book.locator('h3:focus')).toBeVisible();
  const sheet = await book.boundingBox();
  const panel = await decisionPanel(page).boundingBox();
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);

  await book.getByRole('searchbox').fill('plundr');
  await book.getByRole('button', { name: /^Colonies/ }).click();
  await expect(book.getByRole('heading', { name: 'Colonies' })).toBeInViewport();
  await expect(book.locator('canvas').first()).toBeVisible();

  const words = await decisionPanel(page).innerText();
  await choicesOn(page).first().click();
  await poll(async () => (await decisionPanel(page).isVisible()) && (await decisionPanel(page).innerText())).not.toBe(
    words,
  );
  await expect(book).toBeVisible();
});
