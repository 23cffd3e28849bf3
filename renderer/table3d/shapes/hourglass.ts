import { type BufferGeometry, Color, Float32BufferAttribute, SplineCurve, Vector2, Vector3 } from 'three';
import { makeNoise } from '../../cards/textures/random.ts';
import { bare, lathe, merged, type ProfilePoint, painted, withConstant } from './parts.ts';

/*
 * A great hourglass on a drum of stone: two bulbs of glass between turned wood and brass, and the sand in them. Its foot is at 0,
 * its neck halfway up.
 */

/** How high it is, in units, and where its neck is. */
export const HOURGLASS = { high: 0.86, neck: 0.43 } as const;

const SAND = '#f0b04a';
const STONE = '#7a6552';

/** A profile without corners, through the same points. */
const rounded = (profile: readonly ProfilePoint[], points: number): readonly ProfilePoint[] =>
  new SplineCurve(profile.map(([out, up]) => new Vector2(out, up)))
    .getPoints(points)
    .map(({ x, y }): ProfilePoint => [Math.max(0.0001, x), y]);

/** The lower half of the glass, from the neck down. */
const BULB: readonly ProfilePoint[] = [
  [0.016, 0],
  [0.022, 0.014],
  [0.05, 0.04],
  [0.105, 0.085],
  [0.155, 0.14],
  [0.182, 0.2],
  [0.186, 0.25],
  [0.168, 0.3],
  [0.13, 0.335],
  [0.11, 0.35],
];

/** The glass of both bulbs. */
export const glassShape = (): BufferGeometry => {
  const upper = BULB.map(([out, far]): ProfilePoint => [out, HOURGLASS.neck + far]);
  const lower = BULB.slice(1)
    .map(([out, far]): ProfilePoint => [out, HOURGLASS.neck - far])
    .reverse();
  return lathe(rounded([...lower, ...upper], 90), 64);
};

/** A foot; its head is the same upside down. */
const FOOT: readonly (readonly [of: 'wood' | 'brass', profile: readonly ProfilePoint[]])[] = [
  [
    'wood',
    [
      [0.0001, 0],
      [0.28, 0],
      [0.292, 0.012],
      [0.292, 0.026],
      [0.27, 0.036],
    ],
  ],
  [
    'brass',
    [
      [0.272, 0.034],
      [0.276, 0.042],
      [0.262, 0.05],
      [0.2, 0.052],
    ],
  ],
  [
    'wood',
    [
      [0.2, 0.05],
      [0.17, 0.062],
      [0.15, 0.064],
    ],
  ],
  [
    'brass',
    [
      [0.152, 0.062],
      [0.14, 0.078],
      [0.122, 0.086],
      [0.112, 0.084],
    ],
  ],
];

/** A turned post between foot and head: how thick it is, by shares of its height. */
const POST: readonly ProfilePoint[] = [
  [0.018, 0],
  [0.026, 0.03],
  [0.014, 0.07],
  [0.019, 0.2],
  [0.024, 0.36],
  [0.014, 0.45],
  [0.028, 0.5],
  [0.014, 0.55],
  [0.024, 0.64],
  [0.019, 0.8],
  [0.014, 0.93],
  [0.026, 0.97],
  [0.018, 1],
];
const POSTS: readonly (readonly [x: number, z: number])[] = [
  [-0.236, 0.05],
  [0.236, 0.05],
  [0.02, -0.24],
];
const STANDS_AT = 0.048;

const overturned = (profile: readonly ProfilePoint[]): readonly ProfilePoint[] =>
  profile.map(([out, up]): ProfilePoint => [out, HOURGLASS.high - up]).reverse();

/** What no fire shines on. */
const unlit = (shape: BufferGeometry): BufferGeometry => withConstant(shape, 'firelight', [0, 0]);

const turnedOf = (wanted: 'wood' | 'brass'): readonly BufferGeometry[] =>
  FOOT.filter(([of]) => of === wanted).flatMap(([, profile]) =>
    [profile, overturned(profile)].map((one) => bare(lathe(one, 64))),
  );

/** Its turned wood. */
export const woodenParts = (): BufferGeometry => merged(turnedOf('wood'));

/** Its brass: rims, posts, and the ring round its neck. */
export const brassParts = (): BufferGeometry => {
  const long = HOURGLASS.high - STANDS_AT * 2;
  const post = POST.map(([out, up]): ProfilePoint => [out, STANDS_AT + up * long]);
  const posts = POSTS.map(([x, z]) => bare(lathe(rounded(post, 70), 24).translate(x, 0, z)));
  const { neck } = HOURGLASS;
  const ring: readonly ProfilePoint[] = [
    [0.02, neck - 0.012],
    [0.03, neck],
    [0.02, neck + 0.012],
  ];
  return merged([...turnedOf('brass'), ...posts, bare(lathe(ring, 32))]);
};

