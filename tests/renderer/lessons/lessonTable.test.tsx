// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, settled, tableOf } from '../hud/page.tsx';

const offered = (names: readonly RegExp[]) => names.filter((name) => screen.queryByRole('button', { name }) !== null);

it('a lesson offers nothing that needs a game of one’s own: no seats, no replay, no way back, no score sheet', async () => {
  const { commands } = await openPage();
  const gamesOwn = [/^Who plays/, /^Look at what happened so far/, /^Undo/, /^Redo/];
  await act(() => commands.start(tableOf(['human', 'bot'])));
  await settled();
  expect(offered(gamesOwn)).toEqual(gamesOwn);
  await act(() => commands.lessons.start('points', 6));
  await settled();
  expect(offered([...gamesOwn, /score sheet/, /^Why/])).toEqual([]);
  expect(offered([/^Log/, /^Rule book/, /^Settings/, /^Leave/]).length).toBeGreaterThan(2);
});
