import type { BufferGeometry } from 'three';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { CARD, PENTAGON, WHEEL } from '../layout/dimensions.ts';
import { bearingOf, deckPose, pilePose, pointAt } from '../layout/segment.ts';
import { randomFrom } from '../textures/random.ts';
import { ball, box, cone, gable, lathe, merged, painted, tube } from './parts.ts';

type Parts = BufferGeometry[];
type Put = (shape: BufferGeometry, colour: string) => void;

const STONE = '#e9dcc0';
const STONE_DARK = '#b9a582';
const WOODEN = '#7a4f2a';

/** Colours of roofs and of growth, by the colour of the segment. */
const DRESS: Readonly<Record<Colour, { roof: string; roof2: string; wall: string; leaf: string; leaf2: string }>> = {
  yellow: { roof: '#d98a1d', roof2: '#f2b83a', wall: '#f6e3b4', leaf: '#b99a2e', leaf2: '#d8b94a' },
  red: { roof: '#a52a1c', roof2: '#cf4a34', wall: '#f1d9bb', leaf: '#7d5a2c', leaf2: '#96662e' },
  blue: { roof: '#2a68ad', roof2: '#4f93cf', wall: '#f2efe6', leaf: '#3f7f6a', leaf2: '#5a9a78' },
  green: { roof: '#8a5a2c', roof2: '#a8743c', wall: '#efe2c0', leaf: '#3f7d3a', leaf2: '#63a04a' },
  purple: { roof: '#6d3a94', roof2: '#9a62c0', wall: '#f0e4ee', leaf: '#4c6b4a', leaf2: '#5f8058' },
};

const tree = (put: Put, c: (typeof DRESS)[Colour], pick: number, s: number): void => {
  put(tube(0.012 * s, 0.016 * s, 0.05 * s), WOODEN);
  if (pick < 0.4) {
    put(cone(0.05 * s, 0.16 * s, 0, 0.035 * s), c.leaf);
    put(cone(0.036 * s, 0.11 * s, 0, 0.11 * s), c.leaf2);
  } else if (pick < 0.7) put(cone(0.03 * s, 0.22 * s, 0, 0.03 * s, 0, 6), c.leaf);
  else {
    put(ball(0.058 * s, 0, 0.085 * s, 0, 7), c.leaf2);
    put(ball(0.04 * s, 0.03 * s, 0.06 * s, 0.02 * s, 6), c.leaf);
  }
};

const house = (put: Put, c: (typeof DRESS)[Colour], pick: number, s: number): void => {
  const w = (0.13 + pick * 0.06) * s;
  const d = 0.1 * s;
  const h = (0.06 + pick * 0.05) * s;
  put(box(w, h, d), c.wall);
  put(gable(w * 1.16, 0.06 * s, d * 1.25, 0, h, 0), pick > 0.5 ? c.roof : c.roof2);
  put(box(0.02 * s, 0.032 * s, 0.006, 0.01, 0, d / 2), '#5a3a20');
};

const hut = (put: Put, c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  put(tube(0.05 * s, 0.054 * s, 0.045 * s, 0, 0, 0, 9), c.wall);
  put(cone(0.072 * s, 0.075 * s, 0, 0.042 * s, 0, 9), c.roof2);
};

const tent = (put: Put, c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  put(cone(0.08 * s, 0.11 * s, 0, 0, 0, 4), c.roof2);
  put(tube(0.003, 0.003, 0.06 * s, 0, 0.1 * s, 0, 4), WOODEN);
  put(box(0.035 * s, 0.02 * s, 0.003, 0.02 * s, 0.135 * s, 0), c.roof);
};

const temple = (put: Put, c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  put(box(0.3 * s, 0.018 * s, 0.2 * s), STONE_DARK);
  put(box(0.27 * s, 0.018 * s, 0.17 * s, 0, 0.018 * s), STONE);
  for (const z of [-0.07, 0.07])
    for (let i = 0; i < 5; i++)
      put(tube(0.011 * s, 0.013 * s, 0.1 * s, (-0.11 + i * 0.055) * s, 0.036 * s, z * s, 7), '#fbf4e2');
  put(box(0.17 * s, 0.095 * s, 0.09 * s, 0, 0.036 * s), c.wall);
  put(box(0.27 * s, 0.016 * s, 0.17 * s, 0, 0.134 * s), STONE);
  put(gable(0.28 * s, 0.06 * s, 0.18 * s, 0, 0.15 * s, 0), c.roof);
};

const tower = (put: Put, c: (typeof DRESS)[Colour], pick: number, s: number): void => {
  const h = (0.17 + pick * 0.07) * s;
  put(tube(0.042 * s, 0.05 * s, h, 0, 0, 0, 9), c.wall);
  put(tube(0.056 * s, 0.05 * s, 0.025 * s, 0, h, 0, 9), STONE);
  put(cone(0.058 * s, 0.1 * s, 0, h + 0.025 * s, 0, 9), c.roof);
};

