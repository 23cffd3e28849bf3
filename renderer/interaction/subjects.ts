import type { Choice, Refusal } from '../../shared/rules/observation.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import type { Subject } from '../store/table.ts';

/** Everything that can, or cannot, be done with one thing on the table. */
export interface ChoiceGroup {
  readonly key: string;
  readonly subject: Subject;
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal[];
}

/** Returns the thing that an action is about; `null` for passing, which is about nothing. */
export function subjectOf(action: Action): Subject | null {
  switch (action.type) {
    case 'chooseSide':
      return { kind: 'side', side: action.side };
    case 'setWheel':
      return { kind: 'wheel', rotation: action.rotation };
    case 'draft':
      return { kind: 'card', card: action.keep };
    case 'take':
      return { kind: 'pile', colour: action.colour };
    case 'colony':
      return { kind: 'colony', level: action.level };
    case 'statue':
      return { kind: 'statue', requirement: action.requirement };
    case 'remove':
      return { kind: 'card', card: action.card };
    case 'payToFeed':
      return { kind: 'payment' };
    case 'silver':
    case 'gold':
      return { kind: 'medal', medal: action.type };
    case 'pass':
      return null;
  }
}

/** Returns a name for a subject that no other subject has. */
export const keyOf = (subject: Subject): string => Object.values(subject).join(':');

export const sameSubject = (one: Subject | null, other: Subject | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));

/** Printed order where there is one; things without (a hand, a tableau) keep the order in which they come. */
function rank(subject: Subject): number {
  switch (subject.kind) {
    case 'colony':
      return subject.level;
    case 'statue':
      return subject.requirement;
    case 'wheel':
      return subject.rotation;
    case 'pile':
      return COLOURS.indexOf(subject.colour);
    case 'medal':
      return subject.medal === 'silver' ? 0 : 1;
    case 'payment':
      return -1;
    case 'card':
    case 'side':
      return 0;
  }
}

/** Returns what can and cannot be done, one group for each thing on the table, in a steady order. */
export function groupChoices(choices: readonly Choice[], refusals: readonly Refusal[]): readonly ChoiceGroup[] {
  const groups = new Map<string, { subject: Subject; choices: Choice[]; refusals: Refusal[] }>();
  const groupOf = (action: Action) => {
    const subject = subjectOf(action);
    if (subject === null) return undefined;
    const key = keyOf(subject);
    const group = groups.get(key) ?? { subject, choices: [], refusals: [] };
    groups.set(key, group);
    return group;
  };
  for (const choice of choices) groupOf(choice.action)?.choices.push(choice);
  for (const refusal of refusals) groupOf(refusal.action)?.refusals.push(refusal);
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .sort((one, other) => rank(one.subject) - rank(other.subject));
}

/** Returns the choice that ends the step, where there is one. */
export const passOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice.action.type === 'pass');
