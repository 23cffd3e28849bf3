// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import { leave } from '../../../renderer/app/routes.ts';
import { startGame } from '../../../renderer/game/commands.ts';
import { openBook } from '../../../renderer/game/sheets.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { changeSettings } from '../../../renderer/platform/commands.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { freshGame } from '../../fixtures/savedGame.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { finished } from '../../main/host/session/finishedGames.ts';
import { button, openPage, settled, tableOf, updateNow } from '../page.tsx';

/** A disk with so many games that the start does not wait for the oldest, which alone still runs; `find` lets it be read. */
function diskOfMany() {
  const disk = new MemoryDisk();
  const over = finished(1);
  for (let index = 0; index < 120; index++) {
    const file = `/data/games/game-${index}.json`;
    const game = index === 0 ? { ...freshGame('hb'), name: 'The one that runs' } : over;
    disk.put(file, sealSave({ ...game, gameId: `game-${index}` }, index, summaryOf(game, index)));
    disk.times.set(file, index);
  }
  let find = (): void => undefined;
  const found = new Promise<void>((resolve) => {
    find = resolve;
  });
  const read = disk.read.bind(disk);
  disk.read = async (file, limit) => {
    if (file.endsWith('/game-0.json')) await found;
    return read(file, limit);
  };
  return { disk, find };
}

describe('the title screen', () => {
  it('offers to continue only where there is a game, with its summary', async () => {
    const { client } = await openPage();
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    const { view } = updateNow();
    await act(() => leave(client));
    expect(button(/Continue.*Ada and Bruno.*Basic game.*epoch\sI, phase\sA/)).toBeDefined();
    fireEvent.click(button(/Continue/));
    await waitFor(() => expect(useApp.getState().screen).toBe('game'));
    expect(updateNow().view.seats).toEqual(view.seats);
  });

  it('offers by itself a better game that is found later, and leaves the focus where it is', async () => {
    const { disk, find } = diskOfMany();
    await openPage({}, disk);
    const shown = button(/Last game.*finished/);
    shown.focus();
    find();
    await waitFor(() => expect(button(/Continue.*The one that runs/)).toBe(shown));
    expect(document.activeElement).toBe(shown);
    fireEvent.click(shown);
    await waitFor(() => expect(useApp.getState().screen).toBe('game'));
    expect(updateNow().gameId).toBe('game-0');
  });

  it('says what this program is and where its numbers come from', async () => {
    await openPage();
    fireEvent.click(button('About'));
    const about = screen.getByRole('dialog', { name: 'About this edition' });
    expect(about.textContent).toMatch(/unofficial fan project/);
    expect(about.textContent).toMatch(/reconstructed/);
    fireEvent.keyDown(about, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the settings', () => {
  it('count at once and are the host’s', async () => {
    const { client } = await openPage();
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await screen.findByRole('dialog', { name: 'Einstellungen' });
    fireEvent.click(screen.getByRole('switch', { name: 'Jede Entscheidung bestätigen' }));
    await waitFor(() => expect(useSettings.getState().confirmActions).toBe(false));
    expect(await client.call('settings.read', {})).toMatchObject({
      value: { language: 'de', confirmActions: false },
    });
    expect(document.documentElement.lang).toBe('de');
  });

  it('of the picture are remembered, and what was measured with others is not', async () => {
    const { client } = await openPage();
    await act(() => changeSettings(client, { measuredTier: { tier: 'low', tooSlow: 'medium' } }));
    fireEvent.click(button('Settings'));
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Graphics' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Moving eye' }));
    fireEvent.click(screen.getByRole('radio', { name: 'At most 30' }));
    await waitFor(() => expect(useSettings.getState()).toMatchObject({ movingEye: false, frameCap: '30' }));
    expect(useSettings.getState().measuredTier).not.toBeNull();
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Sharpness of the table' }), { key: 'ArrowRight' });
    await waitFor(() => expect(useSettings.getState()).toMatchObject({ resolution: 125, measuredTier: null }));
    expect(await client.call('settings.read', {})).toMatchObject({
      value: { movingEye: false, frameCap: '30', resolution: 125, measuredTier: null },
    });
  });
});

