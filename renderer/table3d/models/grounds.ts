/**
 * In what order (`renderOrder`) grounds are drawn: after all that lies on them, and the lowest last. A pixel that is covered already costs
 * next to nothing.
 */
export const GROUNDS = { desk: 1, cloth: 2, chart: 3, table: 4, wall: 5, floor: 6 } as const;
