import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';

/** How many more have to go when all this is given up, one after the other; `null` where that cannot be done. */
export type DueAfter = (actions: readonly Action[]) => number | null;

/** Where it is not told otherwise, one choice is all there is to decide. */
const ONE: DueAfter = ({ length }) => (length === 0 ? 1 : 0);

/** What is gathered before it is done, and what says how many that takes. */
export interface Gathering {
  readonly gathered: readonly Choice[];
  readonly dueAfter?: DueAfter | undefined;
}

const dueOf = (choices: readonly Choice[], dueAfter: DueAfter): number | null =>
  dueAfter(choices.map(({ action }) => action));

/** Whether several things have to go, so that they are gathered and then given up together. */
export const gathersMany = ({ dueAfter = ONE }: Pick<Gathering, 'dueAfter'>): boolean => (dueAfter([]) ?? 0) > 1;

/** Whether more has to be gathered. */
export const lacksMore = ({ gathered, dueAfter = ONE }: Gathering): boolean =>
  gathersMany({ dueAfter }) && dueOf(gathered, dueAfter) !== 0;

/** Leaves out what would be too much, or could not be done after what stands before it. */
function possible(choices: readonly Choice[], dueAfter: DueAfter): readonly Choice[] {
  const kept: Choice[] = [];
  for (const choice of choices)
    if (dueOf(kept, dueAfter) !== 0 && dueOf([...kept, choice], dueAfter) !== null) kept.push(choice);
  return kept;
}

/** What is gathered once a choice was pressed: what is pressed again goes out, what would be too much takes the place of the last. */
function gather({ gathered, dueAfter = ONE }: Gathering, choice: Choice): readonly Choice[] {
  if (!gathersMany({ dueAfter })) return [choice];
  const others = gathered.filter(({ action }) => !isSameAction(action, choice.action));
  if (others.length < gathered.length) return possible(others, dueAfter);
  const room = dueOf(gathered, dueAfter) === 0 ? gathered.slice(0, -1) : gathered;
  return possible([...room, choice], dueAfter);
}

/** Returns what is taken up once a choice was pressed; without one, nothing. */
export function considering(before: Gathering, choice: Choice | null | undefined) {
  const gathered = choice ? gather(before, choice) : [];
  return { gathered, considered: gathered.at(-1) ?? null, refused: null };
}

/** Whether the next of what is gathered can be done after the first of it. */
export const goesOn = ({ gathered: [, next] }: Gathering, choices: readonly Choice[]): boolean =>
  next !== undefined && choices.some(({ action }) => isSameAction(action, next.action));
