import { useState } from 'react';
import { costsOf } from '../../../../shared/analysis/report.ts';
import type { Analysis } from '../../../../shared/contract/analysis.ts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import { numeral, useText } from '../../../platform/i18n/text.ts';
import { percent } from './analysisWords.ts';
import { valuesAt } from './OutlookView.tsx';

interface OutlookTableProps {
  readonly analysis: Analysis;
  readonly players: readonly Player[];
}

/** What the chart shows, as figures: every decision, and what everybody could expect before it. */
export function OutlookTable({ analysis, players }: OutlookTableProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="outlook-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text('analysis.table')}</summary>
      {open && <Figures analysis={analysis} players={players} />}
    </details>
  );
}

function Figures({ analysis, players }: OutlookTableProps) {
  const text = useText();
  const costs = new Map(
    players.flatMap((_, seat) => costsOf(analysis, seat).map(({ entry, cost }) => [entry.position, cost])),
  );
  return (
    <table>
      <caption>{text('analysis.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('analysis.table.decision')}</th>
          {players.map(({ name, emblem }) => (
            <th key={emblem} scope="col" colSpan={2}>
              {name}
            </th>
          ))}
          <th scope="col">{text('analysis.table.cost')}</th>
        </tr>
      </thead>
      <tbody>
        {analysis.decisions.map(({ position }) => (
          <FigureRow key={position} analysis={analysis} players={players} place={position} cost={costs.get(position)} />
        ))}
        <FigureRow analysis={analysis} players={players} place={analysis.decisions.length} cost={undefined} />
      </tbody>
    </table>
  );
}

interface FigureRowProps extends OutlookTableProps {
  readonly place: number;
  readonly cost: number | undefined;
}

function FigureRow({ analysis, players, place, cost }: FigureRowProps) {
  const text = useText();
  const decision = analysis.decisions[place];
  const points = valuesAt(analysis, place, 'points');
  const chances = valuesAt(analysis, place, 'chance');
  const when = decision && text('analysis.phase', { epoch: numeral(decision.epoch), phase: decision.phase });
  return (
    <tr>
      <th scope="row">
        {decision === undefined
          ? text('analysis.end')
          : `${place + 1} · ${when} · ${players[decision.seat]?.name ?? ''}`}
      </th>
      {players.flatMap(({ emblem }, seat) => [
        <td key={`${emblem} points`}>{Math.round(points[seat] ?? 0)}</td>,
        <td key={`${emblem} chance`}>{percent(chances[seat] ?? 0, text)}</td>,
      ])}
      <td>{cost === undefined ? '' : text.signed(-Math.round(cost))}</td>
    </tr>
  );
}
