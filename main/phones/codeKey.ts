import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE_COST, codeSalt } from '../../shared/sealing/codes.ts';

/** Bytes: twice the memory that these parameters need. */
const MEMORY = 256 * CODE_COST.N * CODE_COST.r;

const derive = promisify<string, string, number, object, Buffer>(scrypt);

/** Stretches a typed code to a key, for the door of that address and port. */
export type KeyOfCode = (code: string, place: string) => Promise<string>;

/** The key of a typed code: the page makes the same. */
export const keyOfCode: KeyOfCode = async (code, place) =>
  (await derive(code, codeSalt(place), 32, { ...CODE_COST, maxmem: MEMORY })).toString('hex');
