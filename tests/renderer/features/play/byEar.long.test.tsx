// @vitest-environment happy-dom

import { act, configure, fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { startGame } from '../../../../renderer/game/commands.ts';
import { oneAfterTheOther } from '../../keys.ts';
import { openPage, settled, tableOf, updateNow } from '../../page.tsx';

/* Who listens knows the page by roles and names alone: nothing here asks for anything else. */

const panel = () => within(screen.getByLabelText('Decision', { selector: 'section' }));
const nameOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? '';
const isFree = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') !== 'true';

/** What can be chosen, or could be but for a reason: buttons that are pressed or not, and those that refuse. */
const offered = (): readonly HTMLElement[] =>
  panel()
    .getAllByRole('button')
    .filter((button) => button.closest('header, footer') === null)
    .filter((button) => button.hasAttribute('aria-pressed') || !isFree(button));

/** What is said of the choices: the thing that each belongs to, when that changes, and its own name. */
function choicesTold(): string[] {
  let thing = '';
  return offered().flatMap((button) => {
    const group = button.closest('fieldset')?.getAttribute('aria-label') ?? '';
    const entered = group === thing || group === '' ? [] : [`  ${group}`];
    thing = group;
    return [...entered, `  - ${nameOf(button)}${isFree(button) ? '' : ' (unavailable)'}`];
  });
}

/** The lines of what happens that were not there before, as soon as the last of them says who decides. */
async function news(heard: number): Promise<readonly string[]> {
  const lines = () =>
    [...screen.getByLabelText('What happens', { selector: '[role="log"]' }).children].map(
      ({ textContent }) => textContent ?? '',
    );
  await waitFor(() => {
    expect(lines().length).toBeGreaterThan(heard);
    expect(lines().at(-1)).toMatch(/ decides: /);
  });
  return lines().slice(heard);
}

/** Presses a choice and what confirms it; returns what was said in between. */
async function decide(choice: HTMLElement): Promise<string> {
  const before = updateNow();
  fireEvent.click(choice);
  const said = panel()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
  fireEvent.click(panel().getByRole('button', { name: /^(Confirm|Give up \d)/ }));
  await waitFor(() => expect(updateNow()).not.toBe(before), { interval: 1 });
  await oneAfterTheOther();
  await settled();
  return said;
}

/** Whether something is hidden is asked of the style of all that is around it, which takes most of the time. */
function askQuickly(): void {
  const { defaultHidden } = getConfig();
  configure({ defaultHidden: true });
  onTestFinished(() => configure({ defaultHidden }));
}

it('a whole game is played through roles and names alone, and a round tells all that is needed for it', {
  timeout: 300_000,
}, async () => {
  const { client } = await openPage({ flatTable: true });
  askQuickly();
  await act(() => startGame(client, tableOf(['human', 'bot'], 'advanced')));
  await settled();
  const told: string[] = [];
  for (let [decisions, heard] = [0, 0]; updateNow().view.result === null; decisions += 1) {
    expect(decisions).toBeLessThan(80);
    if (updateNow().view.epoch === 1 && updateNow().view.phase === 'A') {
      const lines = await news(heard);
      heard += lines.length;
      told.push(...lines, ...choicesTold());
    }
    const free = offered().filter(isFree);
    const choice = free[(decisions * 3) % free.length];
    if (choice === undefined) throw new Error('nothing to choose');
    const name = nameOf(choice);
    told.push(`> ${name}`, `  ${await decide(choice)}`);
  }
  const end = told.findIndex((line) => line.startsWith('Epoch I · Phase B'));
  await expect(`${told.slice(0, end < 0 ? 120 : end).join('\n')}\n`).toMatchFileSnapshot('byEar.txt');
  expect(screen.getByRole('dialog', { name: 'Final score' })).toBeDefined();
});
