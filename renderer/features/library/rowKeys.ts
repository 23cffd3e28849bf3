import type { KeyboardEvent } from 'react';

/** How many games a page of the list is, for the keys that turn it. */
const PAGE = 5;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Returns the row to which a key leads from the row at `index`; `null` where it leads nowhere. */
export function rowByKey(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  index: number,
  count: number,
): number | null {
  const step = STEPS[key];
  if (step === undefined || altKey || ctrlKey || metaKey) return null;
  return Math.min(count - 1, Math.max(0, index + step));
}
