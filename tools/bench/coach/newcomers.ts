import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { mistakeOf } from '../../../shared/lessons/coach/mistakes.ts';
import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';

/** Chooses one of the choices that are left to a newcomer. */
export type Newcomer = (job: BotJob, choices: readonly Choice[]) => Action;

/** How many incomes are still to come, two in each epoch (rules §7.1). */
const incomesLeft = ({ observation: { epoch, phase } }: BotJob): number => 2 * (3 - epoch) + (phase === 'B' ? 1 : 2);

const steps = ({ preview }: Choice): number =>
  Object.values(preview.tracks).reduce((sum, step) => sum + (step ?? 0), 0);

/** The first of those that are worth most. */
function mostOf(choices: readonly Choice[], worth: (choice: Choice) => number): Action {
  const [first, ...others] = choices;
  if (first === undefined) throw new Error('nothing to decide');
  return others.reduce((best, other) => (worth(other) > worth(best) ? other : best), first).action;
}

/** Who looks at the figures only: the more steps and points, the better, and a card is better than none. */
const byFigures: Newcomer = (_, choices) =>
  mostOf(
    choices,
    (choice) =>
      steps(choice) +
      choice.preview.points / 2 +
      (choice.preview.price === null ? 0 : 1) -
      (choice.action.type === 'pass' ? 5 : 0),
  );

/** Who heeds what the coach says matters: income early, what comes into reach, food for all, coins for later, points. */
const byWords: Newcomer = (job, choices) =>
  mostOf(choices, ({ preview: { tracks, points, pointsBetween, reaches, unfed, price } }) => {
    const { income = 0, military = 0, culture = 0, food = 0 } = tracks;
    const hidden = pointsBetween === null ? 0 : (pointsBetween.most - pointsBetween.least) / 2;
    const reached = reaches.colonies.length + reaches.statues.length;
    return (
      (income * incomesLeft(job)) / 5 +
      (military + culture + food) / 2 +
      points +
      hidden +
      1.5 * reached -
      2 * unfed -
      (price ?? 0) / 10
    );
  });

/** Who asks the lamp each time, and does what it says: beside Apprentices it judges as regent. */
const byLamp: Newcomer = (job, choices) => decide({ ...job, choices, level: 'regent' });

/** The same newcomer, who does nothing that the coach warns of where anything else is left. */
export const warned =
  (newcomer: Newcomer): Newcomer =>
  (job, choices) => {
    const { observation } = job;
    const seat = observation.viewer;
    const safe = choices.filter((choice) => seat !== null && mistakeOf(choice, choices, observation, seat) === null);
    return newcomer(job, safe.length > 0 ? safe : choices);
  };

export const NEWCOMERS: Readonly<Record<string, Newcomer>> = {
  'looks at the figures only': byFigures,
  'does what the coach says matters': byWords,
  'asks the lamp each time': byLamp,
};
