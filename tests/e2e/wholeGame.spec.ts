import type { Page } from '@playwright/test';
import { fullTable } from '../fixtures/awaitingGame.ts';
import { howMany } from '../thorough.ts';
import { stopFilling } from './drawing.ts';
import { goOnWith } from './gamesList.ts';
import { COARSE, expect, isOver, poll, test } from './program.ts';
import { choicesOn, decide, decisionPanel, hurry, leave, scoreSheet, sitDown, withoutPixels } from './table.ts';
import { lay } from './takeUp.ts';

test.use({ settings: COARSE });

/** Everything that the panels say of the position, the log and passing messages left out. */
const positionOf = async (page: Page): Promise<string[]> => [
  await decisionPanel(page).ariaSnapshot(),
  await page.getByRole('navigation', { name: 'Players' }).ariaSnapshot(),
];

/** Waits until the human can decide or the game is over; tells whether it can. */
async function isMyTurn(page: Page): Promise<boolean> {
  const choice = choicesOn(page).first();
  await expect(choice.or(scoreSheet(page)).first()).toBeVisible({ timeout: 60_000 });
  return !(await scoreSheet(page).isVisible());
}

/** What the panel says, which may have gone meanwhile. */
const wordsOn = async (page: Page): Promise<string> => (await decisionPanel(page).allInnerTexts()).join();

/** Whether a decision has been done, and not only pressed: the panel says something else then, and holds nothing chosen. */
async function isDone(page: Page, before: string): Promise<boolean> {
  if (await scoreSheet(page).isVisible()) return true;
  const chosen = await decisionPanel(page).locator('[aria-pressed="true"]').count();
  return chosen === 0 && (await wordsOn(page)) !== before;
}

/** Takes one decision after the other, some from the front, some from the middle, until the game is over. */
async function playOn(page: Page, most: number): Promise<number> {
  for (let decisions = 0; decisions < most; decisions++) {
    if (!(await isMyTurn(page))) return decisions;
    const before = await wordsOn(page);
    await decide(page, decisions % 3 === 0 ? decisions : 0);
    await poll(() => isDone(page, before)).toBe(true);
  }
  return most;
}

/** Decisions that are left in a game whose end is played instead of the rest of the first one; 0: that is played to its end. */
const LEFT = howMany(0, 3);

test('a whole game of four seats, left in the middle and gone on with', { tag: '@long' }, async ({ page, program }) => {
  test.setTimeout(480_000);
  await lay(program, [{ ...fullTable(4, -Math.max(LEFT, 1)), name: 'Late' }]);
  await program.open(page);
  await hurry(page);
  await sitDown(page, ['Human', 'Governor', 'Apprentice', 'Apprentice'], 'Advanced', 7);
  await playOn(page, 6);
  // What is drawn has been drawn: from here on the table goes its way without being filled with colour.
  await page.evaluate(stopFilling);
  await withoutPixels(page);
  await playOn(page, howMany(14, 4));

  await isMyTurn(page);
  const before = await positionOf(page);
  await page.reload();
  await page.getByRole('button', { name: /continue/i }).click();
  await isMyTurn(page);
  expect(await positionOf(page)).toEqual(before);

  if (LEFT > 0) {
    await leave(page);
    await goOnWith(page, 'Late');
  }
  await playOn(page, 200);
  const truth = await program.truth();
  expect(isOver(truth)).toBe(true);
  const totals = await scoreSheet(page).getByRole('row', { name: /total/i }).getByRole('cell').allInnerTexts();
  expect(totals.map(Number)).toEqual(truth.result?.lines.map((line) => line.total).sort((one, other) => other - one));

  // All of it is in sight.
  const sheet = scoreSheet(page).locator('.modal-body');
  expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);

  // How it came to that: a chart, which is loaded now, and which keys go through as the pointer does.
  await scoreSheet(page)
    .getByRole('application', { name: /^Chart/ })
    .focus();
  // The pointer still stands where the last choice was.
  await page.mouse.move(0, 0);
  await page.keyboard.press('ArrowRight');
  await expect(scoreSheet(page).locator('.recharts-tooltip-wrapper')).toContainText('I B');
});
