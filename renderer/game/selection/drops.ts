import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { DropZone } from '../state/stage.ts';
import type { ChoiceGroup } from './subjects.ts';

/** Whether a choice gives its thing away: sold, or removed. */
const givesAway = ({ action }: Choice): boolean =>
  action.type === 'remove' || ('action' in action && action.action === 'sell');

/** Returns what letting go of a thing over a place can mean: before its owner it is taken, at the bank given away. */
export const dropChoices = ({ choices }: ChoiceGroup, zone: DropZone): readonly Choice[] =>
  choices.filter((choice) => givesAway(choice) === (zone === 'bank'));
