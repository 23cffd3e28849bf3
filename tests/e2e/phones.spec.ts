import type { Page } from '@playwright/test';
import { PERSON_NAMES } from '../fixtures/peopleAt.ts';
import { makeNotes } from './guidelines.ts';
import { choices, decide, invite, letIn, PHONE } from './phones.ts';
import { collectMisdeeds, expect, test } from './program.ts';

/* Phones around one table, each a browser of its own with the size and the touch of a phone. */

const nothingDue = (phone: Page) => phone.getByRole('heading', { name: 'Nothing to decide now' });

test('three people hold their hands on phones and decide at the same time, without a curtain @long', async ({
  page,
  program,
  browser,
}) => {
  await invite(page, program);
  const phones: Page[] = [];
  for (const name of PERSON_NAMES) phones.push(await letIn(page, browser, name));
  const misdeeds = await Promise.all(phones.map(collectMisdeeds));
  await page.keyboard.press('Escape');
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Phones are invited' })).toBeVisible();
  await expect(page.locator('.bar-turn')).toHaveText('3 players are deciding');
  const [first, second, third] = phones as [Page, Page, Page];
  // Each has the faces of the own cards, and nobody has another's.
  const hands = await Promise.all(
    phones.map((phone) =>
      phone.locator('.hand-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
    ),
  );
  expect(hands.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(new Set(hands.flat()).size).toBe(6);

  await Promise.all([decide(first), decide(third)]);
  await nothingDue(first).waitFor();
  await expect(page.locator('.bar-turn')).toHaveText(`${PERSON_NAMES[1]} decides`);
  // Until the last has decided, everybody may think again.
  await first.getByRole('button', { name: 'Undo' }).tap();
  await expect(choices(first)).not.toHaveCount(0);
  await decide(first);
  await nothingDue(first).waitFor();
  // A phone that is loaded anew is there again, without being asked for.
  await second.reload();
  await expect(choices(second)).not.toHaveCount(0);
  await decide(second);
  // The next round is due on all of them.
  for (const phone of phones) await expect(choices(phone)).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Phones are invited' }).click();
  await page.getByRole('button', { name: 'Invite nobody any more' }).click();
  for (const phone of phones) await phone.getByRole('alert').filter({ hasText: 'nobody is invited' }).waitFor();
  await expect(page.locator('.curtain')).toBeVisible();
  // A socket that the program closes is no fault of the page.
  expect(misdeeds.flat().filter((misdeed) => !misdeed.includes('WebSocket'))).toEqual([]);
});

test('a seat whose phone is gone is taken back at the screen, and a second screen only looks on', async ({
  page,
  program,
  browser,
}) => {
  await invite(page, program);
  const [name] = PERSON_NAMES;
  const phone = await letIn(page, browser, name);
  await phone.context().close();
  await expect(page.getByText(/away, the place is kept/)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Back to this screen' }).click();
  await expect(page.getByText(/away, the place is kept/)).toHaveCount(0);
  const screen = await letIn(page, browser, 'Second screen', {
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
  });
  await expect(screen.locator('.hand-other')).toHaveCount(4);
  await expect(choices(screen)).toHaveCount(0);
  await expect(screen.locator('.hand-card')).toHaveCount(0);
});

/** How far to the right anything reaches that is seen, also where it is cut off there. */
const widest = (phone: Page): Promise<number> =>
  phone.locator('header, header *, main, main *').evaluateAll((elements) => {
    const seen = elements.filter((element) => element.closest('.sr-only') === null);
    return Math.floor(Math.max(...seen.map((element) => element.getBoundingClientRect().right)));
  });

test('a hand fits a phone upright and sideways in every language, and breaks no guideline for accessibility', async ({
  page,
  program,
  browser,
}) => {
  await invite(page, program);
  const phone = await letIn(page, browser, PERSON_NAMES[0]);
  await phone.getByRole('button', { name: 'Settings of this device' }).tap();
  await phone.getByRole('textbox', { name: 'The table sees this device as' }).fill('Ada’s phone');
  await phone.keyboard.press('Enter');
  await expect(page.getByText('Ada’s phone: connected')).toBeVisible();
  const { found, look } = makeNotes(phone);
  await look('settings');
  await phone.getByRole('slider').fill('150');
  for (const language of ['en', 'de', 'fr', 'es', 'cs']) {
    await phone.getByRole('combobox').selectOption(language);
    for (const viewport of [PHONE.viewport, { width: 844, height: 390 }, { width: 360, height: 640 }]) {
      await phone.setViewportSize(viewport);
      await expect.poll(() => widest(phone), `${language} ${viewport.width}`).toBeLessThanOrEqual(viewport.width);
    }
  }
  await phone.getByRole('combobox').selectOption('en');
  await choices(phone).first().tap();
  await look('decision');
  await phone.getByRole('button', { name: 'Others' }).tap();
  await look('others');
  await phone.getByRole('button', { name: 'Rule book', exact: true }).tap();
  await expect(phone.getByRole('dialog', { name: 'Rule book' }).locator('h3').first()).toBeVisible();
  await look('rule book');
  expect(found).toEqual({});
});
