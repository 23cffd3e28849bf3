// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { ForecastDrawer } from '../../../../renderer/features/forecast/ForecastDrawer.tsx';
import { Thresholds } from '../../../../renderer/features/forecast/Thresholds.tsx';
import { startGame } from '../../../../renderer/game/commands.ts';
import { GameContext, usePointsHidden } from '../../../../renderer/game/game.ts';
import { Inspector } from '../../../../renderer/game/inspect/Inspector.tsx';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { type ForecastPart, useSheets } from '../../../../renderer/game/sheets.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { GameState } from '../../../../shared/flow/runner.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { WORDS } from '../../../../shared/words/words.ts';
import { gameAt } from '../../../fixtures/sketch.ts';
import { prepareDom } from '../../dom.ts';
import { press } from '../../keys.ts';
import { openPage, settled, tableOf } from '../../page.tsx';
import { updateAt } from '../play/panelAt.tsx';

/** Opens a part of the forecast of seat 0 in a position of the real engine. */
async function openForecast(state: GameState, part: ForecastPart, log: readonly GameEvent[] = []): Promise<Element> {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  useTable.setState({ ...useTable.getInitialState(), log }, true);
  useSheets.setState({ forecast: true, forecastPart: part, forecastSeat: null });
  const update = updateAt(state);
  const game = { update, view: update.view, playing: false, own: 0 };
  render(
    <LanguageProvider>
      <Tooltip.Provider>
        <SelectionProvider>
          <GameContext value={game}>
            <ForecastDrawer />
            <Thresholds />
            <Inspector />
          </GameContext>
        </SelectionProvider>
      </Tooltip.Provider>
    </LanguageProvider>,
  );
  return screen.findByRole('tabpanel');
}

const rowsIn = (part: Element): string[] =>
  within(part as HTMLElement)
    .getAllByRole('row')
    .map((row) => row.textContent ?? '');

describe('if nothing changes', () => {
  const seats = [
    { coins: 3, cards: ['1-red-01', '1-red-02'], tracks: { income: 4, military: 10, culture: 6, food: 1 } },
    { coins: 9, tracks: { income: 7, food: 2 } },
  ];

  it('says what the income brings, who starves, what is in reach and what medals will cost', async () => {
    const part = await openForecast(gameAt('colony', { phase: 'A', epoch: 2, seats }), 'unchanged');
    const { textContent } = part;
    expect(textContent).toContain('Epoch II, phase B');
    expect(textContent).toContain('+4 coins: 3 → 7');
    expect(textContent).toContain('One card stays unfed');
    expect(textContent).toMatch(/Colony 9in reach/);
    expect(textContent).toMatch(/Colony 155 military short/);
    expect(rowsIn(part).at(-1)).toMatch(/Epoch III \(last\)203015/);
  });

  it('tells of the others, too: all of it is public', async () => {
    const part = await openForecast(gameAt('colony', { phase: 'A', epoch: 2, seats }), 'unchanged');
    fireEvent.click(screen.getByRole('radio', { name: /Bruno/ }));
    expect(part.textContent).toContain('+7 coins: 9 → 16');
  });

  it('counts points by category, unless the player wants the suspense', async () => {
    const game = gameAt('colony', { phase: 'A', epoch: 2, seats });
    const part = await openForecast(game, 'unchanged');
    expect(part.textContent).toContain('Points so far');
    act(() => useSettings.setState({ hidePoints: true }));
    expect(part.textContent).not.toContain('Points so far');
    expect((await openForecast(game, 'points')).textContent).toContain('Total');
    act(() => useSettings.setState({ hidePoints: true }));
    expect(screen.getByRole('tabpanel').textContent).toMatch(/^Points are hidden/);
  });

  it('keeps hidden points hidden while the end is being shown: they are counted first', () => {
    const view = { ...updateAt(gameAt('medals')).view, result: { lines: [], winners: [0] } };
    useSettings.setState({ hidePoints: true });
    useTable.setState({ playing: true });
    const { result } = renderHook(() => usePointsHidden(view));
    expect(result.current).toBe(true);
    act(() => useTable.setState({ playing: false }));
    expect(result.current).toBe(false);
  });
});

