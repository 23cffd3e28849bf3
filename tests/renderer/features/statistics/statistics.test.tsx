// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { describe, expect, it, vi } from 'vitest';
import { type Commands, CommandsContext } from '../../../../renderer/app/commands.ts';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { StatisticsSheet } from '../../../../renderer/features/statistics/StatisticsSheet.tsx';
import type { StatisticsCommands } from '../../../../renderer/features/statistics/statisticsCommands.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { FinishedGame } from '../../../../shared/statistics/facts.ts';
import { gameWith, other, seatWith } from '../../../shared/statistics/sketchedGame.ts';
import { prepareDom } from '../../page.tsx';

function show(games: readonly FinishedGame[], gone: readonly string[] = [], pending = 0) {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  const statistics = {
    close: vi.fn(),
    refresh: vi.fn(async () => undefined),
    forget: vi.fn(async () => undefined),
    exportTable: vi.fn(),
  } as const;
  const replay = { open: vi.fn(async () => undefined) };
  const commands = {
    statistics: statistics as unknown as StatisticsCommands,
    replay: replay as unknown as Commands['replay'],
  } satisfies Partial<Commands> as unknown as Commands;
  render(
    <LanguageProvider>
      <CommandsContext value={commands}>
        <Tooltip.Provider>
          <StatisticsSheet told={{ games, gone, pending }} />
        </Tooltip.Provider>
      </CommandsContext>
    </LanguageProvider>,
  );
  return { statistics, replay };
}

const won = gameWith(seatWith(120), [other(90, 'citizen', {}, 'sage')]);
const lost = gameWith(seatWith(80), [other(90, 'governor')]);
const practice = gameWith(seatWith(300), [other(90, 'governor')], { uncounted: 'takenBack' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fact = (title: string) => screen.getByText(title, { selector: 'dt' }).nextElementSibling?.textContent;
const table = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement).getByRole('table');
const choose = (label: string, option: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const { value } = within(select).getByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(select, { target: { value } });
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
    expect(replay.open).toHaveBeenCalledWith(won.gameId);
    show([won], [won.gameId]);
    expect(screen.queryByRole('button', { name: /Watch the game of/ })).toBeNull();
    expect(fact('Best game')).toContain('The saved game is gone');
  });

  it('are each person’s own', () => {
    const { statistics } = show([
      won,
      gameWith(seatWith(50, { name: 'Zoe' }), [other(90, 'citizen')], { finishedAt: 9e12 }),
    ]);
    expect(screen.getByRole('button', { name: /^Person:\s*Zoe$/ })).toBeDefined();
    expect(fact('Points a game')).toBe('50.0');
    press('Delete statistics …');
    expect(screen.getByRole('dialog', { name: 'Delete the statistics of Zoe?' }).textContent).toContain('1 game');
    press('Keep');
    expect(statistics.forget).not.toHaveBeenCalled();
    press('Delete statistics …');
    press('Delete');
    expect(statistics.forget).toHaveBeenCalledWith({ name: 'Zoe', emblem: 'lion' });
  });

  it('are handed on as a table', () => {
    const { statistics } = show([won]);
    press('Export table (CSV)');
    expect(statistics.exportTable).toHaveBeenCalledWith(expect.stringContaining('Ada,lion,yes,advanced'));
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
    const { statistics } = show([won], [], 12);
    expect(screen.getByText('Saved games are being read: 12 to go.')).toBeDefined();
    expect(statistics.refresh).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(statistics.refresh).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