const keep = (put: Put, c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  const stone = '#d9b48c';
  for (const x of [-0.15, 0.15])
    for (const z of [-0.1, 0.1]) {
      put(tube(0.04 * s, 0.045 * s, 0.15 * s, x * s, 0, z * s, 8), stone);
      put(cone(0.05 * s, 0.075 * s, x * s, 0.15 * s, z * s, 8), c.roof);
    }
  put(box(0.3 * s, 0.09 * s, 0.03 * s, 0, 0, 0.1 * s), stone);
  put(box(0.3 * s, 0.09 * s, 0.03 * s, 0, 0, -0.1 * s), stone);
  put(box(0.03 * s, 0.09 * s, 0.2 * s, -0.15 * s), stone);
  put(box(0.03 * s, 0.09 * s, 0.2 * s, 0.15 * s), stone);
  put(box(0.15 * s, 0.17 * s, 0.11 * s), '#e8cba4');
  put(gable(0.17 * s, 0.07 * s, 0.13 * s, 0, 0.17 * s, 0), c.roof2);
  for (let i = -2; i <= 2; i++) put(box(0.025 * s, 0.025 * s, 0.03 * s, i * 0.055 * s, 0.09 * s, 0.1 * s), stone);
};

const dome = (put: Put, c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  put(box(0.2 * s, 0.08 * s, 0.17 * s), c.wall);
  put(tube(0.068 * s, 0.07 * s, 0.03 * s, 0, 0.08 * s, 0, 14), STONE);
  put(
    lathe(
      [
        [0.072 * s, 0.11 * s],
        [0.07 * s, 0.15 * s],
        [0.05 * s, 0.185 * s],
        [0.022 * s, 0.205 * s],
        [0.006 * s, 0.225 * s],
        [0.0001, 0.25 * s],
      ],
      14,
    ),
    c.roof2,
  );
  for (const x of [-0.1, 0.1]) {
    put(tube(0.016 * s, 0.018 * s, 0.15 * s, x * s, 0, 0.07 * s, 7), c.wall);
    put(cone(0.022 * s, 0.05 * s, x * s, 0.15 * s, 0.07 * s, 7), '#e3b448');
  }
};

const field = (put: Put, c: (typeof DRESS)[Colour], pick: number, s: number): void => {
  for (let row = 0; row < 4; row++)
    put(
      box(0.24 * s, 0.014 * s, 0.026 * s, 0, 0, (-0.07 + row * 0.046) * s),
      [c.leaf2, pick > 0.5 ? '#c9a83e' : c.leaf][row % 2] ?? c.leaf,
    );
};

const sheaf = (put: Put, _c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  put(cone(0.035 * s, 0.07 * s, 0, 0, 0, 6), '#e2b93f');
  put(cone(0.022 * s, 0.05 * s, 0.04 * s, 0, 0.015 * s, 5), '#c8982a');
};

const rock = (put: Put, _c: (typeof DRESS)[Colour], pick: number, s: number): void => {
  put(cone((0.06 + pick * 0.05) * s, (0.08 + pick * 0.13) * s, 0, -0.01, 0, 5), '#a88a6c');
  put(cone(0.045 * s, 0.07 * s, 0.055 * s, -0.01, 0.03 * s, 5), '#8a6e56');
};

const ship = (put: Put, c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  put(
    lathe(
      [
        [0.0001, 0],
        [0.03 * s, 0.004 * s],
        [0.042 * s, 0.03 * s],
      ],
      10,
    ).scale(2.1, 1, 1),
    WOODEN,
  );
  put(tube(0.005 * s, 0.006 * s, 0.16 * s, 0, 0.02 * s, 0, 5), WOODEN);
  put(box(0.004, 0.085 * s, 0.1 * s, 0.012 * s, 0.065 * s).rotateY(0.5), '#fbf3df');
  put(box(0.005, 0.02 * s, 0.1 * s, 0.013 * s, 0.1 * s).rotateY(0.5), c.roof);
};

const stall = (put: Put, c: (typeof DRESS)[Colour], pick: number, s: number): void => {
  put(box(0.11 * s, 0.035 * s, 0.05 * s, 0, 0, 0.02 * s), WOODEN);
  put(box(0.12 * s, 0.008 * s, 0.1 * s, 0, 0.095 * s).rotateX(0.22), pick > 0.5 ? c.roof : '#fff0d2');
  for (const x of [-0.05, 0.05]) put(tube(0.004, 0.004, 0.1 * s, x * s, 0, -0.03 * s, 4), WOODEN);
};

