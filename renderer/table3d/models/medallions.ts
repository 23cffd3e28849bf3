import { type BufferGeometry, InstancedBufferAttribute, type InstancedMesh, Matrix4, Vector3 } from 'three';
import { PENTAGON, WHEEL } from '../../cards/layout/dimensions.ts';
import { ribbonCell } from '../layout/cells.ts';
import { medallionPoint } from '../layout/wheel.ts';
import type { VertexMotion } from '../materials/vertexMotion.ts';
import { sheet } from '../shapes/slab.ts';
import { DISC_TOP } from '../shapes/wheelParts.ts';

/** A name's ribbon: it hangs below the emblem, towards the viewer, and never over it. */
const RIBBON = { width: 0.68, depth: 0.227, below: WHEEL.medallion * 1.3, lean: 0.5, above: 0.115 } as const;
const size = new Vector3();

/** A ribbon for each seat, in seat order. */
export const ribbonShape = (seats: number): BufferGeometry => {
  const cells = Array.from({ length: seats }, (_, seat) => [ribbonCell(seat), ribbonCell(seat)]).flat();
  return sheet().setAttribute('cells', new InstancedBufferAttribute(new Float32Array(cells), 2));
};

const matrix = new Matrix4();

/** Puts the ribbons below their emblems, with the wheel turned by `angle`. */
export const placeRibbons = (ribbons: InstancedMesh, emblems: readonly number[], angle: number): void => {
  emblems.forEach((position, seat) => {
    const { x, z } = medallionPoint(position, angle);
    matrix
      .makeRotationX(RIBBON.lean)
      .scale(size.set(RIBBON.width, 1, RIBBON.depth))
      .setPosition(x, PENTAGON.top + DISC_TOP + RIBBON.above, z + RIBBON.below);
    ribbons.setMatrixAt(seat, matrix);
  });
  ribbons.instanceMatrix.needsUpdate = true;
};

/**
 * The wheel's movement by its angle in radians: parts stand, turn with the disc, or are carried round upright, as the
 * cars of a big wheel are. The attribute `ride` says which (0, 1, 2), and the bearing of the carried at angle 0.
 */
export const wheelMotion = (angle: { value: number }): VertexMotion => ({
  name: 'wheel',
  uniforms: { wheelAngle: angle },
  declare: `attribute vec2 ride;
uniform float wheelAngle;
vec3 wheelTurned(vec3 v) {
  float s = sin(wheelAngle), c = cos(wheelAngle);
  return vec3(c * v.x + s * v.z, v.y, c * v.z - s * v.x);
}`,
  normal: 'if (abs(ride.x - 1.0) < 0.5) objectNormal = wheelTurned(objectNormal);',
  position: `if (abs(ride.x - 1.0) < 0.5) transformed = wheelTurned(transformed);
if (ride.x > 1.5) {
  float bearing = ride.y - wheelAngle;
  transformed.xz += vec2(sin(bearing), -cos(bearing)) * ${WHEEL.medallionsAt.toFixed(3)};
}`,
});
