/*
 * The messages between a device and the door before and around the calls. The page loads this file, so it has no
 * schemas.
 */

/** The version of the protocol. Raise it whenever these messages, or the calls made over them, change their form. */
export const HAND_VERSION = 1;

/** The subprotocol of the socket. */
export const HAND_PROTOCOL = 'hadara.hand.1';

/**
 * Close codes with which the door ends a connection for good. After any other end the device tries to connect again.
 */
export const HAND_ENDS = {
  /** The code or the key is not known: never given, used, too old, or of another game. */
  unknown: 4101,
  /** Somebody at the table said no. */
  refused: 4102,
  /** The device's page is of another version of the program. */
  otherVersion: 4103,
  /** The game has left the table, or nobody is invited any more. */
  over: 4104,
  /** Too many devices ask at once. */
  full: 4105,
  /** The table has taken the place back, or given it to another device. */
  released: 4106,
  /** The same device holds its place in another window. */
  elsewhere: 4107,
} as const;
export type HandEnd = keyof typeof HAND_ENDS;

/** Ends after which the key stays valid: the device can connect again when its page is reloaded. */
const PASSING: readonly HandEnd[] = ['otherVersion', 'full', 'elsewhere'];
export const isPassing = (end: HandEnd): boolean => PASSING.includes(end);

/** A key as it stands in an address and in a device's memory. */
const KEY_TEXT = /^[0-9a-f]{64}$/;
export const isKeyText = (text: unknown): text is string => typeof text === 'string' && KEY_TEXT.test(text);

/** The first message of a device, unencrypted: it names the key that it uses. */
export interface HandGreeting {
  readonly version: number;
  readonly key: string;
  readonly salt: string;
}

/** The door's answer, unencrypted. Everything after it is encrypted. */
export interface DoorGreeting {
  readonly salt: string;
}

/** The first encrypted message of a device, which proves that it has the key. */
export interface HandHello {
  /** What the device calls itself. */
  readonly name: string;
}

/** The first encrypted message of the door: the device has to wait for admission, or is admitted. */
export type DoorHello =
  | { readonly waits: true }
  | { readonly waits: false; readonly key: string; readonly place: number | 'table' };
