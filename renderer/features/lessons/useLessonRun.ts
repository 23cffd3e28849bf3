import { useEffect, useMemo } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Beat, Lesson, Remark } from '../../../shared/lessons/lesson.ts';
import { answeredBeat, goesOn, isOver, nextBeat, remarkOn } from '../../../shared/lessons/lessonProgress.ts';
import { beatOf } from '../../../shared/lessons/lessons.ts';
import { type Values, valuesOf } from '../../../shared/lessons/values.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useGame } from '../../game/game.ts';
import { type TakenInLesson, useLesson } from '../../game/state/lesson.ts';
import { type Host, useHost } from '../../platform/host.ts';
import { finishLesson, goBackToBeat, reachBeat, startLesson } from './commands.ts';

/** What a lesson says now, and the ways to go on. */
export interface LessonRun {
  readonly lesson: Lesson;
  readonly beat: Beat;
  readonly number: number;
  /** What is said of the learner's newest decision; `null` where nothing is. */
  readonly remark: Remark | null;
  /** Whether the decision was the learner's own to take, so that what is said of it is no objection. */
  readonly isOwn: boolean;
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
export function useLessonRun(lesson: Lesson): LessonRun {
  const host = useHost();
  const { update, playing, own } = useGame();
  const { beat: number, waiting, taken, finished } = useLesson();
  const beat = beatOf(lesson, number);
  const answered = answeredBeat(lesson, number);
  const answeredOne = beatOf(lesson, answered);
  const remark = useMemo(
    () => (taken === null ? null : remarkOn(answeredOne, taken.action, valuesWhenTaken(answeredOne, taken, own))),
    [answeredOne, taken, own],
  );
  const resting = isAtRest(update, playing);
  useAnswers(lesson, answered, remark);
  useNextBeat(lesson, resting);
  useDecidingOn(lesson, answered, resting && remark !== null);
  return {
    lesson,
    beat,
    number,
    remark,
    isOwn: answeredOne.answers !== undefined,
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
  else if (goesOn(beat)) useLesson.setState({ taken: null, beat: answered, waiting: true });
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

/**
 * Whoever decides again while the last decision is still spoken of has heard enough: the new one belongs to the next
 * beat, which is due for the host as soon as the table is at rest.
 */
function useDecidingOn(lesson: Lesson, answered: number, speaking: boolean): void {
  const host = useHost();
  const { choices, view } = useGame().update;
  const beat = beatOf(lesson, answered);
  const ahead = speaking && beat.wait === 'decision' && goesOn(beat) ? nextBeat(lesson, answered, choices, view) : null;
  const next = ahead === null || lesson.beats[ahead]?.deal !== undefined ? null : ahead;
  useEffect(() => {
    if (next === null) return;
    void reachBeat(host, next);
    return useLesson.subscribe((now, before) => {
      if (now.taken !== null && before.taken !== null && now.taken !== before.taken)
        useLesson.setState({ beat: next, asOurs: false });
    });
  }, [host, next]);
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

/** The values of what is said of a decision: those of the position that it was taken in, and what it did. */
export function valuesWhenTaken(
  beat: Beat,
  { action, before }: TakenInLesson,
  seat: Seat,
  title: (card: string) => string = String,
): Values {
  const { view, choices } = before;
  const taken = choices.find((choice) => isSameAction(choice.action, action));
  return valuesOf(beat, { view, choices, seat, title }, taken);
}
