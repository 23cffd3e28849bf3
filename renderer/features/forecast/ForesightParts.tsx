import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { FORESIGHT_PARTS, type ForesightPart, useForesight } from '../../game/foresightStore.ts';
import { useText } from '../../platform/i18n/text.ts';
import { CardsToCome } from './CardsToCome.tsx';
import { Comparison } from './Comparison.tsx';
import { PointsSoFar } from './PointsSoFar.tsx';
import { ThresholdTable } from './ThresholdTable.tsx';
import { Unchanged } from './Unchanged.tsx';

const PARTS: Readonly<Record<ForesightPart, () => ReactNode>> = {
  unchanged: Unchanged,
  compare: Comparison,
  thresholds: ThresholdTable,
  points: PointsSoFar,
  cards: CardsToCome,
};

/** The parts of the foresight, one at a time. */
export function ForesightParts() {
  const text = useText();
  const part = useForesight((foresight) => foresight.part);
  return (
    <Tabs.Root
      className="column fill"
      value={part}
      onValueChange={(value) => {
        const chosen = FORESIGHT_PARTS.find((candidate) => candidate === value);
        if (chosen !== undefined) useForesight.setState({ part: chosen });
      }}
    >
      <Tabs.List className="foresight-tabs wrap gap-2" aria-label={text('foresight.parts')}>
        {FORESIGHT_PARTS.map((value) => (
          <Tabs.Trigger key={value} value={value} className="foresight-tab soft">
            {text(`foresight.part.${value}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {FORESIGHT_PARTS.map((value) => {
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
