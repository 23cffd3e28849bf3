import type { Colour } from '../../../shared/vocabulary/colours.ts';

/** The name of the made-up game behind the title: no game has it. */
export const TITLE_GAME = 'title';

/** The colours of its board, clockwise from the edge in front. */
export const TITLE_SEGMENTS: readonly Colour[] = ['green', 'yellow', 'purple', 'red', 'blue'];
