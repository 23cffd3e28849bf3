import type { Locator, Page } from '@playwright/test';
import { type GameState, legalActions } from '../../shared/flow/runner.ts';
import { DECISIONS, type Decision } from '../../shared/vocabulary/time.ts';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { PSEUDO } from '../fixtures/pseudo.ts';
import { sampled } from '../thorough.ts';
import { called } from './called.ts';
import { onDesktopLine } from './desktopLine.ts';
import { goOnWith } from './gamesList.ts';
import { expect, test } from './program.ts';
import { choicesOn, leave, resizeTo, withoutPixels, withoutTable } from './table.ts';
import { lay, takeUp } from './takeUp.ts';

/** Five seats with everything in play: nothing is fuller. */
const SEATS = 5;

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** The draft among them, which shows most. */
const LOOKED_AT = [...new Set<Decision>(['draft', ...sampled(DECISIONS, 3)])];

/** Phase B at its fullest: a card on each pile, and one of them takes a tile as a loan. */
const fullestDraft = (state: GameState): boolean => {
  const takes = legalActions(state, 0).filter((action) => action.type === 'take');
  return new Set(takes.map(({ colour }) => colour)).size === 5 && takes.some(({ tile }) => tile !== undefined);
};

/** Late, when much is owned. */
const late = (state: GameState): boolean => state.epoch >= 2;

const IN_PHASE: Partial<Record<Decision, (state: GameState) => boolean>> = {
  chooseSide: () => true,
  setWheel: () => true,
  draft: (state) => state.phase === 'A' && late(state),
  allyBonus: () => true,
  placeTile: () => true,
};

/** The words of everything whose content is wider than itself. */
const cropped = (part: Locator): Promise<string[]> =>
  part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*:not(.sr-only)')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => `${element.className}: ${element.innerText}`),
  );

/** Pixels by which a part is higher than the room that it has. */
const overflow = (part: Locator): Promise<number> =>
  part.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);

/** Whatever is seen of the game screen fits. */
async function expectFit(page: Page): Promise<void> {
  const panel = page.locator('[data-region="decision"]');
  expect(await cropped(panel)).toEqual([]);
  expect(await cropped(page.locator('.bar-turn'))).toEqual([]);
  expect(await overflow(panel.locator('.panel-body'))).toBeLessThanOrEqual(0);
  expect(await overflow(panel)).toBeLessThanOrEqual(0);
  expect(await overflow(page.locator('.seats'))).toBeLessThanOrEqual(0);
}

