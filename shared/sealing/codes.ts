import { randomBytes } from '@noble/ciphers/utils.js';

/* Codes to type, for who has no camera. Each end makes a key of a code, with these figures. */

/** Symbols that cannot be taken for one another. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A code to type: 50 bits. */
export const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('');

/** A code as somebody may have typed it; `null` when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s–-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((symbol) => SYMBOLS.includes(symbol)) ? code : null;
}

/** A code as it is shown: in two halves. */
export const codeWords = (code: string): string => `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`;

/**
 * How the key of a code is made, by scrypt: slowly on purpose. Whoever has listened and tries all codes needs centuries of
 * many machines.
 */
export const CODE_COST = { N: 2 ** 15, r: 8, p: 1 } as const;
/** `place`: the address and port that the code is for. */
export const codeSalt = (place: string): string => `hadara code ${place}`;
