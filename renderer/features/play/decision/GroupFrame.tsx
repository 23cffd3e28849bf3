import type { ReactNode } from 'react';
import type { ChoiceGroup } from '../../../game/decisionContext.ts';
import { useSelected, useSelection } from '../../../game/selection/SelectionProvider.tsx';
import { selectedOf } from '../../../game/selection/selection.ts';
import { sameSubject } from '../../../game/selection/subjects.ts';

interface GroupFrameProps {
  readonly group: ChoiceGroup;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The frame around all choices about one thing. The thing is raised on the table while the pointer is here. Digit keys
 * and clicks on the table find the frame by its key.
 */
export function GroupFrame({ group, label, className = '', children }: GroupFrameProps) {
  const selection = useSelection();
  const point = (subject?: ChoiceGroup['subject']) => selection.send({ type: 'point', piece: null, subject });
  const isSelected = useSelected((snapshot) => sameSubject(selectedOf(snapshot), group.subject));
  const isPointed = useSelected(({ context }) => sameSubject(context.pointed, group.subject));
  return (
    <fieldset
      className={`group ${className}`}
      aria-label={label}
      data-group={group.key}
      data-selected={isSelected}
      data-pointed={isPointed}
      data-refused={group.choices.length === 0}
      onPointerEnter={() => point(group.subject)}
      onPointerLeave={() => point()}
    >
      {children}
    </fieldset>
  );
}
