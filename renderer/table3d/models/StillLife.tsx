import { useMemo } from 'react';
import { CHART } from '../../cards/layout/dimensions.ts';
import { BRASS, groundOf, metalOf, surfaceOf, textureOf, useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { stillLifeBrassShape, stillLifeShape } from '../shapes/stillLife.ts';
import { paintChart } from '../textures/chartFace.ts';

const nothing = () => undefined;

/** A chart with a compass where the cloth would be bare, and what stands round the cloth: decoration without a function. */
export const StillLife = ({ settings }: { readonly settings: TierSettings }) => {
  const { x, z, y, turn, width, depth } = CHART;
  const shapes = useMemo(
    () => ({
      sheet: slab(roundedRectangle(width, depth, 0.03), 0, 0.012, width, depth),
      things: stillLifeShape(),
      brass: stillLifeBrassShape(),
    }),
    [],
  );
  const materials = useMemo(
    () => ({
      sheet: groundOf({ map: textureOf(paintChart(320).canvas, settings), roughness: 0.95, reflection: 0.3 }, settings),
      things: surfaceOf({ vertexColors: true, roughness: 0.8, reflection: 0.4 }, settings),
      brass: metalOf(BRASS, settings),
    }),
    [settings],
  );
  useFreed(materials.sheet);
  return (
    <>
      <mesh
        position={[x, y, z]}
        rotation-y={turn}
        geometry={shapes.sheet}
        material={materials.sheet}
        receiveShadow
        raycast={nothing}
      />
      <mesh geometry={shapes.things} material={materials.things} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={shapes.brass} material={materials.brass} castShadow raycast={nothing} />
    </>
  );
};
