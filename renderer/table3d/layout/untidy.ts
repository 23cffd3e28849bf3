import type { Pose } from './pose.ts';

/** A small irregularity, the same each time for the same number: people do not stack exactly. */
const jitter = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value) - 0.5;
};

/** Moves and turns what lies somewhere by at most half of `slack`, the same each time for the same seed. */
export const untidy = (lies: Pose, seed: number, slack: number): Pose => ({
  ...lies,
  x: lies.x + jitter(seed) * slack,
  z: lies.z + jitter(seed + 0.37) * slack,
  yaw: lies.yaw + jitter(seed + 0.71) * slack,
});
