import { useEffect } from 'react';
import type { Material, Texture } from 'three';

/** What is painted for one material alone; its surroundings are everybody's. */
const OWN_PICTURES = ['map', 'normalMap'] as const;

const free = (material: Material): void => {
  const pictures: Partial<Record<(typeof OWN_PICTURES)[number], Texture | null>> = material as object;
  for (const name of OWN_PICTURES) pictures[name]?.dispose();
  material.dispose();
};

/** Gives back a material and the pictures painted for it when another one takes its place. */
export const useFreed = (material: Material): void => useEffect(() => () => free(material), [material]);
