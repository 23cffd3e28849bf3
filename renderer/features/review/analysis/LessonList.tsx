import { lessonsOf } from '../../../../shared/analysis/lessons.ts';
import type { CostlyDecision } from '../../../../shared/analysis/report.ts';
import { useGame } from '../../../game/game.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { cardOf } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { lessonWords } from './analysisWords.ts';

interface LessonListProps {
  readonly costs: readonly CostlyDecision[];
  /** Whether more may still be found. */
  readonly goesOn: boolean;
}

/** What can be learnt from a seat's decisions, in at most three sentences, each with a piece of advice. */
export function LessonList({ costs, goesOn }: LessonListProps) {
  const text = useText();
  const { view } = useGame();
  const lessons = lessonsOf(costs, (card) => cardOf(card).colour);
  return (
    <section className="analysis-lessons" aria-label={text('analysis.lessons')}>
      <h3>{text('analysis.lessons')}</h3>
      {lessons.length === 0 && (
        <p className="analysis-note">{text(goesOn ? 'analysis.reading' : 'analysis.lessons.none')}</p>
      )}
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.kind}>
            <Icon name="lamp" />
            <p>
              {lessonWords(lesson, view.options.expansions, text)}
              <small>{text(`analysis.hint.${lesson.kind}`)}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
