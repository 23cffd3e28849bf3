import { describe, expect, test } from 'vitest';
import { CARD, PENTAGON, WHEEL } from '../../../../renderer/cards/layout/dimensions.ts';
import { cardOf, pageContent } from '../../../../renderer/platform/pageContent.ts';
import { bearingOf, deckPose, pilePose, pointAt } from '../../../../renderer/table3d/layout/segment.ts';
import {
  GROWTH_STEPS,
  growthOf,
  renewedPlan,
  type WorldThing,
  worldPlan,
} from '../../../../renderer/table3d/layout/world.ts';
import { modelSize } from '../../../../renderer/table3d/shapes/world/models.ts';
import { settled, worldShape } from '../../../../renderer/table3d/shapes/world/stamp.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import { COLOURS, type Colour } from '../../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';

const ORDERS: readonly (readonly Colour[])[] = [
  COLOURS,
  [...COLOURS].reverse(),
  ['purple', 'green', 'red', 'yellow', 'blue'],
  ['blue', 'red', 'purple', 'yellow', 'green'],
];

const plans = ORDERS.flatMap((segments) =>
  EPOCHS.map((epoch) => ({ segments, epoch, things: worldPlan(segments, epoch) })),
);

const heightOf = ({ model, size }: WorldThing): number => modelSize(model).height * size;

/** The table is seen from so steep that this much ground behind a thing is hidden for each unit of its height. */
const HIDES = 0.7;

describe('the little world', () => {
  test.each(plans)('of $segments in epoch $epoch stands on the board, beside the wheel', ({ things }) => {
    const off = things.filter(({ x, z }) => {
      const outside = [0, 1, 2, 3, 4].some((segment) => {
        const out = pointAt(bearingOf(segment), 1);
        return x * out.x + z * out.z > PENTAGON.inner;
      });
      return outside || Math.hypot(x, z) < WHEEL.radius * 1.2;
    });
    expect(things.length).toBeGreaterThan(200);
    expect(off).toEqual([]);
  });

  test.each(plans)('of $segments in epoch $epoch leaves the cards free and hides none of their numbers', (plan) => {
    const cards = plan.segments.flatMap((colour) => [
      deckPose(plan.segments, colour, 0),
      pilePose(plan.segments, colour, 0),
    ]);
    const hiding = plan.things.filter((thing) =>
      cards.some(({ x, z, scale }) => {
        const [halfWidth, halfHeight] = [(CARD.width * scale) / 2, (CARD.height * scale) / 2];
        const within = Math.abs(thing.x - x) < halfWidth;
        const hidden = { from: thing.z - heightOf(thing) * HIDES, to: thing.z };
        return within && hidden.from < z + halfHeight && hidden.to > z - halfHeight;
      }),
    );
    expect(hiding).toEqual([]);
    expect(Math.max(...plan.things.map(heightOf))).toBeLessThanOrEqual(0.48);
  });

  test.each(plans)('of $segments in epoch $epoch has at most 25,000 triangles', ({ things }) => {
    const shape = worldShape(things);
    expect((shape.index?.count ?? Number.POSITIVE_INFINITY) / 3).toBeLessThanOrEqual(25_000);
    expect([...shape.getAttribute('position').array].every(Number.isFinite)).toBe(true);
  });

  test('is the same every time', () => {
    expect(worldPlan(COLOURS, 2)).toEqual(worldPlan(COLOURS, 2));
  });

  test('keeps its places from epoch to epoch: what stood somewhere is only replaced', () => {
    const place = ({ x, z }: WorldThing) => `${x.toFixed(4)} ${z.toFixed(4)}`;
    for (const segments of ORDERS) {
      const [first = [], second = [], third = []] = EPOCHS.map((epoch) => worldPlan(segments, epoch).map(place));
      expect(first.filter((at) => !second.includes(at))).toEqual([]);
      expect(second.filter((at) => !third.includes(at))).toEqual([]);
    }
  });

  test('is renewed by an epoch where something else is built, in dust, and all else stays', () => {
    const [before, after] = [worldPlan(COLOURS, 1), worldPlan(COLOURS, 2)];
    const all = renewedPlan(before, after);
    const kind = (renewal: WorldThing['renewal']) => all.filter((thing) => thing.renewal === renewal);
    const remaining = [...kind(undefined), ...kind('comes')];
    expect(remaining).toHaveLength(after.length);
    expect(all.slice(0, after.length).map(({ model }) => model)).toEqual(after.map(({ model }) => model));
    expect(new Set(kind('comes').map(({ segment }) => segment)).size).toBe(5);
    expect(new Set(kind('goes').map(({ segment }) => segment)).size).toBe(5);
    expect(kind('dust')).toHaveLength(kind('comes').length);
    expect(kind('comes').length).toBeLessThan(kind(undefined).length / 4);
    const shape = worldShape(all);
    settled(shape);
    expect(shape.drawRange.count).toBe(worldShape(after).index?.count);
  });

  test('has a landmark of its own in every region and epoch, there from the start', () => {
    const models = plans.flatMap(({ segments, things }) =>
      segments.map((colour) => {
        const standing = things.filter((thing) => thing.colour === colour && thing.birth < 0);
        return standing.toSorted((a, b) => heightOf(b) - heightOf(a))[0]?.model;
      }),
    );
    expect(models.filter((model) => model === undefined)).toEqual([]);
    expect(new Set(models).size).toBeGreaterThanOrEqual(COLOURS.length * EPOCHS.length * 0.8);
  });

  test('gives each thing a turn to spring up, the last of them done at the last step', () => {
    for (const { things } of plans) {
      for (const segment of [0, 1, 2, 3, 4]) {
        const births = things.filter((thing) => thing.segment === segment).map(({ birth }) => birth);
        expect(Math.max(...births)).toBeLessThanOrEqual(GROWTH_STEPS - 0.35);
        expect(births.filter((birth) => birth > 0).length).toBeGreaterThan(10);
      }
    }
  });
});

describe('a region', () => {
  const view = observe(
    newGame({ options: { seats: 3, mode: 'basic', expansions: [] }, seed: 1, emblems: [0, 1, 2] }),
    null,
  );
  const redCards: readonly CardId[] = pageContent()
    .cards.map(({ id }) => id)
    .filter((id) => cardOf(id).colour === 'red');
  const withCards = (count: number) => ({
    ...view,
    seats: view.seats.map((seat, index) => ({
      ...seat,
      cards: redCards.slice(0, count).filter((_, card) => card % view.seats.length === index),
    })),
  });

  test('has not grown before a card of its colour is bought', () => {
    expect(COLOURS.map((colour) => growthOf(withCards(0), colour))).toEqual([0, 0, 0, 0, 0]);
  });

  test('grows with the cards of its colour, whoever buys them, up to its last step', () => {
    const grown = Array.from({ length: 16 }, (_, count) => growthOf(withCards(count), 'red'));
    expect(grown).toEqual(grown.toSorted((a, b) => a - b));
    expect(grown[1]).toBe(1);
    expect(grown.at(-1)).toBe(GROWTH_STEPS);
    expect(growthOf(withCards(15), 'blue')).toBe(0);
  });
});
