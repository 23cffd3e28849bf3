import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import { ChartWithLegend } from '../../../ui/ChartWithLegend.tsx';
import { CHART_GRID, CHART_PAPER, CHART_TEXT, CHART_TIP, CURSOR, LINE, STROKES } from '../../../ui/chartLook.ts';

/** Everybody's points at a moment of the game, by seat. */
interface Moment {
  readonly name: string;
  readonly totals: readonly number[];
}

interface PointsChartProps {
  /** What it shows, and how it is gone through with keys. */
  readonly label: string;
  readonly players: readonly Player[];
  readonly moments: readonly Moment[];
}

/** Lines of everybody's points over the phases; arrow keys go from phase to phase as the pointer does. */
export function PointsChart({ label, players, moments }: PointsChartProps) {
  const isStill = document.documentElement.dataset.motion === 'reduced';
  return (
    <ChartWithLegend
      lines={players.map(({ name, emblem }) => ({ name, colour: STROKES[emblem][0], dashes: STROKES[emblem][1] }))}
    >
      <LineChart data={[...moments]} title={label} margin={{ top: 8, right: 18, bottom: 0, left: 0 }}>
        <CartesianGrid {...CHART_GRID} />
        <XAxis
          dataKey="name"
          tick={CHART_TEXT}
          stroke={CHART_PAPER}
          tickLine={false}
          padding={{ left: 14, right: 6 }}
        />
        <YAxis tick={CHART_TEXT} stroke="none" width="auto" allowDecimals={false} />
        <Tooltip
          contentStyle={CHART_TIP}
          labelStyle={{ color: CHART_PAPER, fontWeight: 700 }}
          itemStyle={LINE}
          itemSorter={({ value }) => -Number(value)}
          isAnimationActive={false}
          cursor={CURSOR}
        />
        {players.map(({ name, emblem }, seat) => (
          <Line
            key={emblem}
            name={name}
            dataKey={({ totals }: Moment) => totals[seat] ?? 0}
            type="linear"
            stroke={STROKES[emblem][0]}
            strokeDasharray={STROKES[emblem][1]}
            strokeWidth={2.6}
            dot={{ r: 3, strokeDasharray: '', fill: CHART_PAPER }}
            isAnimationActive={!isStill}
            animationDuration={700}
          />
        ))}
      </LineChart>
    </ChartWithLegend>
  );
}
