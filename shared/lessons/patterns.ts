import type { Action } from '../vocabulary/actions.ts';
import type { ActionPattern } from './lesson.ts';

/** Whether an action has every field of a pattern. */
export const fits = (action: Action, pattern: ActionPattern): boolean =>
  Object.entries(pattern).every(([field, value]) => (action as Record<string, unknown>)[field] === value);

/** Whether it fits one of them. */
export const fitsOne = (action: Action, patterns: readonly ActionPattern[]): boolean =>
  patterns.some((pattern) => fits(action, pattern));
