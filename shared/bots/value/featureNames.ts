/** Where each of some features is written, by its name: counted from the first of them. */
export const placesOf = <const Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;

/** The names of a group of features, as weights know them: `board.coins`. */
export const named = (group: string, names: readonly string[]): string[] => names.map((name) => `${group}.${name}`);

/** Writes 0 from `from` up to `to`, without it: where these are few, that is done before `fill` has begun. */
export function clear(out: Float32Array | Float64Array | Uint8Array, from: number, to: number): void {
  for (let at = from; at < to; at++) out[at] = 0;
}
