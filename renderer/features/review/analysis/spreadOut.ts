/**
 * Returns places near the wished ones, in the same order, no two nearer than `gap`, within `first` … `last` as far as
 * there is room. `wished` must rise.
 */
export function spreadOut(wished: readonly number[], gap: number, first: number, last: number): readonly number[] {
  const places: number[] = [];
  for (const wish of wished) places.push(Math.max(wish, places.length === 0 ? first : (places.at(-1) ?? 0) + gap));
  for (let index = places.length - 1, most = last; index >= 0; index--, most -= gap)
    places[index] = Math.min(places[index] ?? 0, most);
  return places;
}
