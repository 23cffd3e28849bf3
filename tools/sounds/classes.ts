/** How loud effects are, by how often and how important they are: the loudest 400 ms, in LUFS. */
export const CLASSES = { touch: -31, table: -27, event: -23, moment: -21 } as const;
export type CueClass = keyof typeof CLASSES;

/** How loud music with all its parts is, and what is heard around the table, in LUFS: the whole of it. */
export const MUSIC = -31;
export const AMBIENCE = -43;
