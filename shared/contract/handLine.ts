/* What a device and the door say to each other before and around the calls. The page reads this: no schemas. */

/** Raised whenever what follows here, or what is called over it, changes its form. */
export const HAND_VERSION = 1;

/** The subprotocol of the socket. */
export const HAND_PROTOCOL = 'hadara.hand.1';

/** Why the door closes a connection for good, as close codes. Any other end is a line that broke: the device tries again. */
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

/** Ends after which the key is as good as before: the device is there again when its page is loaded anew. */
const PASSING: readonly HandEnd[] = ['otherVersion', 'full', 'elsewhere'];
export const isPassing = (end: HandEnd): boolean => PASSING.includes(end);

/** A key as it stands in an address and in a device's memory. */
const KEY_TEXT = /^[0-9a-f]{64}$/;
export const isKeyText = (text: unknown): text is string => typeof text === 'string' && KEY_TEXT.test(text);

/** The first message of a device, in the clear: by which key it wants to speak. */
export interface HandGreeting {
  readonly version: number;
  readonly key: string;
  readonly salt: string;
}

/** The door's answer, in the clear. Everything after it is sealed. */
export interface DoorGreeting {
  readonly salt: string;
}

/** The first sealed message of a device: it proves the key. */
export interface HandHello {
  /** What the device calls itself. */
  readonly name: string;
}

/** The first sealed message of the door: the device waits to be let in, or it is in. */
export type DoorHello =
  | { readonly waits: true }
  | { readonly waits: false; readonly key: string; readonly place: number | 'table' };