/** Whoever would speak English speaks the language that shows what is cut off: two fifths longer. */
const speakPseudo = (page: Page) =>
  page.route(/\/en-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export const en = ${JSON.stringify(PSEUDO)};` }),
  );

/** The table has most of the window, and with both panels folded nearly all of it. */
async function expectRoom(page: Page, share: number): Promise<void> {
  const free = await page.locator('.table-area-free').evaluate(({ clientWidth }) => clientWidth / window.innerWidth);
  expect(free).toBeGreaterThan(share);
}

/** Phase B with all that it may show, at every size. */
async function expectFivePiles(page: Page): Promise<void> {
  await expect(page.locator('[data-region="decision"] .card-row')).toHaveCount(5);
  await expect(page.locator('[data-region="decision"] .loan-uses')).toHaveCount(1);
  for (const size of SIZES) {
    await resizeTo(page, size);
    await expectFit(page);
    await expectRoom(page, 0.68);
  }
}

/** More cards than there is room for pictures of. */
const MANY = 14;

/** Laid into the folder under these names, and gone on with one after the other: the table is prepared once for all of them. */
const fullest = () =>
  Object.entries({
    Piles: gameAwaiting('draft', fullestDraft),
    Foresight: gameAwaiting('draft', (state) => fullestDraft(state) && late(state), SEATS),
    Feeding: gameAwaiting('feeding', (state) => late(state) && (state.seats[0]?.cards.length ?? 0) > MANY),
  }).map(([name, saved]) => ({ ...saved, gameId: name.toLowerCase(), name }));

/** Every tab of the foresight, at every size. */
async function expectForesight(page: Page): Promise<void> {
  await expect(choicesOn(page).first()).toBeVisible();
  await page.keyboard.press('f');
  const sheet = page.locator('[data-region="foresight"]');
  const tabs = sheet.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const size of SIZES) {
    await resizeTo(page, size);
    for (const tab of await tabs.all()) {
      await tab.click();
      const part = sheet.getByRole('tabpanel');
      await expect(part).not.toBeEmpty();
      expect(await overflow(part)).toBeLessThanOrEqual(0);
    }
    await expectFit(page);
  }
  await page.keyboard.press('f');
}

/** Among many cards, each says what giving it up costs. */
async function expectCosts(page: Page): Promise<void> {
  const costs = page.locator('[data-region="decision"] .choice .net');
  await expect(choicesOn(page).nth(MANY)).toBeVisible();
  expect(await costs.count()).toBeGreaterThan(0);
  for (const cost of await costs.all()) await expect(cost).toBeVisible();
  expect(await coveredNames(page)).toEqual([]);
}

/** The names of cards to give up over which their picture lies, or that stick out of their row. */
const coveredNames = (page: Page): Promise<readonly string[]> =>
  page.locator('.removal').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [picture, name] = [row.querySelector('.card-picture'), row.querySelector('.tile-name')];
      if (picture === null || name === null) return ['a row without its picture or its name'];
      const range = document.createRange();
      range.selectNodeContents(name);
      const letters = range.getBoundingClientRect();
      const isCovered = letters.left < picture.getBoundingClientRect().right - 0.5;
      return isCovered || letters.right > row.getBoundingClientRect().right ? [name.textContent] : [];
    }),
  );

/** The cards in hand lie large and whole between the sentence and their plates, each as its plate does. */
async function expectHandBetween(page: Page): Promise<void> {
  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom, middle: (left + right) / 2 };
      }),
    );
  await expect(page.locator('.mark[data-keep="must"]')).toHaveCount(2);
  const cards = await boxesOf('.mark[data-keep="must"]');
  const plates = await boxesOf('.hand-plate');
  const [ribbon] = await boxesOf('.panel[data-hand="true"] > .panel-head');
  expect(plates).toHaveLength(2);
  const height = page.viewportSize()?.height ?? 0;
  for (const [at, card] of cards.entries()) {
    expect(card.bottom - card.top).toBeGreaterThan(height * 0.22);
    expect(card.top).toBeGreaterThanOrEqual(ribbon?.bottom ?? height);
    expect(card.bottom).toBeLessThanOrEqual((plates[at]?.top ?? 0) + 1);
    expect(Math.abs(card.middle - (plates[at]?.middle ?? 0))).toBeLessThan(4);
    expect(plates[at]?.bottom ?? height).toBeLessThan(height);
  }
}

/** Every size of the window, and then the smallest with a choice taken up, with the buttons that confirm. */
async function expectFitAtEverySize(page: Page, decision: Decision): Promise<void> {
  for (const size of SIZES) {
    await resizeTo(page, size);
    await expectFit(page);
    await expectRoom(page, 0.68);
  }
  await resizeTo(page, SIZES[0]);
  const panel = page.locator('[data-region="decision"]');
  await choicesOn(page).first().click();
  await expect(panel.locator('.confirm, .giving-up .button')).toBeVisible();
  await expectFit(page);
  if (decision === 'draft') await expectHandBetween(page);
}

test.describe('in German', () => {
  test.use({ settings: { language: 'de', speed: 'instant', quality: 'low', coach: 'never' } });

  test('all five piles fit, in longer words too, the whole foresight, and what each of many cards costs', {
    tag: '@long',
  }, async ({ page, program }) => {
    test.setTimeout(480_000);
    await withoutPixels(page);
    await speakPseudo(page);
    const line = await onDesktopLine(page);
    await lay(program, fullest());
    await program.open(page);
    await goOnWith(page, 'Piles');
    await expectFivePiles(page);
    line.change({ language: 'en' });
    await expect(page.locator('[data-region="decision"]')).toContainText(PSEUDO.messages['choice.buy']);
    await expectFivePiles(page);
    line.change({ language: 'de' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await leave(page);
    await goOnWith(page, 'Foresight');
    await expectForesight(page);
    await leave(page);
    await resizeTo(page, SIZES[0]);
    await goOnWith(page, 'Feeding');
    await expectCosts(page);
  });

  test('nothing scrolls with five seats and everything in play, whatever is to be decided', { tag: '@long' }, async ({
    page,
    program,
  }) => {
    await withoutPixels(page);
    await lay(
      program,
      LOOKED_AT.map((decision) => ({
        ...gameAwaiting(decision, IN_PHASE[decision] ?? late, SEATS),
        gameId: decision.toLowerCase(),
        name: decision,
      })),
    );
    await program.open(page);
    for (const decision of LOOKED_AT)
      await test.step(decision, async () => {
        await goOnWith(page, decision);
        await expect(choicesOn(page).first()).toBeVisible();
        await expectFitAtEverySize(page, decision);
        await leave(page);
      });
  });
});

test.describe('with text twice as large', () => {
  test.use({ settings: { textScale: 200 } });

  test('the page is measured in it, each time that it is loaded', async ({ page, program }) => {
    await withoutTable(page);
    await program.open(page);
    // At that size the menu stands in the middle, as on a narrow page.
    for (let load = 0; load < 5; load++) {
      await expect(page.locator('.title-front')).toHaveCSS('margin-left', '0px');
      await page.reload();
    }
  });
});

/** What reaches beyond the right edge of the window. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(.sr-only, .behind *)')]
      .filter((part) => part.clientWidth > 0 && part.getBoundingClientRect().right > window.innerWidth + 1)
      .map(({ className, innerText }) => `${className}: ${innerText}`),
  );

test.describe('on a phone held upright, in German', () => {
  test.use({ settings: { language: 'de', learnOffered: true }, viewport: { width: 360, height: 740 } });

  test('no list and no set-up is wider than the page', async ({ page, program }) => {
    await withoutTable(page);
    await lay(program, [gameAwaiting('draft', late, SEATS)]);
    await program.open(page);
    for (const way of ['title.newGame', 'title.learn', 'challenges.title', 'library.title'] as const)
      await test.step(way, async () => {
        await page.getByRole('button', { name: called(way) }).click();
        const more = page.getByRole('button', { name: called('setup.more') });
        if (await more.isVisible()) await more.click();
        await expect(page.locator('h1')).toBeVisible();
        expect(await tooWide(page)).toEqual([]);
        await page.reload();
      });
  });
});

test('the panels fold away, and the choice is remembered', async ({ page, program }) => {
  await withoutPixels(page);
  await takeUp(page, program, gameAwaiting('draft', fullestDraft), { speed: 'instant', quality: 'low' });
  const seats = page.getByRole('navigation', { name: 'Players' });
  const panel = page.getByRole('region', { name: 'Decision' });
  await expect(seats).toHaveAttribute('data-folded', 'true');
  await page.keyboard.press('d');
  await expect(panel).toHaveAttribute('data-folded', 'true');
  await expectRoom(page, 0.95);
  // What is folded is still there for those who cannot see it.
  await expect(panel.locator('button.choice').first()).toBeAttached();
  await expect(seats.getByRole('button', { name: 'Cards of Ada' })).toBeAttached();
  await seats.getByRole('button', { name: /unfold/i }).click();
  await expect(seats).toHaveAttribute('data-folded', 'false');
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(seats).toHaveAttribute('data-folded', 'false');
  await expect(panel).toHaveAttribute('data-folded', 'true');
});
