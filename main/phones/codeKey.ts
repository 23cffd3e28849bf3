import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE_COST, codeSalt } from '../../shared/sealing/codes.ts';

/** Bytes: what these figures need, and as much again. */
const MEMORY = 256 * CODE_COST.N * CODE_COST.r;

const derive = promisify<string, string, number, object, Buffer>(scrypt);

/** The key of a typed code, at the door of that address and port: the page makes the same. */
export const keyOfCode = async (code: string, place: string): Promise<string> =>
  (await derive(code, codeSalt(place), 32, { ...CODE_COST, maxmem: MEMORY })).toString('hex');
