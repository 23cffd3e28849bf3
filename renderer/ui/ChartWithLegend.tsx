import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';

/** What a line of a chart is called, and how it is drawn. */
export interface NamedLine {
  readonly name: string;
  readonly colour: string;
  readonly dashes?: string;
}

interface ChartWithLegendProps {
  readonly lines: readonly NamedLine[];
  readonly children: ReactElement;
}

/**
 * A chart in all the room that the names of its lines leave. They stand in the page's own flow: a legend within the chart is measured
 * once, and lies over the lines when letters grow.
 */
export function ChartWithLegend({ lines, children }: ChartWithLegendProps) {
  return (
    <div className="chart column">
      <div className="fill">
        <ResponsiveContainer width="100%" height="100%">
          {children}
        </ResponsiveContainer>
      </div>
      <ul className="chart-names wrap">
        {lines.map(({ name, colour, dashes }) => (
          <li key={name} className="line gap-2" style={{ color: colour }}>
            <svg viewBox="0 0 26 4" aria-hidden="true">
              <path d="M0 2H26" stroke="currentColor" strokeWidth="3" strokeDasharray={dashes} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
