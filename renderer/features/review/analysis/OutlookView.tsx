import { lazy, Suspense, useState } from 'react';
import { chancesOf, errorAt } from '../../../../shared/analysis/certainty.ts';
import type { CostlyDecision } from '../../../../shared/analysis/report.ts';
import type { Analysis } from '../../../../shared/contract/analysis.ts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { numeral, type Text, useText } from '../../../platform/i18n/text.ts';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { percent } from './analysisWords.ts';
import type { OutlookMoment, PhaseMark } from './OutlookChart.tsx';

/** Charts are large: they are loaded on demand. */
const OutlookChart = lazy(async () => ({ default: (await import('./OutlookChart.tsx')).OutlookChart }));

const MEASURES = ['points', 'chance'] as const;
export type Measure = (typeof MEASURES)[number];

/** By seat, what is to be expected before decision number `place`; at the end what came. */
export function valuesAt(
  { decisions, sheet: { lines, winners } }: Analysis,
  place: number,
  measure: Measure,
): readonly number[] {
  const decision = decisions[place];
  if (measure === 'points') return decision?.before ?? lines.map(({ total }) => total);
  if (decision !== undefined) return chancesOf(decision.before, place / decisions.length);
  return lines.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

const placeWords = ({ decisions }: Analysis, place: number, players: readonly Player[], text: Text): string => {
  const decision = decisions[place];
  if (decision === undefined) return text('analysis.end');
  const { seat, epoch, phase } = decision;
  return text('analysis.place', { position: place + 1, name: players[seat]?.name ?? '', epoch: numeral(epoch), phase });
};

function momentsOf(analysis: Analysis, players: readonly Player[], seat: Seat, measure: Measure, text: Text) {
  const length = analysis.decisions.length;
  return Array.from({ length: length + 1 }, (_, place): OutlookMoment => {
    const values = valuesAt(analysis, place, measure);
    const own = values[seat] ?? 0;
    const off = errorAt(players.length, place / length);
    const band = measure === 'points' ? ([own - off, own + off] as const) : null;
    return { position: place, name: placeWords(analysis, place, players, text), values, band };
  });
}

/** Where each half epoch begins. */
function marksOf({ decisions }: Analysis, text: Text): readonly PhaseMark[] {
  return decisions.flatMap(({ epoch, phase }, position) => {
    const before = decisions[position - 1];
    if (before?.epoch === epoch && before.phase === phase) return [];
    const name = text('analysis.phase', { epoch: numeral(epoch), phase });
    return [{ position, name, beginsEpoch: before?.epoch !== epoch }];
  });
}

interface OutlookViewProps {
  readonly analysis: Analysis;
  readonly players: readonly Player[];
  readonly seat: Seat;
  /** The dearest first. */
  readonly costly: readonly CostlyDecision[];
  readonly onGo: (position: number) => void;
}

/** The chart: what everybody could expect over the game, and where a seat decided badly. */
export function OutlookView({ analysis, players, seat, costly, onGo }: OutlookViewProps) {
  const text = useText();
  const [measure, setMeasure] = useState<Measure>('points');
  const words = text(`analysis.${measure}`);
  const dots = costly.map(({ entry: { position }, cost }, index) => {
    const told = text('analysis.dot', { position: position + 1, points: Math.round(cost) });
    return { number: index + 1, position, words: told };
  });
  return (
    <section className="rounded cloth inlaid" aria-label={words}>
      <Segments
        label={text('analysis.measure')}
        className="outlook-measure"
        value={measure}
        options={MEASURES}
        wordsFor={(option) => text(`analysis.${option}`)}
        onChange={setMeasure}
      />
      <div className="outlook-chart">
        <Suspense>
          <OutlookChart
            label={text('analysis.chart', { measure: words })}
            players={players}
            seat={seat}
            moments={momentsOf(analysis, players, seat, measure, text)}
            marks={marksOf(analysis, text)}
            dots={dots}
            format={(value) => (measure === 'points' ? String(Math.round(value)) : percent(value, text))}
            onDot={onGo}
          />
        </Suspense>
      </div>
      <p className="outlook-note wrap soft small">
        {measure === 'points' && <span>{text('analysis.band', { name: players[seat]?.name ?? '' })}</span>}
        {dots.length > 0 && <span>{text('analysis.marks')}</span>}
      </p>
    </section>
  );
}
