// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusalsOf } from '../../../../../shared/flow/runner.ts';
import { type GameSketch, gameAt } from '../../../../fixtures/sketch.ts';
import { openPanelAt, read } from '../panelAt.tsx';

const POOR: GameSketch = {
  epoch: 1,
  phase: 'A',
  seats: [
    {
      coins: 0,
      hand: ['1-yellow-03', '1-yellow-04'],
      tracks: { income: 9, military: 1, culture: 1, food: 5 },
    },
    {},
  ],
};

const count = (words: string): number => read(screen.getByRole('region', { name: 'Decision' })).split(words).length - 1;

it('tells once what leads to both cards that are too dear', () => {
  openPanelAt(gameAt('draft', POOR));
  expect(count('short')).toBe(2);
  expect(count('A card left for later can be afforded in phase B')).toBe(1);
});

it('tells in any other decision beside each thing what leads to it', () => {
  const game = gameAt('colony', {
    epoch: 1,
    phase: 'A',
    seats: [{ coins: 0, tracks: { income: 9, military: 30, culture: 1, food: 5 } }, {}],
  });
  const coins = refusalsOf(game, 0).filter(({ reason }) => reason === 'coins');
  openPanelAt(game);
  expect(coins.length).toBeGreaterThan(1);
  expect(document.querySelectorAll('.refused-ways')).toHaveLength(coins.length);
});
