import { useEffect, useId } from 'react';
import { FIRST_LESSONS, type LessonId } from '../../../shared/contract/lessonNames.ts';
import type { Lesson } from '../../../shared/lessons/lesson.ts';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { CardPicture } from '../../cards/LazyCanvas.tsx';
import { BackButton } from '../../game/Buttons.tsx';
import { showTitle } from '../../game/commands.ts';
import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useMainButton } from '../../ui/keyboard/focus.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { openLessons, playFirstGame, startLesson } from './commands.ts';
import { useLesson } from './lessonState.ts';

/** All lessons: what each teaches, how long it takes, and which are done. */
export function LessonsScreen() {
  const text = useText();
  const host = useHost();
  const progress = useLesson((state) => state.progress);
  const arrived = useApp((app) => app.screen === 'lessons');
  useEffect(() => {
    if (arrived && progress === null) void openLessons(host);
  }, [arrived, progress, host]);
  const isDone = ({ id }: Lesson): boolean => progress?.done.includes(id) === true;
  // After the basic lessons a real game is offered first; else the next lesson.
  const ready = EVENING.every(isDone);
  const due = ready ? undefined : LESSONS.find((lesson) => !isDone(lesson));
  useMainButton();
  return (
    <main className="library centre tall wood">
      <div className="library-frame column tall anchor gap-7 sheet lessons">
        <header className="library-head flex anchor gap-10 sheet-title">
          <h1>{text('lessons.title')}</h1>
          <span className="quiet">{text('lessons.about')}</span>
        </header>
        <div className="lessons-parts stack fill top">
          <LessonList title={text('lessons.first')} lessons={EVENING} from={1} due={due} />
          <LessonList title={text('lessons.further')} lessons={FURTHER} from={EVENING.length + 1} due={due} />
        </div>
        <footer className="library-foot line gap-10">
          <BackButton words={text('lessons.back')} onPress={() => void showTitle(host)} />
          {ready && (
            <button type="button" className="button button-main" onClick={() => void playFirstGame(host)}>
              {text('lessons.firstGame')}
            </button>
          )}
        </footer>
      </div>
    </main>
  );
}

const isFirst = ({ id }: Lesson): boolean => (FIRST_LESSONS as readonly string[]).includes(id);

/** The lessons for newcomers, and those for advanced players. */
const EVENING = LESSONS.filter(isFirst);
const FURTHER = LESSONS.filter((lesson) => !isFirst(lesson));

interface LessonListProps {
  readonly title: string;
  readonly lessons: readonly Lesson[];
  /** The number of the first. */
  readonly from: number;
  /** The one that comes next. */
  readonly due: Lesson | undefined;
}

function LessonList({ title, lessons, from, due }: LessonListProps) {
  const id = useId();
  return (
    <section className="lessons-part" aria-labelledby={id}>
      <h2 id={id} className="bright larger">
        {title}
      </h2>
      <ol className="gap-4-5 stack" start={from}>
        {lessons.map((lesson, index) => (
          <LessonRow key={lesson.id} lesson={lesson} number={from + index} main={lesson === due} />
        ))}
      </ol>
    </section>
  );
}

/** Whose picture stands beside a lesson. */
const PICTURES: Readonly<Record<LessonId, CardId>> = {
  buyOrSell: '1-yellow-02',
  tracks: '1-red-03',
  openPiles: '1-blue-03',
  bread: '2-green-01',
  points: '2-purple-01',
  firstEpoch: '1-purple-05',
  sides: '3-purple-05',
  effects: '2-purple-08',
  monuments: '2-blue-05',
  market: '2-yellow-06',
  nobles: '2-green-n01',
};

interface LessonRowProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly main: boolean;
}

function LessonRow({ lesson, number, main }: LessonRowProps) {
  const text = useText();
  const host = useHost();
  const progress = useLesson((state) => state.progress);
  const done = progress?.done.includes(lesson.id) === true;
  const left = progress?.begun[lesson.id] ?? 0;
  // Where a lesson was begun, the host looks whether it can go on.
  const isBegun = progress?.begun[lesson.id] !== undefined;
  const title = text(lesson.title);
  const words = left > 0 ? text('lessons.goOn') : text(done ? 'lessons.again' : 'lessons.begin');
  return (
    <li className="lesson-row level stack plate gap-7" data-done={done}>
      <CardPicture card={PICTURES[lesson.id]} />
      <span className="lesson-number bright centred">{done ? <Icon name="check" /> : number}</span>
      <span className="lesson-words stack close">
        <h3 className="large">{title}</h3>
        <span className="across">{text(lesson.about)}</span>
        <span className="lesson-time quiet">
          {done ? `${text('lessons.done')} · ` : ''}
          {text('lessons.minutes', { minutes: lesson.minutes })}
        </span>
      </span>
      <span className="lesson-ways stack gap-3">
        {left > 0 && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${text('lessons.fromStart')}: ${title}`}
            onClick={() => void startLesson(host, lesson.id, 0)}
          >
            {text('lessons.fromStart')}
          </button>
        )}
        <button
          type="button"
          className={main ? 'button button-main' : 'button button-quiet'}
          aria-label={`${words}: ${title}`}
          onClick={() => void startLesson(host, lesson.id, isBegun ? null : 0)}
        >
          {words}
        </button>
      </span>
    </li>
  );
}
