import type { Choice, Refusal } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { STALL_SPACES } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import type { DropZone, Thing } from '../state/stage.ts';
import type { Subject } from '../state/table.ts';

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
    case 'monument':
      return { kind: 'monument' };
    case 'placeTile':
      return { kind: 'tile', tile: action.tile };
    case 'allyBonus':
      return { kind: 'track', track: action.track };
    case 'stall':
      return { kind: 'stall', space: action.space };
    case 'freeCard':
      return { kind: 'box', colour: action.colour };
    case 'remove':
    case 'redeemTile':
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

/** Returns a name for a thing that no other thing has. */
export const keyOf = (thing: Thing): string => Object.values(thing).join(':');

export const sameSubject = (one: Subject | null, other: Subject | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));

/** Comes after everything that a step is about: a card whose tile can be taken back on the way. */
const BY_THE_WAY = 100;
const AFTER_COLONIES_AND_STATUES = 50;

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
    case 'box':
      return COLOURS.indexOf(subject.colour);
    case 'tile':
      return TRACKS.indexOf(subject.tile);
    case 'track':
      return TRACKS.indexOf(subject.track);
    case 'stall':
      return STALL_SPACES.indexOf(subject.space);
    case 'monument':
      return AFTER_COLONIES_AND_STATUES;
    case 'medal':
      return subject.medal === 'silver' ? 0 : 1;
    case 'payment':
      return -1;
    case 'card':
      return BY_THE_WAY;
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

/** Whether a choice gives its thing away: sold, or removed. */
const givesAway = ({ action }: Choice): boolean =>
  action.type === 'remove' || ('action' in action && action.action === 'sell');

/**
 * Returns which of the choices about one thing letting go of it over a place can mean: before its owner it is taken, at the
 * bank given away.
 */
export const dropChoices = (choices: readonly Choice[], zone: DropZone): readonly Choice[] =>
  choices.filter((choice) => givesAway(choice) === (zone === 'bank'));
