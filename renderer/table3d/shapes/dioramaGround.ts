import { BufferAttribute, BufferGeometry, Color } from 'three';
import { makeNoise } from '../../cards/textures/random.ts';
import { DIORAMA, type Diorama, fallAt, type Soil } from '../layout/diorama.ts';
import { modelSize } from './world/models.ts';

/** The colours of a ground: what covers it, what shows through, and the way that leads to the viewer. */
const SOILS: Readonly<Record<Soil, readonly [cover: string, through: string, way: string]>> = {
  meadow: ['#7f9a4c', '#5f7d3a', '#c9ad74'],
  ashes: ['#6e5a49', '#35291f', '#86694f'],
  paving: ['#cdb98f', '#a8966f', '#dccaa2'],
};
/** The grass around it, which is dull where it burns, and the kerb of what is paved. */
const GRASS = ['#7fa047', '#5f8138'] as const;
const AROUND: Readonly<Record<Soil, readonly [string, string]>> = {
  meadow: GRASS,
  ashes: ['#66683c', '#45482c'],
  paving: GRASS,
};
const KERB = '#e9dcc0';
/** Where the ground gives way to grass, in radii: what is paved ends at its kerb. */
const ENDS = { meadow: [0.7, 1.1], ashes: [0.78, 1.16], paving: [1.015, 1.02] } as const;
const KERB_FROM = 0.975;

const ROUND = 84;
/** Rings on the ground itself, and on the knoll around it, as far as that is seen; in radii. */
const RINGS = 30;
const OUTER = [1.0, 1.015, 1.02, 1.04, 1.1, 1.18, 1.28, 1.4, 1.55, 1.75, 2, 2.35, 2.8, 3.4, 4.2] as const;
/** How dark the ground is at the foot of a thing, and how far a thing's shade falls to the right of it. */
const SHADE = { dark: 0.86, aside: 0.24 } as const;
/** How dark the ground gets before the viewer, from where to where, in units. */
const BEFORE = { from: 1.2, until: 2.6, dark: 0.55 } as const;
const WAY = 0.13;
const noise = makeNoise(23);

/** How much light things leave at a place once they stand, and when the one comes that takes most of it. */
const lightAt = (
  things: Diorama['things'],
  births: readonly number[],
  x: number,
  z: number,
): { readonly light: number; readonly birth: number } => {
  let [light, darkest, birth] = [1, 0, 0];
  things.forEach((thing, index) => {
    const { radius, height } = modelSize(thing.model);
    const foot = radius * thing.size;
    const cast = Math.min(0.35, height * thing.size * SHADE.aside);
    const away = Math.hypot((x - thing.x - cast) / (foot * 1.1 + cast), (z - thing.z) / (foot * 1.15));
    const shade = SHADE.dark * Math.exp(-(away ** 3));
    light *= 1 - shade;
    if (shade <= darkest) return;
    darkest = shade;
    birth = births[index] ?? 0;
  });
  return { light, birth };
};

const part = (from: number, until: number, at: number): number =>
  Math.max(0, Math.min(1, (at - from) / (until - from)));

/** Paints a ground at a place `out` radii from its middle. */
const painter = (soil: Soil): ((x: number, z: number, out: number) => Color) => {
  const [cover, through, way, grass, dry, kerb] = [...SOILS[soil], ...AROUND[soil], KERB].map(
    (one) => new Color(one),
  ) as [Color, Color, Color, Color, Color, Color];
  const [ink, around] = [new Color(), new Color()];
  return (x, z, out) => {
    const patch = noise(x * 5 + 40, z * 5 + 40, 200, 200) * 0.6 + noise(x * 17 + 40, z * 17 + 40, 200, 200) * 0.4;
    const bend = 0.1 * Math.sin(z * 4);
    const half = WAY + Math.max(0, z - 1) * 0.12;
    const onWay = z > 0 ? Math.max(0, 1 - Math.abs(x - bend) / half) : 0;
    ink.copy(cover).lerp(through, patch);
    around.copy(grass).lerp(dry, patch);
    ink.lerp(around, part(ENDS[soil][0], ENDS[soil][1], out + (soil === 'paving' ? 0 : (patch - 0.5) * 0.2)));
    ink.lerp(way, Math.min(1, onWay * 2.2) * (0.7 + 0.3 * patch));
    if (soil === 'paving' && out > KERB_FROM && out < ENDS.paving[1]) ink.copy(kerb);
    return ink.multiplyScalar((0.86 + 0.28 * patch) * (1 - BEFORE.dark * part(BEFORE.from, BEFORE.until, z)));
  };
};

/**
 * A round piece of ground on a knoll in the land. What stands on it shades it from when it stands there: the attribute `shade` tells how
 * much light that takes away, and when.
 * @param births when each thing rises, on the clock of `grown`
 */
export const dioramaGround = ({ soil, things }: Diorama, births: readonly number[]): BufferGeometry => {
  const outs = [...Array.from({ length: RINGS }, (_, ring) => ring / RINGS), ...OUTER];
  const inkAt = painter(soil);
  const position: number[] = [];
  const colour: number[] = [];
  const shade: number[] = [];
  for (const out of outs)
    for (let step = 0; step < ROUND; step++) {
      const angle = (step / ROUND) * Math.PI * 2;
      const [x, z] = [Math.sin(angle) * out * DIORAMA.radius, Math.cos(angle) * out * DIORAMA.radius];
      position.push(x, -fallAt(out), z);
      const { r, g, b } = inkAt(x, z, out);
      colour.push(r, g, b);
      const { light, birth } = lightAt(things, births, x, z);
      shade.push(1 - light, birth);
    }
  const index: number[] = [];
  for (let row = 1; row < outs.length; row++)
    for (let step = 0; step < ROUND; step++) {
      const [inner, outer, next] = [(row - 1) * ROUND, row * ROUND, (step + 1) % ROUND];
      index.push(inner + step, outer + step, outer + next, inner + step, outer + next, inner + next);
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  shape.setAttribute('color', new BufferAttribute(Float32Array.from(colour), 3));
  shape.setAttribute('shade', new BufferAttribute(Float32Array.from(shade), 2));
  shape.setIndex(index);
  shape.computeVertexNormals();
  return shape;
};
