import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Color, MeshStandardMaterial } from 'three';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { BOARD } from '../../cards/layout/dimensions.ts';
import { usePointsHidden } from '../../game/game.ts';
import type { CameraStop } from '../../game/state/table.ts';
import { type BoardFigures, boardFigures } from '../layout/boardPrint.ts';
import { BOARD_CELLS, BOARD_GRID } from '../layout/cells.ts';
import { PRINT_LIGHT, printedCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { BoardSheet } from '../textures/boardFace.ts';
import { reliefOf } from '../textures/relief.ts';
import { PieceLayer } from './PieceLayer.tsx';

interface Props {
  readonly view: Observation;
  /** The seat whose board lies before the viewer. */
  readonly front: Seat;
  readonly camera: CameraStop;
  readonly settings: TierSettings;
}

/** Pixels of relief for each unit: its lines are broad. */
const RELIEF_PIXELS = 200;

/** What every board has in common, whatever stands on it: the relief is made once, and for all. */
const bareFigures = ({ emblem, colonies, statues }: BoardFigures): BoardFigures => ({
  emblem,
  points: false,
  colonies: colonies.map(() => 'taken'),
  statues: statues.map(() => 'taken'),
});

const useSheet = (settings: TierSettings) =>
  useMemo(() => {
    const sheet = new BoardSheet(settings.boardPixels);
    const texture = textureOf(sheet.drawing.canvas, settings);
    const material = printedCells(
      texture,
      BOARD_GRID,
      settings,
      { roughness: 0.82, color: PRINT_LIGHT },
      new Color(0.42, 0.25, 0.12),
    );
    return { sheet, texture, material };
  }, [settings]);

/** The printed boards that are laid out: the viewer's, and the one that the camera looks at. */
export const Boards = ({ view, front, camera, settings }: Props) => {
  const invalidate = useThree((state) => state.invalidate);
  const shape = useMemo(
    () => slab(roundedRectangle(BOARD.width, BOARD.depth, 0.07), -BOARD.top, 0, BOARD.width, BOARD.depth),
    [],
  );
  const { sheet, texture, material } = useSheet(settings);
  const pointsHidden = usePointsHidden(view);
  const looked = camera.name === 'seat' ? camera.seat : null;
  useLayoutEffect(() => {
    const show = (cell: number, seat: Seat | null): boolean => {
      const state = seat === null ? undefined : view.seats[seat];
      return (
        seat !== null &&
        state !== undefined &&
        sheet.show(cell, boardFigures(view, seat, state, seat === front && !pointsHidden))
      );
    };
    const changed = [show(BOARD_CELLS.front, front), show(BOARD_CELLS.looked, looked === front ? null : looked)];
    if (!changed.includes(true)) return;
    texture.needsUpdate = true;
    invalidate();
  }, [sheet, texture, view, front, looked, pointsHidden, invalidate]);
  useLayoutEffect(() => {
    const state = view.seats[front];
    if (!(material instanceof MeshStandardMaterial) || material.normalMap !== null || state === undefined) return;
    const print = new BoardSheet(RELIEF_PIXELS, { columns: 1, rows: 1 });
    print.show(0, bareFigures(boardFigures(view, front, state)));
    material.normalMap = reliefOf(print.drawing.canvas, 2, 8);
    material.normalScale.setScalar(0.55);
    material.needsUpdate = true;
  }, [material, view, front]);
  useEffect(() => () => texture.dispose(), [texture]);
  return <PieceLayer name="board" shape={shape} material={material} capacity={2} shadows pickable />;
};
