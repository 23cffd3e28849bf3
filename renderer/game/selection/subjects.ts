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

/** Returns a unique name for a thing. */
export const keyOf = (thing: Thing): string => Object.values(thing).join(':');

export const sameSubject = (one: Subject | null, other: Subject | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));

/** The rank of cards whose tile can be taken back: they come last, after the step's own decision. */
const BY_THE_WAY = 100;
const AFTER_COLONIES_AND_STATUES = 50;

/** The rank of a thing: by its printed order if it has one. Things without (a hand, a tableau) keep their order. */
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

/** The assumed cost, in points, of each further card that has to be removed: less than most cards cost. */
const FURTHER_CARD = 4;

/**
 * The cost of removing a card, in points, including the further cards that must be removed after it. Removing a card
 * that brings food makes more of these necessary.
 */
function lossOf({ choices: [choice] }: Pick<ChoiceGroup, 'choices'>): number {
  return choice?.action.type === 'remove' ? choice.preview.unfed * FURTHER_CARD - choice.preview.points : 0;
}

/** Whether the choice removes a card and others stay unfed after it (rules §7.4). */
export const isTooFew = ({ choices: [choice] }: Pick<ChoiceGroup, 'choices'>): boolean =>
  choice?.action.type === 'remove' && choice.preview.unfed > 0;

/**
 * Returns what can and cannot be done, one group for each thing on the table, in a stable order. Of cards to remove,
 * those come first of which one is enough, and then the cheapest.
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

/** Whether a choice gives its card away: by selling or removing it. */
const givesAway = (choice: Choice): boolean => choice.action.type === 'remove' || isSale(choice);

/**
 * Returns which of the choices about a thing dropping it at a place can mean: before its owner it is taken, at the bank
 * given away.
 */
export const dropChoices = (choices: readonly Choice[], zone: DropZone): readonly Choice[] =>
  choices.filter((choice) => givesAway(choice) === (zone === 'bank'));
