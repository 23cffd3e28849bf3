import {
  CanvasTexture,
  Color,
  LinearMipmapLinearFilter,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';
import { mirroring } from './surface.ts';
import type { Look } from './themes.ts';
import type { TierSettings } from './tier.ts';

/** The dyes of a cloth, which may change without painting it anew. */
export interface Dyes {
  readonly ground: Color;
  readonly light: Color;
  readonly tint: Color;
}

export interface Cloth {
  readonly material: Material;
  readonly dyes: Dyes;
}

/** A picture of shares, not of colours. */
const sharesOf = (canvas: HTMLCanvasElement, { anisotropy }: TierSettings): Texture => {
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = anisotropy;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
};

const DYED = `
  vec4 shares = texture2D(map, vMapUv);
  vec3 dyed = mix(clothGround * 0.16, clothGround, min(1.0, shares.r * 2.0));
  dyed = mix(dyed, clothLight, max(0.0, shares.r - 0.5) * 0.9);
  float thread = shares.g;
  diffuseColor.rgb *= mix(dyed, clothThread, thread) * clothTint;
`;

const UNIFORMS =
  'uniform vec3 clothGround;\nuniform vec3 clothLight;\nuniform vec3 clothThread;\nuniform vec3 clothTint;';

/**
 * A cloth from a picture of its shares: red is its brightness (half: as dyed), green where metal thread is sewn on, on
 * lit tiers a polished one. `relief` is its bumps there.
 */
export const clothOf = (canvas: HTMLCanvasElement, relief: Texture | null, settings: TierSettings): Cloth => {
  const map = sharesOf(canvas, settings);
  const dyes: Dyes = { ground: new Color(), light: new Color(), tint: new Color() };
  const material = settings.lit
    ? new MeshStandardMaterial({ map, normalMap: relief, roughness: 1, metalness: 0 })
    : new MeshBasicMaterial({ map });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      clothGround: { value: dyes.ground },
      clothLight: { value: dyes.light },
      clothTint: { value: dyes.tint },
      clothThread: { value: new Color(settings.theme.thread) },
    });
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${UNIFORMS}`)
      .replace('#include <map_fragment>', DYED)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(0.95, 0.38, thread);')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = thread;');
  };
  material.customProgramCacheKey = () => 'cloth';
  if (!(material instanceof MeshStandardMaterial)) return { material, dyes };
  material.normalScale.setScalar(0.8);
  return { material: mirroring(material, 0.8), dyes };
};

/** Dyes a cloth for an hour. */
export const dye = ({ dyes }: Cloth, look: Look, { lit }: TierSettings): void => {
  dyes.ground.set(look.cloth);
  dyes.light.set(look.clothLight);
  dyes.tint.set(lit ? '#ffffff' : look.tint);
};
