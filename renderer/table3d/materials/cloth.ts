import { CanvasTexture, Color, type Material, MeshStandardMaterial, type Texture } from 'three';
import { backgroundOf, hourOf } from './hour.ts';
import { PlainMaterial } from './plain.ts';
import { lookedUp, mirroring } from './surface.ts';
import type { TierSettings } from './tier.ts';

/** How the shares are looked up where the material is lit, and where the surface has looked its picture up already. */
const SHARES = { lit: 'texture2D(map, vMapUv)', plain: 'texel' } as const;

const dyedBy = (shares: string): string => `
  vec4 shares = ${shares};
  vec3 dyed = mix(clothGround * 0.16, clothGround, min(1.0, shares.r * 2.0));
  dyed = mix(dyed, clothLight, max(0.0, shares.r - 0.5) * 0.9);
  float thread = shares.g;
  diffuseColor.rgb = mix(dyed, clothThread, thread) * clothTint;
`;

const UNIFORMS =
  'uniform vec3 clothGround;\nuniform vec3 clothLight;\nuniform vec3 clothThread;\nuniform vec3 clothTint;';

/** Colours that follow the hour of the scene that the material is drawn in. */
const dyeing = (material: Material, { lit, theme }: TierSettings): Material => {
  const ground = new Color();
  const light = new Color();
  const tint = new Color();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      clothGround: { value: ground },
      clothLight: { value: light },
      clothTint: { value: tint },
      clothThread: { value: new Color(theme.thread) },
    });
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${UNIFORMS}`)
      .replace('#include <map_fragment>', dyedBy(lit ? SHARES.lit : SHARES.plain))
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(0.95, 0.38, thread);')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = thread;');
  };
  material.customProgramCacheKey = () => 'cloth';
  const before = material.onBeforeRender;
  material.onBeforeRender = (...drawing) => {
    before.apply(material, drawing);
    const hour = hourOf(drawing[1]);
    if (hour === undefined) return;
    ground.copy(hour.cloth).multiplyScalar(backgroundOf(hour));
    light.copy(hour.clothLight).multiplyScalar(backgroundOf(hour));
    if (!lit) tint.copy(hour.tint);
  };
  return material;
};

/**
 * A cloth from a picture of its shares: red is its brightness (half: as dyed), green where metal thread is sewn on, on
 * lit tiers a polished one. `relief` is its bumps there.
 */
export const clothOf = (canvas: HTMLCanvasElement, relief: Texture | null, settings: TierSettings): Material => {
  const map = lookedUp(new CanvasTexture(canvas), settings);
  if (!settings.lit) return dyeing(new PlainMaterial({ map }), settings);
  const material = new MeshStandardMaterial({ map, normalMap: relief, roughness: 1, metalness: 0 });
  material.normalScale.setScalar(0.8);
  return dyeing(mirroring(material, 0.8), settings);
};
