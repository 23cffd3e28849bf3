import { useEffect, useEffectEvent } from 'react';
import type { Deciding } from '../../../game/deciding.ts';
import { dropChoices } from '../../../game/selection/drops.ts';
import { sameSubject } from '../../../game/selection/subjects.ts';
import { type Gesture, useStage } from '../../../game/state/stage.ts';
import { useTable } from '../../../game/state/table.ts';

/**
 * Follows what a hand does on the 3D table beyond selecting: a second press does what is considered, a piece that is
 * let go of over its owner's place or the bank is taken or given away.
 */
export function useTableGestures(deciding: Deciding | null): void {
  const follow = useEffectEvent((gesture: Gesture) => {
    if (deciding === null || deciding.waiting) return;
    if (gesture.kind === 'drop') drop(gesture, deciding);
    else if (gesture.kind === 'letGo') letGo(deciding);
    else if (sameSubject(deciding.selected, gesture.subject) && deciding.considered !== null) {
      deciding.choose(deciding.considered, true);
    }
  });
  useEffect(
    () =>
      useStage.subscribe(({ gesture }, previous) => {
        if (gesture !== null && gesture !== previous.gesture) follow(gesture);
      }),
    [],
  );
}

/** One meaning is chosen, to be confirmed where players want to confirm. Of several the player still has to choose. */
function drop({ subject, zone }: Extract<Gesture, { kind: 'drop' }>, { groups, choose }: Deciding): void {
  const group = groups.find((candidate) => sameSubject(candidate.subject, subject));
  const [only, second] = group === undefined ? [] : dropChoices(group, zone);
  if (only === undefined) return;
  useTable.setState({ selected: { ...subject } });
  if (second === undefined) choose(only, false);
}

function letGo({ letGo: back }: Deciding): void {
  useTable.setState({ selected: null });
  back();
}
