import { LESSON_IDS, type LessonId } from '../contract/lessonNames.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { bread } from './lessons/bread.ts';
import { buyOrSell } from './lessons/buyOrSell.ts';
import { effects } from './lessons/effects.ts';
import { firstEpoch } from './lessons/firstEpoch.ts';
import { market } from './lessons/market.ts';
import { monuments } from './lessons/monuments.ts';
import { nobles } from './lessons/nobles.ts';
import { openPiles } from './lessons/openPiles.ts';
import { points } from './lessons/points.ts';
import { sides } from './lessons/sides.ts';
import { tracks } from './lessons/tracks.ts';

const ALL: Readonly<Record<LessonId, Lesson>> = {
  buyOrSell,
  tracks,
  openPiles,
  bread,
  points,
  firstEpoch,
  sides,
  effects,
  monuments,
  market,
  nobles,
};

/** All lessons, in the order in which they are learnt. */
export const LESSONS: readonly Lesson[] = LESSON_IDS.map((id) => ALL[id]);

export const lessonOf = (id: LessonId): Lesson => ALL[id];

/** A lesson's step by its number. Throws a RangeError when it has no such step. */
export function lessonStepOf(lesson: Lesson, number: number): LessonStep {
  const step = lesson.steps[number];
  if (step === undefined) throw new RangeError(`${lesson.id} has no step ${number}`);
  return step;
}
