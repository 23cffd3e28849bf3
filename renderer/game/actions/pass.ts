import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Step } from '../../../shared/vocabulary/time.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { nameIn } from '../words/sentence.ts';
import type { ActionView, ChoiceContext, EventView } from './view.ts';

/** What passing is called in a step; `more` after something of the kind was taken before. */
function passWords(step: Observation['decision'] | Step, text: Text, more = false): string {
  switch (step) {
    case 'colony':
    case 'statue':
    case 'freeCard':
      return text(`choice.pass.${step}`);
    case 'medals':
      return text(more ? 'choice.pass.medals.more' : 'choice.pass.medals');
    default:
      return text('choice.pass');
  }
}

/** Whether the seat has bought medals before: then it would buy no more of them. */
const hasMedals = ({ view, seat }: ChoiceContext): boolean => {
  const owner = view.seats[seat];
  if (owner === undefined) return false;
  const { silver, gold } = factsOf(view, owner).medals;
  return silver + gold > 0;
};

/** Taking nothing more in this step: it is about nothing on the table, and changes nothing. */
export const pass: ActionView<'pass'> = {
  subject: () => null,
  words: (_, context, text) => passWords(context.view.decision, text, hasMedals(context)),
  booked: (_, { step }, text) => passWords(step, text),
  consequences: () => [],
};

export const passed: EventView<'passed'> = {
  sentence: (event, context) => ({
    key: context.latePasses.has(event) ? 'log.passed.more' : 'log.passed',
    parts: { name: nameIn(context, event.seat), step: event.step },
  }),
  pause: { between: 40, after: 150, group: 'pass' },
  sound: { begins: 'cardEdge' },
};
