import { useMemo } from 'react';
import type { Material } from 'three';
import { NAME_GRID } from '../layout/cells.ts';
import { lightCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { paintNames } from '../textures/labels.ts';

/** The players' names as a material whose cells are letters and ribbons. */
export const useNames = (names: readonly string[], settings: TierSettings): Material => {
  const list = names.join('\n');
  return useMemo(() => {
    const width = settings.tier === 'high' ? 384 : 256;
    return lightCells(textureOf(paintNames(list.split('\n'), width).canvas, settings), NAME_GRID);
  }, [list, settings]);
};
