import { useEffect, useMemo } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Lesson, LessonStep, Remark } from '../../../shared/lessons/lesson.ts';
import { answeredStep, goesOn, isOver, nextStep, remarkOn } from '../../../shared/lessons/lessonProgress.ts';
import { lessonStepOf } from '../../../shared/lessons/lessons.ts';
import { type Values, valuesOf } from '../../../shared/lessons/values.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useGame } from '../../game/game.ts';
import { type Host, useHost } from '../../platform/host.ts';
import { finishLesson, goBackToStep, reachStep, startLesson } from './commands.ts';
import { type TakenInLesson, useLesson } from './lessonState.ts';

/** What a lesson says now, and what can be done next. */
export interface LessonRun {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly number: number;
  /** The remark on the learner's newest decision; `null` if there is none. */
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

/** Whether the learner can go on from a position: it is their turn, or nobody has to decide any more. */
const isAtRest = (update: GameUpdate, playing: boolean): boolean =>
  !playing && (update.screen.actor !== null || update.view.result !== null);

/** Runs a lesson over the game on the table, and advances it by what is decided there. */
export function useLessonRun(lesson: Lesson): LessonRun {
  const host = useHost();
  const { update, playing, own } = useGame();
  const { step: number, waiting, taken, finished } = useLesson();
  const step = lessonStepOf(lesson, number);
  const answered = answeredStep(lesson, number);
  const answeredOne = lessonStepOf(lesson, answered);
  const remark = useMemo(
    () => (taken === null ? null : remarkOn(answeredOne, taken.action, valuesWhenTaken(answeredOne, taken, own))),
    [answeredOne, taken, own],
  );
  const resting = isAtRest(update, playing);
  useAnswers(lesson, answered, remark);
  useNextStep(lesson, resting);
  useDecidingOn(lesson, answered, resting && remark !== null);
  return {
    lesson,
    step,
    number,
    remark,
    isOwn: answeredOne.answers !== undefined || remark?.fine === true,
    waiting: waiting || (!resting && remark === null),
    finished,
    press: () => useLesson.setState({ waiting: true, asOurs: false }),
    takeBack: () => {
      useLesson.setState({ taken: null, asOurs: false });
      const target = typeof step.wait === 'object' && 'takeBack' in step.wait ? step.wait.takeBack : null;
      if (remark !== null || target === null) return void goBackToStep(host, answered);
      const back = goBackToStep(
        host,
        lesson.steps.findIndex(({ id }) => id === target),
      );
      void back.then(() => useLesson.setState({ waiting: true }));
    },
    leaveIt: () => void leave(host, lesson, answered),
    skip: () => void jump(host, lesson, number),
  };
}

/** Keeps the learner's decision, or replaces it with the lesson's own if the lesson cannot go on from it. */
function leave(host: Host, lesson: Lesson, answered: number): void {
  const step = lessonStepOf(lesson, answered);
  if (step.wait !== 'decision') useLesson.setState({ taken: null });
  else if (goesOn(step)) useLesson.setState({ taken: null, asOurs: false, step: answered, waiting: true });
  else void jump(host, lesson, answered).then(() => useLesson.setState({ asOurs: true }));
}

/** Begins the next step as if everything before had gone as suggested; after the last step the lesson is over. */
async function jump(host: Host, lesson: Lesson, number: number): Promise<void> {
  if (number + 1 < lesson.steps.length) await startLesson(host, lesson.id, number + 1);
  else useLesson.setState({ taken: null, step: number, waiting: true });
}

/** A decision without a remark ends its step. */
function useAnswers(lesson: Lesson, answered: number, remark: Remark | null): void {
  const taken = useLesson((state) => state.taken);
  useEffect(() => {
    if (taken === null || remark !== null) return;
    const isLast = lessonStepOf(lesson, answered).wait === 'decision';
    useLesson.setState({ taken: null, asOurs: false, step: answered, waiting: isLast });
  }, [lesson, answered, taken, remark]);
}

/**
 * Whoever decides again while the last decision is still spoken of has heard enough: the new one belongs to the next
 * step, which is due for the host as soon as the table is at rest.
 */
function useDecidingOn(lesson: Lesson, answered: number, speaking: boolean): void {
  const host = useHost();
  const { choices, view } = useGame().update;
  const step = lessonStepOf(lesson, answered);
  const ahead = speaking && step.wait === 'decision' && goesOn(step) ? nextStep(lesson, answered, choices, view) : null;
  const next = ahead === null || lesson.steps[ahead]?.deal !== undefined ? null : ahead;
  useEffect(() => {
    if (next === null) return;
    void reachStep(host, next);
    return useLesson.subscribe((now, before) => {
      if (now.taken !== null && before.taken !== null && now.taken !== before.taken)
        useLesson.setState({ step: next, asOurs: false });
    });
  }, [host, next]);
}

/** Goes to the next step as soon as the game stands where the learner can go on. */
function useNextStep(lesson: Lesson, resting: boolean): void {
  const host = useHost();
  const { update } = useGame();
  const { step, waiting, taken, finished } = useLesson();
  const { view, choices } = update;
  const over = isOver(lessonStepOf(lesson, step), view);
  const due = resting && taken === null && !finished && (waiting || over);
  useEffect(() => {
    if (!due) return;
    const next = nextStep(lesson, step, choices, view);
    if (next === null) {
      useLesson.setState({ waiting: false, finished: true });
      void finishLesson(host);
    } else if (lesson.steps[next]?.deal !== undefined) void startLesson(host, lesson.id, next);
    else {
      useLesson.setState({ waiting: false, step: next });
      void reachStep(host, next);
    }
  }, [due, lesson, step, choices, view, host]);
}

/** The values of what is said of a decision: those of the position that it was taken in, and what it did. */
export function valuesWhenTaken(
  step: LessonStep,
  { action, before }: TakenInLesson,
  seat: Seat,
  title: (card: string) => string = String,
): Values {
  const { view, choices } = before;
  const taken = choices.find((choice) => isSameAction(choice.action, action));
  return valuesOf(step, { view, choices, seat, title }, taken);
}
