import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sealSave } from '../../main/host/saves/saveEnvelope.ts';
import { Session } from '../../shared/session/live/session.ts';
import { freshGame } from '../fixtures/savedGame.ts';
import { games } from './gamesList.ts';
import { expect, type Program, test } from './program.ts';
import { withoutTable } from './table.ts';

const FEW = 50;
const MANY = 5000;
/** Elements of the whole page with the list open: what is in sight, however many games there are. */
const MOST_ELEMENTS = 4000;

/** Milliseconds of a few pictures: what a busy machine may lose between asking and seeing. */
const SOME_PICTURES = 100;

/** Lays that many saved games into the folder of a program that does not run, the last the newest. */
async function layGames({ dataFolder }: Program, count: number): Promise<void> {
  const folder = path.join(dataFolder, 'games');
  const summary = new Session(freshGame('hga')).summary(0);
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= count; number++) {
    const saved = { ...freshGame('hga'), gameId: `game-${number}`, name: `No. ${number}` };
    const savedAt = Date.UTC(2020, 0, 1) + number * 60_000;
    const file = path.join(folder, `${saved.gameId}.json`);
    await writeFile(file, sealSave(saved, savedAt, summary));
    await utimes(file, savedAt / 1000, savedAt / 1000);
  }
}

/** Milliseconds from asking for the list to its first game, the best of some. */
async function timeToList(page: Page): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 4; tries++) {
    // The games of the list have a button of that name, too.
    await expect(games(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
    times.push(
      await page.evaluate(async () => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Games');
        const start = performance.now();
        button?.click();
        while (document.querySelector('.game-row') === null) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }),
    );
    await page.getByRole('button', { name: 'Back to the title' }).click();
    await expect(page.locator('.game-row')).toHaveCount(0);
  }
  return Math.min(...times);
}

const gameCalled = (page: Page, name: string) =>
  games(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

test('thousands of games are listed as quickly as a few, and walked through by keys', { tag: '@measured' }, async ({
  page,
  program,
}) => {
  await withoutTable(page);
  await layGames(program, FEW);
  await program.open(page);
  const few = await timeToList(page);
  // Or the page would complain of the program that ended.
  await page.goto('about:blank');
  await program.restart(() => layGames(program, MANY));
  await program.open(page);
  const many = await timeToList(page);
  test.info().annotations.push({ type: 'milliseconds', description: `${few.toFixed(0)} and ${many.toFixed(0)}` });
  expect(many).toBeLessThan(2 * few + SOME_PICTURES);

  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByText(`${MANY.toLocaleString('en')} games`)).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
  await expect(games(page).first().getByRole('heading')).toHaveText(`No. ${MANY}`);
  await games(page).first().getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('End');
  await expect(gameCalled(page, 'No. 1')).toBeFocused();
  await expect(gameCalled(page, 'No. 1')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(gameCalled(page, 'No. 2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Continue');
  await page.keyboard.press('Home');
  await expect(games(page).first()).toBeFocused();
  await expect(games(page).first()).toBeInViewport({ ratio: 1 });
});