describe('the comparison', () => {
  it('phase A: each drawn card bought and sold, and what then stays face up', async () => {
    const hand = ['1-red-01', '1-red-02'];
    const seats = [{ coins: 9, hand, tracks: { military: 1 } }, { hand: ['1-blue-01', '1-blue-02'] }];
    const part = await openForecast(gameAt('draft', { seats }), 'compare');
    const rows = rowsIn(part).slice(2);
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => row.slice(0, 4))).toEqual(['Buy ', 'Sell', 'Buy ', 'Sell']);
    // The first two rows keep one card and leave the other.
    const titles = rows.map((row) => row.match(/^(?:Buy|Sell) (.+?)\d/)?.[1] ?? '');
    expect(titles[0]).toBe(titles[1]);
    expect(rows[0]).toMatch(new RegExp(`${titles[2]}$`));
    expect(rows[2]).toMatch(new RegExp(`${titles[0]}$`));
  });

  it('says why a card cannot be bought, and how it could be', async () => {
    const hand = ['2-red-10', '2-red-06'];
    const seats = [{ coins: 0, hand, tracks: { income: 30 } }, {}];
    const part = await openForecast(gameAt('draft', { epoch: 2, seats }), 'compare');
    expect(part.textContent).toMatch(/\d coins? short. A card left for later can be afforded in phase B: .* 30 coins/);
  });

  it('is nothing while no card is drafted', async () => {
    const part = await openForecast(gameAt('colony', { seats: [{ tracks: { military: 3 } }, {}] }), 'compare');
    expect(part.textContent).toMatch(/^Nothing is compared now/);
  });
});

describe('all thresholds', () => {
  const game = () =>
    gameAt('colony', { seats: [{ tracks: { military: 10 } }, { tracks: { military: 3, culture: 5 } }] });

  it('are told of everybody, in words for those who hear them', async () => {
    const rows = rowsIn(await openForecast(game(), 'thresholds'));
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/Ada.*in reach.*5 military short/);
    expect(rows[2]).toMatch(/Bruno.*1 culture short/);
  });

  it('are shown while Alt is held', async () => {
    await openForecast(game(), 'points');
    fireEvent.keyDown(window, { key: 'Alt' });
    const aside = await screen.findByRole('complementary', { name: 'Thresholds' });
    expect(await within(aside).findAllByRole('row')).toHaveLength(3);
    fireEvent.keyUp(window, { key: 'Alt' });
    expect(screen.queryByRole('complementary', { name: 'Thresholds' })).toBeNull();
  });
});

describe('cards to come', () => {
  it('are shown large by name, and leave out what was seen', async () => {
    const seats = [{ cards: ['1-red-03'], hand: ['1-red-01', '1-red-02'] }, { hand: ['1-blue-01', '1-blue-02'] }];
    const part = await openForecast(gameAt('draft', { seats }), 'cards');
    const names = within(part as HTMLElement).getAllByRole('button');
    expect(names.length).toBeGreaterThan(20);
    const shown = names.map((name) => {
      fireEvent.focus(name);
      return screen.getByRole('complementary', { name: 'Card' }).querySelector('h3')?.textContent;
    });
    expect(new Set(shown).size).toBe(names.length);
    const { titles } = WORDS.en;
    for (const seen of ['1-red-01', '1-red-02', '1-red-03']) expect(shown).not.toContain(titles[seen]);
    expect(shown).toContain(titles['1-blue-01']);
  });
});

describe('the sheet', () => {
  it('opens and closes with its key, and Esc puts it away', async () => {
    const { client } = await openPage();
    useSheets.setState(useSheets.getInitialState(), true);
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    press('f');
    await screen.findByRole('region', { name: 'Foresight' });
    press('f');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Foresight' })).toBeNull());
    press('f');
    await screen.findByRole('region', { name: 'Foresight' });
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Foresight' })).toBeNull());
    press('f');
    await screen.findByRole('region', { name: 'Foresight' });
    // Beside the flat table there is no room for both.
    press('l');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Foresight' })).toBeNull());
  });
});
