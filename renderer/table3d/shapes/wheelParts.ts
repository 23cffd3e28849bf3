import { type BufferGeometry, Shape, Vector2 } from 'three';
import { WHEEL } from '../../cards/layout/dimensions.ts';
import { bearingOf } from '../layout/segment.ts';
import { bare, lathe, type ProfilePoint, withConstant } from './parts.ts';

const R = WHEEL.radius;

/** How a part of the wheel moves: it stands on the board, turns with the disc, or is carried round without turning. */
export const STANDS = 0;
export const TURNS = 1;
export const CARRIED = 2;

/** Height of the disc's upper face over the wheel's foot. */
export const DISC_TOP = 0.155;

/** Marks how a part moves; a carried part belongs to the emblem at a position of the wheel. */
export const riding = (shape: BufferGeometry, way: number, position = 0): BufferGeometry =>
  withConstant(shape, 'ride', [way, bearingOf(position)]);

/** A turned part whose profile is written from the top down. */
export const turned = (profile: readonly ProfilePoint[], steps: number): BufferGeometry =>
  bare(lathe([...profile].reverse(), steps));

/** A round nail head. */
export const STUD: readonly ProfilePoint[] = [
  [0.0001, 0.022],
  [0.014, 0.017],
  [0.02, 0],
];

export const flat = (points: readonly (readonly [x: number, y: number])[]): Shape =>
  new Shape(points.map(([x, y]) => new Vector2(x, y)));

/** The outline of an arrowhead over the rim, a little smaller by `inset`. */
export const pointerHead = (inset: number): Shape =>
  flat([
    [-0.17 + inset, R * 0.965 + inset * 0.4],
    [0, R * 1.0 + inset * 0.6],
    [0.17 - inset, R * 0.965 + inset * 0.4],
    [0, R * 1.235 - inset * 1.7],
  ]);
