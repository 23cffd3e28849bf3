import { type BufferGeometry, LatheGeometry, Shape, ShapeGeometry, Vector2 } from 'three';
import type { Medal } from '../../../shared/vocabulary/pieces.ts';
import { COIN, MEDAL, PEG } from '../../cards/layout/dimensions.ts';
import { bare, extruded, merged, type ProfilePoint } from './parts.ts';

/** A body turned round the vertical; its profile runs upwards, so that its outside faces outwards. */
const turned = (profile: readonly ProfilePoint[], segments: number): BufferGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );

/**
 * A coin with a raised rim and a star on it. There are more coins on a table than anything else: a `plain` one has half the
 * corners, a sharp edge and a star without sides.
 */
export const coinShape = (plain: boolean): BufferGeometry => {
  const { radius, thickness } = COIN;
  const rim = radius * 0.82;
  const floor = thickness * 0.74;
  const disc = bare(
    turned(
      [
        [radius, 0],
        ...(plain
          ? ([[radius, thickness]] as const)
          : ([
              [radius, thickness * 0.84],
              [radius * 0.95, thickness],
            ] as const)),
        [rim, thickness],
        [rim - 0.008, floor],
        [0.0001, floor],
      ],
      plain ? 12 : 16,
    ),
  );
  const star = new Shape(
    Array.from({ length: 10 }, (_, k) => {
      const r = radius * (k % 2 === 0 ? 0.6 : 0.27);
      return new Vector2(Math.sin((k * Math.PI) / 5) * r, Math.cos((k * Math.PI) / 5) * r);
    }),
  );
  const raised = plain
    ? new ShapeGeometry(star).rotateX(-Math.PI / 2).translate(0, floor + thickness * 0.2, 0)
    : extruded(star, thickness * 0.2, 0).translate(0, floor - 0.002, 0);
  return merged([disc, bare(raised)]);
};

/** A marker of the tracks: a low draughtsman with a bead on top. */
export const pegShape = (): BufferGeometry => {
  const { radius, height } = PEG;
  return turned(
    [
      [radius, 0],
      [radius * 1.06, height * 0.12],
      [radius, height * 0.42],
      [radius * 0.66, height * 0.56],
      [radius * 0.62, height * 0.7],
      [radius * 0.72, height * 0.9],
      [radius * 0.6, height * 1.15],
      [radius * 0.3, height * 1.3],
      [0.0001, height * 1.34],
    ],
    20,
  );
};

/** What lies under a medal, a little larger than it: how many points it has, and how far they and the notches between reach. */
const UNDER_MEDALS = {
  /** A pleated ribbon, nearly round. */
  silver: { points: 18, reach: 1.3, notch: 1.17 },
  /** A star, which is told from the ribbon without its colour. */
  gold: { points: 8, reach: 1.62, notch: 1.02 },
} as const satisfies Record<Medal, object>;

/** What a medal lies on. */
export const rosetteShape = (medal: Medal): BufferGeometry => {
  const { points: pleats, reach, notch } = UNDER_MEDALS[medal];
  const rim = new Shape(
    Array.from({ length: pleats * 2 }, (_, k) => {
      const radius = MEDAL.radius * (k % 2 === 0 ? reach : notch);
      return new Vector2(Math.sin((k * Math.PI) / pleats) * radius, Math.cos((k * Math.PI) / pleats) * radius);
    }),
  );
  return bare(extruded(rim, 0.008, 0.004, 1, 1)).translate(0, 0.004, 0);
};
