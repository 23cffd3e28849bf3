import { LARGEST_FILE } from '../../shared/vocabulary/limits.ts';

/**
 * The largest input of a call, in bytes of JSON. Files are sent as text: game records become up to a third longer in
 * JSON; in a saved game, each character may take six.
 */
const LIMITS: Readonly<Record<string, number>> = {
  'record.import': 1.5 * LARGEST_FILE.record,
  'save.import': 8 * LARGEST_FILE.save,
};
const LIMIT = 2 ** 20;

/**
 * The largest line of JSON in bytes when a file's text is sent apart from its call: many times what the largest call
 * without a file needs, and parsed within 40 ms whatever it contains.
 */
export const LARGEST_LINE = 2 ** 19;

/**
 * How many calls of one page may be under way at once, from their arrival until their answers have left: many times
 * what a page needs. Further calls wait, so that they cost neither memory nor time.
 */
export const MOST_IN_FLIGHT = 64;

/** The largest input of any call, in bytes of JSON. */
export const LARGEST_CALL = Math.max(LIMIT, ...Object.values(LIMITS));

/** The largest input of this call, in bytes of JSON. */
export const limitOf = (call: string): number => (Object.hasOwn(LIMITS, call) ? (LIMITS[call] ?? LIMIT) : LIMIT);

/** Bytes counted for every value in addition to its text or bytes. */
const OVERHEAD = 8;

function weightOf(thing: unknown): number {
  if (typeof thing === 'string') return OVERHEAD + thing.length;
  if (ArrayBuffer.isView(thing) || thing instanceof ArrayBuffer) return OVERHEAD + thing.byteLength;
  return OVERHEAD;
}

const holds = (thing: unknown): thing is object =>
  typeof thing === 'object' && thing !== null && !ArrayBuffer.isView(thing);

type Test = (part: unknown) => boolean;

function someItem(items: Iterable<unknown>, test: Test): boolean {
  for (const item of items) if (test(item)) return true;
  return false;
}

/**
 * Whether a part of a value passes the test; of lists, as in JSON, only the items count. A callback is used because a
 * generator takes four times as long, and the program is blocked meanwhile.
 */
function somePart(thing: object, test: Test): boolean {
  if (thing instanceof Map) return someItem(thing.keys(), test) || someItem(thing.values(), test);
  if (Array.isArray(thing) || thing instanceof Set) return someItem(thing, test);
  for (const key in thing) if (test(key) || test((thing as Record<string, unknown>)[key])) return true;
  return false;
}

/**
 * Whether a value that was not sent as JSON is larger than `limit`, in about the bytes of its JSON. Counting stops at
 * the limit, so that deep, endless and huge values cost no more than permitted ones.
 */
export function isLargerThan(value: unknown, limit: number): boolean {
  const waiting: object[] = [];
  let size = 0;
  const isTooMuch: Test = (part) => {
    size += weightOf(part);
    if (holds(part)) waiting.push(part);
    return size > limit;
  };
  let tooMuch = isTooMuch(value);
  for (let thing = waiting.pop(); thing !== undefined && !tooMuch; thing = waiting.pop()) {
    tooMuch = somePart(thing, isTooMuch);
  }
  return tooMuch;
}
