import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

/*
 * The line between a device and the table, sealed so that nobody who listens to the network can read it, change it, or
 * say a part of it again. Both ends know a key before they speak; it never crosses the network in the clear.
 */

const KEY = 32;
const NONCE = 24;
const COUNTER_AT = 16;

/** A key as it stands in an address and in a device's memory. */
export const newKey = (): string => bytesToHex(randomBytes(KEY));

/** What each end adds to a connection, so that no two are sealed alike. */
export const newSalt = (): string => newKey();

/** What a key is called where everybody hears it. */
export const nameOfKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(`hadara key ${key}`))).slice(0, 16);

/** The salts of both ends of one connection. */
export interface Salts {
  readonly device: string;
  readonly table: string;
}

export type End = 'device' | 'table';

/** One end of a sealed connection. */
export interface SealedEnd {
  seal(text: string): Uint8Array;
  /** The text of the next message from the other end; `null` for anything else: forged, said before, out of order. */
  open(message: Uint8Array): string | null;
}

/** Messages are as long as a multiple of this, so that their length says little. In bytes. */
const STEP = 256;

/** White space at the end of a text that is JSON changes nothing. */
function padded(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 1) / STEP) * STEP).fill(0x20);
  whole.set(bytes);
  return whole;
}

/** Counts the messages of one direction: each has a nonce of its own, and only the next one is taken. */
function countedNonces(): () => Uint8Array {
  let count = 0n;
  return () => {
    const nonce = new Uint8Array(NONCE);
    new DataView(nonce.buffer).setBigUint64(COUNTER_AT, count);
    count += 1n;
    return nonce;
  };
}

const directionKey = (key: string, { device, table }: Salts, from: End): Uint8Array =>
  hkdf(sha256, hexToBytes(key), hexToBytes(device + table), utf8ToBytes(`hadara from ${from}`), KEY);

/** Makes one end of a connection. Its texts are JSON; each direction has a key that serves this connection only. */
export function sealedEnd(key: string, salts: Salts, end: End): SealedEnd {
  const [ownKey, otherKey] = [
    directionKey(key, salts, end),
    directionKey(key, salts, end === 'device' ? 'table' : 'device'),
  ];
  const [ownNonce, otherNonce] = [countedNonces(), countedNonces()];
  return {
    seal: (text) => xchacha20poly1305(ownKey, ownNonce()).encrypt(padded(text)),
    open: (message) => {
      try {
        return bytesToUtf8(xchacha20poly1305(otherKey, otherNonce()).decrypt(message)).trimEnd();
      } catch {
        return null;
      }
    },
  };
}
