import { type Luck, pick } from '../../fixtures/luck.ts';
import { hostileValue, NASTY_NAMES } from './hostileValues.ts';

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

/** Another object with the same own fields, and one more or another one in place of one. */
function put(bag: Bag, name: string, value: unknown): unknown {
  const copy = Array.isArray(bag) ? [...bag] : { ...bag };
  return Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
}

function without(bag: Bag, name: string): unknown {
  return Array.isArray(bag) ? [] : Object.fromEntries(Object.entries(bag).filter(([key]) => key !== name));
}

/** A fitting input with one thing wrong with it somewhere: a field too many, one too few, or one that is something else. */
export function spoil(input: unknown, luck: Luck): unknown {
  if (!isBag(input)) return hostileValue(luck);
  const names = Object.keys(input);
  const name = names.length > 0 ? pick(names, luck) : 'missing';
  switch (luck(names.length > 0 ? 6 : 2)) {
    case 0:
      return put(
        input,
        pick(
          NASTY_NAMES.filter((nasty) => !Array.isArray(input) || nasty !== ''),
          luck,
        ),
        hostileValue(luck),
      );
    case 1:
      return luck(2) === 0 ? [input] : hostileValue(luck);
    case 2:
      return without(input, name);
    case 3:
      return put(input, name, hostileValue(luck));
    default:
      return put(input, name, spoil(input[name], luck));
  }
}
