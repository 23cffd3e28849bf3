import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { choose, drop, games, openGames } from './gamesList.ts';
import { expect, HURRIED, poll, test } from './program.ts';
import { choicesOn, chooseFromMenu, decide, decisionPanel, leave, seat, withoutPixels, withoutTable } from './table.ts';

test.use({ settings: HURRIED });

const RECORD = path.resolve(import.meta.dirname, '../golden/four-basic.jsonl');

const position = (page: Page): Locator => page.getByRole('slider', { name: 'Position' });

async function importRecord(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Import/ }).click(),
  ]);
  await chooser.setFiles(RECORD);
}

test('a record is imported, exported as it was, and refused when it is broken', async ({ page, program }) => {
  const record = await readFile(RECORD, 'utf8');
  await withoutTable(page);
  await program.open(page);
  await openGames(page);
  await expect(page.getByText('No saved games yet')).toBeVisible();
  await importRecord(page);
  await expect(games(page)).toHaveCount(1);
  await expect(games(page)).toContainText('Finished');

  await choose(page, games(page), /^Export record/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jsonl$/);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toBe(record);

  await drop(page, 'again.jsonl', exported);
  await expect(games(page)).toContainText('Was here already');
  await expect(games(page)).toHaveCount(1);
  const lines = record.trim().split('\n');
  await drop(page, 'short.jsonl', lines.slice(0, 30).join('\n'));
  await expect(page.getByText('short.jsonl could not be imported')).toBeVisible();
  await expect(page.getByText('Line 30')).toBeVisible();
  await expect(games(page)).toHaveCount(1);
});

test('a finished game is looked at again, and played on from its middle', async ({ page, program }) => {
  await withoutPixels(page);
  await program.open(page);
  await openGames(page);
  await importRecord(page);
  await games(page).getByRole('button', { name: 'Replay' }).click();
  await expect(position(page)).toHaveAttribute('aria-valuenow', '0');
  const length = Number(await position(page).getAttribute('aria-valuemax'));

  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveAttribute('aria-valuenow', '1');
  const track = await page.locator('.transport .slider').boundingBox();
  if (track === null) throw new Error('no line to click on');
  await page.mouse.click(track.x + track.width / 2, track.y + track.height / 2);
  await poll(async () => Number(await position(page).getAttribute('aria-valuenow'))).toBeGreaterThan(length / 3);
  const lines = page.getByRole('region', { name: 'What happened' }).getByRole('button', { name: /^Go to decision/ });
  await expect(lines).toHaveCount(Number(await position(page).getAttribute('aria-valuenow')));
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
  await page.keyboard.press('Escape');

  await lines.nth(19).click({ position: { x: 3, y: 3 } });
  await expect(position(page)).toHaveAttribute('aria-valuenow', '20');
  await page.getByRole('button', { name: /^What if/ }).click();
  const seats = page.getByRole('dialog').getByRole('listitem');
  for (let other = 1; other < (await seats.count()); other++) await seat(page, seats.nth(other), 'Apprentice');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(choicesOn(page).first()).toBeVisible();
  const words = await decisionPanel(page).innerText();
  await decide(page);
  await poll(() => decisionPanel(page).innerText()).not.toBe(words);

  await chooseFromMenu(page, /^Look at what happened/);
  await poll(async () => Number(await position(page).getAttribute('aria-valuenow'))).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await expect(choicesOn(page).first()).toBeVisible();
  await leave(page);
  await openGames(page);
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).first().getByRole('button', { name: 'Continue' })).toBeVisible();
});
