const MIB = 2 ** 20;

/**
 * What a call may bring along, in bytes of JSON. Game records come as files: 64 million characters of them (see
 * `shared/contract/gameFile.ts`) are up to a third more in JSON; of the four million of a saved game, each may be six.
 */
const LIMITS: Readonly<Record<string, number>> = { 'record.import': 96 * MIB, 'save.import': 32 * MIB };
const LIMIT = MIB;

/** The most that any call may bring along, in bytes of JSON. */
export const LARGEST_CALL = Math.max(LIMIT, ...Object.values(LIMITS));

/** The most that this call may bring along, in bytes of JSON. */
export const limitOf = (call: string): number => (Object.hasOwn(LIMITS, call) ? (LIMITS[call] ?? LIMIT) : LIMIT);

/** What any thing costs besides its text or its bytes. */
const OVERHEAD = 8;

function weightOf(thing: unknown): number {
  if (typeof thing === 'string') return OVERHEAD + thing.length;
  if (ArrayBuffer.isView(thing) || thing instanceof ArrayBuffer) return OVERHEAD + thing.byteLength;
  return OVERHEAD;
}

/** All that a thing holds, one after the other. */
function* partsOf(thing: unknown): Generator<unknown, void> {
  if (typeof thing !== 'object' || thing === null || ArrayBuffer.isView(thing)) return;
  if (thing instanceof Map) for (const pair of thing) yield* pair;
  else if (thing instanceof Set) yield* thing;
  else
    for (const key in thing) {
      yield key;
      yield (thing as Record<string, unknown>)[key];
    }
}

/**
 * Whether a value that came as it is, and not as JSON, is larger than `limit`, in about the bytes of its JSON. Stops
 * counting there, so that deep, endless and huge values cost no more than permitted ones.
 */
export function outgrows(value: unknown, limit: number): boolean {
  const waiting = [value];
  for (let size = 0; waiting.length > 0; ) {
    const thing = waiting.pop();
    size += weightOf(thing);
    for (const part of partsOf(thing)) {
      if (size + waiting.length * OVERHEAD > limit) return true;
      waiting.push(part);
    }
    if (size > limit) return true;
  }
  return false;
}
