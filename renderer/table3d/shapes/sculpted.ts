import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from 'three';
import { bare, type ProfilePoint } from './parts.ts';

/** A point of a sculpted surface: where it is, and how light it is (1: as the stone, less: in a groove). */
type Point = readonly [x: number, y: number, z: number, light: number];

/**
 * A closed surface of `columns` times `rows` patches, its seam behind; `at` says where each corner lies, by the way round
 * (0 … 1, anticlockwise from above, 0.5 is in front) and the way up (0 … 1).
 */
export const sculpted = (columns: number, rows: number, at: (round: number, up: number) => Point): BufferGeometry => {
  const points: number[] = [];
  const lights: number[] = [];
  const corners: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x, y, z, light] = at(column / columns, row / rows);
      points.push(x, y, z);
      lights.push(light, light, light);
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      corners.push(corner, corner + 1, corner + columns + 2, corner, corner + columns + 2, corner + columns + 1);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(points, 3));
  shape.setAttribute('color', new Float32BufferAttribute(lights, 3));
  shape.setIndex(corners);
  shape.computeVertexNormals();
  return bare(shape);
};

/** Folds of a cloth: how many round the body, how deep (of its radius), and how far they wind round it for each unit of height. */
interface Folds {
  readonly count: number;
  readonly deep: number;
  readonly wind: number;
}

/** How many of some patches are left of a share of them. */
export const patchesOf = (patches: number, fine: number): number => Math.max(3, Math.round(patches * fine));

/** How many patches a fold takes to look round, and a limb between two joints. */
const ROUND_A_FOLD = 7;
const SMOOTH = 4;

/** How far a fold stands out at an angle, -1 to 1: its ridge is round, its valley narrow. */
const foldAt = (angle: number): number => 2 * Math.abs(Math.sin(angle / 2)) ** 0.8 - 1;

/** A place along a limb, and how thick the limb is there. */
type Joint = readonly [x: number, y: number, z: number, radius: number];

/**
 * A rounded body along a line through its joints: an arm, a tail, the back of a horse, a gathered cloth.
 *
 * @param fine the share of its patches along each side
 * @param joints at least two places, with the radius at each
 * @param sides how many sides it has
 * @param light 1: as the stone, less: in the shade
 * @param strands grooves along it, as of twisted cloth or hair
 */
const swept = (fine: number, joints: readonly Joint[], sides = 14, light = 1, strands = 0): BufferGeometry => {
  const line = new CatmullRomCurve3(joints.map(([x, y, z]) => new Vector3(x, y, z)));
  const steps = (joints.length - 1) * Math.round(SMOOTH * fine);
  const { normals, binormals } = line.computeFrenetFrames(steps, false);
  const point = new Vector3();
  // One more ring at each end, as narrow as a point, closes it.
  return sculpted(patchesOf(Math.max(sides, strands * ROUND_A_FOLD), fine), steps + 2, (round, up) => {
    const ring = Math.round(up * (steps + 2));
    const step = Math.min(steps, Math.max(0, ring - 1));
    const place = (step / steps) * (joints.length - 1);
    const index = Math.min(joints.length - 2, Math.floor(place));
    const [from, to] = [joints[index]?.[3] ?? 0, joints[index + 1]?.[3] ?? 0];
    const strand = foldAt(round * Math.PI * 2 * strands + place * 2.4);
    const rounded = step === 0 || step === steps ? 0.8 : 1;
    const end = ring === step + 1 ? rounded : 0.02;
    const radius = (from + (to - from) * (place - index)) * end * (strands > 0 ? 1 + 0.12 * strand : 1);
    line.getPoint(step / steps, point);
    const [cos, sin] = [Math.cos(round * Math.PI * 2) * radius, Math.sin(round * Math.PI * 2) * radius];
    const [normal, side] = [normals[step] as Vector3, binormals[step] as Vector3];
    return [
      point.x + normal.x * cos + side.x * sin,
      point.y + normal.y * cos + side.y * sin,
      point.z + normal.z * cos + side.z * sin,
      light * (strands > 0 ? 0.86 + 0.16 * strand : 1),
    ];
  });
};

