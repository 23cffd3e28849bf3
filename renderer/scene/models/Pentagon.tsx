import { useMemo } from 'react';
import { type BufferGeometry, CylinderGeometry, Path, Shape } from 'three';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { CARD, DECK_SCALE, PENTAGON, PILE, WHEEL } from '../layout/dimensions.ts';
import { bearingOf, deckPose, pilePose, pointAt } from '../layout/segment.ts';
import { BRASS, metalOf } from '../materials/metal.ts';
import { groundOf, surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { bare, extruded, lathe, merged } from '../shapes/parts.ts';
import { faceShape, frameShape } from '../shapes/pentagon.ts';
import { paintPentagonFace } from '../textures/pentagonFace.ts';
import { reliefOf } from '../textures/relief.ts';
import { paintWood } from '../textures/wood.ts';

const nothing = () => undefined;

interface Props {
  readonly settings: TierSettings;
  readonly segments: readonly Colour[];
  readonly epoch: Epoch;
}

const rounded = (target: Shape | Path, w: number, h: number, r: number): void => {
  target.moveTo(-w / 2 + r, -h / 2);
  target.lineTo(w / 2 - r, -h / 2);
  target.quadraticCurveTo(w / 2, -h / 2, w / 2, -h / 2 + r);
  target.lineTo(w / 2, h / 2 - r);
  target.quadraticCurveTo(w / 2, h / 2, w / 2 - r, h / 2);
  target.lineTo(-w / 2 + r, h / 2);
  target.quadraticCurveTo(-w / 2, h / 2, -w / 2, h / 2 - r);
  target.lineTo(-w / 2, -h / 2 + r);
  target.quadraticCurveTo(-w / 2, -h / 2, -w / 2 + r, -h / 2);
};

/** Brass on the board: ribs between the fields, a rail round them, frames round the cards' places, caps on the corners. */
const brassShape = (segments: readonly Colour[]): BufferGeometry => {
  const parts: BufferGeometry[] = [];
  const top = PENTAGON.top;
  for (let k = 0; k < 5; k++) {
    const seam = bearingOf(k) + Math.PI / 5;
    const from = WHEEL.radius * 1.1;
    const to = PENTAGON.radius - 0.08;
    const rib = new CylinderGeometry(0.026, 0.026, to - from, 10)
      .rotateX(Math.PI / 2)
      .translate(0, 0, -(from + to) / 2);
    parts.push(bare(rib.rotateY(-seam).translate(0, top + 0.008, 0)));
    const side = 2 * (PENTAGON.radius - 0.03) * Math.sin(Math.PI / 5);
    const rail = new CylinderGeometry(0.02, 0.02, side, 8)
      .rotateZ(Math.PI / 2)
      .translate(0, top + 0.006, -(PENTAGON.inner - 0.025));
    parts.push(bare(rail.rotateY(-bearingOf(k))));
    const { x, z } = pointAt(seam, PENTAGON.radius - 0.02);
    parts.push(
      bare(
        lathe(
          [
            [0.15, 0],
            [0.155, 0.03],
            [0.13, 0.05],
            [0.1, 0.055],
            [0.085, 0.09],
            [0.05, 0.12],
            [0.0001, 0.13],
          ],
          24,
        ).translate(x, top + 0.075, z),
      ),
    );
  }
  for (const colour of COLOURS) {
    for (const [at, scale] of [
      [deckPose(segments, colour, 0), DECK_SCALE],
      [pilePose(segments, colour, 0), PILE.scale],
    ] as const) {
      const shape = new Shape();
      rounded(shape, (CARD.width + 0.07) * scale, (CARD.height + 0.07) * scale, 0.06);
      const hole = new Path();
      rounded(hole, (CARD.width + 0.03) * scale, (CARD.height + 0.03) * scale, 0.045);
      shape.holes.push(hole);
      parts.push(
        bare(
          extruded(shape, 0.008, 0.005, 1, 4)
            .rotateX(at.tilt)
            .translate(at.x, at.y - 0.02, at.z),
        ),
      );
    }
  }
  return merged(parts);
};

/** Rests of dark wood under the open piles. */
const restShape = (segments: readonly Colour[]): BufferGeometry => {
  const depth = (CARD.height + 0.07) * PILE.scale;
  const breadth = (CARD.width + 0.07) * PILE.scale;
  return merged(
    COLOURS.map((colour) => {
      const at = pilePose(segments, colour, 0);
      const side = new Shape();
      side.moveTo(-depth / 2, 0);
      side.lineTo(depth / 2, 0);
      side.lineTo(-depth / 2, Math.sin(PILE.lean) * depth);
      side.closePath();
      const g = bare(extruded(side, breadth, 0, 1, 1))
        .rotateX(Math.PI / 2)
        .rotateY(-Math.PI / 2);
      g.computeBoundingBox();
      const b = g.boundingBox;
      if (b !== null)
        g.translate(at.x - (b.min.x + b.max.x) / 2, PENTAGON.top - 0.004 - b.min.y, at.z - (b.min.z + b.max.z) / 2);
      return g;
    }),
  );
};

const inlay = (): BufferGeometry => {
  const line = (target: Shape | Path, r: number): void => {
    const points = [0, 1, 2, 3, 4].map((k) => pointAt(bearingOf(k) + Math.PI / 5, r));
    points.forEach(({ x, z }, k) => {
      if (k === 0) target.moveTo(x, -z);
      else target.lineTo(x, -z);
    });
    target.closePath();
  };
  const shape = new Shape();
  line(shape, PENTAGON.radius + PENTAGON.frame * 0.62);
  const hole = new Path();
  line(hole, PENTAGON.radius + PENTAGON.frame * 0.62 - 0.035);
  shape.holes.push(hole);
  return bare(extruded(shape, 0.004, 0.002, 1, 2)).translate(0, PENTAGON.top + 0.096, 0);
};

/** The five-sided board in its wooden frame. */
export const Pentagon = ({ settings, segments, epoch }: Props) => {
  const face = useMemo(faceShape, []);
  const frame = useMemo(frameShape, []);
  const wood = useMemo(() => {
    const { canvas } = paintWood(settings.theme.frame, settings.woodPixels);
    return surfaceOf(
      {
        map: textureOf(canvas, settings, 0.4),
        roughness: 0.5,
        reflection: 1,
        ...(settings.tier === 'high' ? { relief: reliefOf(canvas, 2.4, 4, 0.4), reliefStrength: 0.5 } : {}),
        coat: 0.5,
      },
      settings,
    );
  }, [settings]);
  const brass = useMemo(() => metalOf(BRASS, settings), [settings]);
  const order = segments.join(' ');
  const ribs = useMemo(() => merged([brassShape(order.split(' ') as Colour[]), inlay()]), [order]);
  const rests = useMemo(() => restShape(order.split(' ') as Colour[]), [order]);
  const rest = useMemo(
    () => surfaceOf({ color: settings.theme.rest, roughness: 0.55, reflection: 0.8, coat: 0.3 }, settings),
    [settings],
  );
  const enamel = useMemo(() => {
    const { canvas } = paintPentagonFace(order.split(' ') as Colour[], settings.tier === 'high' ? 2048 : 1024, epoch);
    const map = textureOf(canvas, settings);
    if (settings.tier === 'low') return groundOf({ map }, settings);
    return surfaceOf(
      { map, roughness: 0.62, reflection: 0.55, relief: reliefOf(canvas, 2.2), reliefStrength: 0.6, coat: 0.22 },
      settings,
    );
  }, [order, settings, epoch]);
  return (
    <>
      <mesh geometry={face} material={enamel} receiveShadow raycast={nothing} />
      <mesh geometry={frame} material={wood} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={rests} material={rest} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={ribs} material={brass} castShadow receiveShadow raycast={nothing} />
    </>
  );
};
