import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { actionView } from '../actions/index.ts';
import type { ChoiceContext } from '../actions/view.ts';
import { type Consequence, changesOf } from './previewParts.ts';

/** Returns what a choice is, as one phrase that makes sense on its own. */
export const choiceWords = (choice: Choice, context: ChoiceContext, text: Text): string =>
  actionView(choice.action).words(choice, context, text);

/** Returns everything that would follow from a choice, in words. */
export const consequencesOf = (choice: Choice, context: ChoiceContext, text: Text): readonly Consequence[] =>
  (actionView(choice.action).consequences ?? changesOf)(choice, context, text);
