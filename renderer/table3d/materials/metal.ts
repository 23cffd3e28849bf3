import { Color, type Material, MeshMatcapMaterial, MeshStandardMaterial } from 'three';
import { tinted } from './hour.ts';
import { matcapOf } from './matcaps.ts';
import { mirroring } from './surface.ts';
import type { Theme } from './themes.ts';
import type { TierSettings } from './tier.ts';

type MetalName = keyof Theme['metals'];

export const BRASS = 'brass' satisfies MetalName;
export const GOLD = 'gold' satisfies MetalName;

/** How strongly metal reflects its surroundings, which are darker than the room would be. */
const REFLECTION = 1.9;

/** The painted ball lies in a darker room than the table. */
const LIFT = 1.1;

/** A metal of the theme: reflected surroundings where materials are lit, a painted matcap of it on the low tier. */
export const metalOf = (name: MetalName, { lit, theme }: TierSettings): Material => {
  const { color, roughness, metalness, matcap, dye } = theme.metals[name];
  return lit
    ? mirroring(new MeshStandardMaterial({ color, metalness, roughness }), REFLECTION)
    : tinted(new MeshMatcapMaterial({ matcap: matcapOf(matcap), color: new Color(dye).multiplyScalar(LIFT) }));
};
