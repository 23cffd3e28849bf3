import { type Luck, pick } from '../../fixtures/luck.ts';

/** Keys and names that every object has without owning them, or that files have. */
export const NASTY_NAMES = [
  '',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  '../settings',
  'a\u0000b',
  '\ud800',
  '\u202egame',
  'con',
  'game',
] as const;

const HUGE = 2 ** 17;
const DEEP = 3000;

const nested = (): unknown => {
  let inner: unknown = 0;
  for (let depth = 0; depth < DEEP; depth++) inner = depth % 2 === 0 ? [inner] : { inner };
  return inner;
};

const endless = (): unknown => {
  const circle: Record<string, unknown> = { type: 'pass' };
  circle.circle = [circle];
  return circle;
};

/** An object with a key of its own that assignments would send to the prototype. */
const withOwn = (name: string, value: unknown): object =>
  Object.defineProperty({}, name, { value, enumerable: true, configurable: true, writable: true });

type Maker = (luck: Luck) => unknown;

const NUMBERS: readonly unknown[] = [
  ...[0, -0, -1, 1, 4, 5, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 32, 2 ** 53, Number.MAX_SAFE_INTEGER],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MIN_VALUE, 10n ** 30n],
];

const SMALL: readonly Maker[] = [
  () => null,
  () => undefined,
  (luck) => luck(2) === 0,
  (luck) => pick(NUMBERS, luck),
  (luck) => pick(NUMBERS, luck),
  (luck) => pick(NASTY_NAMES, luck),
  (luck) => String(pick(NUMBERS, luck)),
  () => [],
  () => ({}),
  () => new Date(Number.NaN),
  () => new Map([['seq', 0]]),
  () => new Set(['gameId']),
  () => new Uint8Array(7),
  () => new RangeError('not one of ours'),
  () => /(?:x+)+y/,
  () => Object.create(null),
  (luck) => withOwn(pick(NASTY_NAMES, luck), { polluted: true }),
];

/** Rare, because each costs time. */
const LARGE: readonly Maker[] = [
  nested,
  endless,
  () => 'x'.repeat(HUGE),
  () => new Array(HUGE / 8).fill(null),
  () => Object.fromEntries(Array.from({ length: HUGE / 64 }, (_, index) => [`key ${index}`, index])),
  () => withOwn('key'.repeat(HUGE), 0),
  (luck) => pick(NASTY_NAMES, luck).repeat(HUGE / 16),
  () => new ArrayBuffer(HUGE),
];

const LARGE_ONE_IN = 20;
const WIDTH = 4;

/** Something that no call expects, of at most a few hundred kilobytes; everything in it can be cloned. */
export function hostileValue(luck: Luck, depth = 2): unknown {
  if (luck(LARGE_ONE_IN) === 0) return pick(LARGE, luck)(luck);
  if (depth === 0 || luck(3) > 0) return pick(SMALL, luck)(luck);
  const parts = Array.from({ length: luck(WIDTH) }, () => hostileValue(luck, depth - 1));
  if (luck(2) === 0) return parts;
  const whole = {};
  for (const part of parts) Object.assign(whole, withOwn(pick(NASTY_NAMES, luck), part));
  return whole;
}
