import { assemble } from '../assemble.ts';
import * as parts from './parts.ts';

/** Spanish, as it is spoken in Spain. */
export const es = assemble(parts);
