import { type BufferGeometry, LatheGeometry, Shape, ShapeGeometry, Vector2 } from 'three';
import type { Medal } from '../../../shared/vocabulary/pieces.ts';
import { COIN, MEDAL, PEG, UNDER_MEDAL } from '../../cards/layout/dimensions.ts';
import { bare, extruded, merged, type ProfilePoint, seenFromAbove, tube, withConstant } from './parts.ts';

/** A body turned round the vertical; its profile runs upwards, so that its outside faces outwards. */
const turned = (profile: readonly ProfilePoint[], segments: number): BufferGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );

/**
 * A coin with a raised rim and a star on it. There are more coins on a table than anything else: a `plain` one has less than half
 * the corners, a sharp edge and a star without sides.
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
        // A plain one is hollow like a plate.
        ...(plain ? [] : ([[rim - 0.008, floor]] as const)),
        [0, floor],
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
  return seenFromAbove(merged([disc, bare(raised)]));
};

/** How bright a marker's foot, its sides and its top are, as shares of its colour's red, green and blue. */
const PEG_SHADES = { foot: [0.04, 0.04, 0.04], sides: [0.95, 0.95, 0.95], top: [2.2, 3.4, 6] } as const;

/** A marker of the tracks: a cut stone, dark around and light on top, and flat, so that it hides nothing behind it; there is room for a ring round it. */
export const pegShape = (): BufferGeometry => {
  const { radius, height } = PEG;
  const foot = height * 0.4;
  const shaded = (shape: BufferGeometry, shares: readonly number[]) => withConstant(bare(shape), 'color', shares);
  return merged([
    shaded(tube(radius * 0.76, radius * 0.78, foot, 0, 0, 0, 16), PEG_SHADES.foot),
    shaded(tube(radius * 0.42, radius * 0.69, height - foot, 0, foot, 0, 12), PEG_SHADES.sides),
    shaded(tube(radius * 0.36, radius * 0.42, height * 0.08, 0, height, 0, 12), PEG_SHADES.top),
  ]);
};

/** What a medal lies on. */
export const rosetteShape = (medal: Medal): BufferGeometry => {
  const { points: pleats, reach, notch } = UNDER_MEDAL[medal];
  const rim = new Shape(
    Array.from({ length: pleats * 2 }, (_, k) => {
      const radius = MEDAL.radius * (k % 2 === 0 ? reach : notch);
      return new Vector2(Math.sin((k * Math.PI) / pleats) * radius, Math.cos((k * Math.PI) / pleats) * radius);
    }),
  );
  return bare(extruded(rim, 0.008, 0.004, 1, 1)).translate(0, 0.004, 0);
};
