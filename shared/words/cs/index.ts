import { assemble } from '../assemble.ts';
import * as parts from './parts.ts';

/** Czech. Terms as in the Czech edition of the board game, sentences of our own. */
export const cs = assemble(parts);
