import { BufferAttribute, BufferGeometry, Color, ShapeUtils, Vector2 } from 'three';
import { randomFrom } from '../../cards/textures/random.ts';

/** A point of a sheet that lies on the table, in units of the table: right, and towards the viewer. */
export type Spot = readonly [x: number, z: number];

/** Units between what is drawn and what it is drawn on: enough that neither comes through the other. */
const LAYER = 0.0015;

const BLACK = new Color(0, 0, 0);

/** Something drawn on a sheet. */
export interface Ink {
  readonly spots: readonly Spot[];
  /** Places of its triangles' corners among the spots; they face up. */
  readonly triangles: readonly number[];
  /** How many layers it lies above the sheet: 0 is the sheet itself. */
  readonly layer: number;
  /** Of all spots, or of each. */
  readonly colours: readonly Color[];
}

/** One shape of all that is drawn on a sheet, which lies at `height` with its middle at (0, `z`): thousands of shapes would be long to join. */
export const sheetOf = (inks: readonly Ink[], height = 0, z = 0): BufferGeometry => {
  const count = inks.reduce((sum, { spots }) => sum + spots.length, 0);
  const [position, color] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const index = new Uint32Array(inks.reduce((sum, { triangles }) => sum + triangles.length, 0));
  let [corner, at] = [0, 0];
  for (const { spots, triangles, layer, colours } of inks) {
    for (const place of triangles) index[at++] = corner + place;
    spots.forEach(([right, near], place) => {
      position.set([right, height + layer * LAYER, z + near], corner * 3);
      (colours[place] ?? (colours[0] as Color)).toArray(color, corner * 3);
      corner += 1;
    });
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(position, 3));
  shape.setAttribute('color', new BufferAttribute(color, 3));
  shape.setAttribute(
    'normal',
    new BufferAttribute(
      new Float32Array(count * 3).map((_, place) => Number(place % 3 === 1)),
      3,
    ),
  );
  return shape.setIndex(new BufferAttribute(index, 1));
};

/**
 * A grid of `columns` by `rows` fields over a rectangle round (0, 0), as wide as `right` and as deep as `near` on each side.
 * @param moved where a corner of it really lies
 * @param colour its colour there
 * @param hidden whether nothing is to be drawn there: a field is left out if it is so at all of its corners
 */
export const wash = (
  [right, near]: Spot,
  [columns, rows]: readonly [number, number],
  moved: (spot: Spot) => Spot,
  colour: (spot: Spot) => Color,
  hidden: (spot: Spot) => boolean = () => false,
): Ink => {
  const spots: Spot[] = [];
  const fields: (readonly [number, number, number, number])[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      spots.push(moved([(column / columns) * 2 * right - right, (row / rows) * 2 * near - near]));
      if (row === rows || column === columns) continue;
      const at = row * (columns + 1) + column;
      const below = at + columns + 1;
      fields.push([at, below, at + 1, below + 1]);
    }
  }
  const triangles = fields
    .filter((field) => !field.every((at) => hidden(spots[at] as Spot)))
    .flatMap(([a, b, c, d]) => [a, b, c, c, b, d]);
  // Nobody sees what colour a hidden corner has, but it takes long to find out.
  const seen = new Set(triangles);
  return { spots, triangles, layer: 0, colours: spots.map((spot, at) => (seen.has(at) ? colour(spot) : BLACK)) };
};

/** What lies within an outline, in one colour (of the display), on a layer (0 is the sheet itself). */
export const filled = (outline: readonly Spot[], colour: string, layer: number): Ink => {
  const flat = outline.map(([x, z]) => new Vector2(x, z));
  const clockwise = ShapeUtils.isClockWise(flat);
  const faces = ShapeUtils.triangulateShape(clockwise ? flat.slice().reverse() : flat, []);
  const at = (index: number): number => (clockwise ? flat.length - 1 - index : index);
  // Seen from above, right and towards the viewer turn the other way round than right and up.
  const triangles = faces.flatMap(([a = 0, b = 0, c = 0]) => [at(a), at(c), at(b)]);
  return { spots: outline, triangles, layer, colours: [new Color(colour)] };
};

/**
 * What lies within an outline that is seen whole from its middle, its colour passing from there to the edge.
 * @param edge the colours of the outline's spots
 */
export const domed = (
  outline: readonly Spot[],
  middle: Spot,
  colour: Color,
  edge: readonly Color[],
  layer: number,
): Ink => {
  const triangles = outline.flatMap((_, index) => [0, ((index + 1) % outline.length) + 1, index + 1]);
  return { spots: [middle, ...outline], triangles, layer, colours: [colour, ...edge] };
};

/** A line along points, `width` units wide. */
export const drawn = (line: readonly Spot[], width: number, colour: string, layer: number): Ink => {
  const spots: Spot[] = [];
  const triangles: number[] = [];
  line.slice(1).forEach(([toX, toZ], index) => {
    const [x, z] = line[index] as Spot;
    const length = Math.hypot(toX - x, toZ - z) || 1;
    const [alongX, alongZ] = [((toX - x) / length) * (width / 2), ((toZ - z) / length) * (width / 2)];
    const at = spots.length;
    // A little beyond both ends, so that a bend has no gap.
    for (const [px, pz, way] of [
      [x, z, -0.5],
      [toX, toZ, 0.5],
    ] as const)
      for (const side of [1, -1]) spots.push([px + alongX * way - alongZ * side, pz + alongZ * way + alongX * side]);
    triangles.push(at, at + 2, at + 1, at + 1, at + 2, at + 3);
  });
  return { spots, triangles, layer, colours: [new Color(colour)] };
};

export const closed = (outline: readonly Spot[]): readonly Spot[] => [...outline, outline[0] as Spot];

/** Points on a curve from one spot to another that bends aside by a share of its length, `step` units apart. */
export const curve = ([x, z]: Spot, [toX, toZ]: Spot, bend: number, step: number): readonly Spot[] => {
  const count = Math.max(2, Math.ceil(Math.hypot(toX - x, toZ - z) / step));
  return Array.from({ length: count + 1 }, (_, index): Spot => {
    const part = index / count;
    const aside = 4 * part * (1 - part) * bend;
    return [x + (toX - x) * part - (toZ - z) * aside, z + (toZ - z) * part + (toX - x) * aside];
  });
};

/** A coast round a spot: `reach` units far on the average, wider than deep, the same for the same seed. */
export const coastline = ([x, z]: Spot, reach: number, seed: number): readonly Spot[] => {
  const random = randomFrom(seed);
  const waves = [2, 3, 5, 7, 11].map((count) => ({
    count,
    at: random() * 7,
    high: (0.34 * random()) / Math.sqrt(count),
  }));
  const steps = Math.round(24 + reach * 16);
  return Array.from({ length: steps }, (_, step): Spot => {
    const angle = (step * 2 * Math.PI) / steps;
    const far = waves.reduce((sum, { count, at, high }) => sum + high * Math.sin(angle * count + at), 1);
    const ragged = 1 + (random() - 0.5) * 0.05;
    return [x + Math.cos(angle) * reach * far * ragged * 1.1, z + Math.sin(angle) * reach * far * ragged * 0.86];
  });
};
