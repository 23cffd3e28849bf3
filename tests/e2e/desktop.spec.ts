import type { Page } from '@playwright/test';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { sampled } from '../thorough.ts';
import { onDesktopLine } from './desktopLine.ts';
import { expect, HURRIED, poll, test } from './program.ts';
import { choicesOn, decide, openCurtain, resizeTo, sitDown, withoutPixels, withoutTable } from './table.ts';
import { lay } from './takeUp.ts';

test.use({ settings: HURRIED });

test('the menu bar’s undo is about the text in a field, and about the decision at the table', async ({
  page,
  program,
}) => {
  const { choose } = await onDesktopLine(page);
  await withoutTable(page);
  await program.open(page);
  await page.getByRole('button', { name: 'New game' }).click();
  const name = page.getByRole('textbox', { name: 'Name of seat 1' });
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(name).toHaveValue('Adax');
  choose({ name: 'undo' });
  await expect(name).toHaveValue('Ada');
  await page.keyboard.type('y');
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Ada');

  await page.getByRole('button', { name: 'Back' }).click();
  await sitDown(page, ['Human', 'Human'], 'Advanced', 9);
  await openCurtain(page, /^Show my setup card/);
  await decide(page);
  const decided = async () => (await program.truth()).seats.filter((seat) => seat.side !== null).length;
  await poll(decided).toBe(1);
  // The host has it before the page, and the menu's undo is about what the page shows: it is chosen until it counts.
  await expect(async () => {
    choose({ name: 'undo' });
    await poll(decided, { timeout: 1500 }).toBe(0);
  }).toPass();
});

test('the menu bar asks before it leads away from a game', async ({ page, program }) => {
  const { choose } = await onDesktopLine(page);
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 6);
  await expect(choicesOn(page).first()).toBeVisible();
  choose({ name: 'newGame' });
  const question = page.getByRole('dialog', { name: 'Leave the table?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(choicesOn(page).first()).toBeVisible();
  choose({ name: 'newGame' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Set up the table' })).toBeVisible();
  choose({ name: 'continue' });
  await expect(choicesOn(page).first()).toBeVisible();
});

test.describe('while the page is starting', () => {
  test.use({ settings: { ...HURRIED, uiScale: 125 } });

  test('what is chosen from the menu bar waits for it', async ({ page, program }) => {
    await withoutTable(page);
    await lay(program, [{ ...gameAwaiting('chooseSide'), gameId: 'chosen' }]);
    const line = await onDesktopLine(page);
    line.choose({ name: 'larger' });
    line.choose({ name: 'resume', gameId: 'chosen' });
    await program.open(page);
    await expect(choicesOn(page).first()).toBeVisible();
    const scale = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--ui-scale'));
    await poll(scale).toBe('1.5');
  });
});

test('keys fill the screen and change the size', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  for (const keys of ['F11', 'Alt+Enter']) {
    await page.keyboard.press(keys);
    await poll(isFull).toBe(true);
    await page.keyboard.press(keys);
    await poll(isFull).toBe(false);
  }
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const usual = await size();
  await page.keyboard.press('Control++');
  await poll(size).toBeCloseTo(usual * 1.1);
  await page.keyboard.press('Control+0');
  await poll(size).toBeCloseTo(usual);
});

test('help with problems: what it tells, and the way to the log', async ({ page, program, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutPixels(page);
  await program.open(page);
  await page.getByRole('button', { name: 'About' }).click();
  const about = page.getByRole('dialog', { name: 'About this edition' });
  await about.getByText(/^Everything that is part of the program/).click();
  for (const name of ['react', 'three', 'zod', 'ws', '@fontsource/cinzel'])
    await expect(about.getByText(new RegExp(`^${name} \\d`))).toBeVisible();
  await about.getByText(/^three \d/).click();
  await expect(about.getByText(/Copyright © 2010-\d{4} three.js authors/)).toBeVisible();
  await about.getByRole('button', { name: 'Help with problems' }).click();
  const help = page.getByRole('dialog', { name: 'Help with problems' });
  await expect(help.getByRole('textbox', { name: 'Diagnostics' })).toHaveValue(/renderer: .*\n/);
  await help.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(help.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Hadara \d.*\(loopback\)/);
  expect(copied).toContain('host started');
  await help.getByRole('button', { name: 'Open the log folder' }).click();
  await expect(help.getByText(`${program.dataFolder}/logs`)).toBeVisible();
});

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  // The smallest window.
  { width: 960, height: 600 },
];
const SCALES = [75, 100, 150, 200];
const COMBINATIONS = SIZES.flatMap((size) => SCALES.map((scale) => ({ size, scale })));

/** What has changed is laid out, and drawn, by then. */
const nextPicture = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Controls that no scrolling brings into view, or that something else covers even then. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>('button, input, textarea, summary')];
    const isCovered = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width * height <= 4) return false;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // A hint is there only as long as the focus is elsewhere.
      if (hit !== null && hit.closest('[role="tooltip"]') !== null) return false;
      return hit === null || !(control.contains(hit) || hit.closest('label')?.contains(control));
    };
    const isOutside = (control: HTMLElement) => {
      if (!control.checkVisibility() || control.closest('[aria-hidden="true"]') !== null) return false;
      if (!isCovered(control)) return false;
      // What flies out beside a folded panel is there for who goes to it.
      control.focus({ preventScroll: true });
      const covered = isCovered(control);
      control.blur();
      return covered;
    };
    return controls.filter(isOutside).map((control) => control.ariaLabel ?? control.textContent ?? control.tagName);
  });