const obelisk = (put: Put, _c: (typeof DRESS)[Colour], _pick: number, s: number): void => {
  put(box(0.09 * s, 0.03 * s, 0.09 * s), STONE_DARK);
  put(tube(0.022 * s, 0.034 * s, 0.24 * s, 0, 0.03 * s, 0, 4), STONE);
  put(cone(0.024 * s, 0.04 * s, 0, 0.27 * s, 0, 4), '#f0c24a');
};

type Make = (put: Put, c: (typeof DRESS)[Colour], pick: number, s: number) => void;

/** What stands where, by colour and epoch: large landmarks first, then the rest. */
const SETS: Readonly<Record<Colour, Readonly<Record<Epoch, { big: readonly Make[]; small: readonly Make[] }>>>> = {
  yellow: {
    1: { big: [stall, stall], small: [hut, sheaf, sheaf, tree, rock] },
    2: { big: [stall, tower, stall], small: [house, house, stall, tree, sheaf] },
    3: { big: [dome, tower, tower], small: [house, house, house, stall, tree] },
  },
  red: {
    1: { big: [tent, rock], small: [tent, rock, rock, tree, tent] },
    2: { big: [keep, tower], small: [tent, tent, rock, house, tree] },
    3: { big: [keep, keep, tower], small: [tower, house, rock, house, tent] },
  },
  blue: {
    1: { big: [temple], small: [hut, tree, ship, tree, rock] },
    2: { big: [temple, temple, ship], small: [house, tree, tree, house] },
    3: { big: [temple, dome, temple], small: [house, tower, tree, house, obelisk] },
  },
  green: {
    1: { big: [field, field, hut], small: [tree, tree, tree, sheaf, tree] },
    2: { big: [field, field, house, field], small: [tree, tree, house, tree, sheaf] },
    3: { big: [field, tower, field, house], small: [house, tree, tree, tree, house] },
  },
  purple: {
    1: { big: [obelisk], small: [tree, tree, hut, rock, tree] },
    2: { big: [dome, obelisk], small: [house, tree, tree, house] },
    3: { big: [dome, dome, tower, obelisk], small: [house, tower, tree, house] },
  },
};

const inWedge = (x: number, z: number, segment: number, margin: number): boolean => {
  const bearing = bearingOf(segment);
  const out = x * Math.sin(bearing) - z * Math.cos(bearing);
  const side = x * Math.cos(bearing) + z * Math.sin(bearing);
  return out < PENTAGON.inner - margin && Math.abs(side) < out * Math.tan(Math.PI / 5) - margin * 1.15;
};

/** How far a spot is from the cards of a segment; things in front of cards hide them, so cards reach towards the viewer. */
const clearOfCards = (
  segments: readonly Colour[],
  colour: Colour,
  x: number,
  z: number,
  r: number,
  h: number,
): boolean =>
  [deckPose(segments, colour, 0), pilePose(segments, colour, 0)].every((at) => {
    const dx = Math.abs(x - at.x) - (CARD.width * at.scale) / 2 - 0.05;
    const front = z - at.z - (CARD.height * at.scale) / 2 - 0.05;
    const behind = at.z - (CARD.height * at.scale) / 2 - 0.05 - z;
    return dx > r || front > r * 0.8 + h * 0.62 || behind > r;
  });

interface Site {
  readonly make: Make;
  readonly colour: Colour;
  readonly x: number;
  readonly z: number;
  readonly r: number;
  readonly h: number;
  readonly size: number;
  readonly turn: number;
  readonly pick: number;
}

/** Breadth and height of what is made, at size 1. */
const SIZES = new Map<Make, readonly [number, number]>([
  [temple, [0.2, 0.24]],
  [keep, [0.23, 0.26]],
  [dome, [0.16, 0.28]],
  [tower, [0.075, 0.34]],
  [field, [0.15, 0.03]],
  [ship, [0.11, 0.2]],
  [obelisk, [0.07, 0.34]],
  [tent, [0.09, 0.15]],
  [rock, [0.1, 0.17]],
  [stall, [0.09, 0.12]],
  [house, [0.11, 0.16]],
  [hut, [0.085, 0.13]],
]);

