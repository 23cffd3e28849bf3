import { afterEach, describe, expect, test } from 'vitest';
import { BOARD } from '../../../../renderer/cards/layout/dimensions.ts';
import { showContent } from '../../../../renderer/platform/pageContent.ts';
import { boardPieces } from '../../../../renderer/table3d/layout/boardPieces.ts';
import { haloPieces } from '../../../../renderer/table3d/layout/haloPieces.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { prepareContent, standardContent } from '../../../../shared/content/content.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import type { Choice, Observation } from '../../../../shared/rules/observation/observation.ts';
import type { Medal } from '../../../../shared/vocabulary/pieces.ts';
import { setupWith } from '../../../fixtures/options.ts';

afterEach(() => showContent(standardContent));

const places = placesOf(2, 0);

const holding = (silver: number, gold: number): Observation => {
  const view = observe(newGame(setupWith(2, 'basic', 1)), 0);
  const medals = { silver: Array.from({ length: silver }, () => 'food' as const), gold };
  return { ...view, seats: view.seats.map((seat, index) => (index === 0 ? { ...seat, ...medals } : seat)) };
};

const medalsOn = (view: Observation) => boardPieces(view, places).filter(({ id }) => /^(silver|gold) 0 /.test(id));

/** Where the light is that offers a medal. */
function lightFor(view: Observation, medal: Medal) {
  const action = medal === 'gold' ? ({ type: 'gold' } as const) : ({ type: 'silver', tile: 'food' } as const);
  const lights = haloPieces(view, places, 0, [{ action } as Choice], []);
  return lights.find(({ subject }) => subject?.kind === 'medal')?.pose;
}

describe.each([1, 2, 3, 8])('of a content with up to %i medals of each kind', (maxEach) => {
  const medals = { ...standardContent.file.medals, maxEach };
  const content = prepareContent({ ...standardContent.file, medals }, `own-${maxEach}`);

  test('each has a place of its own on the board', () => {
    showContent(content);
    const lying = medalsOn(holding(maxEach, maxEach));
    expect(lying).toHaveLength(2 * maxEach);
    expect(new Set(lying.map(({ pose }) => pose.x.toFixed(3))).size).toBe(lying.length);
    const right = (places[0]?.x ?? 0) + BOARD.left + BOARD.width;
    for (const { pose } of lying) expect(pose.x).toBeLessThan(right - 0.1);
  });

  test.each(['silver', 'gold'] as const)('the light of a %s one lies where it will', (medal) => {
    showContent(content);
    for (let held = 0; held < maxEach; held++) {
      const others = Math.min(1, maxEach);
      const before = medal === 'silver' ? holding(held, others) : holding(others, held);
      const after = medal === 'silver' ? holding(held + 1, others) : holding(others, held + 1);
      const known = new Set(medalsOn(before).map(({ id }) => id));
      const [bought] = medalsOn(after).filter(({ id }) => !known.has(id));
      const light = lightFor(before, medal);
      expect(light?.x).toBeCloseTo(bought?.pose.x ?? Number.NaN, 2);
      expect(light?.z).toBeCloseTo(bought?.pose.z ?? Number.NaN, 2);
    }
  });
});

test('what lies under gold has another shape than what lies under silver', () => {
  const under = (id: string) => boardPieces(holding(1, 1), places).find((piece) => piece.id === id)?.layer;
  expect([under('rosette 0 silver 0'), under('rosette 0 gold 0')]).toEqual(['rosette', 'star']);
});
