import { useMemo } from 'react';
import { Color } from 'three';
import { ANNEX, MONUMENT } from '../../cards/layout/dimensions.ts';
import { ANNEX_GRID, monumentGrid } from '../layout/cells.ts';
import { printedCells } from '../materials/cells.ts';
import { surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { obeliskShape, stallShape } from '../shapes/buildings.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { paintAnnexSheet } from '../textures/annexSheet.ts';
import { paintMonumentSheet } from '../textures/tokenSheet.ts';
import { PieceLayer } from './PieceLayer.tsx';

const useMaterials = (settings: TierSettings) =>
  useMemo(() => {
    const monuments = textureOf(paintMonumentSheet(settings.tier === 'high' ? 360 : 240).canvas, settings);
    const annexes = textureOf(paintAnnexSheet(settings.boardPixels * 0.75).canvas, settings);
    return {
      monument: printedCells(monuments, monumentGrid(), settings, {}, new Color(0.8, 0.66, 0.44)),
      annex: printedCells(annexes, ANNEX_GRID, settings),
      building: surfaceOf({ vertexColors: true, roughness: 0.7, reflection: 0.5 }, settings),
    };
  }, [settings]);

const useShapes = () =>
  useMemo(
    () => ({
      annex: slab(roundedRectangle(ANNEX.width, ANNEX.depth, 0.06), -ANNEX.top, 0, ANNEX.width, ANNEX.depth),
      monument: slab(
        roundedRectangle(MONUMENT.width, MONUMENT.depth, 0.05),
        -MONUMENT.thickness / 2,
        MONUMENT.thickness / 2,
        MONUMENT.width,
        MONUMENT.depth,
        0.013,
      ),
      buildings: [{ name: 'obelisk', shape: obeliskShape() } as const, { name: 'stall', shape: stallShape() } as const],
    }),
    [],
  );

/** What monuments and marketplaces bring to the table (rules §10.1, §10.2); mounted only where one of them is played. */
export const ExpansionLayers = ({ settings }: { readonly settings: TierSettings }) => {
  const materials = useMaterials(settings);
  const shapes = useShapes();
  return (
    <>
      <PieceLayer name="annex" shape={shapes.annex} material={materials.annex} capacity={5} shadows pickable />
      <PieceLayer
        name="monument"
        shape={shapes.monument}
        material={materials.monument}
        capacity={12}
        tinted
        shadows
        pickable
      />
      {shapes.buildings.map(({ name, shape }) => (
        <PieceLayer key={name} name={name} shape={shape} material={materials.building} capacity={12} shadows />
      ))}
    </>
  );
};
