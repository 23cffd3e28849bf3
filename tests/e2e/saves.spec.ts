import { readFile } from 'node:fs/promises';
import { choose, drop, games, openGames } from './gamesList.ts';
import { expect, HURRIED, test } from './program.ts';
import { choicesOn, decide, sitDown, withoutTable } from './table.ts';

test.use({ settings: HURRIED });

test('a game is named, copied, deleted and brought back', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Human'], 'Basic', 7);
  await page.reload();
  await openGames(page);
  await choose(page, games(page), /^Rename/);
  await page.getByRole('textbox', { name: 'Name' }).fill('The long winter');
  await page.keyboard.press('Enter');
  await expect(games(page).getByRole('heading')).toHaveText('The long winter');
  await choose(page, games(page), 'Duplicate');
  // Two people play it: the copy would show each the other's cards.
  await page.getByRole('button', { name: 'Duplicate all the same' }).click();
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).first().getByRole('heading')).toHaveText('Copy of The long winter');

  await choose(page, games(page).last(), 'Delete');
  await expect(games(page)).toHaveCount(1);
  await expect(page.getByText('“The long winter” was deleted.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(games(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Back to the title' }).click();
  await page.getByRole('button', { name: /^Continue.*Copy of The long winter/ }).click();
  await expect(page.getByRole('banner')).toContainText('Ada decides');
});

test('a saved game goes out as a file and comes in again, also beside a running game', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 7);
  await expect(choicesOn(page).first()).toBeVisible();
  const early = await readFile(await program.saveFile(), 'utf8');
  await decide(page);
  await expect(async () => expect(await readFile(await program.saveFile(), 'utf8')).not.toBe(early)).toPass();

  await drop(page, 'early.hadara', early);
  const dialog = page.getByRole('dialog', { name: 'A game from a file' });
  await expect(dialog).toContainText('was taken in');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await drop(page, 'photo.png', 'no game at all');
  await expect(page.getByRole('dialog', { name: 'photo.png could not be imported' })).toBeVisible();
  await page.keyboard.press('Escape');
  await drop(page, 'early.hadara', early);
  await expect(dialog).toContainText('was in the list of games already');
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(dialog).toBeHidden();
  await expect(choicesOn(page).first()).toBeVisible();

  await page.reload();
  await openGames(page);
  await expect(games(page)).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    choose(page, games(page).first(), 'Save as a file'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^hadara-.*\.hadara$/);
  const text = await readFile(await download.path(), 'utf8');
  await drop(page, 'mine.hadara', text);
  await expect(page.getByText('1 game was here already')).toBeVisible();
  await expect(games(page)).toHaveCount(2);
  await drop(page, 'broken.hadara', text.replace('"seed":7', '"seed":8'));
  await expect(page.getByText('The file is damaged')).toBeVisible();
});