test('every control can be reached at every size of text and window', async ({ page, program }) => {
  await withoutPixels(page);
  await program.open(page);
  const check = async (where: string) => {
    for (const { size, scale } of sampled(COMBINATIONS, 4)) {
      await resizeTo(page, size);
      await page.evaluate((to) => document.documentElement.style.setProperty('--ui-scale', String(to)), scale / 100);
      await nextPicture(page);
      // From now on focus is shown as for who plays by keys.
      await page.keyboard.press('Tab');
      // A dialog that has just opened takes the pointer a moment after it is seen.
      const message = `${where} at ${size.width} × ${size.height}, ${scale} %`;
      await poll(() => unreachable(page), { message }).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${where} fits its width`).toBeLessThanOrEqual(0);
    }
    await resizeTo(page, SIZES[0] ?? { width: 1280, height: 720 });
    await page.evaluate(() => document.documentElement.style.setProperty('--ui-scale', '1'));
  };
  await check('title');
  for (const [button, name] of [
    ['Settings', 'settings'],
    ['About', 'about'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await check(name);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'New game' }).click();
  await check('setup');
  await page.getByRole('button', { name: 'Back' }).click();
  await sitDown(page, ['Human', 'Governor', 'Apprentice', 'Apprentice'], 'Basic', 12);
  await expect(choicesOn(page).first()).toBeVisible();
  await check('table');
});

/** Lets the list of keys fail to be drawn, until the page is loaded again. */
async function breakDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = document.createElement.bind(document);
    const failing = (tag: string) => {
      if (tag === 'dt') throw new Error('cannot be drawn');
      return original(tag);
    };
    Object.assign(document, { createElement: failing });
  });
  await page.keyboard.press('?');
}

/** The page may log errors here: that it copes with them is what is tested. */
const crashing = test.extend({
  goodBehaviour: async ({}, use) => {
    await use(undefined);
  },
});

crashing('a screen that cannot be drawn leads back to the game', async ({ page, program }) => {
  await withoutPixels(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Apprentice'], 'Basic', 6);
  await decide(page);
  await expect(choicesOn(page).first()).toBeVisible();
  await breakDrawing(page);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Diagnostics' })).toHaveValue(/last error: \w*Error at/);
  await page.getByRole('button', { name: 'Use safe graphics' }).click();
  await expect(choicesOn(page).first()).toBeVisible();
  await expect(page.locator('[data-table]')).toHaveAttribute('data-tier', 'low');
  await breakDrawing(page);
  await page.getByRole('button', { name: 'Restore the game' }).click();
  await expect(choicesOn(page).first()).toBeVisible();
  // An ordinary reload starts where one always starts.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
});

crashing('a program that is gone is told, with a way back', async ({ page, program }) => {
  await withoutTable(page);
  await page.clock.install();
  await program.open(page);
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  await program.restart(async () => undefined);
  await expect(page.getByText('The connection to the game is being restored')).toBeVisible();
  // It tries several times by itself, each time after a longer while.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.fastForward('00:04');
    await expect(again).toBeVisible({ timeout: 200 });
  }).toPass();
  await again.click();
  await expect(page.getByText('It is not there yet.')).toBeVisible();
});

test('the page tells its host that something of it is to be seen, after every load', async ({ page, program }) => {
  const told: string[] = [];
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => told.push(String(payload))));
  const drawn = () => told.filter((call) => call.includes('"app.drawn"')).length;
  await withoutTable(page);
  await program.open(page);
  await poll(drawn).toBe(1);
  await page.reload();
  await poll(drawn).toBe(2);
});
