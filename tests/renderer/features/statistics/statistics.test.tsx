// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { StatisticsSheet } from '../../../../renderer/features/statistics/StatisticsSheet.tsx';
import { useApp } from '../../../../renderer/platform/app.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { FinishedGame } from '../../../../shared/statistics/facts.ts';
import type { Person } from '../../../../shared/statistics/history.ts';
import { gameWith, other, seatWith } from '../../../shared/statistics/sketchedGame.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

function show(games: readonly FinishedGame[], gone: readonly string[] = [], pending = 0) {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  const told = { games, gone, pending };
  const forget = vi.fn((_: Person) => told);
  const refresh = vi.fn(() => told);
  const replay = vi.fn(async () => true);
  const host = fakeHost({ 'statistics.forget': forget, 'statistics.read': refresh });
  render(
    <LanguageProvider>
      <Connected host={host} routes={{ replay }}>
        <Tooltip.Provider>
          <StatisticsSheet told={told} />
        </Tooltip.Provider>
      </Connected>
    </LanguageProvider>,
  );
  return { forget, refresh, replay };
}

const won = gameWith(seatWith(120), [other(90, 'citizen', {}, 'sage')]);
const lost = gameWith(seatWith(80), [other(90, 'governor')]);
const practice = gameWith(seatWith(300), [other(90, 'governor')], { uncounted: 'takenBack' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fact = (title: string) => screen.getByText(title, { selector: 'dt' }).nextElementSibling?.textContent;
const table = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement).getByRole('table');
const choose = (label: string, option: string) => {
  fireEvent.keyDown(screen.getByRole('button', { name: new RegExp(`^${label}:`) }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitemradio', { name: option }));
};

describe('the statistics', () => {
  it('count what counts, and show practice as what it is', () => {
    show([won, lost, practice]);
    expect(fact('Games')).toBe('2');
    expect(fact('Won')).toBe('50%1 of 2');
    expect(fact('Points a game')).toBe('100.0');
    expect(fact('Best game')).toContain('120');
    expect(screen.getByText('1 game is not counted; the table of games says why.')).toBeDefined();
    const rows = within(table('Games')).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Practice: a decision was taken back');
    expect(rows[2]?.textContent).toContain('Bo (Governor)');
    const categories = within(table('Where the points come from')).getByRole('row', { name: /Cards/ });
    expect(categories.textContent).toContain('100.0');
    expect(within(table('Against whom')).getByRole('row', { name: /Citizen, Sage/ }).textContent).toContain('+30.0');
  });

  it('are filtered, and lead back where nothing fits', () => {
    show([won, lost, practice]);
    choose('Strongest bot', 'Citizen');
    expect(fact('Games')).toBe('1');
    choose('Seats', '5');
    expect(screen.getByText('No game that counts fits this choice.')).toBeDefined();
    press('Show all games');
    expect(fact('Games')).toBe('2');
  });

  it('open the replay of a game whose save is there, and of no other', () => {
    const { replay } = show([won, lost], [lost.gameId]);
    expect(screen.getAllByRole('button', { name: /Watch the game of/ })).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: /Watch the game of/ })[0] as HTMLElement);
    expect(replay).toHaveBeenCalledWith(won.gameId);
    show([won], [won.gameId]);
    expect(screen.queryByRole('button', { name: /Watch the game of/ })).toBeNull();
    expect(fact('Best game')).toContain('The saved game is gone');
  });

  it('are each person’s own', () => {
    const { forget } = show([
      won,
      gameWith(seatWith(50, { name: 'Zoe' }), [other(90, 'citizen')], { finishedAt: 9e12 }),
    ]);
    expect(screen.getByRole('button', { name: /^Person:\s*Zoe$/ })).toBeDefined();
    expect(fact('Points a game')).toBe('50.0');
    press('Delete statistics …');
    expect(screen.getByRole('dialog', { name: 'Delete the statistics of Zoe?' }).textContent).toContain('1 game');
    press('Keep');
    expect(forget).not.toHaveBeenCalled();
    press('Delete statistics …');
    press('Delete');
    expect(forget).toHaveBeenCalledWith({ name: 'Zoe', emblem: 'lion' });
  });

  it('are handed on as a table', async () => {
    show([won]);
    const made = vi.spyOn(URL, 'createObjectURL');
    press('Export table (CSV)');
    expect(await (made.mock.lastCall as [Blob])[0].text()).toContain('Ada,lion,yes,advanced');
    made.mockRestore();
  });

  it('show all achievements, those that are had with their dates', () => {
    show([won]);
    const tab = screen.getByRole('tab', { name: /Achievements/ });
    expect(tab.textContent).toContain('1/25');
    fireEvent.mouseDown(tab, { button: 0 });
    const panel = screen.getByRole('tabpanel', { name: /Achievements/ });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(25);
    const had = within(panel).getByRole('heading', { name: 'First laurels' }).closest('li');
    expect(had?.textContent).toContain('Achieved on');
    expect(within(panel).getAllByText('Not yet')).toHaveLength(24);
  });

  it('invite to play where there is nothing yet, and say what is still being read', () => {
    show([]);
    expect(screen.getByRole('heading', { name: 'No game played to its end yet' })).toBeDefined();
    press('New game');
    expect(useApp.getState().screen).toBe('setup');
    useApp.setState({ screen: 'title' });
    vi.useFakeTimers();
    const { refresh } = show([won], [], 12);
    expect(screen.getByText('Saved games are being read: 12 to go.')).toBeDefined();
    expect(refresh).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(refresh).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
