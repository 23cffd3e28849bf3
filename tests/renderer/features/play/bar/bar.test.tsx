// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../../renderer/app/LanguageProvider.tsx';
import { BarButtons } from '../../../../../renderer/features/play/bar/BarButtons.tsx';
import { GameCommandSearch } from '../../../../../renderer/features/play/bar/CommandSearch.tsx';
import { GameContext } from '../../../../../renderer/game/game.ts';
import { SelectionProvider } from '../../../../../renderer/game/selection/SelectionProvider.tsx';
import { useApp } from '../../../../../renderer/platform/app.ts';
import { useSettings } from '../../../../../renderer/platform/settings.ts';
import { offerCommands } from '../../../../../renderer/ui/keyboard/useKeys.ts';
import type { KeyCommand } from '../../../../../shared/vocabulary/keys.ts';
import { gameAt } from '../../../../fixtures/sketch.ts';
import { prepareDom } from '../../../dom.ts';
import { Connected } from '../../../fakeHost.tsx';
import { button, chooseFromMenu } from '../../../page.tsx';
import { updateAt } from '../panelAt.tsx';

beforeEach(() => {
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
});
afterEach(() => {
  cleanup();
  useApp.setState(useApp.getInitialState(), true);
});

/** The search while it is open, as the game screen shows it, and something that has the focus before. */
function Search() {
  const panel = useApp((app) => app.panel);
  return (
    <>
      <button type="button">Choice</button>
      {panel === 'commands' && <GameCommandSearch />}
    </>
  );
}

function open(what: 'bar' | 'search'): void {
  const update = updateAt(gameAt('draft', { phase: 'B', piles: { red: ['1-red-02'] } }), 0);
  render(
    <LanguageProvider>
      <Tooltip.Provider>
        <Connected>
          <SelectionProvider>
            <GameContext value={{ update, view: update.view, playing: false, own: 0 }}>
              {what === 'bar' ? <BarButtons /> : <Search />}
            </GameContext>
          </SelectionProvider>
        </Connected>
      </Tooltip.Provider>
    </LanguageProvider>,
  );
}

it('has five controls, and one more while nothing is heard', () => {
  open('bar');
  const controls = () => within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(controls()).toHaveLength(5);
  act(() => useSettings.setState({ muted: true }));
  expect(controls()).toHaveLength(6);
  expect(button('Sound on')).toBeDefined();
});

it('has the rest in a menu, in words and with their keys', () => {
  open('bar');
  chooseFromMenu(/^Settings/);
  expect(useApp.getState().panel).toBe('settings');
  fireEvent.keyDown(button('Menu'), { key: 'Enter' });
  expect(screen.getByRole('menuitem', { name: /^Foresight/ }).textContent).toBe('ForesightF');
  fireEvent.click(screen.getByRole('menuitem', { name: /^Find a command/ }));
  expect(useApp.getState().panel).toBe('commands');
});

/** Opens the search while a choice has the focus. */
function search(): void {
  open('search');
  screen.getByRole('button', { name: 'Choice' }).focus();
  act(() => useApp.setState({ panel: 'commands' }));
}

it('finds a command by a part of what it is called, and does it where the focus was', async () => {
  const run = vi.fn((_: KeyCommand) => document.activeElement?.textContent);
  const end = offerCommands(run);
  search();
  const all = screen.getAllByRole('option').length;
  expect(all).toBeGreaterThan(20);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'colon' } });
  expect(screen.getAllByRole('option').length).toBeLessThan(all);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(run.mock.calls.map(([command]) => command)).toEqual(['colonies']));
  // What a command opens gives the focus back to what has it now.
  expect(run.mock.results).toMatchObject([{ value: 'Choice' }]);
  expect(useApp.getState().panel).toBeNull();
  end();
});

it('finds words with accents by letters without', () => {
  act(() => useSettings.setState({ language: 'fr' }));
  search();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'reglages' } });
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Réglages');
});

it('says so where nothing is called that', () => {
  search();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'qqqq' } });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText('Nothing is called that.')).toBeDefined();
});
