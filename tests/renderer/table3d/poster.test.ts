import { describe, expect, it } from 'vitest';
import { apart, footprintOf, meet } from '../../../renderer/table3d/layout/apart.ts';
import { bandsOf } from '../../../renderer/table3d/poster/poster.ts';
import { extentOf, townOf } from '../../../renderer/table3d/poster/skyline.ts';
import { observe } from '../../../shared/flow/runner.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { upTo } from '../../../shared/session/replay/replayTimeline.ts';
import { gameAwaiting } from '../../fixtures/awaitingGame.ts';

const saved = gameAwaiting('medals', ({ epoch }) => epoch === 2, 3, []);
const viewAt = (decisions: number) => observe(replay(upTo(saved, decisions)).state, null);

describe('a film of growing cities', () => {
  const early = townOf(viewAt(Math.floor(saved.actions.length / 2)));
  const later = townOf(viewAt(saved.actions.length), early);

  it('begins with all that stands', () => {
    for (const { births, things } of early.seats) {
      expect(things.length).toBeGreaterThan(0);
      expect(births.size).toBe(0);
    }
  });

  it('lets only what is new rise, one thing after the other, and tears nothing down', () => {
    later.seats.forEach(({ births, things }, seat) => {
      const before = early.seats[seat]?.things ?? [];
      const known = new Set(before.map(({ id }) => id));
      for (const id of births.keys()) expect(known.has(id)).toBe(false);
      expect(Math.max(0, ...births.values())).toBeLessThan(1);
      expect(new Set(births.values()).size).toBe(births.size);
      const standing = things.filter(({ id }) => !births.has(id));
      for (const { x, z } of standing)
        expect(before.some((other) => Math.hypot(other.x - x, other.z - z) < 0.1)).toBe(true);
    });
    expect(later.seats.some(({ births }) => births.size > 0)).toBe(true);
  });
});

describe('the bands of a poster', () => {
  const room = { x: 40, y: 100, width: 2200, height: 1000 };
  const gap = 20;

  it.each([2, 3, 4, 5])('lie within it, without overlapping, the first one largest: %i seats', (count) => {
    const bands = bandsOf(count, true, room, gap);
    expect(bands).toHaveLength(count);
    for (const [index, { x, y, width, height }] of bands.entries()) {
      expect(x).toBeGreaterThanOrEqual(room.x);
      expect(y).toBeGreaterThanOrEqual(room.y);
      expect(x + width).toBeLessThanOrEqual(room.x + room.width + 0.001);
      expect(y + height).toBeLessThanOrEqual(room.y + room.height + 0.001);
      for (const other of bands.slice(index + 1)) {
        expect(width * height * (index === 0 ? 1 : 1.001)).toBeGreaterThanOrEqual(other.width * other.height);
        const apart = other.x >= x + width || other.x + other.width <= x || other.y >= y + height;
        expect(apart).toBe(true);
      }
    }
  });

  it('are alike, one below the other, in a film', () => {
    const bands = bandsOf(4, false, room, gap);
    expect(new Set(bands.map(({ x }) => x)).size).toBe(1);
    const [first] = bands;
    for (const { height } of bands) expect(height).toBeCloseTo(first?.height ?? 0);
  });
});

describe('a city on a poster', () => {
  it('is shown from its first house to its last', () => {
    const town = townOf(viewAt(saved.actions.length));
    town.seats.forEach(({ things }, seat) => {
      const [from, to] = extentOf(town, seat);
      for (const { x } of things) {
        expect(x).toBeGreaterThan(from);
        expect(x).toBeLessThan(to);
      }
    });
  });
});

describe('the things of a city in a picture', () => {
  const { things } = townOf(viewAt(saved.actions.length)).seats[0] ?? { things: [] };
  const statue = { x: 0, z: 0.34, across: 0.17, deep: 0.12 };
  const shown = apart(things, [statue]);

  it('stand apart, and beside statues, where on the table some stand in each other', () => {
    const pairs = (all: typeof things) =>
      all.flatMap((one, at) => all.slice(at + 1).filter((other) => meet(footprintOf(one), footprintOf(other))));
    expect(pairs(things).length).toBeGreaterThan(0);
    expect(pairs(shown)).toEqual([]);
    for (const thing of shown) expect(meet(footprintOf(thing), statue)).toBe(false);
  });

  it('are only moved back', () => {
    expect(shown).toHaveLength(things.length);
    for (const one of shown) {
      const before = things.find(({ id }) => id === one.id);
      expect({ ...one, z: 0 }).toEqual({ ...before, z: 0 });
      expect(one.z).toBeLessThanOrEqual(before?.z ?? 0);
    }
  });
});