/** Where everything of the little world stands. Towns keep together, woods too; the ground before the cards stays free. */
export const sceneryPlan = (segments: readonly Colour[], epoch: Epoch): readonly Site[] =>
  segments.flatMap((colour, segment) => {
    const random = randomFrom(977 + segment * 13 + 101);
    const bearing = bearingOf(segment);
    const sites: Site[] = [];
    // A town in each of the two outer corners, a wood along the rim.
    const hearts = [-1, 1].map((side) => {
      const out = PENTAGON.inner - 0.42;
      const a = pointAt(bearing, out);
      const b = pointAt(bearing + Math.PI / 2, side * out * Math.tan(Math.PI / 5) * 0.72);
      return { x: a.x + b.x, z: a.z + b.z };
    });
    const put = (make: Make, size: number, near: number): boolean => {
      const [r0, h0] = SIZES.get(make) ?? [0.042, 0.19];
      const r = r0 * size;
      const h = h0 * size;
      for (let tries = 0; tries < 70; tries++) {
        let px: number;
        let pz: number;
        const heart = near < 0 ? undefined : hearts[near];
        if (heart !== undefined) {
          const reach = 0.05 + (tries / 70) * 0.95;
          const angle = random() * Math.PI * 2;
          px = heart.x + Math.cos(angle) * reach * random();
          pz = heart.z + Math.sin(angle) * reach * random();
        } else {
          const out = WHEEL.radius + 0.3 + Math.sqrt(random()) * (PENTAGON.inner - WHEEL.radius - 0.34);
          const a = pointAt(bearing, out);
          const b = pointAt(bearing + Math.PI / 2, (random() * 2 - 1) * out * Math.tan(Math.PI / 5));
          px = a.x + b.x;
          pz = a.z + b.z;
        }
        if (!inWedge(px, pz, segment, r * 0.9 + 0.05)) continue;
        if (Math.hypot(px, pz) < WHEEL.radius + 0.34 + r + (pz < 0 ? h * 0.2 : 0)) continue;
        if (!clearOfCards(segments, colour, px, pz, r, h)) continue;
        if (sites.some((site) => Math.hypot(px - site.x, pz - site.z) < (site.r + r) * 0.94)) continue;
        sites.push({
          make,
          colour,
          x: px,
          z: pz,
          r,
          h,
          size,
          turn: (random() - 0.5) * (make === field ? 0.5 : 0.9),
          pick: random(),
        });
        return true;
      }
      return false;
    };
    const { big, small } = SETS[colour][epoch];
    big.forEach((make, index) => {
      for (const size of [1.75, 1.45, 1.2, 0.95]) if (put(make, size, index % 2)) break;
    });
    const count = 8 + epoch * 7;
    for (let i = 0; i < count; i++) put(small[i % small.length] ?? tree, 1.0 + random() * 0.35, i % 2);
    for (let i = 0; i < 30; i++) put(tree, 0.7 + random() * 0.55, i % 3 === 0 ? -1 : i % 2);
    return sites;
  });

/** A little world on the board that grows with the epochs: one shape for all five segments. */
export const sceneryShape = (segments: readonly Colour[], epoch: Epoch): BufferGeometry => {
  const parts: Parts = [];
  for (const site of sceneryPlan(segments, epoch)) {
    site.make(
      (shape, tone) => parts.push(painted(shape.rotateY(site.turn).translate(site.x, PENTAGON.top, site.z), tone)),
      DRESS[site.colour],
      site.pick,
      site.size,
    );
  }
  return merged(parts);
};

/** The town on a colony of a rank: it lies along the far edge of the tile. */
export const townShape = (rank: number): BufferGeometry => {
  const parts: Parts = [];
  const c = { roof: '#b5412c', roof2: '#d2704a', wall: '#f3e2bd', leaf: '#4f7d3a', leaf2: '#74a04a' };
  const at = (make: Make, x: number, z: number, size: number, pick = 0.5, turn = 0): void =>
    make((shape, tone) => parts.push(painted(shape.rotateY(turn).translate(x, 0, z), tone)), c, pick, size);
  const z = -0.325;
  const rows: readonly (readonly (readonly [Make, number, number])[])[] = [
    [
      [hut, -0.1, 0.95],
      [hut, 0.12, 0.85],
      [tree, -0.3, 0.8],
      [tree, 0.32, 0.9],
    ],
    [
      [house, -0.2, 0.85],
      [house, 0.02, 1.0],
      [house, 0.24, 0.8],
      [tree, -0.38, 0.9],
      [tree, 0.4, 0.8],
    ],
    [
      [temple, 0, 0.72],
      [house, -0.28, 0.9],
      [house, 0.28, 0.9],
      [tree, -0.43, 1],
      [tree, 0.43, 1],
    ],
    [
      [tower, -0.42, 0.95],
      [house, -0.26, 0.95],
      [dome, 0, 0.78],
      [house, 0.26, 0.95],
      [tower, 0.42, 0.95],
    ],
    [
      [tower, -0.45, 1.1],
      [temple, -0.24, 0.6],
      [keep, 0.06, 0.8],
      [dome, 0.32, 0.72],
      [tower, 0.47, 1.1],
    ],
  ];
  for (const [make, x, size] of rows[rank] ?? []) at(make, x, z, size, 0.7);
  return merged(parts).scale(1, 0.64, 1);
};
