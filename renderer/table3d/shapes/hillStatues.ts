import { type BufferGeometry, Color } from 'three';
import { statueFigure } from '../layout/boardPieces.ts';
import { HILL_STATUES, STATUE_SCALE } from '../layout/hill.ts';
import { withConstant } from './parts.ts';
import { uprightStatue } from './statues.ts';

/** The share of a statue's patches along each side that is enough before the hill. */
const FINE = 0.6;

/** A statue of stone or metal that stands before the hill, with the attributes of its ground. */
export const hillStatue = (rank: number): BufferGeometry => {
  const { x, z } = HILL_STATUES[rank] ?? { x: 0, z: 0 };
  const shape = uprightStatue(rank, FINE).scale(STATUE_SCALE, STATUE_SCALE, STATUE_SCALE).translate(x, 0, z);
  const colour = shape.getAttribute('color');
  const { r, g, b } = new Color(statueFigure(rank).tint);
  for (let at = 0; at < colour.count; at++)
    colour.setXYZ(at, colour.getX(at) * r, colour.getY(at) * g, colour.getZ(at) * b);
  return withConstant(shape, 'shade', [0, 0]);
};
