/** The parts of the rules on one page, in order; those of expansions follow. */
export const DIGEST = [
  'aim',
  'tracks',
  'phaseA',
  'phaseB',
  'price',
  'after',
  'colony',
  'statue',
  'feeding',
  'medals',
  'end',
] as const;
