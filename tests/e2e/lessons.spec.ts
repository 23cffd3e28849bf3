import type { Page } from '@playwright/test';
import { expect, HURRIED, poll, test } from './program.ts';
import { resizeTo, withoutPixels } from './table.ts';

test.use({ settings: { ...HURRIED, confirmActions: true } });

const words = (page: Page) => page.locator('.teacher-words');

/** Goes to the list of lessons and begins, or goes on with, one of them. */
async function begin(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await page.getByRole('button', { name }).click();
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many of the things that are lit are covered by the words about them, and whether all of it is in the window. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element): Box => element.getBoundingClientRect().toJSON() as Box;
    const card = document.querySelector('.teacher');
    if (card === null) throw new Error('nothing is said');
    const { left, top, right, bottom } = boxOf(card);
    const lit = [...document.querySelectorAll('.spotlight-edge:not(.spotlight-edge-open)')].map(boxOf);
    const covers = (box: Box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return { lit: lit.length, covered: lit.filter(covers).length, isInside };
  });

/** Waits until the lesson says something, and nothing of what it speaks of is hidden. */
async function heard(page: Page, sentence: RegExp): Promise<void> {
  await expect(words(page)).toContainText(sentence);
  await expect(words(page)).toHaveAttribute('data-waiting', 'false');
  await poll(() => layout(page)).toMatchObject({ covered: 0, isInside: true });
}

/** Buys by keys, as soon as the table has come to rest and there is something to choose, until the lesson says something about it. */
async function buy(page: Page, digit: string, sentence: RegExp): Promise<void> {
  await expect(page.locator('[data-region="decision"] button.choice').first()).toBeVisible();
  const chosen = page.locator('[data-region="decision"] button.choice[aria-pressed="true"]');
  // Keys are pressed again where the lesson has just taken a decision back, and its choices come anew.
  await expect(async () => {
    for (const key of [digit, 'b']) await page.keyboard.press(key);
    await expect(chosen).toBeVisible({ timeout: 500 });
    await page.keyboard.press('Enter');
    await expect(words(page)).toContainText(sentence, { timeout: 5000 });
  }).toPass();
  await heard(page, sentence);
}

test('the list begins its next lesson with Enter, as it looks; a lesson takes whatever is decided', async ({
  page,
  program,
}) => {
  await withoutPixels(page);
  await program.open(page);
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await expect(page.getByRole('button', { name: /^Begin: Buy or sell/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await heard(page, /A game in one picture/);
  await page.keyboard.press('Enter');
  await heard(page, /You are Ada/);
  // While a lesson speaks, the ribbon does not.
  const ribbon = await page.locator('.game').evaluate((game) => {
    const made = Object.assign(document.createElement('div'), { className: 'announcement' });
    game.append(made);
    const { display } = getComputedStyle(made);
    made.remove();
    return display;
  });
  expect(ribbon).toBe('none');

  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await test.step('a decision of one’s own is answered, and the lesson goes on from it, whatever it was', async () => {
    await page.getByRole('button', { name: /^Begin: What tracks open/ }).click();
    await heard(page, /What is a high track good for.*It opens things/);
    for (const next of [/A colony has two sides/, /Integrate: pay 1 coin/]) {
      await page.keyboard.press('Enter');
      await heard(page, next);
    }
    await page.locator('[data-region="decision"] button.choice', { hasText: 'Plunder' }).first().click();
    await page.keyboard.press('Enter');
    await heard(page, /3 coins, to spend at once/);
    await page.getByRole('button', { name: 'Continue' }).click();
    // What is said next is about a colony that was plundered: nobody has seen its back.
    await heard(page, /Military stays at 5/);
  });
});

test('a lesson is played by keys alone, taken back, left, and gone on with after quitting', async ({
  page,
  program,
}) => {
  await resizeTo(page, { width: 1280, height: 720 });
  await withoutPixels(page);
  await program.open(page);
  await begin(page, /^Begin: Bread/);
  await heard(page, /7 cards, food 7/);
  await poll(async () => (await layout(page)).lit).toBe(1);
  await page.keyboard.press('Enter');
  await heard(page, /Go on, take it/);

  // Another card than the lesson asks for: it says what that means, and takes it back.
  await buy(page, '4', /saw it coming/);
  await page.keyboard.press('Enter');
  await heard(page, /Go on, take it/);
  await buy(page, '5', /as you would at home/);

  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('button', { name: /^Go on: Bread/ })).toBeVisible();
  // Else the page complains that its program is gone.
  await page.goto('about:blank');
  await program.restart(async () => undefined);
  await program.open(page);
  // It is no game to continue with.
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeHidden();
  await begin(page, /^Go on: Bread/);
  await heard(page, /as you would at home/);
});
