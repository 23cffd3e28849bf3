import { useMemo } from 'react';
import { MeshStandardMaterial } from 'three';
import { BOARD } from '../layout/dimensions.ts';
import { printedCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { paintBoardFace } from '../textures/boardFace.ts';
import { reliefOf } from '../textures/relief.ts';
import { PieceLayer } from './PieceLayer.tsx';

/** The players' printed boards. */
export const Boards = ({ settings }: { readonly settings: TierSettings }) => {
  const shape = useMemo(
    () => slab(roundedRectangle(BOARD.width, BOARD.depth, 0.07), -BOARD.top, 0, BOARD.width, BOARD.depth),
    [],
  );
  const material = useMemo(() => {
    const { canvas } = paintBoardFace(settings.boardPixels);
    const material = printedCells(
      textureOf(canvas, settings),
      { columns: 1, rows: 1 },
      settings,
      { roughness: 0.82 },
      'vec3(0.42, 0.25, 0.12)',
    );
    if (material instanceof MeshStandardMaterial) {
      material.normalMap = reliefOf(canvas, 2, 8);
      material.normalScale.setScalar(0.55);
    }
    return material;
  }, [settings]);
  return <PieceLayer name="board" shape={shape} material={material} capacity={5} shadows pickable />;
};
