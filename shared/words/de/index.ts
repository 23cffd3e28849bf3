import { assemble } from '../assemble.ts';
import * as parts from './parts.ts';

/** German. Terms as in the board game's German edition, sentences of our own. */
export const de = assemble(parts);
