/** Characters that cannot be seen, or that change how the text around them is shown. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A value from outside as a short text that can safely be shown, whatever the value is. */
export function shortText(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value).slice(0, 200).replace(UNSEEN, ' ');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Says where `found` differs from `expected` (plain JSON data), as `scores.1.gold: 7 instead of 14`; `null` when it
 * does not. Walks through `expected` only, so that `found` may be anything: deep, endless or hostile.
 */
export function differenceOf(found: unknown, expected: unknown, place: string): string | null {
  if (typeof expected !== 'object' || expected === null)
    return found === expected ? null : `${place}: ${shortText(found)} instead of ${shortText(expected)}`;
  if (typeof found !== 'object' || found === null || Array.isArray(found) !== Array.isArray(expected))
    return `${place}: ${shortText(found)} instead of ${shortText(expected)}`;
  if (Array.isArray(expected) && (found as unknown[]).length !== expected.length)
    return `${place}: ${shortText(found)} instead of ${shortText(expected)}`;
  for (const [key, value] of Object.entries(expected)) {
    const inner = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
    const difference = differenceOf(inner, value, place === '' ? key : `${place}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}
