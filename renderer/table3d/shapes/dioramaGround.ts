import { BufferAttribute, BufferGeometry, Color } from 'three';
import { makeNoise } from '../../cards/textures/random.ts';
import { DIORAMA, type Diorama, type Soil } from '../layout/diorama.ts';
import { modelSize } from './world/models.ts';

/** The colours of a ground: what covers it, what shows through, and the way that leads to the viewer. */
const SOILS: Readonly<Record<Soil, readonly [cover: string, through: string, way: string]>> = {
  meadow: ['#7f9a4c', '#5f7d3a', '#c9ad74'],
  ashes: ['#6e5a49', '#35291f', '#86694f'],
  paving: ['#cdb98f', '#a8966f', '#dccaa2'],
};

/** Its rim from the ground down: how far out, how deep, and in what colour. */
const RIM: readonly (readonly [out: number, deep: number, ink: string])[] = [
  [1.0, 0, '#7a5a34'],
  [1.012, 0.03, '#6a4a2a'],
  [1.03, 0.035, '#f3d27c'],
  [1.045, 0.06, '#d6a544'],
  [1.03, 0.085, '#8a5f22'],
  [1.03, 0.09, '#5a3016'],
  [1.05, 0.2, '#45230f'],
  [1.09, 0.215, '#e2b757'],
  [1.09, 0.25, '#8f6424'],
];

const ROUND = 72;
const RINGS = 26;
/** How dark the ground is at the foot of a thing, and how far a thing's shade falls to the right of it. */
const SHADE = { dark: 0.86, aside: 0.24 } as const;
const WAY = 0.13;
const noise = makeNoise(23);

/** How much light reaches the ground between things. */
const lightAt = (things: Diorama['things'], x: number, z: number): number =>
  things.reduce((light, thing) => {
    const { radius, height } = modelSize(thing.model);
    const foot = radius * thing.size;
    const cast = Math.min(0.35, height * thing.size * SHADE.aside);
    const away = Math.hypot((x - thing.x - cast) / (foot * 1.1 + cast), (z - thing.z) / (foot * 1.15));
    return light * (1 - SHADE.dark * Math.exp(-(away ** 3)));
  }, 1);

/** A round piece of ground on a plinth with gilt rims; what stands on it shades it. */
export const dioramaGround = ({ soil, things }: Diorama): BufferGeometry => {
  const position: number[] = [];
  const colour: number[] = [];
  const [cover, through, way] = SOILS[soil].map((ink) => new Color(ink)) as [Color, Color, Color];
  const ink = new Color();
  const inkAt = (x: number, z: number): Color => {
    const patch = noise(x * 5 + 40, z * 5 + 40, 200, 200) * 0.6 + noise(x * 17 + 9, z * 17 + 9, 200, 200) * 0.4;
    const bend = 0.1 * Math.sin(z * 4);
    const onWay = z > 0 ? Math.max(0, 1 - Math.abs(x - bend) / WAY) : 0;
    ink.copy(cover).lerp(through, patch);
    ink.lerp(way, Math.min(1, onWay * 2.2) * (0.7 + 0.3 * patch));
    return ink.multiplyScalar((0.86 + 0.28 * patch) * lightAt(things, x, z));
  };
  const rows = [
    ...Array.from({ length: RINGS + 1 }, (_, ring) => ({ out: ring / RINGS, deep: 0, rim: '' })),
    ...RIM.map(([out, deep, rim]) => ({ out, deep, rim })),
  ];
  for (const { out, deep, rim } of rows)
    for (let step = 0; step < ROUND; step++) {
      const angle = (step / ROUND) * Math.PI * 2;
      const [x, z] = [Math.sin(angle) * out * DIORAMA.radius, Math.cos(angle) * out * DIORAMA.radius];
      position.push(x, -deep, z);
      const { r, g, b } = rim === '' ? inkAt(x, z) : ink.set(rim);
      colour.push(r, g, b);
    }
  const index: number[] = [];
  for (let row = 1; row < rows.length; row++)
    for (let step = 0; step < ROUND; step++) {
      const [inner, outer, next] = [(row - 1) * ROUND, row * ROUND, (step + 1) % ROUND];
      index.push(inner + step, outer + step, outer + next, inner + step, outer + next, inner + next);
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  shape.setAttribute('color', new BufferAttribute(Float32Array.from(colour), 3));
  shape.setIndex(index);
  shape.computeVertexNormals();
  return shape;
};
