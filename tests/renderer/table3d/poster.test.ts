import { describe, expect, it } from 'vitest';
import { POSTER_SHAPES, POSTER_SIZES } from '../../../renderer/game/poster.ts';
import { apart, footprintOf, meet } from '../../../renderer/table3d/layout/apart.ts';
import { topIn } from '../../../renderer/table3d/poster/hillPicture.ts';
import type { Box } from '../../../renderer/table3d/poster/landscape.ts';
import { breakTitle, LEADING } from '../../../renderer/table3d/poster/lettering.ts';
import { fitted } from '../../../renderer/table3d/poster/poster.ts';
import { layoutOf } from '../../../renderer/table3d/poster/posterLayout.ts';
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

describe('the cities of a poster', () => {
  const inside = (outer: Box, { x, y, width, height }: Box): boolean =>
    x >= outer.x - 0.001 &&
    y >= outer.y - 0.001 &&
    x + width <= outer.x + outer.width + 0.001 &&
    y + height <= outer.y + outer.height + 0.001;
  const parted = (one: Box, other: Box): boolean =>
    one.x >= other.x + other.width - 0.001 ||
    one.y >= other.y + other.height - 0.001 ||
    other.x >= one.x + one.width - 0.001 ||
    other.y >= one.y + one.height - 0.001;

  it.each(POSTER_SHAPES.flatMap((shape) => [1, 2, 3, 4].map((others) => [shape, others] as const)))(
    'stand in an even frieze below the title and above the last line, none over another: %s, %i others',
    (shape, others) => {
      const [width, height] = POSTER_SIZES[shape];
      const { cells, margin, title, lines } = layoutOf(shape, others);
      const top = title.top + title.size * LEADING * 2;
      const sheet = { x: margin, y: top, width: width - margin * 2, height: lines.y - lines.height - top };
      expect(cells).toHaveLength(others);
      const boxes = cells.flatMap(({ picture, words }) => [picture, words]);
      for (const [index, box] of boxes.entries()) {
        expect(inside(sheet, box)).toBe(true);
        for (const other of boxes.slice(index + 1)) expect(parted(box, other)).toBe(true);
      }
      expect(new Set(cells.map(({ picture }) => picture.width.toFixed(2))).size).toBe(1);
      expect(height - top).toBeGreaterThan(height / 2);
    },
  );
});

describe('the title of a poster', () => {
  const widthOf = (words: string): number => words.length;

  it('stays in one line where its letters are as large as they may be', () => {
    expect(breakTitle('Bob wins', 100, 10, 3, widthOf)).toEqual({ lines: ['Bob wins'], size: 10 });
  });

  it('is broken into lines of about the same length, and fits', () => {
    const { lines, size } = breakTitle('Chandra wins with 214 points', 140, 10, 2, widthOf);
    expect(lines).toEqual(['Chandra wins', 'with 214 points']);
    expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(140);
  });

  it('is smaller where a word of it is too long, and loses none', () => {
    const { lines, size } = breakTitle('Wilhelmine-Antoinette wins', 100, 10, 3, widthOf);
    expect(lines.join(' ')).toBe('Wilhelmine-Antoinette wins');
    expect(size).toBeCloseTo(100 / 21);
  });
});

describe('the winner’s city on a poster', () => {
  it('stands below what it may not reach, its foot where it was', () => {
    const town = townOf(viewAt(saved.actions.length));
    const frame = { width: 1080, height: 1350, x: 540, y: 900, unit: 600 };
    const lower = fitted(frame, 560, town, 0);
    expect(lower.unit).toBeLessThan(frame.unit);
    expect(lower).toEqual({ ...frame, unit: lower.unit });
    expect(topIn(lower, town.seats[0]?.things ?? [], town.epoch)).toBeGreaterThan(550);
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
