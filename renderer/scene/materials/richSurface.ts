import {
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';
import type { TierSettings } from './tier.ts';

interface Wish {
  readonly map?: Texture;
  readonly color?: string;
  readonly rough?: number;
  readonly metal?: number;
  readonly mirror?: number;
  readonly relief?: Texture;
  readonly reliefStrength?: number;
  readonly polish?: Texture;
  readonly coat?: number;
  readonly vertexColors?: boolean;
  /** A ground that fills much of the picture: on the low tier as painted, without any light to compute. */
  readonly ground?: boolean;
}

/** A surface as rich as the tier allows, with relief and polish on the high one. */
export const richOf = (w: Wish, { tier }: TierSettings): Material => {
  if (tier === 'low' && w.ground === true)
    return new MeshBasicMaterial({ map: w.map ?? null, color: w.color ?? '#ffffff' });
  if (tier === 'low')
    return new MeshLambertMaterial({
      map: w.map ?? null,
      color: w.color ?? '#ffffff',
      vertexColors: w.vertexColors ?? false,
    });
  const settings = {
    map: w.map ?? null,
    color: w.color ?? '#ffffff',
    roughness: w.rough ?? 0.8,
    metalness: w.metal ?? 0,
    envMapIntensity: w.mirror ?? 1,
    vertexColors: w.vertexColors ?? false,
    normalMap: w.relief ?? null,
    roughnessMap: w.polish ?? null,
    metalnessMap: w.polish ?? null,
  };
  const material =
    w.coat === undefined
      ? new MeshStandardMaterial(settings)
      : new MeshPhysicalMaterial({ ...settings, clearcoat: w.coat, clearcoatRoughness: 0.18 });
  if (w.relief !== undefined) material.normalScale.setScalar(w.reliefStrength ?? 1);
  return material;
};
