import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { CityThing } from '../../layout/city.ts';
import { smokeOf } from './fineModel.ts';

/* What is soft in a city: shades at the feet of things, and smoke, of spots that face the viewer or lie on the ground (`materials/soft.ts`). */

/** A soft round spot: its middle, its half breadth and height (lying: its depth), its colour and how dense it is. */
export interface Spot {
  readonly at: readonly [x: number, y: number, z: number];
  readonly half: readonly [across: number, along: number];
  readonly lying: boolean;
  readonly ink: string;
  readonly dense: number;
  readonly birth: number;
}

/** Puffs of a column of smoke, in shares of how high it is on the table: how far aside, how high, how large; and how dense. */
const PUFFS = Array.from({ length: 22 }, (_, puff) => {
  const share = puff / 21;
  return {
    aside: 0.1 * Math.sin(puff * 1.3) * share + 1.1 * share ** 1.7,
    up: 0.06 + 1.5 * share,
    wide: 0.17 + 0.5 * share,
    dense: 0.62 * (1 - share) ** 1.3,
  };
});
/** A chimney's smoke is at least so high, in units of its model: seen from near by, two puffs are no smoke. */
const PLUME = 0.12;

/** How high a column of smoke is with its last puff, as it is `high`. */
const WHOLE = 1.9;

/**
 * The smoke over a thing; none where its model has none.
 * @param top where it has gone out at the latest
 */
export const smokeOver = (
  { model, x, y, z, size, tall, turn }: CityThing,
  birth: number,
  top = Number.POSITIVE_INFINITY,
): readonly Spot[] => {
  const smoke = smokeOf(model);
  if (smoke === null) return [];
  const [px, py, pz] = smoke.at;
  const high = Math.max(0, Math.min(Math.max(PLUME, smoke.high) * size, (top - y - py * size * tall) / WHOLE));
  const from = x + (Math.cos(turn) * px + Math.sin(turn) * pz) * size;
  return PUFFS.map(({ aside, up, wide, dense }, puff) => ({
    at: [from + aside * high, y + py * size * tall + up * high, z + 0.05],
    half: [wide * high, wide * high],
    lying: false,
    ink: puff < 5 ? '#6b5f58' : '#ddd0c2',
    dense,
    birth,
  }));
};

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** One shape of spots. */
export const spotsShape = (spots: readonly Spot[]): BufferGeometry => {
  const ink = new Color();
  const rows = spots.flatMap(({ at: [x, y, z], half: [across, along], lying, ink: of, dense, birth }) => {
    const { r, g, b } = ink.set(of);
    return CORNERS.map(([u, v]) => ({
      place: lying ? [x + u * across, y, z - v * along] : [x + u * across, y + v * along, z],
      edge: [u, v, birth],
      tint: [r, g, b, dense],
    }));
  });
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(Float32Array.from(rows.flatMap(({ place }) => place)), 3));
  shape.setAttribute('edge', new BufferAttribute(Float32Array.from(rows.flatMap(({ edge }) => edge)), 3));
  shape.setAttribute('tint', new BufferAttribute(Float32Array.from(rows.flatMap(({ tint }) => tint)), 4));
  return shape;
};
