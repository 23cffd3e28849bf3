import { BoxGeometry, type BufferGeometry } from 'three';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { WHEEL } from '../../cards/layout/dimensions.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { DISC_TOP } from '../layout/wheel.ts';
import { bare, extruded, merged, painted, seenFromAbove } from './parts.ts';
import { CARRIED, dishShape, flat, pointerHead, riding, STANDS, STUD, TURNS, turned } from './wheel.ts';

const R = WHEEL.radius;

const BRASS = '#ffffff';
const TARNISHED = '#6f665c';

/** The ring that the wheel turns in, with a notch for each step and a boss at the segments' middles. */
const seatParts = (): readonly BufferGeometry[] => {
  const ring = turned(
    [
      [R * 1.06, 0.1],
      [R * 1.085, 0.115],
      [R * 1.12, 0.1],
      [R * 1.14, 0.06],
      [R * 1.175, 0.045],
      [R * 1.185, 0],
    ],
    48,
  );
  const notches = Array.from({ length: 60 }, (_, index) => {
    const bearing = (index * Math.PI) / 30;
    const { x, z } = pointAt(bearing, R * 1.145);
    return bare(new BoxGeometry(0.014, 0.03, 0.05).rotateY(-bearing).translate(x, 0.055, z));
  });
  return [ring, ...notches];
};

const rimParts = (): readonly BufferGeometry[] => [
  turned(
    [
      [R * 0.95, 0.15],
      [R * 0.96, 0.19],
      [R * 0.985, 0.205],
      [R * 1.01, 0.2],
      [R * 1.035, 0.175],
      [R * 1.05, 0.13],
      [R * 1.05, 0.05],
      [R * 1.02, 0.03],
    ],
    48,
  ),
  turned(
    [
      [R * 0.285, DISC_TOP - 0.01],
      [R * 0.3, DISC_TOP + 0.025],
      [R * 0.34, DISC_TOP + 0.025],
      [R * 0.355, DISC_TOP - 0.01],
    ],
    28,
  ),
];

const studParts = (): readonly BufferGeometry[] =>
  Array.from({ length: 25 }, (_, index) => {
    const { x, z } = pointAt((index * Math.PI * 2) / 25 + Math.PI / 25, R * 0.905);
    return turned(STUD, 6).translate(x, DISC_TOP, z);
  });

const ARM = flat([
  [-0.055, 0.26],
  [0.055, 0.26],
  [0.04, R * 0.95],
  [-0.04, R * 0.95],
]);

const armParts = (): readonly BufferGeometry[] =>
  EMBLEMS.flatMap((_, position) => {
    const bearing = bearingOf(position);
    const { x, z } = pointAt(bearing + Math.PI / 5, R * 0.62);
    const curl = turned(
      [
        [0.03, 0.03],
        [0.07, 0.04],
        [0.09, 0.02],
        [0.1, 0],
      ],
      10,
    );
    return [
      bare(extruded(ARM, 0.016, 0.008, 1))
        .translate(0, DISC_TOP, 0)
        .rotateY(-bearing),
      bare(extruded(pointerHead(0), 0.02, 0.012, 1))
        .translate(0, 0.205, 0)
        .rotateY(-bearing),
      curl.translate(x, DISC_TOP, z),
    ];
  });

/** The hub: a turned column with a globe. */
const hub = (): BufferGeometry =>
  turned(
    [
      [0.0001, 0.46],
      [0.018, 0.45],
      [0.024, 0.425],
      [0.05, 0.41],
      [0.085, 0.375],
      [0.094, 0.33],
      [0.08, 0.29],
      [0.05, 0.268],
      [0.064, 0.25],
      [0.046, 0.232],
      [0.08, 0.212],
      [0.14, 0.198],
      [0.2, 0.182],
      [0.24, 0.15],
    ],
    20,
  );

/**
 * Everything of brass on the wheel, in one shape: the ring that stands, what turns, and the dishes of the medallions.
 * `used` are the positions whose emblems have a seat.
 */
export const wheelBrassShape = (used: readonly number[]): BufferGeometry =>
  seenFromAbove(
    merged([
      ...seatParts().map((part) => riding(painted(part, BRASS), STANDS)),
      ...[...rimParts(), ...studParts(), ...armParts(), hub()].map((part) => riding(painted(part, BRASS), TURNS)),
      ...EMBLEMS.map((_, position) => {
        const colour = used.includes(position) ? BRASS : TARNISHED;
        return riding(painted(dishShape().translate(0, DISC_TOP, 0), colour), CARRIED, position);
      }),
    ]),
  );
