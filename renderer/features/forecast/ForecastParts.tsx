import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { FORECAST_PARTS, type ForecastPart, useSheets } from '../../game/sheets.ts';
import { useText } from '../../platform/i18n/text.ts';
import { CardsToCome } from './CardsToCome.tsx';
import { Comparison } from './Comparison.tsx';
import { PointsSoFar } from './PointsSoFar.tsx';
import { ThresholdTable } from './ThresholdTable.tsx';
import { Unchanged } from './Unchanged.tsx';

const PARTS: Readonly<Record<ForecastPart, () => ReactNode>> = {
  unchanged: Unchanged,
  compare: Comparison,
  thresholds: ThresholdTable,
  points: PointsSoFar,
  cards: CardsToCome,
};

/** The parts of the forecast, one at a time. */
export function ForecastParts() {
  const text = useText();
  const part = useSheets((sheets) => sheets.forecastPart);
  return (
    <Tabs.Root
      className="column fill"
      value={part}
      onValueChange={(value) => {
        const chosen = FORECAST_PARTS.find((candidate) => candidate === value);
        if (chosen !== undefined) useSheets.setState({ forecastPart: chosen });
      }}
    >
      <Tabs.List className="foresight-tabs wrap gap-2" aria-label={text('foresight.parts')}>
        {FORECAST_PARTS.map((value) => (
          <Tabs.Trigger key={value} value={value} className="foresight-tab tab soft">
            {text(`foresight.part.${value}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {FORECAST_PARTS.map((value) => {
        const Part = PARTS[value];
        return (
          <Tabs.Content key={value} value={value} className="foresight-body scroll fill close">
            <Part />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
