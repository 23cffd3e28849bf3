import { block, disc, drum, type Faces, type Part, type Point, quad, row } from './kit.ts';

/** Ships for pictures that are looked at from near by. */

/** Where the hull is cut across, from stern to bow, as shares of half its length. */
const CUTS = row(11, 1);
/** Half the hull's length, half its width, how high its side is amidships, and how much higher it rises at its ends. */
const HULL = { half: 0.19, wide: 0.052, side: 0.05, rises: 0.075 } as const;

/** Of a cut: how wide the hull is there, where its keel is, and how high its side is. */
const cutAt = (
  share: number,
): { readonly x: number; readonly wide: number; readonly keel: number; readonly top: number } => {
  const end = Math.abs(share) ** 3;
  return {
    x: share * HULL.half,
    wide: HULL.wide * Math.max(0.02, 1 - Math.abs(share) ** 2.4),
    keel: -0.014 + 0.05 * end,
    top: HULL.side + HULL.rises * end,
  };
};

/** A strip of planks along both sides, between two shares of the side's height and of the hull's width there. */
const planks = ([lowWide, low]: readonly [number, number], [highWide, high]: readonly [number, number]): Faces =>
  CUTS.slice(1).flatMap((share, before) => {
    const [a, b] = [cutAt(CUTS[before] ?? -1), cutAt(share)];
    const point = (cut: typeof a, side: number, wide: number, up: number): Point => [
      cut.x,
      cut.keel + (cut.top - cut.keel) * up,
      side * cut.wide * wide,
    ];
    return [
      ...quad(
        point(a, 1, lowWide, low),
        point(b, 1, lowWide, low),
        point(b, 1, highWide, high),
        point(a, 1, highWide, high),
      ),
      ...quad(
        point(b, -1, lowWide, low),
        point(a, -1, lowWide, low),
        point(a, -1, highWide, high),
        point(b, -1, highWide, high),
      ),
    ];
  });

const deck = (): Faces =>
  CUTS.slice(1).flatMap((share, before) => {
    const [a, b] = [cutAt(CUTS[before] ?? -1), cutAt(share)];
    const [lower, under] = [a.top - 0.012, b.top - 0.012];
    return quad([a.x, lower, a.wide], [b.x, under, b.wide], [b.x, under, -b.wide], [a.x, lower, -a.wide]);
  });

/** The sail: from where to where it hangs, how broad its yard and its foot are, and how far the wind fills it. */
const SAIL = { foot: 0.105, head: 0.3, yard: 0.125, sheet: 0.11, full: 0.055, turn: 0.32 } as const;
/** Its cloths side by side, every second one dyed, and the steps in which it is bent. */
const CLOTHS = 5;
const BENDS = 5;

const sailAt = (across: number, up: number): Point => {
  const half = SAIL.sheet + (SAIL.yard - SAIL.sheet) * up;
  const filled = SAIL.full * Math.sin(Math.PI * (0.12 + 0.88 * (1 - up)) * 0.86) * (1 - 0.55 * across * across);
  const [c, s] = [Math.cos(SAIL.turn), Math.sin(SAIL.turn)];
  const [along, out] = [across * half, filled + 0.012];
  return [
    along * c + out * s,
    SAIL.foot + (SAIL.head - SAIL.foot) * up + 0.012 * across * across * (1 - up),
    out * c - along * s,
  ];
};

const sail = (): readonly Part[] =>
  Array.from({ length: CLOTHS }, (_, cloth): Part => {
    const [left, right] = [(cloth / CLOTHS) * 2 - 1, ((cloth + 1) / CLOTHS) * 2 - 1];
    const faces = Array.from({ length: BENDS }, (_unused, bend) => {
      const [low, high] = [bend / BENDS, (bend + 1) / BENDS];
      return quad(sailAt(left, low), sailAt(right, low), sailAt(right, high), sailAt(left, high));
    });
    return [cloth % 2 === 0 ? 'cloth' : 'flag', faces.flat()];
  });

/** A rope between two points, as a narrow strip that is seen from the front. */
const rope = ([ax, ay, az]: Point, [bx, by, bz]: Point): Faces =>
  quad([ax - 0.0012, ay, az], [ax + 0.0012, ay, az], [bx + 0.0012, by, bz], [bx - 0.0012, by, bz]);

/** A galley under a square sail: a curved hull with a post at either end, shields along its side, and oars in the water. */
const galley = (): readonly Part[] => [
  ['wood', planks([0, 0], [0.8, 0.42])],
  ['wood', planks([0.8, 0.42], [0.98, 0.72])],
  ['flag', planks([0.98, 0.72], [1, 0.9])],
  ['gold', planks([1, 0.9], [1.02, 1])],
  ['wood', deck()],
  // The posts: a curled stern, and a bow with a gilded head.
  ['wood', block(0.016, 0.07, 0.014, -HULL.half - 0.002, 0.09)],
  ['gold', block(0.03, 0.022, 0.018, -HULL.half + 0.006, 0.155)],
  ['wood', block(0.016, 0.055, 0.014, HULL.half + 0.002, 0.09)],
  ['gold', block(0.034, 0.024, 0.02, HULL.half + 0.012, 0.14)],
  ...row(6, 0.115).map((x, at): Part => [at % 2 === 0 ? 'gold' : 'cloth', disc(0.0135, 8, x, 0.052, HULL.wide * 1.02)]),
  ...row(6, 0.1).map(
    (x): Part => [
      'wood',
      quad([x - 0.002, 0.034, 0.05], [x + 0.003, 0.034, 0.05], [x - 0.024, -0.012, 0.115], [x - 0.031, -0.012, 0.115]),
    ],
  ),
  ['wood', drum(0.0075, 0.005, 0.32, 6, 0, 0.03)],
  ['wood', block(0.25, 0.008, 0.008, 0, SAIL.head)],
  ...sail(),
  ['wood', rope([HULL.half, 0.14, 0], [0, 0.335, 0])],
  ['wood', rope([-HULL.half, 0.15, 0], [0, 0.335, 0])],
  ['flag', [0, 0.352, 0.002, 0.075, 0.34, 0.01, 0, 0.326, 0.002]],
];

/** Ships, by name. */
export const SHIPS = { galley };
