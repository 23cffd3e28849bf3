// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGames } from '../../../../renderer/features/library/commands.ts';
import { useLibrary } from '../../../../renderer/features/library/library.ts';
import type { GameSummary } from '../../../../shared/contract/answers.ts';
import type { Settings } from '../../../../shared/contract/tableSetup.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { openPage } from '../../page.tsx';
import { wordsIn } from '../../platform/i18n/words.ts';

const MANY = 5000;
/** Not by role: asking each of a hundred elements for its role and name takes long. */
const rows = () => [...document.querySelectorAll<HTMLElement>('.game-list article')];
const buttonOf = (row: HTMLElement | undefined) => row?.querySelector('button');
const numberOf = (row: Element | null | undefined) => Number(row?.closest('li')?.getAttribute('aria-posinset'));
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

/** Opens the list with that many games. */
async function openList(
  count: number,
  change: Partial<GameSummary> = {},
  language: Settings['language'] = 'en',
): Promise<void> {
  const { client } = await openPage({ language });
  await act(() => openGames(client));
  const { name: _, ...summary } = new Session(freshGame('hga')).summary(0);
  const games = Array.from({ length: count }, (_, index) => ({
    ...summary,
    gameId: `game-${index}`,
    name: `No. ${index + 1}`,
    ...change,
  }));
  act(() => useLibrary.setState({ games }));
}

describe('a list of thousands of games', () => {
  it('builds only what is in sight, and tells how many there are', async () => {
    await openList(MANY);
    expect(rows().length).toBeGreaterThan(9);
    expect(rows().length).toBeLessThan(30);
    const places = rows().map((row) => row.closest('li'));
    expect(places.map(numberOf)).toEqual(places.map((_, index) => index + 1));
    for (const place of places) expect(place?.getAttribute('aria-setsize')).toBe(String(MANY));
    expect(document.querySelectorAll('.library *').length).toBeLessThan(5000);
  });

  it('is walked through by keys, to its end and back, and the focus is never lost', async () => {
    await openList(MANY);
    act(() => buttonOf(rows()[0])?.focus());
    for (const [key, number] of [
      ['ArrowDown', 2],
      ['PageDown', 7],
      ['End', MANY],
      ['ArrowDown', MANY],
      ['ArrowUp', MANY - 1],
      ['Home', 1],
    ] as const) {
      press(key);
      expect(document.activeElement?.tagName).toBe('ARTICLE');
      expect(numberOf(document.activeElement)).toBe(number);
    }
  });

  it('keeps what the focus needs while one scrolls away from it', async () => {
    await openList(MANY);
    const third = buttonOf(rows()[2]);
    act(() => third?.focus());
    const frame = document.querySelector('.library-body') as HTMLElement;
    act(() => {
      frame.scrollTop = 200_000;
      fireEvent.scroll(frame);
    });
    expect(numberOf(rows().at(-1))).toBeGreaterThan(1000);
    expect(document.activeElement).toBe(third);
    expect(rows().slice(0, 3).map(numberOf)).toEqual([2, 3, 4]);
  });
});

describe('a game from no day of the calendar', () => {
  it.each([
    ['en', 'date unknown'],
    ['de', 'Datum unbekannt'],
  ] as const)('is listed like any other (%s)', async (language, words) => {
    await openList(2, { savedAt: Number.MAX_SAFE_INTEGER, name: null }, language);
    expect(rows()).toHaveLength(2);
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(rows()[0]?.querySelector('h2')?.textContent).toContain(words);
    const { savedAt } = useLibrary.getState().games?.[0] ?? { savedAt: 0 };
    expect(wordsIn(language).dateTime(savedAt)).toBe(words);
    expect(wordsIn(language).dateTime(8.64e15)).not.toBe(words);
  });
});
