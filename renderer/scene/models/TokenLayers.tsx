import { useMemo } from 'react';
import type { Material } from 'three';
import { COLONY_GRID } from '../layout/cells.ts';
import { COLONY, MEDAL, TILE } from '../layout/dimensions.ts';
import { printedCells } from '../materials/cells.ts';
import { GOLD, metalOf } from '../materials/metal.ts';
import { surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { disc, roundedRectangle, slab } from '../shapes/slab.ts';
import { coinShape, pegShape, statueShape } from '../shapes/turned.ts';
import { paintColonySheet } from '../textures/colonySheet.ts';
import { PieceLayer } from './PieceLayer.tsx';

const useMaterials = (settings: TierSettings) =>
  useMemo(() => {
    const colonies = textureOf(paintColonySheet(settings.tier === 'high' ? 320 : 224).canvas, settings);
    return {
      colony: printedCells(colonies, COLONY_GRID, settings),
      coin: metalOf(GOLD, settings),
      peg: surfaceOf({ roughness: 0.35, reflection: 1 }, settings),
      statue: surfaceOf({ roughness: 0.5, reflection: 0.9 }, settings),
    };
  }, [settings]);

const useShapes = () =>
  useMemo(
    () => ({
      tile: slab(roundedRectangle(TILE.side, TILE.side, 0.035), 0, TILE.thickness, TILE.side, TILE.side),
      medal: slab(disc(MEDAL.radius), 0, MEDAL.thickness, MEDAL.radius * 2, MEDAL.radius * 2),
      colony: slab(
        roundedRectangle(COLONY.width, COLONY.depth, 0.05),
        -COLONY.thickness / 2,
        COLONY.thickness / 2,
        COLONY.width,
        COLONY.depth,
      ),
      coin: coinShape(),
      peg: pegShape(),
      statue: statueShape(),
    }),
    [],
  );

interface Props {
  readonly settings: TierSettings;
  readonly tokens: Material;
}

/** Everything small: tiles, medals, colonies, coins, markers, statues. */
export const TokenLayers = ({ settings, tokens }: Props) => {
  const materials = useMaterials(settings);
  const shapes = useShapes();
  return (
    <>
      <PieceLayer name="tile" shape={shapes.tile} material={tokens} capacity={100} shadows />
      <PieceLayer name="medal" shape={shapes.medal} material={tokens} capacity={128} shadows pickable />
      <PieceLayer name="colony" shape={shapes.colony} material={materials.colony} capacity={48} shadows pickable />
      <PieceLayer name="coin" shape={shapes.coin} material={materials.coin} capacity={480} shadows />
      <PieceLayer name="peg" shape={shapes.peg} material={materials.peg} capacity={32} tinted shadows />
      <PieceLayer name="statue" shape={shapes.statue} material={materials.statue} capacity={32} tinted shadows />
    </>
  );
};
