import type { Page } from '@playwright/test';
import { DECISIONS, type Decision } from '../../shared/vocabulary/time.ts';
import { ownName } from '../../shared/words/language.ts';
import { type Language, WORDS } from '../../shared/words/words.ts';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { called } from './called.ts';
import { goOnWith } from './gamesList.ts';
import { expect, poll, test } from './program.ts';
import { choicesOn, decisionPanel, leave, withoutPixels } from './table.ts';
import { lay } from './takeUp.ts';

const LANGUAGES = Object.keys(WORDS) as Language[];
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3440, height: 1440 },
] as const;
type Size = (typeof SIZES)[number];
const SCALES = [1, 1.25, 1.5, 1.75, 2] as const;

/** What lies over what it must not lie over: floating things over each other, over pieces that can be chosen, over buttons of the panel. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll<HTMLElement>('[data-floats]:not([data-yields="true"])')];
    const kept = [...document.querySelectorAll<HTMLElement>('.mark[data-keep="must"], .panel button')].filter(
      (one) => one.closest('[data-floats]') === null,
    );
    const name = (one: HTMLElement): string => one.dataset.floats ?? (one.className || one.tagName);
    // What is scrolled out of the panel's list is not to be seen.
    const seen = (one: HTMLElement) => {
      const own = one.getBoundingClientRect();
      const list = one.closest('.panel-body')?.getBoundingClientRect() ?? own;
      return {
        left: Math.max(own.left, list.left),
        right: Math.min(own.right, list.right),
        top: Math.max(own.top, list.top),
        bottom: Math.min(own.bottom, list.bottom),
      };
    };
    const over = (one: HTMLElement, other: HTMLElement): boolean => {
      const [a, b] = [seen(one), seen(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 1 && tall > 1;
    };
    const told = (one: HTMLElement, other: HTMLElement): string => {
      const where = (part: HTMLElement) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return `${name(part)} ${[left, top, width, height].map(Math.round).join(' ')}`;
      };
      return `${where(one)} over ${where(other)}`;
    };
    return floating.flatMap((one, index) =>
      [...floating.slice(index + 1), ...kept].filter((other) => over(one, other)).map((other) => told(one, other)),
    );
  });

/** Nothing lies over anything once the page has come to rest. */
async function expectApart(page: Page, where: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => overlaps(page), { message: where, timeout: 2500 })
    .toEqual([]);
}

const floats = (page: Page, kind: string) => page.locator(`[data-floats="${kind}"]`);

/** From the title: another language. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: called('settings.title') }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: ownName(language) })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const scaleText = (page: Page, factor: number): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty('--text-factor', String(value)), factor);

/** The coach speaks, a choice is considered, a card is looked at, and a hint stands beside a button of the bar. */
async function expectApartAt(page: Page, decision: Decision, sizes: readonly Size[]): Promise<void> {
  await page.locator('[data-coach] button').click();
  await expect(floats(page, 'coach')).toBeVisible({ timeout: 4000 });
  await choicesOn(page).first().click();
  await page.keyboard.press('Shift');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.locator('.bar button:visible').last().focus();
    await expect(floats(page, 'hint')).toBeVisible();
    await decisionPanel(page).locator('[data-group]').last().hover({ force: true, timeout: 2000 });
    await expectApart(page, `${decision} at ${size.width}`);
  }
}

/** The size whose turn it is: each comes up several times, with other decisions, languages and sizes of letters. */
const sizeAt = (turn: number): Size => SIZES[turn % SIZES.length] ?? SIZES[0];

test.use({ settings: { language: 'en', speed: 'instant', quality: 'low', coach: 'never' } });

test('nothing that floats covers anything else that floats, a piece that can be chosen, or a button: in every step, at every size', {
  tag: '@long',
}, async ({ page, program }) => {
  await withoutPixels(page);
  await lay(
    program,
    DECISIONS.map((decision) => ({ ...gameAwaiting(decision), gameId: decision.toLowerCase(), name: decision })),
  );
  await program.open(page);
  for (const [index, decision] of DECISIONS.entries())
    await test.step(decision, async () => {
      const language = LANGUAGES[index % LANGUAGES.length];
      if (index % 2 === 0 && language !== undefined) await speak(page, language);
      await goOnWith(page, decision);
      await expect(choicesOn(page).first()).toBeVisible();
      await poll(() => page.locator('.mark[data-keep="must"]').count()).toBeGreaterThan(0);
      await scaleText(page, SCALES[index % SCALES.length] ?? 1);
      await expectApartAt(page, decision, [sizeAt(index * 2 + 1), sizeAt(index * 2 + 3)]);
      await page.keyboard.press('Escape');
      await scaleText(page, 1);
      await page.setViewportSize(SIZES[1]);
      await leave(page);
    });
});

test('the card of a lesson covers nothing, at every size of window and letters', async ({ page, program }) => {
  await withoutPixels(page);
  await program.open(page);
  await page.getByRole('button', { name: called('lessons.title') }).click();
  await page
    .getByRole('button', { name: called('lessons.begin') })
    .first()
    .click();
  await page.getByRole('button', { name: called('lessons.next') }).click();
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    await scaleText(page, SCALES[index] ?? 1);
    await expect(floats(page, 'lesson')).toBeVisible();
    await expectApart(page, `lesson at ${size.width}`);
  }
});

test.describe('while bots play', () => {
  test.use({ settings: { language: 'en', speed: 'normal', quality: 'low', coach: 'never', confirmActions: false } });

  test('news of them cover nothing', async ({ page, program }) => {
    await withoutPixels(page);
    await lay(program, [{ ...gameAwaiting('draft', ({ phase }) => phase === 'B'), name: 'Bots' }]);
    await program.open(page);
    await goOnWith(page, 'Bots');
    await choicesOn(page).first().click();
    await expect(floats(page, 'news').first()).toBeVisible();
    await expectApart(page, 'news');
  });
});
