import type { Choice } from '../rules/observation/observation.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Decision, Phase } from '../vocabulary/time.ts';
import type { Lesson, LessonStep, Moment, Remark } from './lesson.ts';
import { fits, fitsOne } from './patterns.ts';

/* How a lesson goes on, depending on the decisions and on the state of the game. Nothing here knows of a page. */

/** The step that a decision answers: the current one, or the first after it that waits for a decision. */
export function answeredStep(lesson: Lesson, at: number): number {
  const found = lesson.steps.findIndex(({ wait }, index) => index >= at && (wait === 'decision' || isUntil(wait)));
  return found < 0 ? at : found;
}

const isUntil = (wait: LessonStep['wait']): wait is { readonly until: Moment } =>
  typeof wait === 'object' && 'until' in wait;

/** The remark on a decision; `null` if the lesson just goes on. */
export function remarkOn({ ours = [], otherwise = [], wait }: LessonStep, action: Action): Remark | null {
  if (wait === 'decision' && fitsOne(action, ours)) return null;
  return otherwise.find(({ when }) => when === undefined || fits(action, when)) ?? null;
}

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
