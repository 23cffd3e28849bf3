import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  PlaneGeometry,
  TorusGeometry,
} from 'three';
import { MAT } from '../../cards/layout/dimensions.ts';
import { makeNoise } from '../../cards/textures/random.ts';
import { ball, bare, box, lathe, merged, type ProfilePoint, painted, seenFromAbove, tube } from './parts.ts';

const PARCHMENT = '#ecd9ac';
const WAX = '#9c2b20';

/** A rolled chart with its ribbon, lying on the height 0 with its middle at (x, z), turned by `turn` radians. */
const scroll = (radius: number, length: number, x: number, z: number, turn: number): readonly BufferGeometry[] => {
  const lying = (shape: BufferGeometry, along = 0): BufferGeometry =>
    shape
      .rotateZ(Math.PI / 2)
      .translate(along, radius, 0)
      .rotateY(turn)
      .translate(x, 0, z);
  return [
    painted(lying(new CylinderGeometry(radius, radius, length, 14)), PARCHMENT),
    painted(lying(new CylinderGeometry(radius * 1.08, radius * 1.08, 0.1, 14)), WAX),
    ...[-1, 1].map((end) =>
      painted(lying(new CylinderGeometry(radius * 0.62, radius * 0.62, 0.012, 12), (end * length) / 2), '#a9854a'),
    ),
  ];
};

/** Where the compass lies on the cloth, which would be bare there. */
const COMPASS = { x: 5.25, z: -1.12 } as const;
const ofCompass = (shape: BufferGeometry): BufferGeometry => shape.translate(COMPASS.x, MAT.top, COMPASS.z);

/** Books lying one on the other, the lowest first: width, thickness, depth and the colour of their leather. */
const BOOKS = [
  [1.5, 0.2, 1.08, '#5a1f22'],
  [1.3, 0.17, 0.98, '#26323a'],
  [1.1, 0.15, 0.82, '#5d4a1c'],
] as const;

/** Gilding on the backs and lids of books. */
const GILDING = '#b98d3e';
/** Where bands run over the back of a book: shares of its depth from the middle. */
const BANDS = [-0.36, -0.12, 0.12, 0.36] as const;

/** A pile of `count` books: leather round pages, gilded bands on the back and a frame on the lid, each turned a little. */
const books = (count: number, x: number, z: number, turn: number): readonly BufferGeometry[] => {
  let height = 0;
  return BOOKS.slice(0, count).flatMap(([width, thick, depth, leather], index) => {
    const lid = 0.025;
    const top = height + thick;
    const parts = [
      painted(box(width, lid, depth, 0, height, 0), leather),
      painted(box(width - 0.06, thick - lid * 2, depth - 0.08, 0.02, height + lid, 0), PARCHMENT),
      painted(box(width, lid, depth, 0, top - lid, 0), leather),
      painted(box(0.04, thick, depth, -width / 2, height, 0), leather),
      ...BANDS.map((share) => painted(box(0.06, thick, 0.035, -width / 2, height, share * depth), GILDING)),
      ...[-1, 1].flatMap((side) => [
        painted(box(width - 0.16, 0.004, 0.016, 0.02, top, side * (depth / 2 - 0.07)), GILDING),
        painted(box(0.016, 0.004, depth - 0.14, 0.02 + side * (width / 2 - 0.08), top, 0), GILDING),
      ]),
    ];
    height = top;
    return parts.map((part) => part.rotateY(turn + index * 0.17 - 0.1).translate(x, 0, z));
  });
};

/** Candles: where, and how tall. The last one has burnt down: behind the stands of a full table it is not seen at all, or its flame alone would be. */
const CANDLES = [
  [-7.35, 3.9, 0.75],
  [7, -4.4, 0.6],
  [-6.35, -4.75, 0.2],
] as const;
const TELESCOPE_AT = { x: 7.9, z: 2.3 } as const;
const GLOBE = { x: -8.6, z: -1.7, radius: 0.72, above: 1.05 } as const;

/** The sea and the land of a globe, from shallow to deep and from the shore to the mountains; and its ice. */
const SEA = ['#5f8f94', '#2f5a68'] as const;
const LAND = ['#c9b173', '#8a7440'] as const;
const ICE = '#e6e2d2';
/** Where land begins: the share of the noise below it is sea. */
const SHORE = 0.53;

