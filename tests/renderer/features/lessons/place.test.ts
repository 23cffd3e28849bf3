import { describe, expect, it } from 'vitest';
import { placeFor } from '../../../../renderer/features/lessons/place.ts';

// A draft with four seats at 1280 × 720: the panel, two cards in hand, and the three boards across the table.
const ROOM = { left: 50, top: 44, right: 1280, bottom: 720 };
const PANEL = { left: 995, top: 44, right: 1280, bottom: 305 };
const HAND = [
  { left: 916, top: 490, right: 1078, bottom: 714 },
  { left: 1080, top: 490, right: 1242, bottom: 714 },
];
const BOARDS = [
  { left: 195, top: 55, right: 410, bottom: 160 },
  { left: 415, top: 48, right: 625, bottom: 148 },
  { left: 633, top: 52, right: 840, bottom: 152 },
];
const SIGHT = { must: [...HAND, PANEL], spare: BOARDS };

const meets = (one: typeof ROOM, other: typeof ROOM): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('a card of the coach', () => {
  it.each([172, 282])('%i pixels high covers neither the hand nor the panel nor a board across the table', (height) => {
    const place = placeFor({ width: 302, height }, ROOM, SIGHT, PANEL);
    expect([...SIGHT.must, ...SIGHT.spare].filter((box) => meets(place, box))).toEqual([]);
  });

  it('rather covers a board than what can be chosen', () => {
    const everywhere = { left: 50, top: 160, right: 1280, bottom: 720 };
    const place = placeFor({ width: 302, height: 100 }, ROOM, { must: [everywhere, PANEL], spare: BOARDS }, PANEL);
    expect(meets(place, everywhere)).toBe(false);
  });
});
