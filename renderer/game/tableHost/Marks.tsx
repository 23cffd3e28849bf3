import { useEffect, useMemo } from 'react';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { useGame } from '../game.ts';
import { useSelected } from '../selection/SelectionProvider.tsx';
import { inspectedOf } from '../selection/selection.ts';
import { keyOf, subjectOf } from '../selection/subjects.ts';
import { type Target, useStage } from '../state/stage.ts';

/**
 * What matters in every decision, besides the boards across the table: the prices, and the player's own coins and
 * tracks.
 */
const RECKONED: readonly Target[] = [
  { kind: 'prices' },
  { kind: 'payment' },
  ...TRACKS.map((track) => ({ kind: 'track', track }) as const),
];

/** What can be chosen on the table now, and what is looked at. */
function useWanted(): readonly Target[] {
  const { update } = useGame();
  const inspected = useSelected(inspectedOf);
  return useMemo(() => {
    const subjects = update.choices.flatMap(({ action }) => subjectOf(action) ?? []);
    const things = inspected === null ? subjects : [...subjects, inspected];
    return [...new Map(things.map((thing) => [keyOf(thing), thing])).values()];
  }, [update.choices, inspected]);
}

/**
 * Marks where things on the 3D table appear that nothing may cover: what can be chosen and what is looked at, and if
 * possible the boards across the table and what matters in every decision. The marks are invisible; `ui/placing`
 * measures them.
 */
export function Marks() {
  const { update } = useGame();
  const seats = update.players.length;
  const wanted = useWanted();
  const spared = useMemo<readonly Target[]>(
    () => [...RECKONED, ...Array.from({ length: seats }, (_, seat): Target => ({ kind: 'stand', seat }))],
    [seats],
  );
  useEffect(() => useStage.setState({ sight: { wanted, spared } }), [wanted, spared]);
  const boxes = useStage((stage) => stage.sightBoxes);
  return (
    <div className="through" aria-hidden="true">
      {(['wanted', 'spared'] as const).flatMap((kind) =>
        boxes[kind].map(({ left, top, right, bottom }, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no state, only a place
            key={`${kind} ${index}`}
            className="mark"
            data-keep={kind === 'wanted' ? 'must' : 'spare'}
            style={{ left, top, width: right - left, height: bottom - top }}
          />
        )),
      )}
    </div>
  );
}
