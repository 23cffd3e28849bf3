import { LESSON_IDS, type LessonId } from '../vocabulary/lessons.ts';
import type { Beat, Lesson } from './lesson.ts';
import { bread } from './lessons/bread.ts';
import { buyOrSell } from './lessons/buyOrSell.ts';
import { firstEpoch } from './lessons/firstEpoch.ts';
import { openPiles } from './lessons/openPiles.ts';
import { points } from './lessons/points.ts';
import { tracks } from './lessons/tracks.ts';

const ALL: Readonly<Record<LessonId, Lesson>> = { buyOrSell, tracks, openPiles, bread, points, firstEpoch };

/** All lessons, in the order in which they are learnt. */
export const LESSONS: readonly Lesson[] = LESSON_IDS.map((id) => ALL[id]);

export const lessonOf = (id: LessonId): Lesson => ALL[id];

/** A lesson's beat by its number. Throws a RangeError when it has no such beat. */
export function beatOf(lesson: Lesson, number: number): Beat {
  const beat = lesson.beats[number];
  if (beat === undefined) throw new RangeError(`${lesson.id} has no beat ${number}`);
  return beat;
}