/** The stone under it, from its edge down and from its foot out to that edge; it goes on below the picture. */
const BASE: readonly ProfilePoint[] = [
  [0.42, -1.2],
  [0.42, -0.17],
  [0.445, -0.15],
  [0.445, -0.12],
  [0.42, -0.1],
  [0.42, -0.07],
  [0.47, -0.045],
  [0.48, -0.022],
  [0.47, 0],
  [0.3, 0.001],
  [0.0001, 0.001],
];
/** Where its lamp shines from, how bright stone is that it does not reach, and how dark it is under the foot. */
const BASE_LIGHT = { from: new Vector3(-0.5, 0.62, 0.6).normalize(), least: 0.2, under: 0.33 } as const;

/** The stone on which it stands, a drum with a moulded edge, in the light of its lamp; its top is at 0. */
export const baseShape = (): BufferGeometry => {
  const shape = lathe(BASE, 72);
  const [place, facing] = [shape.getAttribute('position'), shape.getAttribute('normal')];
  const [ink, normal] = [new Color(), new Vector3()];
  const { from, least, under } = BASE_LIGHT;
  const colours = Array.from({ length: place.count }, (_, corner) => {
    const light = Math.max(0, normal.fromBufferAttribute(facing, corner).dot(from));
    const out = Math.hypot(place.getX(corner), place.getZ(corner));
    const shade = place.getY(corner) < 0 ? 1 : 1 - 0.6 * Math.exp(-((out / under) ** 6));
    const deep = Math.exp(Math.min(0, place.getY(corner) + 0.1) * 3.2);
    return ink
      .set(STONE)
      .multiplyScalar((least + 0.85 * light) * shade * deep)
      .toArray();
  });
  shape.setAttribute('color', new Float32BufferAttribute(colours.flat(), 3));
  return unlit(bare(shape));
};

/** How much brighter and darker grains are, how many of them lie on a unit, and how far they stick out. */
const GRAIN = { tone: 0.3, fine: 300, out: 0.0022 } as const;
const noise = makeNoise(37);

/** A body of sand: soft in its outline, and rough and speckled with grains. */
const sandy = (profile: readonly ProfilePoint[]): BufferGeometry => {
  const shape = painted(lathe(rounded(profile, 30), 60), SAND);
  const [place, colour] = [shape.getAttribute('position'), shape.getAttribute('color')];
  const around = GRAIN.fine * Math.PI * 2;
  for (let corner = 0; corner < place.count; corner++) {
    const [x, y, z] = [place.getX(corner), place.getY(corner), place.getZ(corner)];
    // The same at both ends of a round.
    const turn = (Math.atan2(z, x) / (Math.PI * 2) + 1) % 1;
    const grain = noise(turn * 60, y * GRAIN.fine + Math.hypot(x, z) * around, 60, 256) - 0.5;
    place.setY(corner, y + grain * GRAIN.out);
    const tone = 1 + grain * 2 * GRAIN.tone;
    colour.setXYZ(corner, colour.getX(corner) * tone, colour.getY(corner) * tone, colour.getZ(corner) * tone);
  }
  return unlit(shape);
};

/** Sand as it fills the upper bulb from its neck at 0 up, with a hollow where it runs off; it sinks as it is made smaller. */
export const sandAbove = (): BufferGeometry =>
  sandy([
    [0.004, 0],
    [0.018, 0.02],
    [0.094, 0.085],
    [0.143, 0.14],
    [0.17, 0.2],
    [0.172, 0.212],
    [0.1, 0.2],
    [0.03, 0.17],
    [0.0001, 0.155],
  ]);

/** The heap below, from its foot at 0 up, steeper towards its top; it grows as it is made larger. */
export const sandBelow = (): BufferGeometry =>
  sandy([
    [0.108, 0],
    [0.128, 0.012],
    [0.16, 0.042],
    [0.164, 0.054],
    [0.13, 0.072],
    [0.08, 0.106],
    [0.04, 0.142],
    [0.014, 0.172],
    [0.0001, 0.178],
  ]);

/** The sand that falls, from the neck at 0 down to 1 unit below: a stream, in front of which its grains are seen. */
export const sandFalling = (): BufferGeometry =>
  unlit(
    painted(
      lathe(
        [
          [0.012, -1],
          [0.0065, -0.86],
          [0.0055, -0.4],
          [0.0085, 0],
        ],
        14,
      ),
      SAND,
    ),
  );
