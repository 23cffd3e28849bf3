import { useMemo } from 'react';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { groundOf, surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { faceShape, frameShape } from '../shapes/pentagon.ts';
import { paintPentagonFace } from '../textures/pentagonFace.ts';
import { CHERRY, paintWood } from '../textures/wood.ts';

const nothing = () => undefined;

interface Props {
  readonly settings: TierSettings;
  readonly segments: readonly Colour[];
}

/** The five-sided board in its wooden frame. */
export const Pentagon = ({ settings, segments }: Props) => {
  const face = useMemo(faceShape, []);
  const frame = useMemo(frameShape, []);
  const wood = useMemo(
    () =>
      surfaceOf(
        {
          map: textureOf(paintWood(CHERRY, settings.woodPixels).canvas, settings, 0.4),
          roughness: 0.45,
          reflection: 0.8,
        },
        settings,
      ),
    [settings],
  );
  const order = segments.join(' ');
  const enamel = useMemo(() => {
    const picture = paintPentagonFace(order.split(' ') as Colour[], settings.tier === 'high' ? 1536 : 1024);
    const map = textureOf(picture.canvas, settings);
    return groundOf({ map, roughness: 0.95, reflection: 0.35 }, settings);
  }, [order, settings]);
  return (
    <>
      <mesh geometry={face} material={enamel} receiveShadow raycast={nothing} />
      <mesh geometry={frame} material={wood} castShadow receiveShadow raycast={nothing} />
    </>
  );
};
