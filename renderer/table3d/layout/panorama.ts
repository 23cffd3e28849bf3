import { PLACE } from '../../cards/layout/dimensions.ts';
import { CITY, squareX } from './city.ts';
import { type Pose, pose, within } from './pose.ts';

/**
 * The board that a city stands on, with its sky: it leans on the far edge of the desk, and its towers overtop it. Its upper edge is
 * an arch: `depth` high in the middle, lower at the ends, where the last stack of colonies lies behind it.
 */
export const PANORAMA = { width: 7.99, depth: 0.84, ends: 0.76, lean: 0.8 } as const;

/** From where to where its upper edge falls, from the middle. */
const SHOULDER = { from: 1.35, until: 2.15 } as const;
const SHOULDER_STEPS = 10;

/** The outline of that board, `more` larger all around, clockwise seen from above; from it all of the board is seen. */
export const panoramaOutline = (more = 0): readonly (readonly [x: number, z: number])[] => {
  const { width, depth, ends } = PANORAMA;
  const [side, foot] = [width / 2 + more, depth / 2 + more];
  const half = Array.from({ length: SHOULDER_STEPS + 1 }, (_, step) => {
    const share = step / SHOULDER_STEPS;
    const high = depth - (depth - ends) * share * share * (3 - 2 * share) + more;
    return [SHOULDER.from + (SHOULDER.until - SHOULDER.from) * share, depth / 2 - high] as const;
  });
  const corner = [side, depth / 2 - ends - more] as const;
  const right = [...half, corner, [side, foot] as const];
  const left = right.map(([x, z]) => [-x, z] as const).reverse();
  return [[0, foot], ...left, ...right];
};

/** A city on it is a little narrower than it is planned. */
export const PANORAMA_SCALE = PANORAMA.width / (CITY.width + 0.1);

/** Where the foot of that board is on the desk, from the middle of the place. */
const PANORAMA_FOOT = { y: 0.05, z: -(PLACE.depth / 2 + 0.04) } as const;

/** Where that board is, at a place. */
export const panoramaPose = (place: Pose): Pose => {
  const foot = within(place, pose(0, PANORAMA_FOOT.y, PANORAMA_FOOT.z));
  const { scale } = place;
  const { lean } = PANORAMA;
  const half = (PANORAMA.depth * scale) / 2;
  return pose(foot.x, foot.y + Math.sin(lean) * half, foot.z - Math.cos(lean) * half, { tilt: lean, scale });
};

/** Where the statue of a rank stands in the city of a place: as tall as a great house, leaning back as all of it does. */
export const cityStatuePose = (place: Pose, rank: number): Pose =>
  within(
    panoramaPose(place),
    pose(squareX(rank) * PANORAMA_SCALE, 0.06, PANORAMA.depth / 2 - 0.03, { tilt: -1.12, scale: 1.7 }),
  );
