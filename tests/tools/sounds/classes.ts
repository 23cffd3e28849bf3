/** How loud effects are, by how often and how important they are: the loudest 400 ms, in LUFS. */
export const CLASSES = { touch: -31, table: -27, event: -23, moment: -21 } as const;
export type CueClass = keyof typeof CLASSES;
