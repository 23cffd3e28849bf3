import { useEffect } from 'react';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type Box, type Thing, useStage } from '../../store/stage.ts';
import { onCanvas } from '../layout/eye.ts';
import { BANK, spotOf } from '../layout/haloPieces.ts';
import { OUTLINES } from '../layout/outlines.ts';
import { pose, within } from '../layout/pose.ts';
import type { TableLayout } from '../useSituation.ts';

/** Where in the window a thing of a seat appears; `null` for what is not on the table. */
const anchorOf = ({ position, pieces, eye, viewport }: TableLayout, thing: Thing, seat: Seat | null): Box | null => {
  const { view, places } = position;
  const place = seat === null ? undefined : places[seat];
  if (seat === null || place === undefined) return null;
  const { pose: at, shape, rides } = thing.kind === 'prices' ? BANK : spotOf(view, thing, seat, place);
  const carrier = rides === undefined ? at : pieces.find(({ id }) => id === rides.id)?.pose;
  if (carrier === undefined) return null;
  const { width, depth } = OUTLINES[shape];
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((near) => onCanvas(eye, viewport, within(carrier, pose((right * width) / 2, 0, (near * depth) / 2)))),
  );
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
};

/** Tells the panels where the thing that they ask for appears. Only this is drawn anew when they ask for another. */
export const Anchor = ({ layout }: { readonly layout: TableLayout }) => {
  const asked = useStage((stage) => stage.asked);
  useEffect(() => {
    useStage.setState({ anchor: asked === null ? null : anchorOf(layout, asked, layout.position.actor) });
  }, [layout, asked]);
  const marked = useStage((stage) => stage.marked);
  useEffect(() => {
    useStage.setState({ marks: marked.map((thing) => ({ thing, box: anchorOf(layout, thing, layout.front) })) });
  }, [layout, marked]);
  return null;
};
