import { bytesToHex, utf8ToBytes } from '@noble/ciphers/utils.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { CODE_COST, codeSalt } from '../../shared/sealing/codes.ts';

/** The key of a typed code, at the door of that address and port. Takes up to a second on a phone. */
export const keyOfCode = async (code: string, place: string): Promise<string> =>
  bytesToHex(await scryptAsync(utf8ToBytes(code), utf8ToBytes(codeSalt(place)), { ...CODE_COST, dkLen: 32 }));
