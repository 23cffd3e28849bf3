import { type BufferGeometry, CylinderGeometry } from 'three';
import { bare, box, lathe, merged, type ProfilePoint, painted, tube } from './parts.ts';

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

/** What lies on the chart and beside it, but for brass: rolled charts, the compass's dial. */
export const stillLifeShape = (): BufferGeometry =>
  merged([
    ...scroll(0.085, 1.25, 0.16, -0.9, 0.22),
    ...scroll(0.07, 1.0, 0.3, -0.7, -0.12),
    painted(tube(0.185, 0.185, 0.01, -0.48, 0.085, 0.22, 24), '#f6ead0'),
    painted(box(0.03, 0.012, 0.26).rotateY(0.6).translate(-0.48, 0.095, 0.22), WAX),
  ]);

const CASE: readonly ProfilePoint[] = [
  [0.2, 0],
  [0.235, 0.02],
  [0.235, 0.09],
  [0.215, 0.115],
  [0.19, 0.115],
  [0.185, 0.09],
];

/** The case of the compass, and the weights that hold the chart down. */
export const stillLifeBrassShape = (): BufferGeometry =>
  merged([
    bare(lathe(CASE, 28).translate(-0.48, 0, 0.22)),
    ...[
      [-0.76, -0.5],
      [0.78, 0.52],
    ].map(([x = 0, z = 0]) =>
      bare(
        lathe(
          [
            [0.09, 0],
            [0.1, 0.03],
            [0.05, 0.06],
            [0.06, 0.11],
            [0.0001, 0.14],
          ],
          18,
        ).translate(x, 0, z),
      ),
    ),
  ]);
