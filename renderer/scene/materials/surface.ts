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
  /** How much of the surroundings it mirrors, on the high tier. */
  readonly reflection?: number;
  /** Takes its colours from the shape's corners. */
  readonly vertexColors?: boolean;
}

/**
 * A ground that fills much of the picture: on the low tier as painted, without any light to compute.
 */
export const groundOf = (surface: Surface, settings: TierSettings): Material =>
  settings.tier === 'low' ? new MeshBasicMaterial({ map: surface.map ?? null }) : surfaceOf(surface, settings);

/** A surface as rich as the tier allows. */
export const surfaceOf = (surface: Surface, { tier }: TierSettings): Material => {
  const {
    map = null,
    color = '#ffffff',
    roughness = 0.8,
    metalness = 0,
    reflection = 0.5,
    vertexColors = false,
  } = surface;
  if (tier === 'low') return new MeshLambertMaterial({ map, color, vertexColors });
  return new MeshStandardMaterial({ map, color, roughness, metalness, vertexColors, envMapIntensity: reflection });
};
