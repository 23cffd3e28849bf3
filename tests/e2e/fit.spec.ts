import type { Locator } from '@playwright/test';
import { legalActions } from '../../shared/flow/runner.ts';
import { gameAwaiting } from '../fixtures/awaitingGame.ts';
import { expect, test } from './program.ts';
import { withoutPixels } from './table.ts';
import { takeUp } from './takeUp.ts';

/** Phase B at its fullest: a card on each pile, and one of them takes a tile as a loan. */
const saved = gameAwaiting('draft', (state) => {
  const takes = legalActions(state, 0).filter((action) => action.type === 'take');
  return new Set(takes.map(({ colour }) => colour)).size === 5 && takes.some(({ tile }) => tile !== undefined);
});

/** The words of everything whose content is wider than itself. */
const cropped = (part: Locator): Promise<string[]> =>
  part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*:not(.sr-only)')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => `${element.className}: ${element.innerText}`),
  );

for (const language of ['en', 'de'] as const) {
  test(`all five piles of phase B fit beside the table without scrolling: ${language}`, async ({ page, program }) => {
    await withoutPixels(page);
    await takeUp(page, program, saved, { language, speed: 'instant', quality: 'low' });
    const panel = page.locator('[data-region="decision"]');
    await expect(panel.locator('.pile')).toHaveCount(5);
    await expect(panel.locator('.loan-uses')).toHaveCount(1);
    expect(await cropped(panel)).toEqual([]);
    expect(await cropped(page.locator('.bar-turn'))).toEqual([]);
    const room = await panel.locator('.panel-body').evaluate((body) => body.clientHeight - body.scrollHeight);
    expect(room).toBeGreaterThanOrEqual(0);
  });
}
