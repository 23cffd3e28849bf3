import type { Choice } from '../rules/observation/observation.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Decision, Phase } from '../vocabulary/time.ts';
import type { MessageKey } from '../words/words.ts';
import type { Instead, Lesson, LessonStep, Moment, Ranges, Remark, Target } from './lesson.ts';
import { fits, fitsOne } from './patterns.ts';
import type { Values } from './values.ts';

/* How a lesson goes on, depending on the decisions and on the state of the game. Nothing here knows of a page. */

/** The step that a decision answers: the current one, or the first after it that waits for a decision. */
export function answeredStep(lesson: Lesson, at: number): number {
  const found = lesson.steps.findIndex(({ wait }, index) => index >= at && (wait === 'decision' || isUntil(wait)));
  return found < 0 ? at : found;
}

const isUntil = (wait: LessonStep['wait']): wait is { readonly until: Moment } =>
  typeof wait === 'object' && 'until' in wait;

/**
 * What is said of a decision; `null` where the lesson just goes on.
 * @param values those of the step's sentences in the position that it was taken in, and of the decision
 */
export function remarkOn(step: LessonStep, action: Action, values: Values): Remark | null {
  const { ours = [], otherwise = [], answers, wait } = step;
  if (answers === undefined && wait === 'decision' && fitsOne(action, ours)) return null;
  const isMeant = ({ when, where = {} }: Remark) =>
    (when === undefined || fits(action, when)) && liesWithin(values, where);
  return (answers ?? otherwise).find(isMeant) ?? null;
}

/** Whether the lesson goes on from whatever is decided at a step. */
export const goesOn = ({ stays, answers }: LessonStep): boolean => stays === true || answers !== undefined;

const insteadOf = ({ instead = [] }: LessonStep, values: Values): Instead | undefined =>
  instead.find(({ where }) => liesWithin(values, where));

/** What a step says, with these values of its sentences. */
export const textOf = (step: LessonStep, values: Values): MessageKey => insteadOf(step, values)?.text ?? step.text;

/** What a step points at, with these values of its sentences. */
export const pointsOf = (step: LessonStep, values: Values): readonly Target[] =>
  insteadOf(step, values)?.points ?? step.points;

const liesWithin = (values: Values, ranges: Ranges): boolean =>
  Object.entries(ranges).every(([name, [least, most]]) => {
    const value = values[name];
    return typeof value === 'number' && value >= least && value <= most;
  });

/** Where a game stands, as far as lessons care. */
export interface Standing {
  readonly epoch: number;
  readonly phase: Phase;
  readonly decision: Decision | null;
}

const ORDER: readonly Decision[] = [
  'chooseSide',
  'setWheel',
  'draft',
  'market',
  'colony',
  'placeTile',
  'allyBonus',
  'statue',
  'feeding',
  'freeCard',
  'medals',
];

/** How far a game is: larger is later. The end comes after everything. */
const progress = ({ epoch, phase, decision }: Standing): number =>
  decision === null
    ? Number.POSITIVE_INFINITY
    : (epoch * 2 + (phase === 'B' ? 1 : 0)) * ORDER.length + ORDER.indexOf(decision);

/** Whether a game has come to a moment, or past it. */
const hasCome = (standing: Standing, moment: Moment): boolean => progress(standing) >= progress(moment);

/** Whether the step needs to wait no longer in this state of the game. */
export const isOver = ({ wait }: LessonStep, standing: Standing): boolean =>
  isUntil(wait) && hasCome(standing, wait.until);

/** The next step after `at` that has something to say here; `null` after the last. */
export function nextStep(lesson: Lesson, at: number, choices: readonly Choice[], standing: Standing): number | null {
  const next = lesson.steps.findIndex(
    (step, index) => index > at && isWorthSaying(step, choices) && (step.deal !== undefined || !isOver(step, standing)),
  );
  return next < 0 ? null : next;
}

const isWorthSaying = ({ onlyIf }: LessonStep, choices: readonly Choice[]): boolean =>
  onlyIf === undefined || choices.some(({ action }) => fits(action, onlyIf));
