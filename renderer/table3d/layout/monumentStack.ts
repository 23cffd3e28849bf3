import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { MAT, MONUMENT, MONUMENTS_AT } from '../../cards/layout/dimensions.ts';
import { monumentFrontCell } from './cells.ts';
import type { Piece } from './piece.ts';
import { type Pose, pose } from './pose.ts';
import { untidy } from './untidy.ts';

/** Where the monument number `height` of the stack lies: on the right, beyond the treasury. */
export const monumentStackPose = (height: number): Pose =>
  pose(MONUMENTS_AT.x, MAT.top + MONUMENT.thickness * (height + 0.5), MONUMENTS_AT.z);

/** The stack, and the monument that marks it. */
export const monumentStackPieces = (view: Observation): readonly Piece[] => {
  const stack = Array.from(
    { length: view.monuments },
    (_, height): Piece => ({
      id: `monuments ${height}`,
      layer: 'monument',
      pose: untidy(monumentStackPose(height), height + 61, 0.02),
      face: monumentFrontCell(),
      back: monumentFrontCell(),
      subject: { kind: 'monument' },
      shadeless: height > 0,
    }),
  );
  return [...stack, landmarkPiece(view)];
};

/** The monument that marks the stack rises with those that the seats have taken. */
const STAGES = ['quarry', 'scaffold', 'obelisk'] as const;

/** How far the monument at the stack is: nothing before the first is taken, done when every seat has one (rules §10.1). */
const stageOf = ({ seats }: Observation): (typeof STAGES)[number] => {
  const taken = seats.filter(({ monument }) => monument !== null).length;
  if (taken === 0) return 'quarry';
  return taken < seats.length ? 'scaffold' : 'obelisk';
};

const landmarkPiece = (view: Observation): Piece => ({
  id: `landmark ${stageOf(view)}`,
  layer: stageOf(view),
  pose: pose(MONUMENTS_AT.x, MAT.top, MONUMENTS_AT.z - MONUMENT.depth / 2 - 0.22, { scale: 0.85 }),
  face: 0,
  back: 0,
});
