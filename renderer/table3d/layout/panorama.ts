import { CITY, squareX } from './city.ts';
import { type Pose, pose, within } from './pose.ts';

/** The board that a city stands on, with its sky: it leans on the far edge of the desk, and its towers overtop it. */
export const PANORAMA = { width: 7.99, depth: 0.56, lean: 0.8 } as const;

/** A city on it is a little narrower than it is planned. */
export const PANORAMA_SCALE = PANORAMA.width / (CITY.width + 0.1);

/** Where the foot of that board is on the desk, from the middle of the place. */
const PANORAMA_FOOT = { y: 0.05, z: -1.25 } as const;

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
    pose(squareX(rank) * PANORAMA_SCALE, 0.06, PANORAMA.depth / 2 - 0.03, { tilt: -1.12, scale: 1.6 }),
  );
