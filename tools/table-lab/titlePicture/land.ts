import { BufferAttribute, BufferGeometry, Color } from 'three';
import { makeNoise } from '../../../renderer/cards/textures/random.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';

/** The ground of the title's town: a headland with a hill for each of the five colours. */

/** A quarter of the town: where it lies, how high its hill is, and how far that reaches. */
export interface Quarter {
  readonly colour: Colour;
  readonly x: number;
  readonly z: number;
  readonly high: number;
  readonly reach: number;
}

export const QUARTERS: readonly Quarter[] = [
  { colour: 'blue', x: -1.75, z: 0.15, high: 0.6, reach: 1.3 },
  { colour: 'red', x: 0.25, z: -1.7, high: 1.3, reach: 1.7 },
  { colour: 'yellow', x: 1.05, z: 0.8, high: 0.08, reach: 1.3 },
  { colour: 'purple', x: 2.75, z: -1.1, high: 0.86, reach: 1.75 },
  { colour: 'green', x: 4.5, z: 0.45, high: 0.2, reach: 1.9 },
];

const noise = makeNoise(61);
const rough = (x: number, z: number): number =>
  noise(x * 0.9 + 40, z * 0.9 + 40, 250, 250) - 0.5 + 0.4 * (noise(x * 2.7 + 9, z * 2.7 + 9, 250, 250) - 0.5);

const smooth = (from: number, to: number, at: number): number => {
  const part = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** How far a point lies within the shore; at the water it is 0. */
const ashore = (x: number, z: number): number => {
  const west = smooth(-3.6, -2.7, x + 0.5 * rough(3, z * 2) - 0.1 * z * z);
  const front = 1.75 + 0.22 * Math.sin(x * 0.9 + 0.6) + 0.16 * Math.max(0, x - 3) + 0.35 * rough(x * 1.6, 7);
  return west * smooth(0, 0.5, front - z);
};

/** How high the ground is; below 0 it is under water. */
export const groundAt = (x: number, z: number): number => {
  const hills = QUARTERS.reduce(
    (most, { x: a, z: b, high, reach }) =>
      Math.max(
        most,
        high * (1 - smooth(reach * 0.62, reach * 1.35, Math.hypot(x - a, (z - b) * 1.1) + 0.25 * rough(x, z))),
      ),
    0,
  );
  const raw = 0.16 + hills + 0.14 * rough(x, z);
  // Terraces, as people cut them into a hill that they live on.
  const step = Math.round(raw * 6) / 6;
  return (raw * 0.45 + step * 0.55) * ashore(x, z) - 0.12 * (1 - ashore(x, z));
};

/** The quarter that a point belongs to. */
export const quarterAt = (x: number, z: number): Quarter => {
  const far = ({ x: a, z: b, reach }: Quarter): number => Math.hypot(x - a, (z - b) * 0.8) / reach;
  return QUARTERS.reduce((best, one) => (far(one) < far(best) ? one : best));
};

/** What grows on each land, and what its rock looks like. */
const SOIL: Readonly<Record<Colour, readonly [flat: string, steep: string]>> = {
  yellow: ['#b59a4e', '#9a7b45'],
  red: ['#a3704c', '#7e5340'],
  blue: ['#7d9c5f', '#98906f'],
  green: ['#6f9a3f', '#7d7345'],
  purple: ['#8b7f86', '#84708a'],
};
const SAND = new Color('#c9ab78');

const FROM = { x: -5, z: -5 } as const;
const TO = { x: 12, z: 3.6 } as const;
const CELL = 0.06;

/** The ground as one shape, in the colours of the lands. */
export const landShape = (): BufferGeometry => {
  const columns = Math.round((TO.x - FROM.x) / CELL);
  const rows = Math.round((TO.z - FROM.z) / CELL);
  const position = new Float32Array((columns + 1) * (rows + 1) * 3);
  const colour = new Float32Array(position.length);
  const index: number[] = [];
  const ink = new Color();
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const at = (row * (columns + 1) + column) * 3;
      const [x, z] = [FROM.x + column * CELL, FROM.z + row * CELL];
      const y = groundAt(x, z);
      position.set([x, y, z], at);
      const slope = Math.hypot(groundAt(x + CELL, z) - y, groundAt(x, z + CELL) - y) / CELL;
      // Borders between lands are not ruled with a ruler.
      const [flat, steep] = SOIL[quarterAt(x + 0.5 * rough(x * 3, z * 3), z + 0.5 * rough(z * 3, x * 3)).colour];
      ink.set(flat).lerp(new Color(steep), smooth(0.25, 0.9, slope));
      ink.lerp(SAND, 1 - smooth(0.02, 0.16, y)).multiplyScalar(0.9 + 0.35 * rough(x * 7, z * 7));
      colour.set([ink.r, ink.g, ink.b], at);
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      const below = corner + columns + 1;
      index.push(corner, below, corner + 1, corner + 1, below, below + 1);
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(position, 3));
  shape.setAttribute('color', new BufferAttribute(colour, 3));
  shape.setIndex(index);
  shape.computeVertexNormals();
  return shape;
};
