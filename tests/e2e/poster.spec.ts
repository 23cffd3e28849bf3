import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { playBotGame } from '../../shared/session/bots/botGame.ts';
import { freshGame } from '../fixtures/savedGame.ts';
import { called } from './called.ts';
import { openGames } from './gamesList.ts';
import { expect, test } from './program.ts';
import { lay } from './takeUp.ts';

// The poster draws for itself, whether the table is drawn or not.
test.use({ settings: { coach: 'never', flatTable: true } });

/** How many different colours a picture has at some hundred places: an empty one has few. */
const coloursOf = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const context = (element as HTMLCanvasElement).getContext('2d');
    const seen = new Set<string>();
    for (let at = 0; at < 900; at++) {
      const [x, y] = [((at % 30) + 0.5) / 30, (Math.floor(at / 30) + 0.5) / 30];
      seen.add(String(context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data));
    }
    return seen.size;
  });

test('the poster of a saved game is painted in both shapes, copied to nobody, and saved as a picture', async ({
  page,
  program,
}) => {
  await lay(program, [playBotGame(freshGame('ccc')).saved]);
  await program.open(page);
  await openGames(page);
  await page.locator('.game-row [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: called('poster.open') }).click();
  const dialog = page.getByRole('dialog', { name: called('poster.title') });
  await expect(dialog.getByRole('status')).toHaveText(called('poster.private'));
  const picture = dialog.locator('canvas');
  await expect(picture).toHaveAttribute('width', '2400');
  expect(await coloursOf(picture)).toBeGreaterThan(100);
  await dialog.getByRole('radio', { name: called('poster.tall') }).click();
  await expect(picture).toHaveAttribute('width', '1080');
  expect(await coloursOf(picture)).toBeGreaterThan(100);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: called('poster.save') }).click();
  const file = await (await download).path();
  const png = await readFile(file);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
});
