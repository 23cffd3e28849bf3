import { useMemo } from 'react';
import { MeshBasicMaterial } from 'three';
import { receding, shadable } from '../materials/hour.ts';
import { PlainMaterial } from '../materials/plain.ts';
import { BRONZE, groundOf, metalOf, surfaceOf, textureOf, veilOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { seaChartShape } from '../shapes/seaChart.ts';
import { candlelightShape, candlesShape, stillLifeBrassShape, stillLifeShape } from '../shapes/stillLife.ts';
import { paintGlow } from '../textures/windowLight.ts';
import { GROUNDS } from './grounds.ts';

const nothing = () => undefined;

const candlesOf = ({ lit }: TierSettings) =>
  receding(
    shadable(
      lit
        ? new MeshBasicMaterial({ vertexColors: true, toneMapped: false })
        : new PlainMaterial({ vertexColors: true, asPainted: true }),
    ),
  );

/** The great chart, and what stands on it round the cloth: decoration without a function, darker than what can be chosen. */
export const StillLife = ({ settings }: { readonly settings: TierSettings }) => {
  const shapes = useMemo(
    () => ({
      seaChart: seaChartShape(),
      things: stillLifeShape(),
      brass: stillLifeBrassShape(),
      candles: candlesShape(),
      candlelight: candlelightShape(),
    }),
    [],
  );
  const materials = useMemo(
    () => ({
      seaChart: receding(
        groundOf({ vertexColors: true, color: '#b3aca2', roughness: 0.95, reflection: 0.3 }, settings),
      ),
      things: receding(surfaceOf({ vertexColors: true, roughness: 0.8, reflection: 0.4 }, settings)),
      brass: receding(metalOf(BRONZE, settings)),
      candles: candlesOf(settings),
      candlelight: veilOf(
        { map: textureOf(paintGlow(128).canvas, settings), color: '#ff9d3c', opacity: 0.35, adds: true },
        settings,
      ),
    }),
    [settings],
  );
  return (
    <>
      <mesh
        geometry={shapes.seaChart}
        material={materials.seaChart}
        renderOrder={GROUNDS.chart}
        receiveShadow
        raycast={nothing}
      />
      <mesh geometry={shapes.things} material={materials.things} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={shapes.brass} material={materials.brass} castShadow raycast={nothing} />
      <mesh geometry={shapes.candles} material={materials.candles} castShadow raycast={nothing} />
      <mesh geometry={shapes.candlelight} material={materials.candlelight} raycast={nothing} />
    </>
  );
};
