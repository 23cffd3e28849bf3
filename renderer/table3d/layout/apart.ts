import { modelExtent } from '../shapes/world/models.ts';
import type { CityThing } from './city.ts';

/** The ground that a thing covers, from its middle: half its breadth and half its depth. */
export interface Footprint {
  readonly x: number;
  readonly z: number;
  readonly across: number;
  readonly deep: number;
}

/** Eaves may come so near: shares of what things cover. */
const SNUG = 0.92;
/** What a thing covers, in units of the city. */
export const footprintOf = ({ model, x, z, size, turn, deep: times = 1 }: CityThing): Footprint => {
  const { across, deep: far } = modelExtent(model);
  const deep = far * times;
  const [s, c] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  return { x, z, across: (across * c + deep * s) * size, deep: (deep * c + across * s) * size };
};

/** Whether two things cover the same ground. */
export const meet = (one: Footprint, other: Footprint): boolean =>
  Math.abs(one.x - other.x) < (one.across + other.across) * SNUG &&
  Math.abs(one.z - other.z) < (one.deep + other.deep) * SNUG - 1e-6;

/**
 * Things moved back until none stands in another one: seen from the front each stays where it is, and is whole or
 * hidden, and no gate goes through a temple.
 * @param fixed what stands there already
 */
export const apart = (things: readonly CityThing[], fixed: readonly Footprint[]): readonly CityThing[] => {
  const taken = [...fixed];
  const front = things.toSorted((one, other) => other.z - one.z || one.x - other.x);
  return front.map((thing) => {
    let place = footprintOf(thing);
    for (let met = taken.find((other) => meet(place, other)); met !== undefined; ) {
      const here = { ...place, z: met.z - (met.deep + place.deep) * SNUG };
      place = here;
      met = taken.find((other) => meet(here, other));
    }
    taken.push(place);
    return { ...thing, z: place.z };
  });
};
