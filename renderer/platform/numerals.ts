/** Returns an epoch as it is printed: I, II or III. `epoch`: 1 … 3. */
export const numeral = (epoch: number): string => 'I'.repeat(epoch);

/** Returns from which number to which several lie: "16–24". */
export const span = (numbers: readonly number[]): string => `${Math.min(...numbers)}–${Math.max(...numbers)}`;

/** Returns how many points the tiles bring at least and at most. */
export const pointsBetween = (tiles: readonly { readonly points: number }[]) => {
  const points = tiles.map((tile) => tile.points);
  return { least: Math.min(...points), most: Math.max(...points) };
};
