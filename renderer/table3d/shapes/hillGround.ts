import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { makeNoise } from '../../cards/textures/random.ts';
import type { CityThing } from '../layout/city.ts';
import { HILL_STATUES } from '../layout/hill.ts';
import { hillHeight, wayX } from '../layout/hillSlope.ts';
import { modelSize } from './world/models.ts';

/** What is seen of the ground, in units, and how fine it is. */
const AREA = { left: -5.6, right: 5.6, back: -1.7, front: 6.2, columns: 124, rows: 104 } as const;

/** What covers the ground, what shows through, and the way up. */
const INKS: Readonly<Record<Epoch, readonly [cover: string, through: string, way: string]>> = {
  1: ['#7d9445', '#8d7c48', '#b99a63'],
  2: ['#7fa047', '#5f8138', '#d2b57f'],
  3: ['#6f8f4a', '#557a3e', '#e2cfa4'],
};
/** Half of the way's width at its foot, how much wider it is nearer to the viewer. */
const WAY = { half: 0.12, wide: 0.16 } as const;
/** How dark the ground is at the foot of a thing, and how much longer its shade is to the right, as the sun is low, how
 * far it reaches, in radii of the thing, and from where on there is none, in such reaches. */
const SHADE = { dark: 0.66, long: 2.1, reach: 1.25, until: 1.6 } as const;
/** From where on, and how much, it is darker where one stands. */
const BEFORE = { from: 1.02, until: 2, dark: 0.62 } as const;

const noise = makeNoise(29);

interface Shade {
  readonly x: number;
  readonly z: number;
  readonly foot: number;
}

const shadesOf = (things: readonly CityThing[]): readonly Shade[] =>
  things
    .filter(({ model }) => model !== 'terrace')
    .map(({ x, z, model, size }) => ({ x, z, foot: modelSize(model).radius * size * SHADE.reach }));

/** How far the shade of a statue reaches. */
const STATUE_FOOT = 0.15;

/** How much light is left between things, at a place. */
const lightAt = (shades: readonly Shade[], x: number, z: number): number => {
  let light = 1;
  for (const shade of shades) {
    const [aside, before] = [(x - shade.x) / shade.foot, (z - shade.z) / shade.foot];
    if (Math.abs(before) > SHADE.until || aside < -SHADE.until || aside > SHADE.until * SHADE.long) continue;
    const away = Math.hypot(aside > 0 ? aside / SHADE.long : aside, before);
    light *= 1 - SHADE.dark * Math.exp(-(away ** 3));
  }
  return light;
};

/**
 * The ground of a city on its hill, darker at the feet of what stands there, with a way that leads through its gate.
 * @param statues the ranks of those that stand before it
 */
export const hillGround = (
  things: readonly CityThing[],
  epoch: Epoch,
  statues: readonly number[] = [],
): BufferGeometry => {
  const { left, right, back, front, columns, rows } = AREA;
  const count = (columns + 1) * (rows + 1);
  const [position, colour] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const index: number[] = [];
  const [cover, through, way] = INKS[epoch].map((ink) => new Color(ink)) as [Color, Color, Color];
  const ink = new Color();
  const feet = statues.flatMap((rank) => HILL_STATUES[rank] ?? []).map((spot) => ({ ...spot, foot: STATUE_FOOT }));
  const shades = [...shadesOf(things), ...feet];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const at = row * (columns + 1) + column;
      const x = left + ((right - left) * column) / columns;
      const z = front + ((back - front) * row) / rows;
      position.set([x, hillHeight(x, z), z], at * 3);
      const patch = noise(x * 3 + 60, z * 3 + 60, 400, 400) * 0.6 + noise(x * 11 + 60, z * 11 + 60, 400, 400) * 0.4;
      const half = WAY.half + Math.max(0, z - 1) * WAY.wide;
      const aside = Math.abs(x - wayX(z)) / half;
      const onWay = Math.max(0, Math.min(1, (1 - aside) * 3));
      ink
        .copy(cover)
        .lerp(through, patch)
        .lerp(way, onWay * (0.75 + 0.25 * patch));
      const near = Math.max(0, Math.min(1, (z - BEFORE.from) / (BEFORE.until - BEFORE.from)));
      ink.multiplyScalar((0.8 + 0.36 * patch) * lightAt(shades, x, z) * (1 - BEFORE.dark * near));
      colour.set([ink.r, ink.g, ink.b], at * 3);
      if (row === 0 || column === 0) continue;
      const below = at - columns - 1;
      index.push(below - 1, below, at, below - 1, at, at - 1);
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(position, 3));
  shape.setAttribute('color', new BufferAttribute(colour, 3));
  // All shade lies in its colours, from the beginning.
  shape.setAttribute('shade', new BufferAttribute(new Float32Array(count * 2), 2));
  shape.setIndex(index);
  shape.computeVertexNormals();
  return shape;
};
