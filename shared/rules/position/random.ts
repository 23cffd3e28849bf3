import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';

export type Random = JumpableRandomGenerator;

/**
 * Independent streams of random numbers from one seed, so that bots' thinking never changes the deal. `bots` must stay
 * last: each seat's stream is a further jump from it.
 */
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

/*
 * Bots deal by the thousand, and a jump takes as long as 128 numbers. But the generator is linear: each bit of a seed flips
 * bits of its own in the state after the jumps, whatever the other bits are. So a deal looks up what each four bits flip.
 */

/** The four words that a generator keeps. */
type Words = readonly [number, number, number, number];

/** What the generator of `seed` (not scattered) keeps after 1, 2, 3 … jumps: one for each stream. */
function afterJumps(seed: number): Words[] {
  const random = xoroshiro128plus(seed);
  return STREAMS.map(() => {
    random.jump();
    return random.getState() as unknown as Words;
  });
}

/** Where each stream of a seed begins. */
interface Beginnings {
  /** Of seed 0. */
  readonly zero: readonly Words[];
  /**
   * How a seed's bits change the words of seed 0: for each stream 16 times 4 words for the seed's lowest four bits,
   * then for the next four, and so on.
   */
  readonly flips: readonly Int32Array[];
}

function findBeginnings(): Beginnings {
  const zero = afterJumps(0);
  const ofBit = Array.from({ length: 32 }, (_, bit) => afterJumps(1 << bit));
  const flips = zero.map((still, stream) =>
    Int32Array.from({ length: 8 * 16 * 4 }, (_, at) => {
      const [group, bits, word] = [at >> 6, (at >> 2) & 15, at & 3];
      let flipped = 0;
      for (let bit = 0; bit < 4; bit++) {
        const moved = ofBit[group * 4 + bit]?.[stream]?.[word] as number;
        if ((bits >> bit) & 1) flipped ^= moved ^ (still[word] as number);
      }
      return flipped;
    }),
  );
  return { zero, flips };
}

/** Made at the first deal: that takes some milliseconds, and many a thread never deals. */
let beginnings: Beginnings | null = null;

function streamAt({ zero, flips }: Beginnings, stream: number, seed: number): Random {
  const still = zero[stream] as Words;
  const flipped = flips[stream] as Int32Array;
  let a = still[0];
  let b = still[1];
  let c = still[2];
  let d = still[3];
  for (let group = 0; group < 8; group++) {
    const at = (group << 6) | (((seed >>> (group << 2)) & 15) << 2);
    a ^= flipped[at] as number;
    b ^= flipped[at + 1] as number;
    c ^= flipped[at + 2] as number;
    d ^= flipped[at + 3] as number;
  }
  return xoroshiro128plusFromState([a, b, c, d]) as Random;
}

/**
 * Returns the generators of all streams but `bots`, each the same as `randomStream` gives. `seed`: an integer, 0 …
 * 2³²−1.
 */
export function dealStreams(seed: number): Readonly<Record<Exclude<Stream, 'bots'>, Random>> {
  beginnings ??= findBeginnings();
  const bits = scattered(seed);
  return {
    setup: streamAt(beginnings, STREAMS.indexOf('setup'), bits),
    decks: streamAt(beginnings, STREAMS.indexOf('decks'), bits),
    colonies: streamAt(beginnings, STREAMS.indexOf('colonies'), bits),
    monuments: streamAt(beginnings, STREAMS.indexOf('monuments'), bits),
  };
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
