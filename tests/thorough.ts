/** What the environment says where sweeps look at every member: in `npm run test:all`. */
export const THOROUGH = { HADARA_TESTS: 'all' } as const;

const isThorough = process.env.HADARA_TESTS === THOROUGH.HADARA_TESTS;

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

/**
 * A few places in a list of `length`, in order, always the same and the first among them. One follows the other by a golden
 * section: whatever comes round in the list again and again is met at every point of its round.
 */
export function placesApart(length: number, few: number): readonly number[] {
  let step = Math.max(1, Math.round(length * 0.618));
  while (commonDivisor(step, length) !== 1) step += 1;
  const places = Array.from({ length: Math.min(few, length) }, (_, turn) => (turn * step) % length);
  return places.sort((one, other) => one - other);
}

/** The members of a sweep that are looked at: all in the thorough run, else `few` of them, which stand for the others. */
export const sampled = <T>(members: readonly T[], few: number): readonly T[] =>
  isThorough ? members : placesApart(members.length, few).map((place) => members[place] as T);

/** How many members a sweep makes up: `all` in the thorough run, else `few`. */
export const howMany = (all: number, few: number): number => (isThorough ? all : few);
