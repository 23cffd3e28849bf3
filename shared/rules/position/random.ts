import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';

export type Random = JumpableRandomGenerator;

/** Independent uses of one seed: thinking or choosing a table never changes the deal. Bots stay last: each seat jumps on. */
export const STREAMS = ['setup', 'decks', 'colonies', 'monuments', 'bots'] as const;
export type Stream = (typeof STREAMS)[number];

/**
 * Scatters neighbouring seeds (the finaliser of MurmurHash3, one to one): the generator is linear in its seed,
 * so that without this games 1, 2, 3 … would be dealt visibly alike.
 */
export function scattered(seed: number): number {
  let bits = seed + 0x9e3779b9;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Returns a generator of its own for one use of `seed` (an integer, 0 … 2³²−1). */
export function randomStream(seed: number, stream: Stream): Random {
  const random = xoroshiro128plus(scattered(seed));
  for (let jumps = STREAMS.indexOf(stream); jumps >= 0; jumps--) random.jump();
  return random;
}

/** Returns the generator of every use that luck of a deal has: each starts one jump after the one before. */
export function dealStreams(seed: number): Readonly<Record<Exclude<Stream, 'bots'>, Random>> {
  const random = xoroshiro128plus(scattered(seed));
  const jumped = (): Random => {
    random.jump();
    return random.clone() as Random;
  };
  return { setup: jumped(), decks: jumped(), colonies: jumped(), monuments: jumped() };
}

const NUMBERS = 2 ** 32;

/**
 * A whole number below `outcomes`, each as likely as the others: what pure-rand's `uniformInt` draws. Numbers that do not
 * divide evenly among the outcomes are drawn again. Fractions of 64 bits are exact here and divide faster than integers.
 */
function drawBelow(random: Random, outcomes: number): number {
  for (;;) {
    const drawn = random.next() + NUMBERS / 2;
    const even = Math.trunc(drawn / outcomes) * outcomes;
    if (even + outcomes <= NUMBERS) return (drawn - even) | 0;
  }
}

/** Returns a new array with the items in random order (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = items.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const other = drawBelow(random, last + 1);
    const drawn = result[other] as T;
    result[other] = result[last] as T;
    result[last] = drawn;
  }
  return result;
}
