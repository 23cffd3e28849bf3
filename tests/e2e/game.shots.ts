import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { GameState } from '../../shared/flow/runner.ts';
import { pathOf } from '../../shared/flow/runner.ts';
import type { Decision } from '../../shared/vocabulary/time.ts';
import { gameAwaiting, offers } from '../fixtures/awaitingGame.ts';
import { called } from './called.ts';
import { expect, isOver, type Program, poll, test } from './program.ts';
import {
  choicesOn,
  chooseFromMenu,
  decide,
  decisionPanel,
  hurry,
  scoreSheet,
  seat,
  sitDown,
  unfoldSetup,
} from './table.ts';
import { takeUp } from './takeUp.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

const ALL_LEVELS = ['Human', 'Apprentice', 'Citizen', 'Regent', 'Hadara'] as const;

// The coach's words would lie over the table, and a bar without sound has a button more.
test.use({ settings: { coach: 'never', muted: false } });

/** Takes a picture at each size, when the table has come to rest. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.mouse.move(size.width / 2, 2);
    const table = page.locator('[data-table]');
    if ((await table.count()) > 0) await expect(table).toHaveAttribute('data-settled', 'true', { timeout: 120_000 });
    // The focus goes back to the button that was pressed last, and its hint would stand in the picture.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // What fades in has done so.
    await page.waitForTimeout(3000);
    const file = path.resolve(import.meta.dirname, `screens/${name}-${size.width}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
  }
  await page.setViewportSize(SIZES[0]);
}

/** Keeps the poster of the finished game as it is painted. */
async function keepPoster(page: Page): Promise<void> {
  await page.getByRole('button', { name: called('score.more') }).click();
  await page.getByRole('menuitem', { name: called('poster.open') }).click();
  const dialog = page.getByRole('dialog', { name: called('poster.title') });
  await expect(dialog.getByRole('status')).toHaveText(called('poster.private'));
  const picture = await dialog
    .locator('canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/jpeg', 0.85));
  await writeFile(
    path.resolve(import.meta.dirname, 'screens/poster.jpg'),
    Buffer.from(picture.split(',')[1] ?? '', 'base64'),
  );
  await page.keyboard.press('Escape');
}

async function setGraphics(page: Page, words: 'Simple' | 'Rich'): Promise<void> {
  await chooseFromMenu(page, /^Settings/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Graphics' }).click();
  await dialog.getByRole('radio', { name: words }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Plays on until the human has to decide in an epoch at a step of the flow, or the game is over. */
async function playUntil(page: Page, program: Program, epoch: number, step: string): Promise<void> {
  for (let decisions = 0; decisions < 400; decisions++) {
    await expect(choicesOn(page).first().or(scoreSheet(page)).first()).toBeVisible();
    const truth = await program.truth();
    if (isOver(truth) || (truth.epoch === epoch && pathOf(truth) === step)) return;
    const before = await decisionPanel(page).innerText();
    await decide(page);
    await poll(
      async () => (await scoreSheet(page).isVisible()) || (await decisionPanel(page).innerText()) !== before,
    ).toBe(true);
  }
}

const EXPANSIONS_IN_PLAY: readonly (readonly [string, Decision, ((state: GameState) => boolean)?])[] = [
  ['market', 'market'],
  ['monument', 'colony', offers('monument')],
  ['free-card', 'freeCard'],
];

for (const [name, decision, suits] of EXPANSIONS_IN_PLAY) {
  test(`pictures of an expansion: ${name}`, async ({ page, program }) => {
    await takeUp(page, program, gameAwaiting(decision, suits));
    await shoot(page, name);
  });
}

test('pictures of the gallery', async ({ page, program }) => {
  await program.open(page);
  await page.getByRole('button', { name: 'Gallery' }).click();
  await shoot(page, 'gallery');
});

test('pictures of a game', async ({ page, program }) => {
  await program.open(page);
  await shoot(page, 'title');
  await hurry(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await unfoldSetup(page);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  const rows = page.getByRole('region', { name: /seats/i }).getByRole('listitem');
  for (const [index, sitter] of ALL_LEVELS.entries()) await seat(page, rows.nth(index), sitter);
  await shoot(page, 'setup');
  await page.getByRole('button', { name: 'Back' }).click();
  await sitDown(page, ['Human', 'Governor', 'Governor', 'Apprentice'], 'Advanced', 12);
  await playUntil(page, program, 2, 'epoch.phaseA.draft.decide');
  await setGraphics(page, 'Rich');
  await shoot(page, 'draft');
  const lamp = page.locator('[data-verb="advice"]');
  for (const step of ['1', '2', '3']) {
    await page.keyboard.press('a');
    await expect(lamp).toHaveAttribute('data-amount', step);
    await expect(lamp).toHaveAttribute('data-thinking', 'false');
  }
  await shoot(page, 'advice');
  await setGraphics(page, 'Simple');
  await playUntil(page, program, 2, 'epoch.phaseB.draft.decide');
  await setGraphics(page, 'Rich');
  await shoot(page, 'phase-b');
  await setGraphics(page, 'Simple');
  await playUntil(page, program, 3, 'over');
  await expect(scoreSheet(page)).toBeVisible();
  await shoot(page, 'score');
  await keepPoster(page);
  await page.getByRole('button', { name: 'Open the books' }).click();
  await expect(page.getByRole('heading', { name: 'Epoch III · Phase B' })).toBeVisible({ timeout: 60_000 });
  await shoot(page, 'books');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replay' }).click();
  for (let tens = 0; tens < 12; tens++) await page.getByRole('slider', { name: 'Position' }).press('PageUp');
  await shoot(page, 'replay');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: called('score.more') }).click();
  await page.getByRole('menuitem', { name: called('library.title') }).click();
  await shoot(page, 'games');
});
