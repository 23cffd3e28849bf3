import type { ReactNode } from 'react';
import { useDeciding } from '../../../game/deciding.ts';
import { type ChoiceGroup, sameSubject } from '../../../game/selection/subjects.ts';

interface GroupFrameProps {
  readonly group: ChoiceGroup;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** All that can be done with one thing. Digit keys and clicks on the table find it by its key. */
export function GroupFrame({ group, label, className = '', children }: GroupFrameProps) {
  const { selected } = useDeciding();
  return (
    <fieldset
      className={`group ${className}`}
      aria-label={label}
      data-group={group.key}
      data-selected={sameSubject(selected, group.subject)}
      data-refused={group.choices.length === 0}
    >
      {children}
    </fieldset>
  );
}
