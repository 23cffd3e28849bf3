import type { Action } from '../../shared/vocabulary/actions.ts';

/** Whether two actions do the same; the order of their fields does not matter. */
export function sameAction(one: Action, other: Action): boolean {
  const fields = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return fields.length === others.size && fields.every(([name, value]) => others.get(name) === value);
}