/** The height of a profile's point at a part of the way up it, and its radius there, without corners. */
const along = (profile: readonly ProfilePoint[], up: number): ProfilePoint => {
  const place = up * (profile.length - 1);
  const at = (index: number) => profile[Math.min(profile.length - 1, Math.max(0, index))] ?? ([0, 0] as const);
  const index = Math.min(profile.length - 2, Math.floor(place));
  const part = place - index;
  const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
  const smooth = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
  return [Math.max(0.0001, smooth(before[0], from[0], to[0], after[0])), smooth(before[1], from[1], to[1], after[1])];
};

/**
 * A body in a cloth that falls in folds.
 *
 * @param fine the share of its patches along each side
 * @param profile its radius at each height, upwards
 * @param folds the folds
 * @param flat how deep it is for its width
 */
const draped = (fine: number, profile: readonly ProfilePoint[], folds: Folds, flat: number): BufferGeometry =>
  sculpted(patchesOf(folds.count * ROUND_A_FOLD, fine), patchesOf(profile.length * 3, fine), (round, up) => {
    const angle = (round - 0.5) * Math.PI * 2;
    const [radius, height] = along(profile, up);
    // Some folds are deeper than others.
    const fold = foldAt(angle * folds.count + height * folds.wind) * (0.75 + 0.25 * Math.sin(angle * 2 + 1));
    // Cloth is gathered at the shoulder and smooth at its ends.
    const loose = Math.min(1, up * 4, (1 - up) * 2.5);
    const wide = radius * (1 + fold * folds.deep * loose);
    return [Math.sin(angle) * wide, height, Math.cos(angle) * wide * flat, 0.86 + 0.2 * fold * loose];
  });

/** A place along the middle of a hanging cloth, and how wide the cloth is there. */
type Hem = readonly [x: number, y: number, z: number, width: number];

const CLOTH = { thick: 0.005, columns: 42 } as const;

/**
 * A cloth that hangs or flies: broad, thin, in folds along it.
 *
 * @param fine the share of its patches along each side
 * @param hems at least two places along its middle
 * @param across the direction of its width, one unit long
 * @param folds how many folds it has, and how deep they are for its width
 */
const hanging = (
  fine: number,
  hems: readonly Hem[],
  across: readonly [x: number, y: number, z: number],
  folds: { readonly count: number; readonly deep: number },
): BufferGeometry => {
  const line = new CatmullRomCurve3(hems.map(([x, y, z]) => new Vector3(x, y, z)));
  const [side, out, point] = [new Vector3(...across), new Vector3(), new Vector3()];
  return sculpted(patchesOf(CLOTH.columns, fine), patchesOf((hems.length - 1) * 5, fine), (round, up) => {
    const place = up * (hems.length - 1);
    const index = Math.min(hems.length - 2, Math.floor(place));
    const [from, to] = [hems[index]?.[3] ?? 0, hems[index + 1]?.[3] ?? 0];
    const width = from + (to - from) * (place - index);
    // Over the front from one edge to the other, and back over its lining.
    const share = 1 - Math.abs(round * 2 - 1);
    const face = round < 0.5 ? 1 : -1;
    const fold = foldAt(share * Math.PI * 2 * folds.count + place * 0.7);
    line.getPoint(up, point);
    out.copy(side).cross(line.getTangent(up)).normalize();
    const away = fold * folds.deep * width * (0.4 + 0.6 * up) + face * CLOTH.thick * Math.sin(share * Math.PI);
    point.addScaledVector(side, (share - 0.5) * width).addScaledVector(out, away);
    return [point.x, point.y, point.z, 0.84 + 0.2 * fold * face];
  });
};

/** Leaves out what comes first: how fine a thing is. */
type Coarser<Make> = Make extends (fine: number, ...rest: infer Rest) => BufferGeometry
  ? (...rest: Rest) => BufferGeometry
  : never;

/** What figures are made with. */
export interface Sculptor {
  /** The share of their patches along each side: 1 where they are looked at closely. */
  readonly fine: number;
  readonly swept: Coarser<typeof swept>;
  readonly draped: Coarser<typeof draped>;
  readonly hanging: Coarser<typeof hanging>;
}

export const sculptorOf = (fine: number): Sculptor => ({
  fine,
  swept: (...rest) => swept(fine, ...rest),
  draped: (...rest) => draped(fine, ...rest),
  hanging: (...rest) => hanging(fine, ...rest),
});
