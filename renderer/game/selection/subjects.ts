import type { Choice, Refusal } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { STALL_SPACES } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { isSale } from '../actions/draft.ts';
import { actionView } from '../actions/index.ts';
import type { ChoiceGroup } from '../decisionContext.ts';
import type { DropZone, Thing } from '../state/stage.ts';
import type { Subject } from '../state/table.ts';

/** Returns the thing that an action is about; `null` for passing, which is about nothing. */
export const subjectOf = (action: Action): Subject | null => actionView(action).subject(action);

/** Returns a name for a thing that no other thing has. */
export const keyOf = (thing: Thing): string => Object.values(thing).join(':');

export const sameSubject = (one: Subject | null, other: Subject | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));

/** Sorted last: a card whose tile can be taken back besides the step's own decision. */
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
    default:
      return 0;
  }
}

/** Points that a further card to give up is reckoned at: less than most cost. */
const FURTHER_CARD = 4;

/** Points that giving a card up costs, with those of the cards that have to go all the same: a card that brings food costs more of them. */
function lossOf({ choices: [choice] }: Pick<ChoiceGroup, 'choices'>): number {
  return choice?.action.type === 'remove' ? choice.preview.unfed * FURTHER_CARD - choice.preview.points : 0;
}

/** Whether a card is to be given up, and that alone would leave others unfed (rules §7.4). */
export const isTooFew = ({ choices: [choice] }: Pick<ChoiceGroup, 'choices'>): boolean =>
  choice?.action.type === 'remove' && choice.preview.unfed > 0;

/**
 * Returns what can and cannot be done, one group for each thing on the table: in a steady order. Of cards to give up, first those
 * of which one is enough, and what costs least.
 */
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
    .sort(
      (one, other) =>
        rank(one.subject) - rank(other.subject) ||
        Number(isTooFew(one)) - Number(isTooFew(other)) ||
        lossOf(one) - lossOf(other),
    );
}

/** Returns the choice that ends the step, where there is one. */
export const passOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice.action.type === 'pass');

/** Whether a choice gives its thing away: sold, or removed. */
const givesAway = (choice: Choice): boolean => choice.action.type === 'remove' || isSale(choice);

/**
 * Returns which of the choices about one thing letting go of it over a place can mean: before its owner it is taken, at the
 * bank given away.
 */
export const dropChoices = (choices: readonly Choice[], zone: DropZone): readonly Choice[] =>
  choices.filter((choice) => givesAway(choice) === (zone === 'bank'));
