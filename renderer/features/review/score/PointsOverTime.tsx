import { lazy, Suspense, useEffect, useState } from 'react';
import type { PhaseEnd } from '../../../../shared/contract/answers.ts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import { ask, useHost } from '../../../platform/host.ts';
import { numeral, type Text, useText } from '../../../platform/i18n/text.ts';

/** Returns how everybody's points grew in a finished game; `null` until it is told. */
function usePointsOverTime(gameId: string): readonly PhaseEnd[] | null {
  const host = useHost();
  const [told, setTold] = useState<{ readonly gameId: string; readonly ends: readonly PhaseEnd[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask(host, 'replay.points', { gameId }).then((ends) => {
      if (wanted && ends !== null) setTold({ gameId, ends });
    });
    return () => {
      wanted = false;
    };
  }, [host, gameId]);
  return told?.gameId === gameId ? told.ends : null;
}

/** Charts are large and seldom used: they are loaded on demand. */
const PointsChart = lazy(async () => {
  const { PointsChart: default_ } = await import('./PointsChart.tsx');
  return { default: default_ };
});

interface PointsCourseProps {
  readonly gameId: string;
  readonly players: readonly Player[];
}

const phaseWords = ({ epoch, phase }: PhaseEnd, text: Text): string =>
  text('course.phase', { epoch: numeral(epoch), phase });

/** How everybody's points grew over the epochs: a chart, and the same as a table for screen readers. */
export function PointsOverTime({ gameId, players }: PointsCourseProps) {
  const text = useText();
  const ends = usePointsOverTime(gameId);
  return (
    <section className="course rounded cloth inlaid" aria-label={text('course.title')}>
      <h3 className="bright large below-2">{text('course.title')}</h3>
      <div className="course-chart">
        {ends !== null && (
          <Suspense>
            <PointsChart
              label={text('course.label')}
              players={players}
              moments={ends.map((end) => ({ name: phaseWords(end, text), totals: end.totals }))}
            />
          </Suspense>
        )}
      </div>
      {ends !== null && <CourseTable ends={ends} players={players} />}
    </section>
  );
}

interface CourseTableProps {
  readonly ends: readonly PhaseEnd[];
  readonly players: readonly Player[];
}

function CourseTable({ ends, players }: CourseTableProps) {
  const text = useText();
  return (
    <div className="sr-only">
      <table>
        <caption>{text('course.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('course.player')}</th>
            {ends.map((end) => (
              <th key={`${end.epoch}${end.phase}`} scope="col">
                {text('books.phase', { epoch: numeral(end.epoch), phase: end.phase })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ name, emblem }, seat) => (
            <tr key={emblem}>
              <th scope="row">{name}</th>
              {ends.map((end) => (
                <td key={`${end.epoch}${end.phase}`}>{end.totals[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
