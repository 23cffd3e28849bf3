import type { DirectionalLight, HemisphereLight, SpotLight } from 'three';

/** The lights that the still picture moves. */
export const lamps: {
  key: SpotLight | null;
  keyAt: readonly [number, number, number];
  sky: DirectionalLight | null;
  ambient: HemisphereLight | null;
} = { key: null, keyAt: [0, 10, 0], sky: null, ambient: null };
