import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { makeNoise } from '../../cards/textures/random.ts';
import type { Fire } from '../layout/dioramaTowns.ts';

/*
 * Light of fires on what stands around them, and the soot that they leave, laid down at the corners of a shape: nothing of it
 * has to be computed while it is drawn. Triangles are divided until their corners are near enough to each other for that.
 */

/** The longest edge of a triangle near a fire, in units of the diorama. */
const FINEST = 0.24;
/** How far a flame as high as a unit shines, and how much of its light reaches what faces away from it. */
const SHINES = { reach: 0.32, least: 0.24, power: 5 } as const;
/** How far beside a flame walls turn black, as a share of its height, and how black. */
const SOOT = { reach: 0.34, black: 0.86 } as const;
/** The light of one half of the fires flickers otherwise than that of the other. */
const FLICKERS = 2;

const noise = makeNoise(31);

/** All numbers of a corner, attribute after attribute; the first three are where it is. */
type Corner = readonly number[];

const halfway = (one: Corner, other: Corner): Corner => one.map((value, at) => (value + (other[at] ?? value)) / 2);

const apart = ([x = 0, y = 0, z = 0]: Corner, [a = 0, b = 0, c = 0]: Corner): number => Math.hypot(x - a, y - b, z - c);

/** Puts triangles without edges longer than `FINEST` to others: the longest one is cut in two. */
const divide = (a: Corner, b: Corner, c: Corner, into: Corner[]): void => {
  const [ab, bc, ca] = [apart(a, b), apart(b, c), apart(c, a)];
  const longest = Math.max(ab, bc, ca);
  if (longest <= FINEST) into.push(a, b, c);
  else if (longest > ab) divide(b, c, a, into);
  else {
    const middle = halfway(a, b);
    divide(a, middle, c, into);
    divide(middle, b, c, into);
  }
};

/** The same shape of triangles that are small enough for light to fall off along them. */
export const finer = (shape: BufferGeometry): BufferGeometry => {
  const names = ['position', ...Object.keys(shape.attributes).filter((name) => name !== 'position')];
  const lists = names.map((name) => shape.getAttribute(name));
  const corners = Array.from({ length: lists[0]?.count ?? 0 }, (_, corner): Corner => {
    const all: number[] = [];
    for (const list of lists)
      for (let part = 0; part < list.itemSize; part++) all.push(list.getComponent(corner, part));
    return all;
  });
  const index = shape.index?.array ?? [];
  const small: Corner[] = [];
  for (let at = 0; at < index.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => corners[index[at + corner] ?? 0] ?? []);
    if (a !== undefined && b !== undefined && c !== undefined) divide(a, b, c, small);
  }
  // What several triangles have in common stays one corner.
  const places = new Map(small.map((corner) => [corner, 0]));
  const kept = [...places.keys()];
  kept.forEach((corner, place) => void places.set(corner, place));
  const made = new BufferGeometry();
  let from = 0;
  names.forEach((name, attribute) => {
    const size = lists[attribute]?.itemSize ?? 0;
    const values = new Float32Array(kept.length * size);
    kept.forEach((corner, at) => {
      for (let part = 0; part < size; part++) values[at * size + part] = corner[from + part] ?? 0;
    });
    made.setAttribute(name, new BufferAttribute(values, size));
    from += size;
  });
  made.setIndex(small.map((corner) => places.get(corner) ?? 0));
  shape.dispose();
  return made;
};

/** How much light a fire throws onto a place that faces so. */
const lightOn = ({ x, y, z, high }: Fire, at: Vector3, facing: Vector3): number => {
  const [dx, dy, dz] = [x - at.x, y + high * 0.25 - at.y, z + high * 0.1 - at.z];
  const far = Math.hypot(dx, dy, dz);
  const towards = (dx * facing.x + dy * facing.y + dz * facing.z) / Math.max(far, 0.001);
  const { reach, least, power } = SHINES;
  const share = far / (reach * (0.35 + high));
  const seen = least + (1 - least) * Math.max(0, 0.25 + 0.75 * towards);
  return (power * seen * (0.4 + high * 0.6)) / (1 + share * share) ** 1.8;
};

/** How black a fire makes what it licks at. */
const sootOf = ({ x, y, z, high }: Fire, at: Vector3): number => {
  const beside = Math.hypot(at.x - x, (at.z - z) * 0.8) / (SOOT.reach * (0.3 + high));
  const above = Math.max(0, Math.min(1, (at.y - y + 0.1) / 0.24));
  return Math.exp(-(beside ** 2)) * above;
};

/** How much of its colour is left to what fires lick at. */
const leftOf = (fires: readonly Fire[], at: Vector3): number => {
  const soot = Math.max(...fires.map((fire) => sootOf(fire, at)));
  const patchy = 0.6 + 0.8 * noise(at.x * 9 + 40, (at.y + at.z) * 9 + 40, 200, 200);
  return 1 - SOOT.black * Math.min(1, soot * patchy);
};

/**
 * A shape with the light that fires throw on it, in the attribute `firelight` (one part for the half of the fires that catch first, and
 * one for the others, which flicker otherwise), and black where they lick at it. Without fires it has the attribute, too, and is the
 * same else. Returns the same shape.
 * @param soot whether it is black there from the beginning
 */
export const firelit = (shape: BufferGeometry, fires: readonly Fire[], soot = true): BufferGeometry => {
  const [position, normal, color] = [
    shape.getAttribute('position'),
    shape.getAttribute('normal'),
    shape.getAttribute('color'),
  ];
  const light = new Float32Array(position.count * FLICKERS);
  shape.setAttribute('firelight', new BufferAttribute(light, FLICKERS));
  if (fires.length === 0) return shape;
  const [at, facing] = [new Vector3(), new Vector3()];
  for (let corner = 0; corner < position.count; corner++) {
    at.fromBufferAttribute(position, corner);
    facing.fromBufferAttribute(normal, corner);
    fires.forEach((fire, index) => {
      const part = corner * FLICKERS + (index * FLICKERS < fires.length ? 0 : 1);
      light[part] = (light[part] ?? 0) + lightOn(fire, at, facing);
    });
    if (!soot) continue;
    const left = leftOf(fires, at);
    for (const part of [0, 1, 2]) color.setComponent(corner, part, color.getComponent(corner, part) * left);
  }
  return shape;
};
