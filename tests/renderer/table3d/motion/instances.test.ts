import { BufferGeometry, InstancedMesh, Matrix4, MeshBasicMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { pose } from '../../../../renderer/table3d/layout/pose.ts';
import { writeInstances } from '../../../../renderer/table3d/motion/instances.ts';
import { PieceField } from '../../../../renderer/table3d/motion/pieceField.ts';

test('what a marker has passed reaches up to it, also on its way', () => {
  const peg = (x: number): Piece => ({ id: 'peg', layer: 'peg', pose: pose(x, 0, 0), face: 0, back: 0 });
  const passed: Piece = { id: 'passed', layer: 'passed', pose: pose(1, 0, 0), face: 0, back: 0, upTo: 'peg' };
  const field = new PieceField();
  const mesh = new InstancedMesh(new BufferGeometry(), new MeshBasicMaterial(), 4);
  const written = new Matrix4();
  const length = (): number => {
    writeInstances(mesh, field.layer('passed'), field);
    mesh.getMatrixAt(0, written);
    return new Vector3().setFromMatrixScale(written).x;
  };
  field.aim([peg(3), passed], 1);
  expect(length()).toBeCloseTo(2);
  field.aim([peg(4), passed], 1);
  field.advance(100);
  expect(length()).toBeGreaterThan(2);
  expect(length()).toBeCloseTo((field.find('peg')?.now.x ?? 0) - 1);
  field.advance(1000);
  expect(length()).toBeCloseTo(3);
});
