import type { Page } from '@playwright/test';
import { DECISIONS, type Decision } from '../../shared/vocabulary/time.ts';
import { type Language, WORDS } from '../../shared/words/words.ts';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { sampled } from '../thorough.ts';
import { called } from './called.ts';
import { type DesktopLine, onDesktopLine } from './desktopLine.ts';
import { goOnWith } from './gamesList.ts';
import { COARSE, expect, poll, test } from './program.ts';
import { choicesOn, decisionPanel, resizeTo, withoutPixels } from './table.ts';
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
/** Sizes of letters, in percent. */
const SCALES = [100, 125, 150, 175, 200] as const;

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

/** Frames in which nothing moves once all is in its place: what floats looks again in the frame after something moved. */
const STILL_FRAMES = 6;

/** Waits until the table stands still and whatever floats, can be chosen or is a button keeps its place. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    const look = (): string =>
      [...document.querySelectorAll('[data-floats], .mark, .panel button')]
        .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join(' '))
        .join();
    let before = '';
    for (let still = 0; still < frames; ) {
      await new Promise(requestAnimationFrame);
      const now = look();
      const moves = document.querySelector('[data-table][data-settled="false"]') !== null;
      still = now === before && !moves ? still + 1 : 0;
      before = now;
    }
  }, STILL_FRAMES);

/** Nothing lies over anything once the page has come to rest. */
async function expectApart(page: Page, where: string): Promise<void> {
  await atRest(page);
  expect.soft(await overlaps(page), where).toEqual([]);
}

/** News that stand nearer to the face of another player than to that of whose they are. */
const misreadNews = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const middle = (one: Element): number => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    return [...document.querySelectorAll<HTMLElement>('[data-floats="news"]')].flatMap((news) => {
      const away = (seat: Element): number => Math.abs(middle(seat) - middle(news));
      const [nearest] = [...document.querySelectorAll<HTMLElement>('.seats .seat')].sort((a, b) => away(a) - away(b));
      return nearest?.dataset.seat === news.dataset.of
        ? []
        : [`${news.textContent} beside seat ${nearest?.dataset.seat}`];
    });
  });

const floats = (page: Page, kind: string) => page.locator(`[data-floats="${kind}"]`);

/** Another language, and letters of another size (percent). */
async function speak(page: Page, line: DesktopLine, language: Language, textScale: number): Promise<void> {
  line.change({ language, textScale });
  await page.waitForFunction(
    ([lang, factor]) =>
      document.documentElement.lang === lang &&
      document.documentElement.style.getPropertyValue('--text-factor') === factor,
    [language, String(textScale / 100)] as const,
  );
}

/** What the coach says is read without scrolling, and what would follow from the choice finds room beside it. */
async function expectWhole(page: Page, where: string): Promise<void> {
  const hidden = await page.evaluate(() => {
    const words = document.querySelector('[data-floats="coach"] .teacher-words');
    return {
      scrolls: words !== null && words.scrollHeight > words.clientHeight + 1,
      hidden: document.querySelectorAll('[data-floats="preview"][data-yields="true"]').length,
    };
  });
  expect.soft(hidden, where).toEqual({ scrolls: false, hidden: 0 });
}

/** The coach speaks, a choice is considered, a card is looked at, and a hint stands beside a button of the bar. */
async function expectApartAt(page: Page, decision: Decision, sizes: readonly Size[]): Promise<void> {
  await page.locator('[data-coach] button').click();
  await expect(floats(page, 'coach')).toBeVisible();
  await choicesOn(page).first().click();
  await page.keyboard.press('Shift');
  for (const size of sizes) {
    await resizeTo(page, size);
    await page.locator('.bar button:visible').last().focus();
    await expect(floats(page, 'hint')).toBeVisible();
    await decisionPanel(page).locator('[data-group]').last().hover({ force: true });
    await expectApart(page, `${decision} at ${size.width}`);
    await expectWhole(page, `${decision} at ${size.width}`);
  }
}

const TURNS = [...DECISIONS.entries()].map(([turn, decision]) => ({ turn, decision }));

/** The one whose turn it is: each comes up several times, with other decisions, languages, sizes of the window and of letters. */
const inTurn = <T>(things: readonly T[], turn: number): T => things[turn % things.length] as T;

test.use({ settings: { ...COARSE, language: 'en', speed: 'instant', quality: 'low', coach: 'never' } });

test('nothing that floats covers anything else that floats, a piece that can be chosen, or a button: in every step, at every size', {
  tag: '@long',
}, async ({ page, program }) => {
  await withoutPixels(page);
  const turns = sampled(TURNS, 4);
  await lay(
    program,
    turns.map(({ decision }) => ({ ...gameAwaiting(decision), gameId: decision.toLowerCase(), name: decision })),
  );
  const line = await onDesktopLine(page);
  await program.open(page);
  for (const { turn, decision } of turns)
    await test.step(decision, async () => {
      const language = inTurn(LANGUAGES, Math.floor(turn / 2));
      await speak(page, line, language, inTurn(SCALES, turn));
      line.choose({ name: 'resume', gameId: decision.toLowerCase() });
      if (turn > 0) await page.getByRole('button', { name: called('leave.go') }).click();
      await expect(page).toHaveTitle(new RegExp(WORDS[language].messages[`step.${decision}`]));
      await expect(choicesOn(page).first()).toBeVisible();
      await poll(() => page.locator('.mark[data-keep="must"]').count()).toBeGreaterThan(0);
      await expectApartAt(page, decision, [inTurn(SIZES, turn * 2 + 1), inTurn(SIZES, turn * 2 + 3)]);
      await page.keyboard.press('Escape');
    });
});

test('the card of a lesson covers nothing, at every size of window and letters', async ({ page, program }) => {
  await withoutPixels(page);
  const line = await onDesktopLine(page);
  await program.open(page);
  await page.getByRole('button', { name: called('lessons.title') }).click();
  await page
    .getByRole('button', { name: called('lessons.begin') })
    .first()
    .click();
  await page.getByRole('button', { name: called('lessons.next') }).click();
  for (const [index, size] of SIZES.entries()) {
    await resizeTo(page, size);
    await speak(page, line, 'en', inTurn(SCALES, index));
    await expect(floats(page, 'lesson')).toBeVisible();
    await expectApart(page, `lesson at ${size.width}`);
  }
});

test.describe('while bots play', () => {
  test.use({
    settings: { ...COARSE, language: 'en', speed: 'normal', quality: 'low', coach: 'never', confirmActions: false },
  });

  test('news of them cover nothing', async ({ page, program }) => {
    await withoutPixels(page);
    await lay(program, [{ ...gameAwaiting('draft', ({ phase }) => phase === 'B'), name: 'Bots' }]);
    await program.open(page);
    await goOnWith(page, 'Bots');
    await choicesOn(page).first().click();
    await expect(floats(page, 'news').first()).toBeVisible();
    await expectApart(page, 'news');
    expect(await misreadNews(page)).toEqual([]);
  });
});
