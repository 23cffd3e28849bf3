import { useEffect, useMemo } from 'react';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type HandSlots, type Target, useStage } from '../../game/state/stage.ts';
import type { Box } from '../../ui/placing/place.ts';
import { onCanvas } from '../layout/cameraPose.ts';
import { BANK, type Spot, spotOf } from '../layout/haloPieces.ts';
import { handSlots } from '../layout/handPieces.ts';
import { OUTLINES } from '../layout/outlines.ts';
import { type Pose, pose, within } from '../layout/pose.ts';
import { STAND } from '../layout/stands.ts';
import type { TableLayout } from '../useSituation.ts';

/** A piece on the table and its size there. */
interface Lying {
  readonly at: Pose;
  readonly width: number;
  readonly depth: number;
}

const poseOf = ({ pieces }: TableLayout, id: string): Pose | undefined => pieces.find((piece) => piece.id === id)?.pose;

function lyingAt(layout: TableLayout, { pose: lies, shape, rides }: Spot): Lying | null {
  const at = rides === undefined ? lies : poseOf(layout, rides.id);
  return at === undefined ? null : { at, ...OUTLINES[shape] };
}

/** Where a thing of a seat lies, or a stand; `null` for what is not on the table. */
function lyingOf(layout: TableLayout, thing: Target, seat: Seat | null): Lying | null {
  const { view, places } = layout.position;
  const place = seat === null ? undefined : places[seat];
  if (seat === null || place === undefined) return null;
  if (thing.kind === 'prices') return lyingAt(layout, BANK);
  if (thing.kind !== 'stand') return lyingAt(layout, spotOf(view, thing, seat, place));
  const at = poseOf(layout, `stand ${thing.seat}`);
  return at === undefined ? null : { at, ...STAND };
}

/** Where in the window that appears; `null` for what is not on the table. */
function anchorOf(layout: TableLayout, thing: Target, seat: Seat | null): Box | null {
  const { cameraPose, viewport } = layout;
  const lying = lyingOf(layout, thing, seat);
  if (lying === null) return null;
  const { at: carrier, width, depth } = lying;
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((near) =>
      onCanvas(cameraPose, viewport, within(carrier, pose((right * width) / 2, 0, (near * depth) / 2))),
    ),
  );
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
}

/** Where the cards are that the viewer has drawn and not yet decided about; `null` without any. */
function slotsOf({ position: { view, holder }, front }: TableLayout): HandSlots | null {
  const { hand = null, decided = true } = view.seats[front] ?? {};
  return hand === null || hand.length === 0 || decided ? null : handSlots(holder, hand.length);
}

/**
 * Tells the panels where the thing that they ask for appears. A component of its own, so that only it is redrawn when
 * they ask for another.
 */
export const Anchor = ({ layout }: { readonly layout: TableLayout }) => {
  const subject = useStage((stage) => stage.popoverSubject);
  useEffect(() => {
    useStage.setState({ anchor: subject === null ? null : anchorOf(layout, subject, layout.position.actor) });
  }, [layout, subject]);
  const targets = useStage((stage) => stage.trackedTargets);
  useEffect(() => {
    useStage.setState({
      targetBoxes: targets.map((target) => ({ target, box: anchorOf(layout, target, layout.front) })),
    });
  }, [layout, targets]);
  const sight = useStage((stage) => stage.sight);
  useEffect(() => {
    const boxesOf = (things: readonly Target[]): readonly Box[] =>
      things.flatMap((thing) => anchorOf(layout, thing, layout.front) ?? []);
    useStage.setState({ sightBoxes: { wanted: boxesOf(sight.wanted), spared: boxesOf(sight.spared) } });
  }, [layout, sight]);
  const hand = useMemo(() => slotsOf(layout), [layout]);
  useEffect(() => useStage.setState({ hand }), [hand]);
  return null;
};
