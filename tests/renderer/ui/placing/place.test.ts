import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, covers, placeOf, type Request, type Size } from '../../../../renderer/ui/placing/place.ts';

const WINDOWS = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
] as const;

/** The sizes of what floats at 1280 × 720 and usual text: a hint, the coach, a large card, choices, a lesson. */
const FLOATING: readonly Size[] = [
  { width: 150, height: 32 },
  { width: 389, height: 130 },
  { width: 154, height: 216 },
  { width: 300, height: 160 },
  { width: 331, height: 240 },
];

interface Page {
  readonly room: Box;
  readonly panel: Box;
  readonly pieces: readonly Box[];
  readonly boards: readonly Box[];
  readonly size: Size;
}

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A window with its panel, pieces about the table, the boards across it, and something that is to float there. */
const PAGE: fc.Arbitrary<Page> = fc
  .record({
    window: fc.constantFrom(...WINDOWS),
    text: fc.constantFrom(1, 1.25, 1.5, 2),
    floating: fc.constantFrom(...FLOATING),
    /** How far down the panel reaches. */
    down: fc.double({ min: 0.3, max: 1, noNaN: true }),
    places: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })), {
      minLength: 1,
      maxLength: 16,
    }),
    seats: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ window: [width, height], text, floating, down, places, seats }) => {
    const unit = (Math.min(width / 16, height / 9) / 80) * text;
    const room = { left: 46 * unit, top: 44 * unit, right: width, bottom: height };
    const panel = { left: width - 285 * unit, top: room.top, right: width, bottom: height * down };
    const across = panel.left - room.left;
    const [wide, tall] = [height / 12, height / 9];
    return {
      room,
      panel,
      pieces: places.map(([x, y]) =>
        box(room.left + x * (width - room.left - wide), room.top + y * (height - room.top - tall), wide, tall),
      ),
      boards: Array.from({ length: seats }, (_, seat) =>
        box(room.left + (across / seats) * seat, room.top, (across / seats) * 0.9, height / 7),
      ),
      size: { width: floating.width * unit, height: floating.height * unit },
    };
  });

const requestFor = ({ room, panel, pieces, boards, size }: Page, beside: Box | null): Request => ({
  room,
  size,
  sight: { must: [panel, ...pieces], spare: boards },
  beside,
  wants: beside === null ? ['bottom-start', 'top-start'] : ['right', 'top'],
  gap: 8,
});

/** Whether anywhere on a fine grid it would cover nothing, with some pixels to spare. */
function hasRoom({ room, panel, pieces, size }: Page): boolean {
  const kept = [panel, ...pieces].map(({ left, top, right, bottom }) =>
    box(left - 5, top - 5, right - left + 10, bottom - top + 10),
  );
  for (let left = room.left; left + size.width <= room.right; left += 8)
    for (let top = room.top; top + size.height <= room.bottom; top += 8)
      if (!kept.some((other) => covers(box(left, top, size.width, size.height), other))) return true;
  return false;
}

const within = (one: Box, room: Box): boolean =>
  one.left >= room.left - 0.5 &&
  one.top >= room.top - 0.5 &&
  one.right <= room.right + 0.5 &&
  one.bottom <= room.bottom + 0.5;

const fits = ({ room, size }: Page): boolean =>
  size.width <= room.right - room.left - 20 && size.height <= room.bottom - room.top - 20;

describe('what floats over a page', () => {
  it.each(['inside the room', 'beside a piece'])('finds a free place wherever there is one: %s', async (where) => {
    await fc.assert(
      fc.asyncProperty(PAGE, async (page) => {
        fc.pre(fits(page));
        const [piece = null] = page.pieces;
        const beside = where === 'beside a piece' ? piece : null;
        const place = await placeOf(requestFor(page, beside));
        expect(within(place, page.room)).toBe(true);
        expect(place.right - place.left).toBeCloseTo(page.size.width);
        const covered = [page.panel, ...page.pieces].filter((other) => covers(place, other));
        if (hasRoom(page)) expect(covered).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('makes room for what was placed before', async () => {
    await fc.assert(
      fc.asyncProperty(PAGE, fc.constantFrom(...FLOATING), async (page, other) => {
        fc.pre(fits(page));
        const before = await placeOf({ ...requestFor(page, null), size: other });
        const more = { ...page, pieces: [...page.pieces, before] };
        fc.pre(hasRoom(more));
        expect(covers(await placeOf(requestFor(more, null)), before)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('stands at the place that it wants where that is free, and rather covers a board than what can be chosen', async () => {
    const page = {
      room: box(50, 40, 1230, 680),
      panel: box(995, 40, 285, 300),
      pieces: [box(600, 300, 80, 100)],
      boards: [box(195, 500, 215, 105)],
      size: { width: 300, height: 100 },
    };
    const free = await placeOf(requestFor(page, null));
    expect([free.left, free.bottom]).toEqual([58, 712]);
    const crowded = {
      ...page,
      pieces: [box(50, 40, 945, 450), box(410, 490, 870, 230)],
      boards: [box(50, 490, 360, 230)],
    };
    const place = await placeOf(requestFor(crowded, null));
    expect(crowded.pieces.filter((piece) => covers(place, piece))).toEqual([]);
    expect(within(place, page.room)).toBe(true);
  });

  it('stands beside its piece, at the side that it wants', async () => {
    const piece = box(500, 300, 80, 100);
    const page = {
      room: box(50, 40, 1230, 680),
      panel: box(995, 40, 285, 300),
      pieces: [],
      boards: [],
      size: { width: 300, height: 160 },
    };
    const place = await placeOf({ ...requestFor(page, piece), gap: 14 });
    expect([place.left, (place.top + place.bottom) / 2]).toEqual([594, 350]);
    const atEdge = box(1150, 400, 80, 100);
    expect((await placeOf(requestFor(page, atEdge))).right).toBe(1142);
  });
});

it('lies close along a whole edge where it would else cover a corner', async () => {
  // Three pixels more than its width are left between the corner and the panel.
  const [corner, panel] = [box(0, 0, 40, 11), box(203, 0, 97, 100)];
  const place = await placeOf({
    size: { width: 160, height: 90 },
    room: box(0, 0, 300, 100),
    sight: { must: [corner, panel], spare: [] },
    beside: null,
    wants: ['bottom-start'],
    gap: 0,
  });
  expect([corner, panel].filter((one) => covers(place, one))).toEqual([]);
});
