import { useMemo } from 'react';
import { BOARD } from '../layout/dimensions.ts';
import { printedCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { paintBoardFace } from '../textures/boardFace.ts';
import { PieceLayer } from './PieceLayer.tsx';

/** The players' printed boards. */
export const Boards = ({ settings }: { readonly settings: TierSettings }) => {
  const shape = useMemo(
    () => slab(roundedRectangle(BOARD.width, BOARD.depth, 0.07), -BOARD.top, 0, BOARD.width, BOARD.depth),
    [],
  );
  const material = useMemo(() => {
    const print = textureOf(paintBoardFace(settings.boardPixels).canvas, settings);
    return printedCells(print, { columns: 1, rows: 1 }, settings);
  }, [settings]);
  return <PieceLayer name="board" shape={shape} material={material} capacity={5} shadows pickable />;
};
