import { type BufferGeometry, type Group, InstancedBufferAttribute, type InstancedMesh, Matrix4, Vector3 } from 'three';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { ribbonCell } from '../layout/cells.ts';
import { WHEEL } from '../layout/dimensions.ts';
import { medallionPoint } from '../layout/wheel.ts';
import { sheet } from '../shapes/slab.ts';

const RIBBON = { width: 0.46, depth: 0.15, below: 0.27 } as const;
const size = new Vector3();

const withCells = (shape: BufferGeometry, cells: readonly number[]): BufferGeometry => {
  const values = new Float32Array(cells.flatMap((cell) => [cell, cell]));
  shape.setAttribute('cells', new InstancedBufferAttribute(values, 2));
  return shape;
};

/** A ribbon for each seat, in seat order. */
export const ribbonShape = (seats: number): BufferGeometry =>
  withCells(
    sheet(),
    Array.from({ length: seats }, (_, seat) => ribbonCell(seat)),
  );

const matrix = new Matrix4();

/** Puts medallions and ribbons where the wheel has them; they stay upright, as the cars of a big wheel do. */
export const placeMedallions = (
  medallions: Group,
  ribbons: InstancedMesh,
  emblems: readonly number[],
  angle: number,
): void => {
  EMBLEMS.forEach((_, position) => {
    const { x, z } = medallionPoint(position, angle);
    const medallion = medallions.children[position];
    medallion?.position.setX(x);
    medallion?.position.setZ(z);
  });
  emblems.forEach((position, seat) => {
    const { x, z } = medallionPoint(position, angle);
    matrix
      .makeRotationX(0.55)
      .scale(size.set(RIBBON.width, 1, RIBBON.depth))
      .setPosition(x, WHEEL.top + 0.1, z + RIBBON.below);
    ribbons.setMatrixAt(seat, matrix);
  });
  ribbons.instanceMatrix.needsUpdate = true;
};
