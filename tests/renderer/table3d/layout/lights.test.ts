import { expect, test } from 'vitest';
import { TILE } from '../../../../renderer/cards/layout/dimensions.ts';
import { HALO_CELLS, HALO_GRID } from '../../../../renderer/table3d/layout/cells.ts';
import { shadeOf, spotOf } from '../../../../renderer/table3d/layout/haloPieces.ts';
import { OUTLINES } from '../../../../renderer/table3d/layout/outlines.ts';
import { pose } from '../../../../renderer/table3d/layout/pose.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { choicesOf, newGame, observe } from '../../../../shared/flow/runner.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

const [first, second, third] = standardContent.cards.map(({ id }) => id);
const RICH = {
  tracks: { military: 40, culture: 40, food: 0 },
  coins: 40,
  cards: [first, second].filter((id) => id !== undefined),
  hand: [third].filter((id) => id !== undefined),
};

/** How bright the table is while seat 0 decides. */
function shadeAt(step: Parameters<typeof gameAt>[0], sketch: Parameters<typeof gameAt>[1] = {}): number {
  const state = gameAt(step, { mode: 'advanced', seats: [RICH, {}], ...sketch });
  return shadeOf({ view: observe(state, 0), actor: 0, choices: choicesOf(state, 0) });
}

test('the table is the darker the smaller the things are that can be chosen', () => {
  const dark = shadeAt('statue');
  for (const decision of ['medals', 'feeding'] as const) expect(shadeAt(decision), decision).toBe(dark);
  const dim = shadeAt('colony');
  expect(shadeAt('setWheel')).toBe(dim);
  const light = shadeAt('draft', { phase: 'B', piles: { red: [third ?? ''] } });
  expect(dark).toBeLessThan(dim);
  expect(dim).toBeLessThan(light);
  expect(light).toBeLessThan(1);
  expect(shadeAt('draft')).toBe(light);
});

test('it is as bright as ever while nobody decides here', () => {
  const state = gameAt('statue', { seats: [RICH, {}] });
  expect(shadeOf({ view: observe(state, 0), actor: null, choices: choicesOf(state, 0) })).toBe(1);
  expect(shadeOf({ view: observe(state, 0), actor: 0, choices: [] })).toBe(1);
});

test('the light of a bonus tile lies on the uppermost of its stack, not within', () => {
  const view = observe(newGame(setupWith(2, 'basic', 1)), 0);
  const { rides } = spotOf(view, { kind: 'tile', tile: 'food' }, 0, pose(0, 0, 0));
  const left = view.seats[0]?.tiles.food ?? 0;
  expect(rides?.id).toBe(`tile 0 food ${left - 1}`);
  expect(-(rides?.below ?? 0)).toBeGreaterThan(TILE.thickness);
});

test('every outline has a cell on the picture of lights', () => {
  expect(HALO_CELLS.outlines + Object.keys(OUTLINES).length).toBeLessThanOrEqual(HALO_GRID.columns * HALO_GRID.rows);
});
