import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LessonId } from '../../../shared/contract/lessonNames.ts';
import type { LessonStep, Target } from '../../../shared/lessons/lesson.ts';
import { answeredStep, pointsOf } from '../../../shared/lessons/lessonProgress.ts';
import { lessonOf, lessonStepOf } from '../../../shared/lessons/lessons.ts';
import { type Values, valuesOf } from '../../../shared/lessons/values.ts';
import { useGame } from '../../game/game.ts';
import { useSelected } from '../../game/selection/SelectionProvider.tsx';
import { shownChoice } from '../../game/selection/selection.ts';
import { useSheets } from '../../game/sheets.ts';
import { useStage } from '../../game/state/stage.ts';
import { useText } from '../../platform/i18n/text.ts';
import type { Box } from '../../ui/placing/place.ts';
import { LessonCard } from './LessonCard.tsx';
import { useLesson } from './lessonState.ts';
import { Spotlight } from './Spotlight.tsx';
import { TeacherCard } from './TeacherCard.tsx';
import { useTargetBoxes } from './targets.ts';
import { type LessonRun, useLessonRun, valuesWhenTaken } from './useLessonRun.ts';

const NOTHING: readonly Target[] = [];
const NOWHERE: readonly Box[] = [];

/** The lesson over its game: text, light and an arrow. The game below is played as usual. */
export function LessonLayer() {
  const { update } = useGame();
  return update.kind === 'lesson' ? <Teaching lesson={update.lesson} /> : null;
}

/** The values of what is said: of the position that the learner decided in, where it is said of a decision. */
function useValues({ step, number, lesson, remark, waiting }: LessonRun): Values {
  const text = useText();
  const { update, own } = useGame();
  const taken = useLesson((state) => state.taken);
  const [said, setSaid] = useState<Said | null>(null);
  const now = useMemo(() => {
    if (remark !== null && taken !== null)
      return valuesWhenTaken(lessonStepOf(lesson, answeredStep(lesson, number)), taken, own, text.card);
    const { view, choices } = update;
    return valuesOf(step, { view, choices, seat: own, title: text.card });
  }, [step, number, lesson, remark, taken, update, own, text]);
  // While others decide, what was said stays as it was said.
  const isMoving = waiting && remark === null;
  if (!isMoving && (said?.step !== step || said.values !== now)) setSaid({ step, values: now });
  return isMoving && said?.step === step ? said.values : now;
}

/** A step, and the values that its sentence was said with. */
interface Said {
  readonly step: LessonStep;
  readonly values: Values;
}

/** Whether the learner is busy with something: then nothing is dimmed. */
const useIsBusy = (): boolean => {
  const shown = useSelected(shownChoice);
  return (
    useSelected(({ context: { selected, pointed, dragged } }) => (selected ?? pointed ?? dragged) !== null) ||
    shown !== null
  );
};

/**
 * Whether a step still dims the rest: not while the coach speaks, and, if the step waits for several decisions, only
 * until the first of them.
 */
function useIsNew({ step }: LessonRun): boolean {
  const { update } = useGame();
  const asked = useSheets((sheets) => sheets.coach);
  const { decision } = update;
  const [begun, setBegun] = useState({ step, decision });
  if (begun.step !== step) setBegun({ step, decision });
  const isLong = typeof step.wait === 'object' && 'until' in step.wait;
  return !asked && (!isLong || begun.decision === decision);
}

/** Whether the pieces have landed since the step began: only then what it speaks of lies where its frame is drawn. */
function useLanded({ step }: LessonRun): boolean {
  const atRest = useStage(({ shown, settled }) => settled || !shown);
  const [landed, setLanded] = useState<LessonStep | null>(null);
  if (atRest && landed !== step) setLanded(step);
  return landed === step;
}

function Teaching({ lesson }: { readonly lesson: LessonId }) {
  const course = useLessonRun(lessonOf(lesson));
  const values = useValues(course);
  const isPicture = course.step.picture !== undefined && course.remark === null && !course.finished;
  return isPicture ? <Opening course={course} values={values} /> : <Pointing course={course} values={values} />;
}

interface SayingProps {
  readonly course: LessonRun;
  readonly values: Values;
}

/** A picture before everything else, which is dark meanwhile. */
function Opening(saying: SayingProps) {
  const text = useText();
  return (
    <>
      <Spotlight lit={NOWHERE} open={NOWHERE} card={null} />
      <section
        className="teacher placed teacher-opening sheet"
        aria-label={text('lessons.region')}
        data-region="lesson"
      >
        <LessonCard {...saying} />
      </section>
    </>
  );
}

/** Words beside the table, and light on what they speak of. */
function Pointing({ course, values }: SayingProps) {
  const text = useText();
  const { view, own } = useGame();
  const { step, remark, waiting, finished } = course;
  const quiet = waiting || finished || remark !== null;
  const { table, panels, hand } = useTargetBoxes(quiet ? NOTHING : pointsOf(step, values), view, own);
  const [card, setCard] = useState<Box | null>(null);
  const about = useMemo(() => [...table, ...panels, ...hand], [table, panels, hand]);
  // Before a decision is due, a pointer that happens to rest on something does not end the dimming.
  const busy = useIsBusy() && step.wait !== 'press';
  const isNew = useIsNew(course);
  const landed = useLanded(course);
  useFocusedDecision(course);
  return (
    <>
      {!quiet && !busy && isNew && landed && (table.length > 0 || panels.length > 0) && (
        <Spotlight lit={table.length > 0 ? table : panels} open={table.length > 0 ? panels : []} card={card} />
      )}
      <TeacherCard kind="lesson" label={text('lessons.region')} about={about} onPlace={useCallback(setCard, [])}>
        <LessonCard course={course} values={values} />
      </TeacherCard>
    </>
  );
}

/** When the lesson waits for a decision, the keys lead into the panel. */
function useFocusedDecision({ step, remark, waiting }: LessonRun): void {
  const before = useRef<string | null>(null);
  const now = waiting || remark !== null || step.wait === 'press' ? null : step.id;
  useEffect(() => {
    const left = document.activeElement === null || document.activeElement === document.body;
    if (now !== null && now !== before.current && left)
      document.querySelector<HTMLElement>('.panel[data-region="decision"]')?.focus({ preventScroll: true });
    before.current = now;
  }, [now]);
}
