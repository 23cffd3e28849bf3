import { type BufferGeometry, LatheGeometry, Shape, SplineCurve, TorusGeometry, Vector2 } from 'three';
import { COIN, PEG } from '../layout/dimensions.ts';
import { ball, bare, box, cone, extruded, lathe, merged, painted, tube } from './parts.ts';

/** Profiles turn their outside outwards when they run upwards. */
const turned = (profile: readonly (readonly [number, number])[], segments: number, smooth = 0): BufferGeometry => {
  const points = profile.map(([radius, height]) => new Vector2(radius, height));
  return new LatheGeometry(smooth > 0 ? new SplineCurve(points).getPoints(smooth) : points, segments);
};

/** A coin with a raised rim, a beaded edge and a star on it. */
export const coinShape = (): BufferGeometry => {
  const { radius, thickness } = COIN;
  const rim = radius * 0.82;
  const floor = thickness * 0.74;
  const disc = bare(
    turned(
      [
        [radius * 0.95, 0],
        [radius, thickness * 0.16],
        [radius, thickness * 0.84],
        [radius * 0.95, thickness],
        [rim, thickness],
        [rim - 0.008, floor],
        [0.0001, floor],
      ],
      24,
    ),
  );
  const star = new Shape(
    Array.from({ length: 10 }, (_, k) => {
      const r = radius * (k % 2 === 0 ? 0.6 : 0.27);
      return new Vector2(Math.sin((k * Math.PI) / 5) * r, Math.cos((k * Math.PI) / 5) * r);
    }),
  );
  return merged([disc, bare(extruded(star, thickness * 0.16, 0.004, 1, 1)).translate(0, floor - 0.002, 0)]);
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

/** A bust with a laurel wreath on a stepped plinth; its marble takes the colour of the piece. */
export const statueShape = (): BufferGeometry => {
  const dark = '#6d6457';
  const pale = '#ffffff';
  const gold = '#ffcf5a';
  const parts = [
    painted(box(0.24, 0.025, 0.24), dark),
    painted(box(0.2, 0.02, 0.2, 0, 0.025), dark),
    painted(box(0.15, 0.085, 0.15, 0, 0.045), dark),
    painted(box(0.19, 0.022, 0.19, 0, 0.13), dark),
    painted(box(0.08, 0.02, 0.006, 0, 0.075, 0.076), gold),
    painted(
      lathe(
        [
          [0.05, 0.152],
          [0.042, 0.17],
          [0.05, 0.186],
          [0.0001, 0.19],
        ],
        16,
      ),
      pale,
    ),
    // Breast and shoulders.
    painted(
      lathe(
        [
          [0.03, 0.178],
          [0.07, 0.205],
          [0.094, 0.245],
          [0.088, 0.275],
          [0.05, 0.3],
          [0.03, 0.31],
        ],
        20,
      ).scale(1.18, 1, 0.72),
      pale,
    ),
    painted(
      new TorusGeometry(0.062, 0.014, 6, 16, Math.PI * 1.1)
        .rotateX(Math.PI / 2.6)
        .rotateY(-0.5)
        .translate(0.006, 0.272, 0.012)
        .scale(1.1, 1, 0.9),
      pale,
    ),
    painted(tube(0.026, 0.031, 0.05, 0, 0.29, 0, 12), pale),
    painted(ball(0.052, 0, 0, 0, 16).scale(0.86, 1.14, 1).translate(0, 0.375, 0.004), pale),
    painted(ball(0.05, 0, 0, 0, 14).scale(0.95, 0.95, 1).translate(0, 0.395, -0.014), pale),
    painted(cone(0.012, 0.032, 0, 0, 0, 4).rotateX(0.25).translate(0, 0.358, 0.052), pale),
    painted(ball(0.02, 0, 0, 0, 8).scale(1.1, 0.7, 0.9).translate(0, 0.328, 0.036), pale),
    ...[-1, 1].map((side) => painted(ball(0.012, side * 0.046, 0.372, 0, 6), pale)),
    ...Array.from({ length: 14 }, (_, k) => {
      const angle = Math.PI * (0.5 + 0.1) + (k / 13) * Math.PI * 1.8;
      return painted(
        cone(0.011, 0.036, 0, 0, 0, 4)
          .rotateZ(k % 2 === 0 ? 0.5 : -0.3)
          .rotateX(1.1)
          .rotateY(-angle)
          .translate(Math.cos(angle) * 0.05, 0.402 - Math.sin(angle) * 0.008, Math.sin(angle) * 0.053 - 0.004),
        gold,
      );
    }),
  ];
  return merged(parts);
};
