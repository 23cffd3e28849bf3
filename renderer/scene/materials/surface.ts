import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { TierSettings } from './tier.ts';

/** Makes a painted canvas into a texture in display colours. */
export const textureOf = (canvas: HTMLCanvasElement, { anisotropy }: TierSettings, repeat?: number): Texture => {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = anisotropy;
  texture.minFilter = LinearMipmapLinearFilter;
  if (repeat !== undefined) {
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.repeat.set(repeat, repeat);
  }
  return texture;
};

export interface Surface {
  readonly map?: Texture;
  readonly color?: string;
  readonly roughness?: number;
  readonly metalness?: number;
  /** How much of the surroundings' light it sends back, where materials are lit: 1 is all of it. */
  readonly reflection?: number;
  /** Takes its colours from the shape's corners. */
  readonly vertexColors?: boolean;
}

/**
 * A ground that fills much of the picture: on the low tier as painted, without any light to compute.
 */
export const groundOf = (surface: Surface, settings: TierSettings): Material =>
  settings.lit ? surfaceOf(surface, settings) : new MeshBasicMaterial({ map: surface.map ?? null });

/**
 * Lets a material mirror the scene's surroundings. As its own: how much of them it mirrors is heeded by three.js only
 * where the material has its own.
 */
export const mirroring = (material: MeshStandardMaterial, reflection: number): Material => {
  material.envMapIntensity = reflection;
  material.onBeforeRender = (_renderer, { environment }) => {
    material.envMap = environment;
  };
  return material;
};

/** A surface as rich as the tier allows. */
export const surfaceOf = (surface: Surface, { lit }: TierSettings): Material => {
  const {
    map = null,
    color = '#ffffff',
    roughness = 0.8,
    metalness = 0,
    reflection = 0.5,
    vertexColors = false,
  } = surface;
  if (!lit) return new MeshLambertMaterial({ map, color, vertexColors });
  return mirroring(new MeshStandardMaterial({ map, color, roughness, metalness, vertexColors }), reflection);
};
