/** The four tracks of a seat's board, in board order (rules, Wording). */
export const TRACKS = ['income', 'military', 'culture', 'food'] as const;
export type Track = (typeof TRACKS)[number];

/** One number for each track: values, steps gained, unused tiles, medals. */
export type Tracks = Record<Track, number>;

/** Returns four zeros. */
export const noTracks = (): Tracks => ({ income: 0, military: 0, culture: 0, food: 0 });
