import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { StrengthStep } from '../../../shared/matching/strengths.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { levelReached, STRENGTH, strengthOf } from '../../../shared/vocabulary/strength.ts';
import { useText } from '../../platform/i18n/text.ts';
import {
  CHART_DOTS,
  CHART_GRID,
  CHART_MARGIN,
  CHART_PAPER,
  CHART_TEXT,
  GAME_TIP,
  GAMES_AXIS,
} from '../../ui/chartLook.ts';
import { useNumbers } from './useNumbers.ts';

/** How strong a person's match played after each game, between the levels; arrow keys go from game to game. */
export function StrengthChart({ steps }: { readonly steps: readonly StrengthStep[] }) {
  const text = useText();
  const { decimal } = useNumbers();
  const data = steps.map(({ entry, after }, index) => ({
    number: index + 1,
    date: text.day(entry.game.finishedAt),
    strength: after,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={data} title={text('match.course.label', { count: data.length })} margin={CHART_MARGIN}>
        <CartesianGrid {...CHART_GRID} />
        <XAxis {...GAMES_AXIS} />
        <YAxis
          tick={CHART_TEXT}
          stroke="none"
          width="auto"
          domain={[STRENGTH.least, STRENGTH.most]}
          ticks={BOT_LEVELS.map((level) => strengthOf({ level }))}
          tickFormatter={(strength: number) => text(`level.${levelReached(strength)}`)}
        />
        <Tooltip {...GAME_TIP} formatter={(strength) => decimal(Number(strength))} />
        <Line
          name={text('match.course.after')}
          dataKey="strength"
          type="linear"
          stroke="var(--chart-first)"
          strokeWidth={2}
          dot={data.length <= CHART_DOTS && { r: 3, fill: CHART_PAPER }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
