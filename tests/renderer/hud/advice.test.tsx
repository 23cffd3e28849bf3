// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useReplay } from '../../../renderer/store/replay.ts';
import { useTable } from '../../../renderer/store/table.ts';
import { decideByKeys, press } from './keys.ts';
import { openPage, settled, tableOf, updateNow } from './page.tsx';

const lamp = () => screen.getByRole('button', { name: /advice/i });
const told = () => screen.getByRole('region', { name: 'Decision' }).querySelector('.advice-words')?.textContent ?? '';
const marked = () => document.querySelectorAll('.choice[data-advised="true"]').length;

/** A game against a bot, at the person's first draft. */
async function openDraft() {
  const page = await openPage();
  await act(() => page.commands.start(tableOf(['human', 'bot'])));
  await settled();
  while (updateNow().view.decision !== 'draft') await decideByKeys();
  return page;
}

describe('advice', () => {
  beforeEach(async () => {
    await openDraft();
  });

  it('says a bit more with each press: the track, two candidates, the move and why', async () => {
    expect([told(), marked()]).toEqual(['', 0]);
    fireEvent.click(lamp());
    await waitFor(() => expect(told()).toMatch(/^What matters most now is (income|military|culture|food)\.$/));
    expect(marked()).toBe(0);
    press('a');
    await waitFor(() => expect(told()).toMatch(/^Look closely at two: “.+” or “.+”\.$/));
    expect(marked()).toBe(2);
    press('a');
    await waitFor(() => expect(told()).toMatch(/(better than|about as good as) “.+”/));
    expect(marked()).toBe(1);
    expect(lamp().getAttribute('aria-disabled')).toBe('true');
    const last = told();
    press('a');
    expect(told()).toBe(last);
  });

  it('changes nothing in the game, and is gone with its decision', async () => {
    const { seq } = updateNow();
    press('a');
    await waitFor(() => expect(told()).not.toBe(''));
    expect(updateNow().seq).toBe(seq);
    await decideByKeys();
    await settled();
    await waitFor(() => expect(told()).toBe(''));
    expect(marked()).toBe(0);
  });

  it('says aloud which choices it means', async () => {
    for (const step of [1, 2, 3]) {
      press('a');
      await waitFor(() => expect(document.querySelector(`[data-verb="advice"][data-step="${step}"]`)).not.toBeNull());
    }
    const advised = screen.getByRole('button', { name: /; advised$/ });
    expect(told().startsWith(advised.getAttribute('aria-label')?.split(';')[0] ?? '-')).toBe(true);
    expect(screen.getByRole('region', { name: 'Decision' }).querySelector('[role="status"]')?.textContent).toBe(told());
  });
});

describe('the opened books', { timeout: 120_000 }, () => {
  /** Plays a game to its end and opens its books from the score sheet. */
  async function openBooks() {
    const { commands } = await openPage();
    await act(() => commands.start(tableOf(['human', 'bot'], 'advanced')));
    await settled();
    for (let decisions = 0; updateNow().view.result === null; decisions += 1) {
      expect(decisions).toBeLessThan(200);
      await decideByKeys();
      await settled();
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Open the books' }));
    const books = await screen.findByRole('dialog', { name: /^The books/ });
    await within(books).findByRole('heading', { name: 'Epoch I · Phase A' });
    return { books, commands, end: updateNow() };
  }

  it('show what everybody drew, did and why, and lead into the replay', async () => {
    const { books, commands, end } = await openBooks();
    const lines = () => [...books.querySelectorAll('.books-phase .books-entry')];
    const drew = () => lines().filter((line) => line.querySelector('.books-drew') !== null).length;
    expect(drew()).toBe(15);
    expect(within(books).getByRole('heading', { name: 'Three decisions that cost most' })).toBeDefined();
    const own = lines().length;
    fireEvent.click(within(books).getByRole('radio', { name: 'Bruno' }));
    expect(drew()).toBe(15);
    expect(within(books).queryByRole('heading', { name: 'Three decisions that cost most' })).toBeNull();
    const theirs = lines().length;
    fireEvent.click(within(books).getByRole('radio', { name: 'Ada' }));
    const [way] = within(books).getAllByRole('button', { name: /^See it in the replay/ });
    const position = Number(way?.getAttribute('aria-label')?.match(/\d+$/)?.[0]) - 1;
    fireEvent.click(way as HTMLElement);
    await waitFor(() => expect(useReplay.getState()).toMatchObject({ position, reached: position }));
    expect(useReplay.getState().timeline).toMatchObject({ gameId: end.gameId, finished: true });
    expect(useReplay.getState().timeline?.moments).toHaveLength(own + theirs);
    press('ArrowRight');
    await waitFor(() => expect(useReplay.getState().reached).toBe(position + 1));
    await waitFor(() => expect(useTable.getState().playing).toBe(false));
    await act(() => commands.replay.seeAs(0));
    await waitFor(() =>
      expect(document.querySelector('.transport-reason')?.textContent).toMatch(
        /better than|worse than|as good as|nothing else/,
      ),
    );
  });
});
