import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { ChartWithLegend } from '../../../ui/ChartWithLegend.tsx';
import { CHART_GRID, CHART_PAPER, CHART_TEXT, CHART_TIP, CURSOR, LINE, STROKES } from '../../../ui/chartLook.ts';
import { type Dot, Flags, flagStrip, nameStrip } from './Flags.tsx';

/** Everybody's figures at a moment of the game, by seat. */
export interface OutlookMoment {
  readonly position: number;
  readonly name: string;
  readonly values: readonly number[];
  /** Between which figures the looked-at seat's own probably is; `null` where that is not told. */
  readonly band: readonly [number, number] | null;
}

/** Where a half epoch begins. */
export interface PhaseMark {
  readonly position: number;
  readonly name: string;
  readonly beginsEpoch: boolean;
}

interface OutlookChartProps {
  /** What it shows, and how it is gone through with keys. */
  readonly label: string;
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly moments: readonly OutlookMoment[];
  readonly marks: readonly PhaseMark[];
  readonly dots: readonly Dot[];
  readonly format: (value: number) => string;
  readonly onDot: (position: number) => void;
}

/** The looked-at seat last, on top of all others. */
const inOrder = (players: readonly Player[], seat: Seat): readonly Seat[] =>
  players.map((_, other) => other).sort((a, b) => Number(a === seat) - Number(b === seat));

/** How the line of a seat is drawn: that of the one that is looked at without gaps. */
const strokeOf = (players: readonly Player[], seat: Seat, looked: Seat) => {
  const [colour, dashes] = STROKES[players[seat]?.emblem ?? 'lion'];
  return { colour, dashes: seat === looked ? '1 0' : dashes };
};

/** Lines over all decisions; arrow keys go from decision to decision as the pointer does, Tab to the costly ones. */
export function OutlookChart({ label, players, seat, moments, marks, dots, format, onDot }: OutlookChartProps) {
  const last = moments.at(-1)?.position ?? 0;
  return (
    <ChartWithLegend lines={players.map(({ name }, other) => ({ name, ...strokeOf(players, other, seat) }))}>
      <ComposedChart data={[...moments]} title={label} margin={{ top: nameStrip(), right: 14, bottom: 0, left: 0 }}>
        <CartesianGrid {...CHART_GRID} />
        <XAxis
          dataKey="position"
          type="number"
          domain={[0, last]}
          ticks={[]}
          height={flagStrip()}
          stroke={CHART_PAPER}
        />
        <YAxis tick={CHART_TEXT} stroke="none" width="auto" tickFormatter={format} domain={['auto', 'auto']} />
        {marks.map(({ position, name, beginsEpoch }) => (
          <ReferenceLine
            key={name}
            x={position}
            stroke={CHART_PAPER}
            strokeOpacity={beginsEpoch ? 0.75 : 0.3}
            strokeDasharray={beginsEpoch ? undefined : '2 4'}
            label={{ value: name, position: 'top', ...CHART_TEXT, offset: 5 }}
          />
        ))}
        <Tooltip
          contentStyle={CHART_TIP}
          labelStyle={{ color: CHART_PAPER, fontWeight: 700 }}
          labelFormatter={(_, [item]) => (item?.payload as OutlookMoment | undefined)?.name ?? ''}
          formatter={(value) => format(Number(value))}
          itemStyle={LINE}
          itemSorter={({ value }) => -Number(value)}
          isAnimationActive={false}
          cursor={CURSOR}
        />
        <Area
          dataKey="band"
          stroke="none"
          fill={strokeOf(players, seat, seat).colour}
          fillOpacity={0.2}
          tooltipType="none"
          legendType="none"
          activeDot={false}
          isAnimationActive={false}
        />
        {inOrder(players, seat).map((other) => (
          <Line
            key={other}
            name={players[other]?.name ?? ''}
            dataKey={({ values }: OutlookMoment) => values[other] ?? 0}
            type="linear"
            stroke={strokeOf(players, other, seat).colour}
            strokeDasharray={strokeOf(players, other, seat).dashes}
            strokeWidth={other === seat ? 3.4 : 1.8}
            dot={false}
            isAnimationActive={false}
          />
        ))}
        <Flags dots={dots} pointOf={(position) => moments[position]?.values[seat] ?? 0} onDot={onDot} />
      </ComposedChart>
    </ChartWithLegend>
  );
}
