import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { TrendPoint } from '../../../shared/statistics/summary.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChartWithLegend } from '../../ui/ChartWithLegend.tsx';
import {
  CHART_DOTS,
  CHART_GRID,
  CHART_MARGIN,
  CHART_PAPER,
  CHART_TEXT,
  GAME_TIP,
  GAMES_AXIS,
} from '../../ui/chartLook.ts';

const LINE = { padding: 0, lineHeight: 1.3 };
/** The points of game after game, and their average; arrow keys go from game to game as the pointer does. */
export function TrendChart({ points }: { readonly points: readonly TrendPoint[] }) {
  const text = useText();
  const data = points.map(({ entry, points: scored, average }, index) => ({
    number: index + 1,
    date: text.day(entry.game.finishedAt),
    points: scored,
    average: Math.round(average * 10) / 10,
  }));
  return (
    <ChartWithLegend
      lines={[
        { name: text('statistics.trend.points'), colour: 'var(--chart-first)' },
        { name: text('statistics.trend.average'), colour: 'var(--chart-second)' },
      ]}
    >
      <LineChart data={data} title={text('statistics.trend.label', { count: data.length })} margin={CHART_MARGIN}>
        <CartesianGrid {...CHART_GRID} />
        <XAxis {...GAMES_AXIS} />
        <YAxis tick={CHART_TEXT} stroke="none" width="auto" allowDecimals={false} domain={['auto', 'auto']} />
        <Tooltip {...GAME_TIP} itemStyle={LINE} />
        <Line
          name={text('statistics.trend.points')}
          dataKey="points"
          type="linear"
          stroke="var(--chart-first)"
          strokeWidth={2}
          dot={data.length <= CHART_DOTS && { r: 3, fill: CHART_PAPER }}
          isAnimationActive={false}
        />
        <Line
          name={text('statistics.trend.average')}
          dataKey="average"
          type="linear"
          stroke="var(--chart-second)"
          strokeDasharray="9 4"
          strokeWidth={2.6}
          dot={false}
          isAnimationActive={false}
        />
      </LineChart>
    </ChartWithLegend>
  );
}
