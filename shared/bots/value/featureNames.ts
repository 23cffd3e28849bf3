/** Where each of some features is written, by its name: counted from the first of them. */
export const placesOf = <const Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;

/** The names of a group of features, as weights know them: `board.coins`. */
export const named = (group: string, names: readonly string[]): string[] => names.map((name) => `${group}.${name}`);
