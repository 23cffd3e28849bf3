import type { ReactNode } from 'react';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';

interface RefusedRowProps {
  readonly group: ChoiceGroup;
  readonly label: string;
  /** What it requires. */
  readonly sign: ReactNode;
}

/** A thing with which nothing can be done now, in one line with the reason. */
export function RefusedRow({ group, label, sign }: RefusedRowProps) {
  return (
    <GroupFrame group={group} label={label}>
      {group.refusals.map((refusal) => (
        <RefusedChoice key={refusal.reason} refusal={refusal} label={label} className="refused-row">
          {sign}
          <span className="row-title">{label}</span>
        </RefusedChoice>
      ))}
    </GroupFrame>
  );
}
