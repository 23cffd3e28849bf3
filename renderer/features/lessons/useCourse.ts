import { useEffect, useMemo } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { answeredBeat, isOver, nextBeat, remarkOn } from '../../../shared/lessons/course.ts';
import type { Beat, Lesson, Remark } from '../../../shared/lessons/lesson.ts';
import { beatOf } from '../../../shared/lessons/lessons.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import { useGame } from '../../game/game.ts';
import { useLesson } from '../../game/state/lesson.ts';
import { type Host, useHost } from '../../platform/host.ts';
import { finishLesson, goBackToBeat, reachBeat, startLesson } from './commands.ts';

/** What a lesson says now, and the ways to go on. */
export interface Course {
  readonly lesson: Lesson;
  readonly beat: Beat;
  readonly number: number;
  /** What is said of the learner's newest decision; `null` where nothing is. */
  readonly remark: Remark | null;
  /** Whether others decide, or the table is still showing what happened. */
  readonly waiting: boolean;
  readonly finished: boolean;
  press(): void;
  takeBack(): void;
  leaveIt(): void;
  skip(): void;
}

/** Whether the learner can go on from a position: it is its turn, or nobody's any more. */
const isAtRest = (update: GameUpdate, playing: boolean): boolean =>
  !playing && (update.screen.actor !== null || update.view.result !== null);

/** Runs a lesson over the game on the table: from what is decided there it goes on by itself. */
export function useCourse(lesson: Lesson): Course {
  const host = useHost();
  const { update, playing } = useGame();
  const { beat: number, waiting, taken, finished } = useLesson();
  const beat = beatOf(lesson, number);
  const answered = answeredBeat(lesson, number);
  const remark = useMemo(
    () => (taken === null ? null : remarkOn(beatOf(lesson, answered), taken.action)),
    [lesson, answered, taken],
  );
  const resting = isAtRest(update, playing);
  useAnswers(lesson, answered, remark);
  useNextBeat(lesson, resting);
  return {
    lesson,
    beat,
    number,
    remark,
    waiting: waiting || (!resting && remark === null),
    finished,
    press: () => useLesson.setState({ waiting: true, asOurs: false }),
    takeBack: () => {
      useLesson.setState({ taken: null, asOurs: false });
      const target = typeof beat.wait === 'object' && 'takeBack' in beat.wait ? beat.wait.takeBack : null;
      if (remark !== null || target === null) return void goBackToBeat(host, answered);
      const back = goBackToBeat(
        host,
        lesson.beats.findIndex(({ id }) => id === target),
      );
      void back.then(() => useLesson.setState({ waiting: true }));
    },
    leaveIt: () => void leave(host, lesson, answered),
    skip: () => void jump(host, lesson, number),
  };
}

/** Leaves the learner's decision as it is, or puts the lesson's own in its place where it cannot go on from that. */
function leave(host: Host, lesson: Lesson, answered: number): void {
  const beat = beatOf(lesson, answered);
  if (beat.wait !== 'decision') useLesson.setState({ taken: null });
  else if (beat.stays === true) useLesson.setState({ taken: null, beat: answered, waiting: true });
  else void jump(host, lesson, answered).then(() => useLesson.setState({ asOurs: true }));
}

/** Begins the beat after this one as if all before had gone as suggested; after the last the lesson is over. */
async function jump(host: Host, lesson: Lesson, number: number): Promise<void> {
  if (number + 1 < lesson.beats.length) await startLesson(host, lesson.id, number + 1);
  else useLesson.setState({ taken: null, beat: number, waiting: true });
}

/** A decision of which nothing is to be said lets its beat go by. */
function useAnswers(lesson: Lesson, answered: number, remark: Remark | null): void {
  const taken = useLesson((state) => state.taken);
  useEffect(() => {
    if (taken === null || remark !== null) return;
    const isLast = beatOf(lesson, answered).wait === 'decision';
    useLesson.setState({ taken: null, asOurs: false, beat: answered, waiting: isLast });
  }, [lesson, answered, taken, remark]);
}

/** Goes to the next beat as soon as the game stands where the learner can go on. */
function useNextBeat(lesson: Lesson, resting: boolean): void {
  const host = useHost();
  const { update } = useGame();
  const { beat, waiting, taken, finished } = useLesson();
  const { view, choices } = update;
  const over = isOver(beatOf(lesson, beat), view);
  const due = resting && taken === null && !finished && (waiting || over);
  useEffect(() => {
    if (!due) return;
    const next = nextBeat(lesson, beat, choices, view);
    if (next === null) {
      useLesson.setState({ waiting: false, finished: true });
      void finishLesson(host);
    } else if (lesson.beats[next]?.deal !== undefined) void startLesson(host, lesson.id, next);
    else {
      useLesson.setState({ waiting: false, beat: next });
      void reachBeat(host, next);
    }
  }, [due, lesson, beat, choices, view, host]);
}

/** The choice that a decision was, with what it did. */
export const choiceTaken = () => {
  const { taken } = useLesson.getState();
  return taken?.before.choices.find(({ action }) => isSameAction(action, taken.action));
};
