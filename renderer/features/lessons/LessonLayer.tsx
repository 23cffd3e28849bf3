import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Beat, Target } from '../../../shared/lessons/lesson.ts';
import { answeredBeat } from '../../../shared/lessons/lessonProgress.ts';
import { beatOf, lessonOf } from '../../../shared/lessons/lessons.ts';
import { type Values, valuesOf } from '../../../shared/lessons/values.ts';
import type { LessonId } from '../../../shared/vocabulary/lessons.ts';
import { useGame } from '../../game/game.ts';
import { useSelected } from '../../game/selection/SelectionProvider.tsx';
import { shownChoice } from '../../game/selection/selection.ts';
import { useCoach } from '../../game/state/coach.ts';
import { useLesson } from '../../game/state/lesson.ts';
import type { Box } from '../../game/state/stage.ts';
import { useText } from '../../platform/i18n/text.ts';
import { LessonCard } from './LessonCard.tsx';
import { Spotlight } from './Spotlight.tsx';
import { TeacherCard } from './TeacherCard.tsx';
import { useTargetBoxes } from './targets.ts';
import { type LessonRun, useLessonRun, valuesWhenTaken } from './useLessonRun.ts';

const NOTHING: readonly Target[] = [];

/** The lesson over its game: words, light and an arrow. The game below is played as ever. */
export function LessonLayer() {
  const { update } = useGame();
  return update.kind === 'lesson' ? <Teaching lesson={update.lesson} /> : null;
}

/** The values of what is said: of the position that the learner decided in, where it is said of a decision. */
function useValues({ beat, number, lesson, remark, waiting }: LessonRun): Values {
  const text = useText();
  const { update, own } = useGame();
  const taken = useLesson((state) => state.taken);
  const [said, setSaid] = useState<Said | null>(null);
  const now = useMemo(() => {
    if (remark !== null && taken !== null)
      return valuesWhenTaken(beatOf(lesson, answeredBeat(lesson, number)), taken, own, text.card);
    const { view, choices } = update;
    return valuesOf(beat, { view, choices, seat: own, title: text.card });
  }, [beat, number, lesson, remark, taken, update, own, text]);
  // While others decide, what was said stays as it was said.
  const isMoving = waiting && remark === null;
  if (!isMoving && (said?.beat !== beat || said.values !== now)) setSaid({ beat, values: now });
  return isMoving && said?.beat === beat ? said.values : now;
}

/** A beat, and the values that its sentence was said with. */
interface Said {
  readonly beat: Beat;
  readonly values: Values;
}

/** Whether the learner is at it: then nothing is dimmed. */
const useIsBusy = (): boolean => {
  const shown = useSelected(shownChoice);
  return (
    useSelected(({ context: { selected, pointed, dragged } }) => (selected ?? pointed ?? dragged) !== null) ||
    shown !== null
  );
};

/**
 * Whether a beat's light is still wanted: not while the coach speaks, who would stand in the dark, nor, where a beat
 * waits for several decisions, after the first of them.
 */
function useIsNew({ beat }: LessonRun): boolean {
  const { update } = useGame();
  const asked = useCoach((coach) => coach.asked);
  const { decision } = update;
  const [begun, setBegun] = useState({ beat, decision });
  if (begun.beat !== beat) setBegun({ beat, decision });
  const isLong = typeof beat.wait === 'object' && 'until' in beat.wait;
  return !asked && (!isLong || begun.decision === decision);
}

function Teaching({ lesson: id }: { readonly lesson: LessonId }) {
  const text = useText();
  const { view, own } = useGame();
  const course = useLessonRun(lessonOf(id));
  const values = useValues(course);
  const { beat, remark, waiting, finished } = course;
  const quiet = waiting || finished || remark !== null;
  const { table, panels, hand } = useTargetBoxes(quiet ? NOTHING : beat.points, view, own);
  const [card, setCard] = useState<Box | null>(null);
  const keepFree = useMemo(() => [...table, ...panels, ...hand], [table, panels, hand]);
  // Where nothing is to be decided yet, a pointer that happens to rest on something takes no light away.
  const busy = useIsBusy() && beat.wait !== 'press';
  const isNew = useIsNew(course);
  useFocusedDecision(course);
  return (
    <>
      {!quiet && !busy && isNew && (table.length > 0 || panels.length > 0) && (
        <Spotlight lit={table.length > 0 ? table : panels} open={table.length > 0 ? panels : []} card={card} />
      )}
      <TeacherCard kind="lesson" label={text('lessons.region')} keepFree={keepFree} onPlace={useCallback(setCard, [])}>
        <LessonCard course={course} values={values} />
      </TeacherCard>
    </>
  );
}

/** When the lesson waits for a decision, the keys lead into the panel. */
function useFocusedDecision({ beat, remark, waiting }: LessonRun): void {
  const before = useRef<string | null>(null);
  const now = waiting || remark !== null || beat.wait === 'press' ? null : beat.id;
  useEffect(() => {
    const left = document.activeElement === null || document.activeElement === document.body;
    if (now !== null && now !== before.current && left)
      document.querySelector<HTMLElement>('.panel[data-region="decision"]')?.focus({ preventScroll: true });
    before.current = now;
  }, [now]);
}
