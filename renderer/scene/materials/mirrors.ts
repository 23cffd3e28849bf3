import { Mesh, MeshStandardMaterial, type Scene, type Texture } from 'three';

const seen = new WeakMap<Scene, { env: Texture | null; count: number }>();

/**
 * Gives every surface the surroundings as its own: three.js heeds a surface's own strength of reflection only then,
 * else all surfaces mirror with the scene's one strength. `share` scales those that are no metal.
 */
export const mirror = (scene: Scene, live: number, matt: number): void => {
  const env = scene.environment;
  if (env === null) return;
  const known = seen.get(scene);
  let count = 0;
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    count += 1;
    const materials = Array.isArray(object.material) ? object.material : [object.material];
    for (const material of materials) {
      if (!(material instanceof MeshStandardMaterial)) continue;
      material.userData.base ??= material.envMapIntensity;
      if (material.envMap !== env) {
        material.envMap = env;
        material.needsUpdate = true;
      }
      const metal = material.metalness > 0.5 && material.metalnessMap === null;
      material.envMapIntensity = (material.userData.base as number) * live * (metal ? 1 : matt);
    }
  });
  seen.set(scene, { env, count: known?.count === count ? count : count });
};
