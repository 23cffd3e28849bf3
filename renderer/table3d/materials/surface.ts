import { useEffect } from 'react';
import {
  AdditiveBlending,
  CanvasTexture,
  Color,
  type ColorRepresentation,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  NormalBlending,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { shadable, tinted } from './hour.ts';
import { matcapOf } from './matcaps.ts';
import { PlainMaterial } from './plain.ts';
import type { Theme } from './themes.ts';
import type { TierSettings } from './tier.ts';

/**
 * Sets how a texture is sampled, as well as the tier can afford, and returns it. On the low tier a picture stays as it lies in memory,
 * and its surface reads it so (`plain.ts`): to turn it takes a processor as long as to send it.
 */
export const lookedUp = (texture: Texture, { anisotropy, blendsLevels, lit }: TierSettings): Texture => {
  texture.flipY = lit;
  texture.anisotropy = anisotropy;
  texture.minFilter = blendsLevels ? LinearMipmapLinearFilter : LinearMipmapNearestFilter;
  return texture;
};

/**
 * Makes a painted canvas into a texture in display colours, which on the low tier the surface reads: smaller sizes are made of it in a
 * fifth of the time.
 */
export const textureOf = (canvas: HTMLCanvasElement, settings: TierSettings, repeat?: number): Texture => {
  const texture = lookedUp(new CanvasTexture(canvas), settings);
  if (settings.lit) texture.colorSpace = SRGBColorSpace;
  if (repeat !== undefined) {
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.repeat.set(repeat, repeat);
  }
  return texture;
};

/** What a thing is made of. Relief, polish and coat show where materials are lit; the low tier leaves them out. */
export interface Surface {
  readonly map?: Texture | undefined;
  readonly color?: ColorRepresentation;
  /** 0: a mirror, 1: quite dull. */
  readonly roughness?: number;
  readonly metalness?: number;
  /** How much of the surroundings' light it sends back, where materials are lit: 1 is all of it. */
  readonly reflection?: number;
  /** Bumps, as a normal map, and how high they are: 1 as painted. */
  readonly relief?: Texture | undefined;
  readonly reliefStrength?: number;
  /** Where it is how rough (green) and how much of a metal (blue), as shares of `roughness` and `metalness`. */
  readonly polish?: Texture | undefined;
  /** Varnish on top of it: 0 none, 1 a thick one. */
  readonly coat?: number;
  /** How bright its colour comes out: 1 as it is. */
  readonly gloss?: number;
  /** Takes its colours from the shape's corners. */
  readonly vertexColors?: boolean;
  /** Below 0, a ground takes a sharper size of its picture than usual on the low tier: numbers at an angle stay crisp. */
  readonly bias?: number;
}

/**
 * A ground that fills much of the picture: on the low tier as painted, without any light to compute.
 */
export const groundOf = (surface: Surface, settings: TierSettings): Material =>
  settings.lit
    ? surfaceOf(surface, settings)
    : tinted(
        new PlainMaterial({
          map: surface.map ?? null,
          color: surface.color ?? '#ffffff',
          vertexColors: surface.vertexColors ?? false,
          bias: surface.bias ?? 0,
        }),
      );

/** What shines or shades, and is not solid: unlit, blended, hiding nothing. */
export interface Veil {
  readonly map?: Texture;
  readonly color?: ColorRepresentation;
  readonly opacity?: number;
  /** Whether it shines onto what lies behind; else it covers it. */
  readonly adds?: boolean;
  /** Whether it shows as it was painted, whatever the exposure. */
  readonly asPainted?: boolean;
  /** Whether it lies on something, and is seen though it is no higher. */
  readonly lies?: boolean;
}

export const veilOf = (veil: Veil, { lit }: TierSettings): MeshBasicMaterial | PlainMaterial => {
  const { map = null, color = '#ffffff', opacity = 1, adds = false, asPainted = false, lies = false } = veil;
  if (!lit) return new PlainMaterial({ map, color, opacity, blends: adds ? 'adds' : 'over', asPainted, lies });
  return new MeshBasicMaterial({
    map,
    color,
    opacity,
    transparent: true,
    blending: adds ? AdditiveBlending : NormalBlending,
    depthWrite: false,
    toneMapped: !asPainted,
    ...(lies && { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 }),
  });
};

/** A picture that shows as it was painted, whatever the hour: a sky that shines by itself. */
export const asPainted = (map: Texture, { lit }: TierSettings): Material =>
  shadable(lit ? new MeshBasicMaterial({ map, toneMapped: false }) : new PlainMaterial({ map, asPainted: true }));

/**
 * Makes a material reflect the scene's surroundings. They are set on the material itself, as three.js scales only
 * those. Non-metals scatter them rather than reflect them: that part is scaled by `scene.environmentIntensity`, so that
 * the still picture can take real light from all sides instead.
 */
export const mirroring = (material: MeshStandardMaterial, reflection: number): Material => {
  const metal = material.metalness > 0.5 && material.metalnessMap === null;
  material.onBeforeRender = (_renderer, { environment, environmentIntensity }) => {
    material.envMap = environment;
    material.envMapIntensity = metal ? reflection : reflection * environmentIntensity;
  };
  return material;
};

const litSurface = (surface: Surface): Material => {
  const { map = null, roughness = 0.8, metalness = 0, vertexColors = false, gloss = 1 } = surface;
  const color = new Color(surface.color ?? '#ffffff').multiplyScalar(gloss);
  const { relief = null, polish = null, coat, reflection = 0.5 } = surface;
  const parts = {
    map,
    color,
    roughness,
    metalness,
    vertexColors,
    normalMap: relief,
    roughnessMap: polish,
    metalnessMap: polish,
  };
  const material =
    coat === undefined
      ? new MeshStandardMaterial(parts)
      : new MeshPhysicalMaterial({ ...parts, clearcoat: coat, clearcoatRoughness: 0.18 });
  material.normalScale.setScalar(surface.reliefStrength ?? 1);
  return mirroring(material, reflection);
};

/** A surface as rich as the tier allows; without computed light, varnish comes from a matcap. */
export const surfaceOf = (surface: Surface, { lit }: TierSettings): Material => {
  if (lit) return litSurface(surface);
  const { map = null, color = '#ffffff', vertexColors = false, coat, gloss = 1 } = surface;
  if (coat === undefined || map !== null) return new PlainMaterial({ map, color, vertexColors, shading: 'lamps' });
  const varnish = new Color(color).multiplyScalar(gloss);
  return tinted(new PlainMaterial({ map: matcapOf('gloss'), color: varnish, vertexColors, shading: 'ball' }));
};

/** The surface of what stands on a stage of its own, and is looked at closely: its light is computed in every pixel on every tier. */
export const stagedSurfaceOf = (surface: Surface, { lit }: TierSettings): Material => {
  if (lit) return litSurface(surface);
  const { map = null, color = '#ffffff', vertexColors = false } = surface;
  return new MeshLambertMaterial({ map, color, vertexColors });
};

type MetalName = keyof Theme['metals'];

export const BRASS = 'brass' satisfies MetalName;
export const BRONZE = 'bronze' satisfies MetalName;
export const GOLD = 'gold' satisfies MetalName;

/** How strongly metal reflects its surroundings, which are darker than the room would be. */
const REFLECTION = 3;

/** The painted ball lies in a darker room than the table. */
const LIFT = 1.1;

/** A metal of the theme: reflected surroundings where materials are lit, a painted matcap of it on the low tier. */
export const metalOf = (name: MetalName, { lit, theme }: TierSettings, vertexColors = false): Material => {
  const { color, roughness, metalness, matcap, dye } = theme.metals[name];
  return lit
    ? mirroring(new MeshStandardMaterial({ color, metalness, roughness, vertexColors }), REFLECTION)
    : tinted(
        new PlainMaterial({
          map: matcapOf(matcap),
          color: new Color(dye).multiplyScalar(LIFT),
          vertexColors,
          shading: 'ball',
        }),
      );
};

/** Textures that belong to one material alone; its surroundings are shared. */
const OWN_PICTURES = ['map', 'normalMap', 'picture'] as const;

const free = (material: Material): void => {
  const pictures: Partial<Record<(typeof OWN_PICTURES)[number], Texture | null>> = material as object;
  for (const name of OWN_PICTURES) pictures[name]?.dispose();
  material.dispose();
};

/** Disposes of a material and its own textures when another one takes its place. */
export const useFreed = (material: Material): void => useEffect(() => () => free(material), [material]);
