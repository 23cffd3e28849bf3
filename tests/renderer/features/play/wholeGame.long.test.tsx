// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { decideByKeys, press, tabTo } from '../../keys.ts';
import { openPage, settled, updateNow } from '../../page.tsx';
import { expectRecord } from '../../recordOf.ts';

/** Goes to a button with Tab, and presses Enter. */
function enter(words: RegExp): void {
  tabTo(words);
  press('Enter');
}

describe('a game without a 3D table', () => {
  it('is played with every expansion from set-up to score sheet with the keys alone', {
    timeout: 300_000,
  }, async () => {
    const { client } = await openPage();
    enter(/^New game$/);
    enter(/^More: seats/);
    enter(/^Remove seat 4$/);
    enter(/^Remove seat 3$/);
    for (const expansion of [/^Monuments$/, /^Marketplaces$/, /^Nobles/]) enter(expansion);
    enter(/^Start the game$/);
    await screen.findByText('No 3D table here');
    await settled();
    expect(updateNow().view.options.expansions).toEqual(['monuments', 'market', 'nobles']);
    for (let decisions = 0; updateNow().view.result === null; decisions += 1) {
      expect(decisions).toBeLessThan(200);
      await decideByKeys();
    }
    await expectRecord(client);
    const sheet = await screen.findByRole('dialog', { name: 'Final score' });
    const { result } = updateNow().view;
    for (const line of result?.lines ?? []) {
      expect(within(sheet).getAllByRole('cell', { name: String(line.total) }).length).toBeGreaterThan(0);
    }
    expect(within(sheet).getByText(/wins with|share the victory/)).toBeDefined();
  });
});
