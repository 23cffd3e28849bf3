import { useEffect } from 'react';
import type { Material, Texture } from 'three';

/** Textures that belong to one material alone; its surroundings are shared. */
const OWN_PICTURES = ['map', 'normalMap'] as const;

const free = (material: Material): void => {
  const pictures: Partial<Record<(typeof OWN_PICTURES)[number], Texture | null>> = material as object;
  for (const name of OWN_PICTURES) pictures[name]?.dispose();
  material.dispose();
};

/** Disposes of a material and its own textures when another one takes its place. */
export const useFreed = (material: Material): void => useEffect(() => () => free(material), [material]);
