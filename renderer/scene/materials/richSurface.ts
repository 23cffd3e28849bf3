import type { Material, Texture } from 'three';
import { groundOf, type Surface, surfaceOf } from './surface.ts';
import type { TierSettings } from './tier.ts';

interface Wish {
  readonly map?: Texture | undefined;
  readonly color?: string;
  readonly rough?: number;
  readonly metal?: number;
  readonly mirror?: number;
  readonly relief?: Texture | undefined;
  readonly reliefStrength?: number;
  readonly polish?: Texture | undefined;
  readonly coat?: number;
  readonly vertexColors?: boolean;
  /** A ground that fills much of the picture: on the low tier as painted, without any light to compute. */
  readonly ground?: boolean;
}

/** The older names for `surfaceOf`. */
export const richOf = (wish: Wish, settings: TierSettings): Material => {
  const { rough, metal, mirror, ground, ...rest } = wish;
  const surface: Surface = {
    ...rest,
    ...(rough !== undefined && { roughness: rough }),
    ...(metal !== undefined && { metalness: metal }),
    reflection: mirror ?? 1,
  };
  return ground === true ? groundOf(surface, settings) : surfaceOf(surface, settings);
};
