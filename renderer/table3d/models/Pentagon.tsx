import { useMemo } from 'react';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { halved } from '../../cards/textures/canvas.ts';
import { receding } from '../materials/hour.ts';
import { BRASS, groundOf, metalOf, surfaceOf, textureOf, useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { boardBrassShape, restShape } from '../shapes/boardBrass.ts';
import { faceShape, frameShape } from '../shapes/pentagon.ts';
import { paintWood } from '../textures/grounds.ts';
import { paintPentagonFace } from '../textures/pentagonFace.ts';
import { reliefOf } from '../textures/relief.ts';

const nothing = () => undefined;

interface Props {
  readonly settings: TierSettings;
  readonly segments: readonly Colour[];
  readonly epoch: Epoch;
}

/** How far its brass steps back while something is chosen: less than its lands, so that their borders stay clear. */
const GLEAM = 0.6;

/** The five-sided board in its wooden frame. */
export const Pentagon = ({ settings, segments, epoch }: Props) => {
  const face = useMemo(faceShape, []);
  const frame = useMemo(frameShape, []);
  const wood = useMemo(() => {
    const { canvas } = paintWood(settings.theme.frame, settings.woodPixels);
    return surfaceOf(
      {
        map: textureOf(canvas, settings, 0.4),
        // No varnish: seen from low over the table, its flanks would mirror the windows as white slabs.
        roughness: 0.8,
        reflection: 0.4,
        ...(settings.tier === 'high' ? { relief: reliefOf(canvas, 2.4, 4, 0.4), reliefStrength: 0.5 } : {}),
      },
      settings,
    );
  }, [settings]);
  const brass = useMemo(() => receding(metalOf(BRASS, settings, true), GLEAM), [settings]);
  const order = segments.join(' ');
  const ribs = useMemo(() => boardBrassShape(order.split(' ') as Colour[]), [order]);
  const rests = useMemo(() => restShape(order.split(' ') as Colour[]), [order]);
  const rest = useMemo(
    () => receding(surfaceOf({ vertexColors: true, roughness: 0.9, reflection: 0.5 }, settings)),
    [settings],
  );
  const enamel = useMemo(() => {
    const { canvas } = paintPentagonFace(order.split(' ') as Colour[], settings.tier === 'high' ? 2048 : 1024, epoch);
    const map = textureOf(canvas, settings);
    if (settings.tier === 'low') return receding(groundOf({ map, color: '#dcd7d2' }, settings));
    const face = surfaceOf(
      {
        map,
        // Painted with the sun on it: the lamp need not bleach it again.
        color: '#dbd6cf',
        roughness: 0.62,
        reflection: 0.55,
        relief: reliefOf(halved(canvas), 2.2),
        reliefStrength: 0.6,
        coat: 0.22,
      },
      settings,
    );
    return receding(face);
  }, [order, settings, epoch]);
  useFreed(wood);
  useFreed(enamel);
  return (
    <>
      <mesh geometry={face} material={enamel} receiveShadow raycast={nothing} />
      <mesh geometry={frame} material={wood} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={rests} material={rest} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={ribs} material={brass} castShadow receiveShadow raycast={nothing} />
    </>
  );
};
