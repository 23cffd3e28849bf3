// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leave } from '../../../../renderer/app/routes.ts';
import { openGames } from '../../../../renderer/features/library/commands.ts';
import { useLibrary } from '../../../../renderer/features/library/library.ts';
import { startGame } from '../../../../renderer/game/commands.ts';
import { button, openPage, settled, tableOf } from '../../page.tsx';

function choose(item: string): void {
  fireEvent.keyDown(screen.getByRole('button', { name: /^More about/ }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
}

async function gamesOf(chairs: readonly ('human' | 'bot')[]) {
  const { client } = await openPage();
  await act(() => startGame(client, tableOf(chairs)));
  await settled();
  await act(() => leave(client));
  await act(() => openGames(client));
}

const games = () => useLibrary.getState().games?.length;

it('says before the running game of several people is copied that the copy shows what is hidden', async () => {
  await gamesOf(['human', 'human', 'bot']);
  choose('Duplicate');
  await screen.findByRole('dialog', { name: 'This copy shows what is hidden' });
  expect(games()).toBe(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  choose('Save as a file');
  await screen.findByRole('dialog', { name: 'This copy shows what is hidden' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  choose('Duplicate');
  fireEvent.click(button('Duplicate all the same'));
  await waitFor(() => expect(games()).toBe(2));
});

it('copies at once where one person plays', async () => {
  await gamesOf(['human', 'bot']);
  choose('Duplicate');
  await waitFor(() => expect(games()).toBe(2));
});
