import { type BufferGeometry, Color, InstancedBufferAttribute, type InstancedMesh, Matrix4 } from 'three';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { ribbonCell, TOKEN_CELLS } from '../layout/cells.ts';
import { WHEEL } from '../layout/dimensions.ts';
import { medallionPoint } from '../layout/wheel.ts';
import { disc, sheet, slab } from '../shapes/slab.ts';

const UNUSED = '#5b5348';
const RIBBON = { width: 0.54, depth: 0.18, below: 0.2 } as const;

const withCells = (shape: BufferGeometry, cells: readonly number[]): BufferGeometry => {
  const values = new Float32Array(cells.flatMap((cell) => [cell, cell]));
  shape.setAttribute('cells', new InstancedBufferAttribute(values, 2));
  return shape;
};

/** The five discs with the emblems, in wheel order. */
export const medallionShape = (): BufferGeometry =>
  withCells(
    slab(disc(WHEEL.medallion, 32), 0, 0.05, WHEEL.medallion * 2, WHEEL.medallion * 2),
    EMBLEMS.map((_, index) => TOKEN_CELLS.emblems + index),
  );

/** A ribbon for each seat, in seat order. */
export const ribbonShape = (seats: number): BufferGeometry =>
  withCells(
    sheet(),
    Array.from({ length: seats }, (_, seat) => ribbonCell(seat)),
  );

const matrix = new Matrix4();

/** Puts medallions and ribbons where the wheel has them; they stay upright, as the cars of a big wheel do. */
export const placeMedallions = (
  medallions: InstancedMesh,
  ribbons: InstancedMesh,
  emblems: readonly number[],
  angle: number,
): void => {
  EMBLEMS.forEach((_, position) => {
    const { x, z } = medallionPoint(position, angle);
    medallions.setMatrixAt(position, matrix.makeTranslation(x, WHEEL.top, z));
  });
  emblems.forEach((position, seat) => {
    const { x, z } = medallionPoint(position, angle);
    matrix.makeScale(RIBBON.width, 1, RIBBON.depth).setPosition(x, WHEEL.top + 0.06, z + RIBBON.below);
    ribbons.setMatrixAt(seat, matrix);
  });
  medallions.instanceMatrix.needsUpdate = true;
  ribbons.instanceMatrix.needsUpdate = true;
};

/** Dims the emblems that nobody plays. */
export const dimUnused = (medallions: InstancedMesh, emblems: readonly number[]): void => {
  const tint = new Color();
  EMBLEMS.forEach((_, position) => {
    medallions.setColorAt(position, tint.set(emblems.includes(position) ? '#ffffff' : UNUSED));
  });
  if (medallions.instanceColor !== null) medallions.instanceColor.needsUpdate = true;
};
