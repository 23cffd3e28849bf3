// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useStage } from '../../../../renderer/game/state/stage.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { openPage, settled, tableOf } from '../../page.tsx';

afterEach(() => act(() => useStage.setState(useStage.getInitialState(), true)));

const standing = () =>
  [...screen.getByRole('navigation', { name: 'Players' }).querySelectorAll<HTMLElement>('[data-seat]')].map(
    ({ dataset }) => dataset.stands === 'true',
  );

it('points of those whose stand is in sight are left to that, but for who listens', async () => {
  const { client } = await openPage();
  await act(() => startGame(client, tableOf(['human', 'bot', 'bot'], 'basic', 7)));
  await settled();
  expect(standing()).toEqual([false, false, false]);
  act(() => useStage.setState({ shown: true }));
  expect(standing()).toEqual([false, true, true]);
  expect(screen.getAllByText(/^Points if the game ended now: \d+$/).length).toBeGreaterThanOrEqual(3);
  act(() => useTable.setState({ camera: { name: 'board' } }));
  expect(standing()).toEqual([false, false, false]);
});
