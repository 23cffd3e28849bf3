import { readFile, writeFile } from 'node:fs/promises';
import { expect, HURRIED, poll, test } from './program.ts';
import { choicesOn, curtain, decide, openCurtain, sitDown, withoutTable } from './table.ts';

test.use({ settings: HURRIED });

test('one decision can be taken back where nothing came to light', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Human'], 'Advanced', 9);
  await openCurtain(page, /^Show my setup card/);
  await decide(page);
  await poll(async () => (await program.truth()).seats.filter((seat) => seat.side !== null).length).toBe(1);
  await curtain(page).getByRole('button', { name: /^Undo/ }).click();
  await poll(async () => (await program.truth()).seats.filter((seat) => seat.side !== null).length).toBe(0);
});

test('a damaged save is replaced by its backup, and the player is told', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 6);
  for (let decisions = 0; decisions < 4; decisions++) await decide(page);
  await expect(choicesOn(page).first()).toBeVisible();
  const file = await program.saveFile();
  const text = await readFile(file, 'utf8');
  await page.goto('about:blank');
  await program.restart(() => writeFile(file, text.slice(0, text.length / 2)));
  await program.open(page);
  await expect(page.getByText(/backup/i).first()).toBeVisible();
  await page.getByRole('button', { name: /continue/i }).click();
  await expect(choicesOn(page).first()).toBeVisible();
});
