import { assemble } from '../assemble.ts';
import * as parts from './parts.ts';

/** French. Terms as in the French edition of the board game, sentences of our own. */
export const fr = assemble(parts);
