import { useMemo, useRef } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { usePointsHidden } from '../game/game.ts';
import { useSelected } from '../game/selection/SelectionProvider.tsx';
import { inspectedCard, shownChoice } from '../game/selection/selection.ts';
import { useStage } from '../game/state/stage.ts';
import { useTable } from '../game/state/table.ts';
import { freeRectangle, type SafeArea, type Viewport } from '../game/tableHost/safeArea.ts';
import { type CameraPose, cameraPoseFor, onCanvas } from './layout/cameraPose.ts';
import type { Piece } from './layout/piece.ts';
import { placesOf } from './layout/places.ts';
import { laidPieces, type Position, standing, touchedPieces } from './layout/scenePieces.ts';
import type { Scenery } from './layout/shots.ts';
import { onStand, STAND, standsOf } from './layout/stands.ts';

/** Pixels that stay free beside the row. */
const MARGIN = 8;

/**
 * By how many units the row of stands is moved to the right (or, below 0, to the left) to be inside the free area of a
 * window in which `cameraPose` shows the whole table: beside cards in hand the table is not in the middle. 0 if it fits
 * anyway, or is too broad.
 */
export const standShift = (seats: number, cameraPose: CameraPose, viewport: Viewport, area: SafeArea): number => {
  const [first, last] = [standsOf(seats, 0)[1], standsOf(seats, 0).at(-1)];
  if (!first || !last) return 0;
  const { x, width } = freeRectangle(viewport, area);
  const rim = STAND.frame + 0.03;
  const left = onCanvas(cameraPose, viewport, onStand(first, -rim, STAND.depth, 0)).x - (x + MARGIN);
  const right = x + width - MARGIN - onCanvas(cameraPose, viewport, onStand(last, STAND.width + rim, STAND.depth, 0)).x;
  const span =
    onCanvas(cameraPose, viewport, onStand(first, STAND.width, 0, 0)).x -
    onCanvas(cameraPose, viewport, onStand(first, 0, 0, 0)).x;
  const unit = span / STAND.width;
  if (left < 0 && right > 0) return Math.min(-left, right) / unit;
  if (right < 0 && left > 0) return -Math.min(-right, left) / unit;
  return 0;
};

const NOTHING: readonly never[] = [];

/** The seat whose board lies in front: who looks, acts or is about to; else it stays as it was. */
const frontSeatOf = (update: GameUpdate | null, before: Seat): Seat => {
  if (update === null) return before;
  const { viewer, actor, curtain } = update.screen;
  return viewer ?? actor ?? curtain ?? before;
};

const firstHuman = (update: GameUpdate | null): Seat =>
  Math.max(0, update?.players.findIndex((player) => player.controller.kind === 'human') ?? 0);

/** Whether the viewer draws cards in this part of the game: there has to be room for them. */
const drawsCards = (view: Observation | null): boolean =>
  view?.phase === 'A' && (view.decision === 'chooseSide' || view.decision === 'setWheel' || view.decision === 'draft');

export interface TableLayout {
  readonly position: Position;
  readonly pieces: readonly Piece[];
  readonly cameraPose: CameraPose;
  readonly viewport: Viewport;
  readonly front: Seat;
  /** What the camera may be led to. */
  readonly scenery: Scenery;
}

/**
 * Where everything on the table belongs, computed from what is shown and from the window; `null` before a game is there.
 * While one game has gone and the next has not come, all lies as it lay.
 */
export const useSituation = (viewport: Viewport, area: SafeArea): TableLayout | null => {
  const update = useTable((table) => table.update);
  const shown = useTable((table) => table.shown);
  const playing = useTable((table) => table.playing);
  const camera = useTable((table) => table.camera);
  const event = useTable((table) => table.event);
  const advised = useStage((stage) => stage.advised);
  const pointsHidden = usePointsHidden(shown);
  const last = useRef<TableLayout | null>(null);
  const before = useRef<{ readonly game: string; readonly seat: Seat } | null>(null);
  const game = update?.gameId ?? '';
  if (before.current?.game !== game) before.current = { game, seat: firstHuman(update) };
  const front = playing ? before.current.seat : frontSeatOf(update, before.current.seat);
  before.current = { game, seat: front };
  const seats = shown?.seats.length ?? 2;
  const { width, height } = viewport;
  const { left, right, top, bottom, foot = right } = area;
  const hand = drawsCards(shown);
  const plates = useStage((stage) => stage.plates);
  const places = useMemo(() => placesOf(seats, front), [seats, front]);
  const holder = useMemo(() => {
    const window = { width, height };
    const covered = { left, right, top, bottom, foot };
    const whole = camera.name === 'table' || camera.name === 'above';
    const cameraPose = cameraPoseFor(camera, places, front, window, covered, hand);
    return { cameraPose, viewport: window, area: covered, whole, plates };
  }, [camera, places, front, width, height, left, right, top, bottom, foot, hand, plates]);
  const shift = useMemo(() => {
    const window = { width, height };
    const covered = { left, right, top, bottom, foot };
    return standShift(seats, cameraPoseFor({ name: 'table' }, places, front, window, covered, hand), window, covered);
  }, [seats, places, front, width, height, left, right, top, bottom, foot, hand]);
  const position = useMemo((): Position | null => {
    if (shown === null) return null;
    return {
      view: shown,
      places,
      holder,
      standShift: shift,
      pointsHidden,
      actor: update?.screen.actor ?? null,
      // What is being shown has happened: there is nothing to choose in it.
      choices: playing ? NOTHING : (update?.choices ?? NOTHING),
      refusals: playing ? NOTHING : (update?.refusals ?? NOTHING),
      advised,
      camera,
      event,
    };
  }, [shown, places, holder, shift, pointsHidden, update, playing, advised, camera, event]);
  const pieces = useMemo(() => (position === null ? [] : laidPieces(position)), [position]);
  if (position === null) return last.current;
  const { cameraPose, viewport: window, area: covered } = holder;
  const scenery = { places, front, stands: standing(position), viewport: window, area: covered, rest: cameraPose };
  last.current = { position, pieces, cameraPose, viewport: window, front, scenery };
  return last.current;
};

/** The pieces with what the player has in mind. `ghosts`: whether to show where the markers would go. */
export const useTouched = ({ position, pieces }: TableLayout, ghosts: boolean): readonly Piece[] => {
  const selected = useSelected(({ context }) => context.selected);
  const shown = useSelected(shownChoice);
  const considered = ghosts ? shown : null;
  const gathered = useSelected(({ context }) => context.gathered);
  const hovered = useSelected(inspectedCard);
  const pointed = useSelected(({ context }) => context.piece);
  const about = useSelected(({ context }) => context.pointed);
  const dragged = useSelected(({ context }) => context.dragged);
  return useMemo(
    () => touchedPieces(pieces, { ...position, selected, considered, gathered, hovered, pointed, about, dragged }),
    [pieces, position, selected, considered, gathered, hovered, pointed, about, dragged],
  );
};