const heights = makeNoise(41);

/** The colour of a globe at a point of its surface, whose middle is the origin and whose radius is 1. */
const globeColour = (x: number, y: number, z: number): Color => {
  if (Math.abs(y) > 0.93) return new Color(ICE);
  const around = (Math.atan2(z, x) / (2 * Math.PI) + 0.5) * 8;
  const high = 0.72 * heights(around, (y + 1) * 2.2, 8, 64) + 0.28 * heights(around * 3, (y + 1) * 6.6, 24, 64);
  const [from, to] = high < SHORE ? SEA : LAND;
  return new Color(from).lerp(new Color(to), Math.min(1, Math.abs(high - SHORE) * 4));
};

const globe = (): BufferGeometry => {
  const sphere = bare(ball(1, 0, 0, 0, 40));
  const position = sphere.getAttribute('position');
  const colours = Array.from({ length: position.count }, (_, at) =>
    globeColour(position.getX(at), position.getY(at), position.getZ(at)).toArray(),
  );
  sphere.setAttribute('color', new Float32BufferAttribute(colours.flat(), 3));
  return sphere.scale(GLOBE.radius, GLOBE.radius, GLOBE.radius).translate(GLOBE.x, GLOBE.above, GLOBE.z);
};

/** Piles of books round the cloth: how many, where, and how they are turned. */
const PILES = [
  [3, -7.9, 1.4, 0.5],
  [2, 6.9, 5.4, -0.3],
  [3, 9.75, -3.1, 0.2],
  [2, -10.9, 3.4, -0.4],
] as const;

/** What stands round the cloth or on it and shades what it stands on: where, and how far from there the shade reaches. */
export const SHADING: readonly (readonly [x: number, z: number, reach: number])[] = [
  ...PILES.map(([, x, z]) => [x, z, 1.25] as const),
  ...CANDLES.map(([x, z]) => [x, z, 0.62] as const),
  [GLOBE.x, GLOBE.z, 0.95],
  [TELESCOPE_AT.x, TELESCOPE_AT.z, 0.8],
  [COMPASS.x, COMPASS.z, 0.42],
];

/**
 * What stands on the wood and the chart round the cloth, but for brass. In a window of 16 to 9 each thing is seen whole or not at all:
 * the panel covers the telescope, or the cards in hand the nearer books. Nothing high stands before the lectern (`layout/places.ts`).
 * Wider and higher windows show more.
 */
const scenery = (): readonly BufferGeometry[] => [
  ...PILES.flatMap(([count, x, z, turn]) => books(count, x, z, turn)),
  ...scroll(0.12, 2.1, -12.8, 0.2, 1.1),
  ...scroll(0.1, 1.7, -12.4, 0.1, 0.8),
  ...scroll(0.12, 2.0, 9.2, -4.8, -0.9),
  globe(),
];

/** Colours all corners of a shape by their height, from its foot to its top. */
const graded = (shape: BufferGeometry, foot: string, top: string): BufferGeometry => {
  const loose = bare(shape);
  const position = loose.getAttribute('position');
  const heights = Array.from({ length: position.count }, (_, at) => position.getY(at));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const [from, to] = [new Color(foot), new Color(top)];
  const colours = heights.flatMap((height) =>
    from
      .clone()
      .lerp(to, (height - low) / (high - low))
      .toArray(),
  );
  return loose.setAttribute('color', new Float32BufferAttribute(colours, 3));
};

const WICK = 0.3;
const FLAME: readonly ProfilePoint[] = [
  [0.0001, 0],
  [0.045, 0.06],
  [0.052, 0.11],
  [0.03, 0.2],
  [0.0001, 0.33],
];

/** The candles' wax, which their light shines through, and their flames: they shine by themselves, whatever the hour. */
export const candlesShape = (): BufferGeometry =>
  merged(
    CANDLES.flatMap(([x, z, tall]) => [
      graded(tube(0.085, 0.095, tall, x, WICK, z, 14), '#8f6a3c', '#ffe3a6'),
      graded(lathe(FLAME, 12).translate(x, WICK + tall + 0.03, z), '#ff9a2e', '#fff6cf'),
    ]),
  );

