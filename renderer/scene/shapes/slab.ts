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

/** The rim takes its colour from the picture's edge. */
const addRim = (arrays: Arrays, outline: readonly Point[], bottom: number, top: number): void => {
  const start = arrays.position.length / 3;
  outline.forEach(([x, z], index) => {
    const [beforeX, beforeZ] = outline[(index + outline.length - 1) % outline.length] ?? [x, z];
    const [afterX, afterZ] = outline[(index + 1) % outline.length] ?? [x, z];
    const length = Math.hypot(afterX - beforeX, afterZ - beforeZ) || 1;
    const normal = [(afterZ - beforeZ) / length, 0, -(afterX - beforeX) / length] as const;
    for (const y of [bottom, top]) {
      arrays.position.push(x, y, z);
      arrays.normal.push(...normal);
      arrays.uv.push(0.5, 0.012);
      arrays.side.push(2);
    }
  });
  const count = outline.length;
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
 * A flat body over an outline, from `bottom` to `top`. The picture's coordinates span `width` by `depth` on both faces;
 * the attribute `side` tells top (0), underside (1) and rim (2) apart.
 */
export const slab = (
  outline: readonly Point[],
  bottom: number,
  top: number,
  width: number,
  depth: number,
): BufferGeometry => {
  const arrays: Arrays = { position: [], normal: [], uv: [], side: [], index: [] };
  addFace(arrays, outline, top, true, width, depth);
  addFace(arrays, outline, bottom, false, width, depth);
  addRim(arrays, outline, bottom, top);
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
