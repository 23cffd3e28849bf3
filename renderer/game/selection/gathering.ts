import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';

/**
 * How many more cards have to be removed after these actions, one after the other; `null` when they are not possible.
 */
export type DueAfter = (actions: readonly Action[]) => number | null;

/** By default a decision is complete with one choice. */
const ONE: DueAfter = ({ length }) => (length === 0 ? 1 : 0);

/** The choices gathered before they are carried out, and the function that tells how many are still needed. */
export interface Gathering {
  readonly gathered: readonly Choice[];
  readonly dueAfter?: DueAfter | undefined;
}

const dueOf = (choices: readonly Choice[], dueAfter: DueAfter): number | null =>
  dueAfter(choices.map(({ action }) => action));

/** Whether several choices are needed, so that they are gathered and carried out together. */
export const gathersMany = ({ dueAfter = ONE }: Pick<Gathering, 'dueAfter'>): boolean => (dueAfter([]) ?? 0) > 1;

/** Whether more choices have to be gathered. */
export const lacksMore = ({ gathered, dueAfter = ONE }: Gathering): boolean =>
  gathersMany({ dueAfter }) && dueOf(gathered, dueAfter) !== 0;

/** Leaves out choices that would be too many, or are not possible after those before them. */
function possible(choices: readonly Choice[], dueAfter: DueAfter): readonly Choice[] {
  const kept: Choice[] = [];
  for (const choice of choices)
    if (dueOf(kept, dueAfter) !== 0 && dueOf([...kept, choice], dueAfter) !== null) kept.push(choice);
  return kept;
}

/** The gathered choices after one was pressed: a gathered one is removed; one too many replaces the last. */
function gather({ gathered, dueAfter = ONE }: Gathering, choice: Choice): readonly Choice[] {
  if (!gathersMany({ dueAfter })) return [choice];
  const others = gathered.filter(({ action }) => !isSameAction(action, choice.action));
  if (others.length < gathered.length) return possible(others, dueAfter);
  const room = dueOf(gathered, dueAfter) === 0 ? gathered.slice(0, -1) : gathered;
  return possible([...room, choice], dueAfter);
}

/** Returns the gathered and considered choices after `choice` was pressed; none without a choice. */
export function considering(before: Gathering, choice: Choice | null | undefined) {
  const gathered = choice ? gather(before, choice) : [];
  return { gathered, considered: gathered.at(-1) ?? null, refused: null };
}

/** Whether the second gathered choice is among `choices`, after the first was carried out. */
export const goesOn = ({ gathered: [, next] }: Gathering, choices: readonly Choice[]): boolean =>
  next !== undefined && choices.some(({ action }) => isSameAction(action, next.action));
