import { assemble } from '../assemble.ts';
import * as parts from './parts.ts';

/** English: the catalogue that names everything that is said. */
export const en = assemble(parts);
