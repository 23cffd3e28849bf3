import { expect, test } from 'vitest';
import { eventLights } from '../../../../renderer/table3d/layout/eventLights.ts';
import { pose } from '../../../../renderer/table3d/layout/pose.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import type { Tracks } from '../../../../shared/vocabulary/tracks.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

const lowering = standardContent.cards.find(({ effect }) => effect?.type === 'lowerRequirement');

/** What is lit when tracks have risen to where they are. */
const litBy = (tracks: Partial<Tracks>, rise: Partial<Tracks>, cards: readonly string[] = []): readonly string[] => {
  const view = observe(gameAt('colony', { mode: 'advanced', seats: [{ cards, tracks }, {}] }), 0);
  const event = { type: 'incomeGained', seat: 0, change: { coins: 0, tracks: rise }, catchUp: 0 } as const;
  return eventLights(view, event, 0, pose(0, 0, 0)).map(({ id }) => id);
};

test('a track that rises lights the colonies and statues that it brings into reach', () => {
  expect(litBy({ military: 9 }, { military: 7 })).toEqual(
    expect.arrayContaining(['halo moment track:military', 'halo moment colony:3', 'halo moment colony:9']),
  );
  expect(litBy({ culture: 11 }, { culture: 2 })).not.toContain('halo moment statue:12');
});

test('a bought card is lit, and the way of each marker that it moves', () => {
  const card = standardContent.cards.find(({ gains }) => (gains.food ?? 0) > 0)?.id ?? '';
  const view = observe(
    gameAt('draft', { mode: 'advanced', phase: 'B', seats: [{ cards: [card], tracks: { food: 9 } }, {}] }),
    0,
  );
  const change = { coins: -1, tracks: { food: 4 } };
  const event = { type: 'cardBought', seat: 0, card, price: 1, tile: null, change } as const;
  const lit = eventLights(view, event, 0, pose(0, 0, 0));
  expect(lit.map(({ id }) => id)).toEqual(expect.arrayContaining([`halo moment card:${card}`, 'halo moment way:food']));
  const way = (rise: number) => {
    const moved = { ...event, change: { coins: 0, tracks: { food: rise } } };
    return eventLights(view, moved, 0, pose(0, 0, 0)).find(({ id }) => id === 'halo moment way:food')?.stretch?.x;
  };
  expect(way(8)).toBeGreaterThan(way(1) ?? Number.NaN);
});

test('with a card that lowers what is required, they light up where they are reached (rules §9)', () => {
  const lower = lowering?.effect?.amount ?? 0;
  const cards = [lowering?.id ?? ''];
  expect(litBy({ military: 15 - lower, culture: 12 - lower }, { military: 1, culture: 1 }, cards)).toEqual(
    expect.arrayContaining(['halo moment colony:15', 'halo moment statue:12']),
  );
  expect(litBy({ military: 15 }, { military: 1 }, cards)).not.toContain('halo moment colony:15');
});
