import { useMemo } from 'react';
import { Color, type Material } from 'three';
import { TOKEN_GRID } from '../layout/cells.ts';
import { printedCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { paintTokenSheet } from '../textures/tokenSheet.ts';

/** The print of all round and square tokens, one picture for the whole table. */
export const useTokens = (settings: TierSettings): Material =>
  useMemo(() => {
    const sheet = textureOf(paintTokenSheet(settings.tier === 'high' ? 256 : 160).canvas, settings);
    return printedCells(sheet, TOKEN_GRID, settings, { roughness: 0.65, reflection: 0.6 }, new Color(0.86, 0.72, 0.46));
  }, [settings]);
