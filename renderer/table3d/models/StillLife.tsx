import { useMemo } from 'react';
import { MeshBasicMaterial } from 'three';
import { CHART } from '../../cards/layout/dimensions.ts';
import { receding, shadable } from '../materials/hour.ts';
import { PlainMaterial } from '../materials/plain.ts';
import { BRASS, groundOf, metalOf, surfaceOf, textureOf, useFreed, veilOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { seaChartShape } from '../shapes/seaChart.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { candlelightShape, candlesShape, stillLifeBrassShape, stillLifeShape } from '../shapes/stillLife.ts';
import { paintChart } from '../textures/chartFace.ts';
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

/** A chart with a compass where the cloth would be bare, and what stands round the cloth: decoration without a function. */
export const StillLife = ({ settings }: { readonly settings: TierSettings }) => {
  const { x, z, y, turn, width, depth } = CHART;
  const shapes = useMemo(
    () => ({
      sheet: slab(roundedRectangle(width, depth, 0.03), 0, 0.012, width, depth),
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
      // Darker than what can be chosen: nobody decides about the chart.
      sheet: receding(
        groundOf(
          { map: textureOf(paintChart(320).canvas, settings), color: '#c9c0b2', roughness: 0.95, reflection: 0.3 },
          settings,
        ),
      ),
      seaChart: receding(
        groundOf({ vertexColors: true, color: '#d0c8bc', roughness: 0.95, reflection: 0.3 }, settings),
      ),
      things: receding(surfaceOf({ vertexColors: true, roughness: 0.8, reflection: 0.4 }, settings)),
      brass: receding(metalOf(BRASS, settings)),
      candles: candlesOf(settings),
      candlelight: veilOf(
        { map: textureOf(paintGlow(128).canvas, settings), color: '#ff9d3c', opacity: 0.35, adds: true },
        settings,
      ),
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