/** Round each flame a halo that faces the player, and on the wood the pool of its light: squares with a picture on them. */
export const candlelightShape = (): BufferGeometry =>
  merged(
    CANDLES.flatMap(([x, z, tall]) => [
      new PlaneGeometry(2.9, 2.9).rotateX(-Math.PI / 2).translate(x, 0.045, z),
      new PlaneGeometry(1.7, 1.7).rotateX(-0.8).translate(x, WICK + tall + 0.16, z + 0.06),
    ]),
  );

const CANDLESTICK: readonly ProfilePoint[] = [
  [0.34, 0],
  [0.36, 0.04],
  [0.12, 0.1],
  [0.08, 0.2],
  [0.16, 0.28],
  [0.17, 0.33],
  [0.1, 0.33],
];

const GLOBE_FOOT: readonly ProfilePoint[] = [
  [0.42, 0],
  [0.44, 0.06],
  [0.16, 0.12],
  [0.07, 0.2],
  [0.07, 0.36],
];

/** The brass of a telescope that is drawn out: its rings, tubes and eyepiece, by radius, length and where along it. */
const TELESCOPE = [
  [0.2, 0.12, -1.16],
  [0.17, 0.05, -1.06],
  [0.17, 0.07, -0.3],
  [0.13, 0.46, -0.06],
  [0.15, 0.06, 0.17],
  [0.095, 0.44, 0.42],
  [0.115, 0.05, 0.64],
  [0.07, 0.26, 0.78],
  [0.11, 0.08, 0.94],
] as const;

/** A part of the telescope, so far along it from its middle, where it lies on the table. */
const drawnOut = (shape: BufferGeometry, along: number): BufferGeometry =>
  bare(
    shape
      .rotateZ(Math.PI / 2)
      .translate(along, 0.18, 0)
      .rotateY(0.5)
      .translate(TELESCOPE_AT.x, 0, TELESCOPE_AT.z),
  );

/** What of the telescope is not of brass: leather round its largest tube and the foremost glass. */
const telescopeDress = (): readonly BufferGeometry[] => [
  painted(drawnOut(new CylinderGeometry(0.158, 0.158, 0.74, 20), -0.68), '#5a2a1a'),
  painted(drawnOut(new CylinderGeometry(0.165, 0.165, 0.01, 20), -1.222), '#9fc3d6'),
];

/** The brass of what stands round the cloth. */
const sceneryBrass = (): readonly BufferGeometry[] => [
  ...CANDLES.map(([x, z]) => bare(lathe(CANDLESTICK, 20).translate(x, 0, z))),
  bare(lathe(GLOBE_FOOT, 20).translate(GLOBE.x, 0, GLOBE.z)),
  bare(
    new TorusGeometry(GLOBE.radius + 0.06, 0.035, 8, 40)
      .rotateZ(0.4)
      .rotateY(0.5)
      .translate(GLOBE.x, GLOBE.above, GLOBE.z),
  ),
  ...TELESCOPE.map(([radius, length, along]) => drawnOut(new CylinderGeometry(radius, radius, length, 20), along)),
];

/** Everything that only decorates, but for metal. */
export const stillLifeShape = (): BufferGeometry =>
  seenFromAbove(
    merged([
      ...telescopeDress(),
      ...[
        painted(tube(0.185, 0.185, 0.01, 0, 0.085, 0, 24), '#f6ead0'),
        painted(box(0.03, 0.012, 0.26).rotateY(0.6).translate(0, 0.095, 0), WAX),
      ].map(ofCompass),
      ...scenery(),
    ]),
  );

const CASE: readonly ProfilePoint[] = [
  [0.2, 0],
  [0.235, 0.02],
  [0.235, 0.09],
  [0.215, 0.115],
  [0.19, 0.115],
  [0.185, 0.09],
];

/** The case of the compass, and the metal of what stands round the cloth. */
export const stillLifeBrassShape = (): BufferGeometry =>
  seenFromAbove(merged([ofCompass(bare(lathe(CASE, 28))), ...sceneryBrass()]));
