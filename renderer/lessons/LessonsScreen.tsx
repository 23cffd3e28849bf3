import { useEffect } from 'react';
import type { Lesson } from '../../shared/lessons/lesson.ts';
import { LESSONS } from '../../shared/lessons/lessons.ts';
import { useCommands } from '../hud/commands.ts';
import { Icon } from '../hud/icons/Icon.tsx';
import { useText } from '../i18n/text.ts';
import { useApp } from '../store/app.ts';
import { useLesson } from '../store/lesson.ts';

/** All lessons: what each teaches, how long it takes, and which are done. */
export function LessonsScreen() {
  const text = useText();
  const { lessons } = useCommands();
  const progress = useLesson((state) => state.progress);
  const arrived = useApp((app) => app.screen === 'lessons');
  useEffect(() => {
    if (arrived && progress === null) void lessons.open();
  }, [arrived, progress, lessons]);
  // What comes next is offered before all others.
  const due = LESSONS.find(({ id }) => progress?.done.includes(id) !== true);
  return (
    <main className="library wood">
      <div className="library-frame sheet lessons">
        <header className="library-head sheet-title">
          <h1>{text('lessons.title')}</h1>
          <span className="quiet">{text('lessons.about')}</span>
        </header>
        <ol className="lessons-list">
          {LESSONS.map((lesson, index) => (
            <LessonRow key={lesson.id} lesson={lesson} number={index + 1} main={lesson === due} />
          ))}
        </ol>
        <footer className="library-foot">
          <button type="button" data-back className="button button-quiet" onClick={() => void lessons.close()}>
            {text('lessons.back')}
          </button>
        </footer>
      </div>
    </main>
  );
}

interface LessonRowProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly main: boolean;
}

function LessonRow({ lesson, number, main }: LessonRowProps) {
  const text = useText();
  const { lessons } = useCommands();
  const progress = useLesson((state) => state.progress);
  const done = progress?.done.includes(lesson.id) === true;
  const left = progress?.begun[lesson.id] ?? 0;
  const title = text(lesson.title);
  const words = left > 0 ? text('lessons.goOn') : text(done ? 'lessons.again' : 'lessons.begin');
  return (
    <li className="lesson-row" data-done={done}>
      <span className="lesson-number">{done ? <Icon name="check" /> : number}</span>
      <span className="lesson-words">
        <h2>{title}</h2>
        <span>{text(lesson.about)}</span>
      </span>
      <span className="quiet">
        {done ? `${text('lessons.done')} · ` : ''}
        {text('lessons.minutes', { minutes: lesson.minutes })}
      </span>
      <span className="lesson-ways">
        {left > 0 && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${text('lessons.fromStart')}: ${title}`}
            onClick={() => void lessons.start(lesson.id, 0)}
          >
            {text('lessons.fromStart')}
          </button>
        )}
        <button
          type="button"
          className={main ? 'button button-main' : 'button button-quiet'}
          aria-label={`${words}: ${title}`}
          onClick={() => void lessons.start(lesson.id, left > 0 ? null : 0)}
        >
          {words}
        </button>
      </span>
    </li>
  );
}
