import { useEffect, useRef } from 'react';
import { FIRST_LESSONS } from '../../../shared/contract/lessonNames.ts';
import { pointsOf, textOf } from '../../../shared/lessons/lessonProgress.ts';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import type { Values } from '../../../shared/lessons/values.ts';
import { RuleLink } from '../../game/RuleLink.tsx';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { sectionForRule } from '../../ui/ruleNumbers.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { openLessons, playFirstGame, startLesson } from './commands.ts';
import { GamePicture } from './GamePicture.tsx';
import { useLesson } from './lessonState.ts';
import { targetWords } from './targets.ts';
import type { LessonRun } from './useLessonRun.ts';

interface LessonCardProps {
  readonly course: LessonRun;
  readonly values: Values;
}

/** What a lesson says, how far it is, and the ways on. */
export function LessonCard({ course, values }: LessonCardProps) {
  const text = useText();
  const host = useHost();
  const { lesson, step, number, remark, waiting, finished } = course;
  const asOurs = useLesson((state) => state.asOurs);
  if (finished) return <Finished course={course} />;
  // A lesson begins by answering what the one before it asked.
  const asked = number === 0 && remark === null ? LESSONS[LESSONS.indexOf(lesson) - 1]?.question : undefined;
  const section = sectionForRule(step.rule);
  const points = remark === null && !waiting ? pointsOf(step, values) : [];
  const things = points.map((target) => targetWords(target, text));
  return (
    <>
      <header className="teacher-head line gap-5">
        <h2 className="grow large">{text(lesson.title)}</h2>
        <span className="quiet">{text('lessons.step', { number: number + 1, of: lesson.steps.length })}</span>
        {section !== undefined && <RuleLink section={section} />}
        <IconButton icon="close" label={text('lessons.leave')} onPress={() => void openLessons(host)} />
      </header>
      <div className="teacher-words large" role="status" data-waiting={waiting}>
        {asOurs && remark === null && <p className="quiet">{text('lessons.asOurs')}</p>}
        {asked !== undefined && <p className="quiet">{text('lessons.asked', { question: text(asked) })}</p>}
        <p data-remark={remark !== null}>{text(remark?.text ?? textOf(step, values), values)}</p>
        {step.picture !== undefined && remark === null && <GamePicture captions={step.picture} />}
        {things.length > 0 && <p className="sr-only">{text('lessons.points', { things: text.list(things) })}</p>}
      </div>
      <Ways course={course} />
    </>
  );
}

/** If the others' moves are scripted, the lesson can be continued after any of its steps. */
const canSkip = ({ lesson, step }: LessonRun): boolean =>
  lesson.steps[0]?.deal?.others.kind === 'script' &&
  (step.wait === 'decision' || (typeof step.wait === 'object' && 'until' in step.wait));

/** A button that takes the focus when it comes, so that Enter goes on. */
function MainButton({ words, onPress }: { readonly words: string; readonly onPress: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" ref={ref} className="button button-main" onClick={onPress}>
      {words}
    </button>
  );
}

const QuietButton = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }) => (
  <button type="button" className="button button-quiet" onClick={onPress}>
    {words}
  </button>
);

function Ways({ course }: { readonly course: LessonRun }) {
  const text = useText();
  const { step, remark, isOwn, waiting, press, takeBack, leaveIt, skip } = course;
  if (remark !== null && isOwn)
    return (
      <footer className="teacher-ways flow gap-5">
        <MainButton key="goOn" words={text('lessons.next')} onPress={leaveIt} />
        <QuietButton words={text('lessons.takeBack')} onPress={takeBack} />
      </footer>
    );
  if (remark !== null)
    return (
      <footer className="teacher-ways flow gap-5">
        <MainButton key="takeBack" words={text('lessons.takeBack')} onPress={takeBack} />
        <QuietButton words={text('lessons.leaveIt')} onPress={leaveIt} />
      </footer>
    );
  const isTakeBack = typeof step.wait === 'object' && 'takeBack' in step.wait;
  return (
    <footer className="teacher-ways flow gap-5">
      {!waiting && step.wait === 'press' && <MainButton key={step.id} words={text('lessons.next')} onPress={press} />}
      {!waiting && isTakeBack && <MainButton key={step.id} words={text('lessons.takeBack')} onPress={takeBack} />}
      {!waiting && step.wait !== 'press' && !isTakeBack && <span className="bold bright">{text('lessons.yours')}</span>}
      <span className="grow" />
      {canSkip(course) && !waiting && <QuietButton words={text('lessons.skip')} onPress={skip} />}
    </footer>
  );
}

function Finished({ course: { lesson } }: { readonly course: LessonRun }) {
  const text = useText();
  const host = useHost();
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const isEvening = lesson.id === FIRST_LESSONS.at(-1);
  return (
    <>
      <header className="teacher-head line gap-5">
        <Icon name="check" />
        <h2 className="grow large">{text('lessons.finished')}</h2>
      </header>
      <div className="teacher-words large" role="status">
        {isEvening && <p>{text('lessons.finished.evening')}</p>}
        <p className="quiet">{text('lessons.takeAlong')}</p>
        <ul className="teacher-takeaways">
          {lesson.takeaways.map((sentence) => (
            <li key={sentence}>{text(sentence)}</li>
          ))}
        </ul>
        {lesson.question !== undefined && <p>{text('lessons.nextQuestion', { question: text(lesson.question) })}</p>}
      </div>
      <footer className="teacher-ways flow gap-5">
        {isEvening && <MainButton words={text('lessons.firstGame')} onPress={() => void playFirstGame(host)} />}
        {!isEvening && next !== undefined && (
          <MainButton
            words={text('lessons.nextLesson', { title: text(next.title) })}
            onPress={() => void startLesson(host, next.id, 0)}
          />
        )}
        <QuietButton words={text('lessons.all')} onPress={() => void openLessons(host)} />
      </footer>
    </>
  );
}
