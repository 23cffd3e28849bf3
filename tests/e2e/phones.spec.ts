import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { GameState } from '../../shared/flow/runner.ts';
import { PERSON_NAMES, peopleAt } from '../fixtures/peopleAt.ts';
import { called } from './called.ts';
import { collectMisdeeds, expect, type Program, SILENT, test } from './program.ts';
import { lay } from './takeUp.ts';

/* Phones around one table, each a browser of its own with the size and the touch of a phone. */

// Nothing of a test listens on a real network.
process.env.HADARA_ADDRESS = '127.0.0.1';

/** A draft in which everybody decides at the same time, and nobody has yet. */
const isFresh = ({ phase, seats }: GameState): boolean => phase === 'A' && seats.every(({ choice }) => choice === null);

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' };

/** Opens the table of three people in a draft of phase A, and the dialog of the phones over its curtain. */
async function invite(page: Page, program: Program): Promise<void> {
  const settings = { ...SILENT, coach: 'never', speed: 'instant', quality: 'low', flatTable: true };
  await writeFile(path.join(program.dataFolder, 'settings.json'), JSON.stringify(settings));
  await lay(program, [peopleAt('draft', isFresh)]);
  await program.open(page);
  await page.getByRole('button', { name: called('title.continue') }).click();
  await page.getByRole('button', { name: 'Phones', exact: true }).click();
  await page.getByRole('button', { name: 'Invite phones' }).click();
  await page.getByRole('img', { name: /camera/ }).waitFor();
}

/** What stands beside the picture for the camera. */
async function typedAt(page: Page, name: string): Promise<readonly [address: string, code: string]> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('region', { name, exact: true }).waitFor();
  const [address = '', code = ''] = await page.locator('.phones-typed').allTextContents();
  return [address, code];
}

/** A phone comes by the typed code, and somebody at the table lets it in. */
async function letIn(page: Page, browser: Browser, name: string, device: object = PHONE): Promise<Page> {
  const [address, code] = await typedAt(page, name);
  const phone = await (await browser.newContext(device)).newPage();
  await phone.goto(`http://${address}/`);
  await phone.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Go on' }).click();
  await phone.getByText(/let this device in/).waitFor();
  await page.getByRole('button', { name: 'Let in' }).click();
  await phone.locator('.hand-page').waitFor();
  return phone;
}

const choices = (phone: Page) => phone.locator('.choice:not([aria-disabled="true"])');

/** Takes the first choice, and confirms it. */
async function decide(phone: Page): Promise<void> {
  await choices(phone).first().tap();
  await phone.getByRole('button', { name: 'Confirm' }).tap();
}

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

test('a hand fits a phone upright and sideways in every language', async ({ page, program, browser }) => {
  await invite(page, program);
  const phone = await letIn(page, browser, PERSON_NAMES[0]);
  await phone.getByRole('button', { name: 'Language and text' }).tap();
  for (const language of ['en', 'de', 'fr', 'es', 'cs']) {
    await phone.getByRole('combobox').selectOption(language);
    for (const viewport of [PHONE.viewport, { width: 844, height: 390 }, { width: 360, height: 640 }]) {
      await phone.setViewportSize(viewport);
      await expect
        .poll(() => phone.evaluate(() => document.documentElement.scrollWidth), `${language} ${viewport.width}`)
        .toBeLessThanOrEqual(viewport.width);
    }
  }
});
