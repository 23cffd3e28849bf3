import type { Choice } from '../rules/observation/observation.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Decision, Phase } from '../vocabulary/time.ts';
import type { MessageKey } from '../words/words.ts';
import type { Beat, Lesson, Moment, Ranges, Remark } from './lesson.ts';
import { fits, fitsOne } from './patterns.ts';
import type { Values } from './values.ts';

/* How a lesson goes on: from what was decided, and from where the game stands. Nothing here knows of a page. */

/** The beat that a decision answers: the one at hand, or the first after it that waits for one. */
export function answeredBeat(lesson: Lesson, at: number): number {
  const found = lesson.beats.findIndex(({ wait }, index) => index >= at && (wait === 'decision' || isUntil(wait)));
  return found < 0 ? at : found;
}

const isUntil = (wait: Beat['wait']): wait is { readonly until: Moment } => typeof wait === 'object' && 'until' in wait;

/**
 * What is said of a decision; `null` where the lesson just goes on.
 * @param values those of the beat's sentences in the position that it was taken in, and of the decision
 */
export function remarkOn(beat: Beat, action: Action, values: Values): Remark | null {
  const { ours = [], otherwise = [], answers, wait } = beat;
  if (answers === undefined && wait === 'decision' && fitsOne(action, ours)) return null;
  const isMeant = ({ when, where = {} }: Remark) =>
    (when === undefined || fits(action, when)) && liesWithin(values, where);
  return (answers ?? otherwise).find(isMeant) ?? null;
}

/** Whether the lesson goes on from whatever is decided at a beat. */
export const goesOn = ({ stays, answers }: Beat): boolean => stays === true || answers !== undefined;

/** What a beat says, with these values of its sentences. */
export const textOf = ({ text, instead = [] }: Beat, values: Values): MessageKey =>
  instead.find(({ where }) => liesWithin(values, where))?.text ?? text;

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

/** Whether the beat's own waiting is over with where the game stands. */
export const isOver = ({ wait }: Beat, standing: Standing): boolean => isUntil(wait) && hasCome(standing, wait.until);

/** The next beat after `at` that has something to say here; `null` after the last. */
export function nextBeat(lesson: Lesson, at: number, choices: readonly Choice[], standing: Standing): number | null {
  const next = lesson.beats.findIndex(
    (beat, index) => index > at && isWorthSaying(beat, choices) && (beat.deal !== undefined || !isOver(beat, standing)),
  );
  return next < 0 ? null : next;
}

const isWorthSaying = ({ onlyIf }: Beat, choices: readonly Choice[]): boolean =>
  onlyIf === undefined || choices.some(({ action }) => fits(action, onlyIf));
