import { BufferGeometry, Float32BufferAttribute } from 'three';

type Point = readonly [x: number, z: number];

/** Corner points of a rectangle with round corners, clockwise seen from above. */
export const roundedRectangle = (width: number, depth: number, radius: number, steps = 3): readonly Point[] => {
  const centres: readonly (readonly [number, number, number])[] = [
    [width / 2 - radius, depth / 2 - radius, 0],
    [-width / 2 + radius, depth / 2 - radius, Math.PI / 2],
    [-width / 2 + radius, -depth / 2 + radius, Math.PI],
    [width / 2 - radius, -depth / 2 + radius, Math.PI * 1.5],
  ];
  return centres.flatMap(([x, z, start]) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = start + (step * Math.PI) / 2 / steps;
      return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
    }),
  );
};

export const disc = (radius: number, steps = 28): readonly Point[] =>
  Array.from({ length: steps }, (_, step): Point => {
    const angle = (step * 2 * Math.PI) / steps;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

interface Arrays {
  readonly position: number[];
  readonly normal: number[];
  readonly uv: number[];
  readonly side: number[];
  readonly index: number[];
}

/** Keeps the picture's edge from bleeding into its neighbours. */
const INSET = 0.006;
const inset = (part: number): number => INSET + part * (1 - INSET * 2);

const addFace = (
  arrays: Arrays,
  outline: readonly Point[],
  y: number,
  up: boolean,
  width: number,
  depth: number,
): void => {
  const start = arrays.position.length / 3;
  for (const [x, z] of outline) {
    arrays.position.push(x, y, z);
    arrays.normal.push(0, up ? 1 : -1, 0);
    const u = inset(x / width + 0.5);
    arrays.uv.push(up ? u : 1 - u, 1 - inset(z / depth + 0.5));
    arrays.side.push(up ? 0 : 1);
  }
  for (let corner = 1; corner < outline.length - 1; corner++) {
    if (up) arrays.index.push(start, start + corner + 1, start + corner);
    else arrays.index.push(start, start + corner, start + corner + 1);
  }
};

/** One ring of the rim, from one outline at a height to another above it. */
interface Ring {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  readonly bottom: number;
  readonly top: number;
  /** How much it looks up (1) or down (-1). */
  readonly slope: number;
}

/** The rim has a colour of its own, whatever the picture (`materials/cells.ts`). */
const addRim = (arrays: Arrays, { from, to, bottom, top, slope }: Ring): void => {
  const start = arrays.position.length / 3;
  const flat = Math.sqrt(1 - slope * slope);
  from.forEach(([x, z], index) => {
    const [beforeX, beforeZ] = from[(index + from.length - 1) % from.length] ?? [x, z];
    const [afterX, afterZ] = from[(index + 1) % from.length] ?? [x, z];
    const length = Math.hypot(afterX - beforeX, afterZ - beforeZ) || 1;
    const normal = [((afterZ - beforeZ) / length) * flat, slope, (-(afterX - beforeX) / length) * flat] as const;
    const [toX, toZ] = to[index] ?? [x, z];
    arrays.position.push(x, bottom, z, toX, top, toZ);
    for (let side = 0; side < 2; side++) {
      arrays.normal.push(...normal);
      arrays.uv.push(0.5, 0.012);
      arrays.side.push(2);
    }
  });
  const count = from.length;
  for (let corner = 0; corner < count; corner++) {
    const here = start + corner * 2;
    const next = start + ((corner + 1) % count) * 2;
    arrays.index.push(here, here + 1, next, next, here + 1, next + 1);
  }
};

const geometryOf = (arrays: Arrays): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(arrays.position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(arrays.normal, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(arrays.uv, 2));
  geometry.setAttribute('side', new Float32BufferAttribute(arrays.side, 1));
  geometry.setIndex(arrays.index);
  return geometry;
};

/**
 * A flat body over an outline, from `bottom` to `top`, its edges slanted over `bevel` units on both sides. The picture's
 * coordinates span `width` by `depth` on both faces; the attribute `side` tells top (0), underside (1) and rim (2) apart.
 */
export const slab = (
  outline: readonly Point[],
  bottom: number,
  top: number,
  width: number,
  depth: number,
  bevel = 0,
): BufferGeometry => {
  const arrays: Arrays = { position: [], normal: [], uv: [], side: [], index: [] };
  const face = outline.map(([x, z]): Point => [x * (1 - (2 * bevel) / width), z * (1 - (2 * bevel) / depth)]);
  addFace(arrays, face, top, true, width - 2 * bevel, depth - 2 * bevel);
  addFace(arrays, face, bottom, false, width - 2 * bevel, depth - 2 * bevel);
  addRim(arrays, { from: outline, to: outline, bottom: bottom + bevel, top: top - bevel, slope: 0 });
  if (bevel > 0) {
    addRim(arrays, { from: outline, to: face, bottom: top - bevel, top, slope: Math.SQRT1_2 });
    addRim(arrays, { from: face, to: outline, bottom, top: bottom + bevel, slope: -Math.SQRT1_2 });
  }
  return geometryOf(arrays);
};

/** A flat square of side 1 that lies with its top side up, for labels and lights. */
export const sheet = (): BufferGeometry => {
  const arrays: Arrays = { position: [], normal: [], uv: [], side: [], index: [] };
  addFace(
    arrays,
    [
      [0.5, 0.5],
      [-0.5, 0.5],
      [-0.5, -0.5],
      [0.5, -0.5],
    ],
    0,
    true,
    1,
    1,
  );
  return geometryOf(arrays);
};
