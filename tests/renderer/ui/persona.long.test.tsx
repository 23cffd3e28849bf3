// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leave } from '../../../renderer/app/routes.ts';
import { startGame } from '../../../renderer/game/commands.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import type { Controller, NewGame } from '../../../shared/contract/tableSetup.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { button, openPage, settled, tableOf, updateNow } from '../page.tsx';

const closed = () => waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());

/** Opens a menu with the keyboard and chooses the item whose name begins so. */
async function choose(menu: string | RegExp, item: string): Promise<void> {
  fireEvent.keyDown(button(menu), { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('menuitemradio', { name: new RegExp(`^${item}`) }), { key: 'Enter' });
  await closed();
}

const menuWords = async (menu: string | RegExp): Promise<readonly string[]> => {
  fireEvent.keyDown(button(menu), { key: 'ArrowDown' });
  const words = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent ?? '');
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await closed();
  return words;
};

const kind = (number: number, name: 'Human' | 'Bot') =>
  within(screen.getByRole('radiogroup', { name: `Who plays seat ${number}` })).getByRole('radio', { name });

const start = async (): Promise<readonly Controller[]> => {
  await act(async () => {
    fireEvent.click(button('Start the game'));
  });
  await settled();
  return updateNow().players.map(({ controller }) => controller);
};

/** A table against bots of these kinds. */
const against = (...bots: readonly Controller[]): NewGame => {
  const table = tableOf(['human', ...bots.map(() => 'bot' as const)]);
  const players = table.players.map((player, seat) => ({ ...player, controller: bots[seat - 1] ?? player.controller }));
  return { ...table, players };
};

describe('choosing a face', () => {
  it('is for people, at the set-up as it opens; the face comes to the table and stays with whoever becomes a bot and back', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    expect(screen.queryByRole('button', { name: /^Face of seat 2/ })).toBeNull();
    await choose(/^Face of seat 1: ?Bun/, 'Turban');
    fireEvent.click(button(/^More: seats/));
    fireEvent.click(kind(1, 'Bot'));
    expect(screen.queryByRole('button', { name: /^Face of seat 1/ })).toBeNull();
    fireEvent.click(kind(1, 'Human'));
    expect(button(/^Face of seat 1: ?Turban/)).toBeDefined();
    expect((await start())[0]).toEqual({ kind: 'human', face: 'turban' });
  });
});

describe('choosing a bot', () => {
  it('offers a match, which says how strong it plays, and the game starts with it', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    await choose(/^Level of seat 2/, 'Match me');
    await waitFor(() => expect(screen.getByText(/Now at 1\.5 of 5, between Apprentice and Citizen\./)).toBeDefined());
    expect(button(/^Level of seat 2: ?Match me/)).toBeDefined();
    await choose(/^Style of seat 2/, 'Sage');
    await choose(/^Level of seat 3/, 'Match me');
    await choose(/^Level of seat 3/, 'Regent');
    const bots = await start();
    expect(bots[1]).toEqual({ kind: 'bot', level: 'apprentice', style: 'sage', strength: 1.5 });
    expect(bots[2]).toEqual({ kind: 'bot', level: 'regent' });
  });

  it('offers five levels, a match and five styles, each with its strength and a line of character', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    const levels = await menuWords(/^Level of seat 2/);
    expect(levels).toHaveLength(BOT_LEVELS.length + 1);
    expect(levels[2]).toMatch(/^Governor, strength 3 of 5.*Judges well/);
    const styles = await menuWords(/^Style of seat 2/);
    expect(styles).toHaveLength(2 + BOT_STYLES.length);
    expect(styles[0]).toMatch(/^No leaning/);
    expect(styles[1]).toMatch(/^Surprise me/);
    expect(new Set([...levels, ...styles]).size).toBe(levels.length + styles.length);
  });

  it('goes by keyboard, and the game starts with what was chosen', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    await choose(/^Level of seat 2/, 'Regent');
    await choose(/^Style of seat 2/, 'Sage');
    await choose(/^Level of seat 3/, 'Citizen');
    expect(button(/^Level of seat 2: ?Regent/)).toBeDefined();
    expect(button(/^Style of seat 2: ?Sage/)).toBeDefined();
    expect(screen.getByText(/^Counts every point.*carve a statue/)).toBeDefined();
    expect(await start()).toEqual([
      { kind: 'human' },
      { kind: 'bot', level: 'regent', style: 'sage' },
      { kind: 'bot', level: 'citizen' },
      { kind: 'bot', level: 'apprentice' },
    ]);
  });

  it('can be without a style again', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    await choose(/^Style of seat 2/, 'Marshal');
    await choose(/^Style of seat 2/, 'No leaning');
    expect((await start())[1]).toEqual({ kind: 'bot', level: 'apprentice' });
  });

  it('is not lost by a look at "human"', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    await choose(/^Level of seat 2/, 'Hadara');
    await choose(/^Style of seat 2/, 'Steward');
    fireEvent.click(kind(2, 'Human'));
    expect(screen.queryByRole('button', { name: /^Level of seat 2/ })).toBeNull();
    fireEvent.click(kind(2, 'Bot'));
    expect((await start())[1]).toEqual({ kind: 'bot', level: 'hadara', style: 'steward' });
  });

  it('is remembered for the next table', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, against({ kind: 'bot', level: 'citizen', style: 'merchant' })));
    await act(() => leave(client));
    expect(useSettings.getState().lastTable?.players[1]?.controller).toEqual({
      kind: 'bot',
      level: 'citizen',
      style: 'merchant',
    });
    fireEvent.click(button('New game'));
    expect(button(/^Level of seat 2: ?Citizen/)).toBeDefined();
    expect(button(/^Style of seat 2: ?Merchant/)).toBeDefined();
  });
});

describe('a bot at the table', () => {
  it('is told by its level and style, on its card and over its board', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, against({ kind: 'bot', level: 'citizen', style: 'opportunist' })));
    await settled();
    const card = screen.getByRole('region', { name: 'Bruno' });
    expect(card.textContent).toContain('bot, Citizen, Opportunist');
    act(() =>
      within(card)
        .getByRole('button', { name: /^Bruno: look at this board/ })
        .focus(),
    );
    expect((await screen.findByRole('tooltip')).textContent).toMatch(
      /^Citizen, Opportunist\. Plays soundly.*Wants most/,
    );
    fireEvent.click(within(card).getByRole('button', { name: /^Cards of Bruno/ }));
    expect(screen.getByRole('dialog', { name: 'Board of Bruno' }).textContent).toContain('strength 2 of 5');
  });

  it('is nothing that a person has', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    fireEvent.click(button(/^Cards of Ada/));
    expect(screen.getByRole('dialog', { name: 'Board of Ada' }).textContent).not.toContain('strength');
  });
});

describe('the setting for a long thought', () => {
  it('is off at first, and switched on for good', async () => {
    const { client } = await openPage();
    fireEvent.click(button('Settings'));
    const given = screen.getByRole('switch', { name: 'Give Hadara time' });
    expect(given.getAttribute('aria-checked')).toBe('false');
    await act(async () => {
      fireEvent.click(given);
    });
    expect(await client.call('settings.read', {})).toMatchObject({ value: { longThinking: true } });
  });
});
