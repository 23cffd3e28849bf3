import type { Page } from '@playwright/test';
import type { GameState } from '../../shared/flow/runner.ts';
import { WORDS } from '../../shared/words/words.ts';
import { howMany } from '../thorough.ts';
import { expect, HURRIED, test } from './program.ts';
import {
  choicesOn,
  curtain,
  decide,
  decisionPanel,
  openCurtain,
  sitDown,
  withoutPixels,
  withoutTable,
} from './table.ts';

test.use({ settings: HURRIED });

/** Everything that a curious neighbour could find in the page: mark-up, texts, title, accessibility tree. */
const everythingIn = async (page: Page): Promise<string> =>
  [await page.content(), await page.title(), await page.locator('body').ariaSnapshot()].join('\n');

/** Cards that lie in hands: only their owner may know them. */
const handsOf = (truth: GameState): string[] => truth.seats.flatMap((seat) => seat.hand.map(({ id }) => id));

/** What the host has told the page, message by message. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  return told;
}

test('behind the curtain there is nothing of anybody’s hand', async ({ page, program }) => {
  const told = listen(page);
  await withoutPixels(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Human', 'Apprentice'], 'Basic', 11);
  await decide(page, 2);

  for (let handover = 0; handover < howMany(4, 2); handover++) {
    await expect(curtain(page)).toBeVisible();
    const truth = await program.truth();
    const hidden = handsOf(truth);
    expect(hidden.length).toBeGreaterThan(0);
    const page1 = await everythingIn(page);
    const lastWord = told.at(-1) ?? '';
    for (const card of hidden) {
      expect(page1).not.toContain(card);
      expect(page1).not.toContain(WORDS.en.titles[card]);
      expect(lastWord).not.toContain(card);
    }
    await page.keyboard.press('Escape');
    await expect(curtain(page)).toBeVisible();

    await openCurtain(page);
    const first = choicesOn(page).first();
    const before = await first.getAttribute('aria-label');
    await decide(page, handover);
    // Whoever ends a round has the screen, and begins the next one.
    if (handover === 0) continue;
    await expect(first).not.toHaveAttribute('aria-label', before ?? '');
    await decide(page, handover);
  }
});

test('a reload lowers the curtain again', async ({ page, program }) => {
  await withoutTable(page);
  await program.open(page);
  await sitDown(page, ['Human', 'Human'], 'Basic', 5);
  await decide(page);
  await expect(curtain(page)).toBeVisible();
  await openCurtain(page);
  await expect(choicesOn(page).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /continue/i }).click();
  await expect(curtain(page)).toBeVisible();
  await expect(decisionPanel(page)).toBeHidden();
});
