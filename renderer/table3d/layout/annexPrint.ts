import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { STALL_SPACES } from '../../../shared/vocabulary/pieces.ts';
import { ANNEX, MAT, MONUMENT, MONUMENTS_AT, PLACE } from '../../cards/layout/dimensions.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { monumentAtRestCell, monumentFrontCell } from './cells.ts';
import type { Numeral } from './numeral.ts';
import type { Piece } from './piece.ts';
import { type Pose, pose, untidy, within } from './pose.ts';
import { leaningStack } from './toTheEye.ts';

/** What is printed where on the annex, in units from its left far corner. */
export const STALLS_SPOT = { x: 0.34, width: 0.56, font: 0.17 } as const;
export const SPACES = { x: 0.87, step: 0.385, symbolZ: 0.13, coinZ: 0.345, coin: 1.22 } as const;
export const MONUMENT_SLOT = { x: 3.13, z: ANNEX.depth / 2, width: 0.84, depth: 0.45 } as const;
/** Size of the number that lies on locked coins. */
export const LOCKED_FONT = 0.23;

/** The spaces below the stall on which coins are locked, from left to right; a coin that is kept lies on none. */
export const LOCKS = STALL_SPACES.filter((space) => space !== 'keep');

/** The x of the space of a stall. */
export const lockX = (space: (typeof LOCKS)[number]): number => SPACES.x + SPACES.step * LOCKS.indexOf(space);

/** A point of a place's annex, from its left far corner, lying `height` above its face. */
export const onAnnex = (place: Pose, x: number, z: number, height: number, rest: Partial<Pose> = {}): Pose =>
  within(place, pose(ANNEX.left + x, ANNEX.top + height, PLACE.depth / 2 - ANNEX.depth + z, rest));

/** What the first marketplace requires, on the annex; what a larger one does is told beside the stall that then stands here. */
export const marketNumerals = (): readonly Numeral[] => {
  const { income, foodSurplus } = pageContent().market.small;
  const { x, font } = STALLS_SPOT;
  const z = ANNEX.depth / 2;
  return [
    { of: 'market income', text: `${income}`, x: x + 0.01, z, font, room: 0.13 },
    { of: 'market food', text: `+${foodSurplus}`, x: x + 0.17, z, font, room: 0.16 },
  ];
};

/** Far away they are as large as can be read from the viewer's seat. */
const STACK_SCALE = 1.12;

/** Where the monument number `height` of the stack lies: on the right, beyond the treasury. */
export const monumentStackPose = (height: number): Pose =>
  leaningStack(MONUMENTS_AT.x, MONUMENTS_AT.z, MONUMENT, STACK_SCALE, height);

/** The stack, and the monument that marks it. `printed`: whether it shows all that a monument brings and costs. */
export const monumentStackPieces = (view: Observation, printed: boolean): readonly Piece[] => {
  const stack = Array.from(
    { length: view.monuments },
    (_, height): Piece => ({
      id: `monuments ${height}`,
      layer: 'monument',
      pose: untidy(monumentStackPose(height), height + 61, 0.02),
      face: printed ? monumentFrontCell() : monumentAtRestCell(),
      back: monumentFrontCell(),
      subject: { kind: 'monument' },
      shadeless: height > 0,
    }),
  );
  return [...stack, LANDMARK];
};

/** The obelisk behind the stack: what can be built there (rules §10.1). */
const LANDMARK: Piece = {
  id: 'landmark',
  layer: 'obelisk',
  pose: pose(MONUMENTS_AT.x, MAT.top, MONUMENTS_AT.z - MONUMENT.depth / 2 - 0.2, { scale: 1.05 }),
  face: 0,
  back: 0,
};
