import { useMemo } from 'react';
import { type BufferGeometry, Shape } from 'three';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { useTable } from '../../store/table.ts';
import { BOARD, MAT, PLACE, TREASURY } from '../layout/dimensions.ts';
import type { Pose } from '../layout/pose.ts';
import { LOOKS } from '../materials/epochLook.ts';
import { BRASS, metalOf } from '../materials/metal.ts';
import { richOf } from '../materials/richSurface.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { bare, extruded, lathe, merged } from '../shapes/parts.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { paintDesk, paintMatFace } from '../textures/matFace.ts';
import { goldOnCool, polishOf, reliefOf } from '../textures/relief.ts';
import { paintTreasuryFace } from '../textures/treasuryFace.ts';
import { CHERRY, paintWood, WALNUT } from '../textures/wood.ts';

const nothing = () => undefined;

/** A click beside everything looks at the whole table again. */
const lookAtTable = (): void => {
  if (useTable.getState().camera.name !== 'table') useTable.setState({ camera: { name: 'table' } });
};

interface Props {
  readonly settings: TierSettings;
  /** The place in front of the viewer. */
  readonly place: Pose | undefined;
  readonly epoch: Epoch;
}

export const DESK = { width: PLACE.width + 0.5, depth: PLACE.depth + 0.3 } as const;

/** The writing desk under the viewer's own place: a wedge of wood with a lip, leaning towards the viewer. */
const deskShape = (tilt: number): BufferGeometry => {
  const d = DESK.depth;
  const w = DESK.width;
  // A side view: along the slope x, up y.
  const side = new Shape();
  const drop = Math.tan(tilt) * d;
  side.moveTo(-d / 2, -0.02);
  side.lineTo(d / 2 - 0.02, -0.02);
  side.lineTo(d / 2, -0.02 - 0.06);
  side.lineTo(d / 2, -0.09 - drop * 1.1);
  side.lineTo(-d / 2, -0.09 - drop * 1.1);
  side.closePath();
  const body = bare(extruded(side, w - 0.1, 0.05, 3));
  // extruded lies on its side: x along the slope, z = -height, y = breadth.
  body.rotateX(Math.PI / 2).rotateY(Math.PI / 2);
  body.computeBoundingBox();
  const b = body.boundingBox;
  if (b !== null) body.translate(-(b.min.x + b.max.x) / 2, 0, 0);
  return body;
};

/** Brass corners and a rail along the desk's near edge. */
const fittings = (): BufferGeometry => {
  const { width: w, depth: d } = DESK;
  const parts: BufferGeometry[] = [];
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      parts.push(
        bare(
          lathe(
            [
              [0.1, 0],
              [0.1, 0.03],
              [0.07, 0.045],
              [0.045, 0.06],
              [0.0001, 0.07],
            ],
            20,
          ).translate(x * (w / 2 - 0.12), 0.03, z * (d / 2 - 0.12)),
        ),
      );
  const rail = new Shape();
  rail.moveTo(-w / 2 + 0.35, -0.03);
  rail.lineTo(w / 2 - 0.35, -0.03);
  rail.lineTo(w / 2 - 0.35, 0.03);
  rail.lineTo(-w / 2 + 0.35, 0.03);
  rail.closePath();
  parts.push(bare(extruded(rail, 0.06, 0.012, 2)).translate(0, 0.02, d / 2 - 0.09));
  return merged(parts);
};

/** The wooden table, the cloth on it, the treasury and the desk. */
export const TableTop = ({ settings, place, epoch }: Props) => {
  const look = LOOKS[epoch];
  const high = settings.tier === 'high';
  const wood = useMemo(() => {
    const { canvas } = paintWood(WALNUT, settings.woodPixels);
    return richOf(
      {
        map: textureOf(canvas, settings, 5),
        rough: 0.48,
        mirror: 0.9,
        relief: high ? reliefOf(canvas, 3, 4, 5) : undefined,
        reliefStrength: 0.6,
        coat: 0.35,
        ground: true,
      } as never,
      settings,
    );
  }, [settings, high]);
  const cloth = useMemo(() => {
    const { canvas } = paintMatFace(high ? 170 : 96, place?.z ?? 0, look.cloth, look.clothLight);
    const map = textureOf(canvas, settings);
    if (!high) return richOf({ map, ground: true }, settings);
    return richOf(
      {
        map,
        mirror: 0.8,
        rough: 1,
        metal: 1,
        relief: reliefOf(canvas, 2.6, 8),
        reliefStrength: 0.8,
        polish: polishOf(canvas, goldOnCool, () => 0.95, 0.38, 8),
      },
      settings,
    );
  }, [settings, high, place?.z, look]);
  const treasury = useMemo(() => {
    const { canvas } = paintTreasuryFace(settings.boardPixels);
    return richOf(
      {
        map: textureOf(canvas, settings),
        rough: 0.85,
        mirror: 0.4,
        relief: high ? reliefOf(canvas, 2.2, 8) : undefined,
        reliefStrength: 0.5,
        ground: true,
      } as never,
      settings,
    );
  }, [settings, high]);
  const desk = useMemo(() => {
    const { canvas } = paintWood(CHERRY, settings.woodPixels);
    return richOf({ color: '#7a4524', rough: 0.42, mirror: 1, coat: 0.5 }, settings) ?? canvas;
  }, [settings]);
  const leather = useMemo(() => {
    const { canvas } = paintDesk(high ? 190 : 110, DESK.width - 0.16, DESK.depth - 0.2);
    const map = textureOf(canvas, settings);
    if (!high) return richOf({ map, ground: true }, settings);
    return richOf({ map, rough: 0.7, mirror: 0.7, relief: reliefOf(canvas, 3, 8), reliefStrength: 0.7 }, settings);
  }, [settings, high]);
  const brass = useMemo(() => metalOf(BRASS, settings), [settings]);
  const mat = useMemo(() => slab(roundedRectangle(MAT.width, MAT.depth, 0.3, 6), 0, MAT.top, MAT.width, MAT.depth), []);
  const plate = useMemo(
    () => slab(roundedRectangle(TREASURY.width, TREASURY.depth, 0.08), 0, TREASURY.top, TREASURY.width, TREASURY.depth),
    [],
  );
  const wedge = useMemo(() => deskShape(place?.tilt ?? 0), [place?.tilt]);
  const metal = useMemo(fittings, []);
  const pad = useMemo(
    () =>
      slab(
        roundedRectangle(DESK.width - 0.16, DESK.depth - 0.2, 0.08),
        0.028,
        0.036,
        DESK.width - 0.16,
        DESK.depth - 0.2,
      ),
    [],
  );
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} position-y={-0.01} receiveShadow material={wood} raycast={nothing}>
        <planeGeometry args={[44, 44]} />
      </mesh>
      <mesh position={[MAT.x, 0, MAT.z]} geometry={mat} material={cloth} receiveShadow {...{ onClick: lookAtTable }} />
      <mesh
        position={[TREASURY.x, 0, TREASURY.z]}
        geometry={plate}
        material={treasury}
        castShadow
        receiveShadow
        raycast={nothing}
      />
      {place !== undefined && (
        <group position={[place.x, place.y - 0.05, place.z]} rotation-x={place.tilt}>
          <mesh geometry={wedge} material={desk} castShadow receiveShadow raycast={nothing} />
          <mesh geometry={pad} material={leather} receiveShadow raycast={nothing} />
          <mesh geometry={metal} material={brass} castShadow receiveShadow raycast={nothing} />
        </group>
      )}
    </>
  );
};

export { BOARD };
