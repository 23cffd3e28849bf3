import { useMemo } from 'react';
import { Shape } from 'three';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { EMBLEMS, type Seat } from '../../../shared/vocabulary/seats.ts';
import type { CameraStop } from '../../store/table.ts';
import { useTable } from '../../store/table.ts';
import { WHEEL } from '../layout/dimensions.ts';
import { STAND, standsOf } from '../layout/stands.ts';
import { BRASS, metalOf } from '../materials/metal.ts';
import { surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { EMBLEM_SHADES } from '../palette.ts';
import { bare, extruded, lathe, merged, painted } from '../shapes/parts.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { cutShape, dishShape, emblemShape, floorShape } from '../shapes/wheel.ts';
import { reliefOf } from '../textures/relief.ts';
import { paintStand } from '../textures/standFace.ts';

interface Props {
  readonly view: Observation;
  readonly names: readonly string[];
  readonly front: Seat;
  readonly camera: CameraStop;
  readonly settings: TierSettings;
}

const bodyShape = () => {
  const { width: w, depth: d } = STAND;
  const parts = [];
  const frame = new Shape();
  const x = w / 2 + 0.07;
  const z = d / 2 + 0.07;
  frame.moveTo(-x, -z);
  frame.lineTo(x, -z);
  frame.lineTo(x, z);
  frame.lineTo(-x, z);
  frame.closePath();
  parts.push(bare(extruded(frame, 0.05, 0.025, 2)).translate(0, -0.08, 0));
  return merged(parts);
};

const trimShape = () => {
  const { width: w, depth: d } = STAND;
  const parts = [];
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      parts.push(
        bare(
          lathe(
            [
              [0.07, 0],
              [0.07, 0.03],
              [0.04, 0.05],
              [0.0001, 0.06],
            ],
            14,
          ).translate(sx * (w / 2 + 0.03), 0.0, sz * (d / 2 + 0.03)),
        ),
      );
  return merged(parts);
};

const Stand = ({
  view,
  seat,
  name,
  settings,
}: {
  view: Observation;
  seat: Seat;
  name: string;
  settings: TierSettings;
}) => {
  const high = settings.tier === 'high';
  const emblem = view.emblems[seat] ?? 0;
  const face = useMemo(() => {
    const { canvas } = paintStand(view, seat, name, high ? 560 : 400);
    return surfaceOf(
      {
        map: textureOf(canvas, settings),
        roughness: 0.85,
        reflection: 0.35,
        relief: high ? reliefOf(canvas, 1.6, 8) : undefined,
        reliefStrength: 0.4,
      },
      settings,
    );
  }, [view, seat, name, settings, high]);
  const parts = useMemo(() => {
    const shades = EMBLEM_SHADES[EMBLEMS[emblem] ?? 'lion'];
    const cut = cutShape(emblem);
    return {
      body: bodyShape(),
      trim: trimShape(),
      sheet: slab(roundedRectangle(STAND.width, STAND.depth, 0.05), -0.01, 0.005, STAND.width, STAND.depth),
      dish: dishShape(),
      floor: merged([
        painted(floorShape(), shades.main),
        ...(cut === null ? [] : [painted(cut.translate(0, 0.082, 0), shades.dark)]),
      ]),
      raised: emblemShape(emblem).translate(0, 0.046, 0),
      wood: surfaceOf({ color: settings.theme.stand, roughness: 0.42, reflection: 1, coat: 0.5 }, settings),
      brass: metalOf(BRASS, settings),
      enamel: surfaceOf({ vertexColors: true, roughness: 0.35, reflection: 0.8, coat: 0.7 }, settings),
      ivory: surfaceOf({ color: '#ffeec2', roughness: 0.4, reflection: 0.9 }, settings),
    };
  }, [emblem, settings]);
  const scale = 0.24 / WHEEL.medallion;
  return (
    <>
      <mesh geometry={parts.body} material={parts.wood} castShadow receiveShadow />
      <mesh geometry={parts.trim} material={parts.brass} castShadow />
      <mesh geometry={parts.sheet} material={face} receiveShadow />
      <group position={[-STAND.width / 2 + 0.2, 0, -STAND.depth / 2 + 0.15]} scale={scale}>
        <mesh geometry={parts.dish} material={parts.brass} castShadow />
        <mesh geometry={parts.floor} material={parts.enamel} />
        <mesh geometry={parts.raised} material={parts.ivory} castShadow />
      </group>
    </>
  );
};

/** A stand for each opponent. */
export const Stands = ({ view, names, front, camera, settings }: Props) => {
  const stands = standsOf(view.seats.length, front);
  return stands.map((stand, seat) => {
    if (stand === null || (camera.name === 'seat' && camera.seat === seat)) return null;
    const rise = (STAND.depth / 2 + 0.07) * Math.sin(STAND.lean);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats are their index
      <group key={seat} position={[stand.x, rise + 0.08, stand.z]} rotation-y={stand.yaw}>
        <group rotation-x={STAND.lean} {...{ onClick: () => useTable.setState({ camera: { name: 'seat', seat } }) }}>
          <Stand view={view} seat={seat} name={names[seat] ?? ''} settings={settings} />
        </group>
      </group>
    );
  });
};