describe('set-up', () => {
  it('does not start a table with a fault, and says what is wrong', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of seat 2' }), { target: { value: 'Ada' } });
    fireEvent.click(button('Start the game'));
    expect(screen.getByText('Two seats have this name.')).toBeDefined();
    expect(useApp.getState().screen).toBe('setup');
  });

  it('remembers the table', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['bot', 'human', 'bot'], 'advanced')));
    await act(() => leave(client));
    fireEvent.click(button('New game'));
    expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Ada',
      'Bruno',
      'Chen',
      // The seed, and a line to be pasted.
      '',
      '',
    ]);
    expect(screen.getByRole('radio', { name: /^Advanced game/ }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('Esc', () => {
  const screenNow = () => useApp.getState().screen;
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

  it.each([
    ['Learn to play', 'lessons'],
    ['New game', 'setup'],
    ['Challenges', 'challenges'],
    ['Games', 'games'],
    ['Statistics', 'statistics'],
  ] as const)(
    'leads back from “%s” to the title, once per press, and first closes the rule book',
    async (entry, name) => {
      await openPage();
      fireEvent.click(button(new RegExp(`^${entry}`)));
      await waitFor(() => expect(screenNow()).toBe(name));
      await screen.findByRole('button', { name: /^Back/ });
      act(() => openBook('aim'));
      await screen.findByRole('dialog', { name: 'Rule book' });
      fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(screen.queryByRole('dialog', { name: 'Rule book' })).toBeNull();
      fireEvent.keyDown(document.body, { key: 'Escape', repeat: true });
      expect(screenNow()).toBe(name);
      pressEscape();
      await waitFor(() => expect(screenNow()).toBe('title'));
    },
  );

  it('belongs to what is typed, and to a seat that is held', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    screen.getByRole('textbox', { name: 'Name of seat 1' }).focus();
    pressEscape();
    expect(screenNow()).toBe('setup');
    const [grip] = screen.getAllByRole('button', { name: /^Move/ });
    act(() => grip?.focus());
    fireEvent.click(grip as HTMLElement);
    expect(grip?.getAttribute('aria-pressed')).toBe('true');
    pressEscape();
    expect([screenNow(), grip?.getAttribute('aria-pressed')]).toEqual(['setup', 'false']);
  });
});

describe('Enter', () => {
  const pressEnter = (repeat = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat });

  it('presses what is framed: a game that was set up with the mouse begins, but not by a key that is held', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    pressEnter(true);
    expect(useApp.getState().screen).toBe('setup');
    pressEnter();
    await settled();
    expect(useApp.getState().screen).toBe('game');
  });

  it('begins the next lesson of the list', async () => {
    await openPage();
    fireEvent.click(button(/^Learn to play/));
    await screen.findByRole('button', { name: /^Begin: Buy or sell/ });
    pressEnter();
    expect(await screen.findByText('A game in one picture')).toBeDefined();
  });

  it('is left to what has the focus: a held key presses no second button', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    const back = button('Back');
    back.focus();
    expect(fireEvent.keyDown(back, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(back, { key: 'Enter' })).toBe(true);
    expect(useApp.getState().screen).toBe('setup');
  });
});

describe('the expansions', () => {
  it('are switched on one by one, remembered, and named on the title and in the game', async () => {
    const { client } = await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    fireEvent.click(screen.getByRole('switch', { name: 'Marketplaces' }));
    expect(screen.getByRole('switch', { name: 'Monuments' }).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(button('Start the game'));
    await settled();
    expect(updateNow().view.options.expansions).toEqual(['market']);
    expect(within(screen.getByRole('list', { name: 'Expansions' })).getByText('Marketplaces')).toBeDefined();
    act(() => openBook('digest'));
    const rules = await screen.findByRole('dialog', { name: 'Rule book' });
    expect(rules.textContent).toMatch(/This game: Basic game with Marketplaces\./);
    expect(within(rules).getByRole('button', { name: 'Expansion: marketplaces' })).toBeDefined();
    expect(within(rules).queryByRole('button', { name: 'Expansion: monuments' })).toBeNull();
    fireEvent.keyDown(rules, { key: 'Escape' });
    await act(() => leave(client));
    expect(button(/Continue.*Basic game with Marketplaces/)).toBeDefined();
    fireEvent.click(button('New game'));
    expect(screen.getByRole('switch', { name: 'Marketplaces' }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('the log', () => {
  it('has a line for every event', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot', 'bot'])));
    await settled();
    fireEvent.click(button('Log'));
    const lines = within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem');
    expect(lines).toHaveLength(useTable.getState().log.length);
    for (const line of lines) expect(line.textContent?.trim()).not.toBe('');
  });
});

describe('the window', () => {
  it('is named after whose turn it is', async () => {
    const { client } = await openPage();
    expect(document.title).toBe('Hadara');
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    await waitFor(() => expect(document.title).toMatch(/^Ada decides: .+ – Hadara$/));
  });
});

describe('messages', () => {
  it('tell what the host has to say until they are dismissed', async () => {
    await openPage();
    act(() => useApp.setState({ notices: [{ code: 'saveLost', detail: 'game.json' }] }));
    expect(screen.getByRole('alert').textContent).toContain('game.json');
    fireEvent.click(button('Dismiss'));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('take the whole screen when the program has ended', async () => {
    await openPage();
    act(() => useApp.setState({ link: 'ended' }));
    expect(screen.getByRole('heading', { name: 'The game has ended' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'New game' })).toBeNull();
  });

  it('say that another window has taken the game over, and offer to take it back', async () => {
    await openPage();
    act(() => useApp.setState({ link: 'elsewhere' }));
    expect(screen.getByRole('heading', { name: 'The game goes on in another window' })).toBeDefined();
    expect(button('Go on here')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'New game' })).toBeNull();
  });
});
