import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, CanvasTexture, type Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { STATUES } from '../../../shared/vocabulary/pieces.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { useTable } from '../../game/state/table.ts';
import { cityStatuePose } from '../layout/panorama.ts';
import type { Pose } from '../layout/pose.ts';
import { useFreed } from '../materials/surface.ts';
import type { TableLayout } from '../useSituation.ts';

/** Milliseconds at normal speed: until what is celebrated has settled, and for which light sweeps over it. */
const SETTLING = 950;
const SWEEP = 1100;
/** Units: how high the light stands, how wide it is, and from where to where it goes. */
const BEAM = { height: 1.5, width: 0.7, way: 0.55 } as const;
const STRENGTH = 0.26;

/** A shaft of light, soft to its sides, brightest at its foot. */
const paintShaft = (): HTMLCanvasElement => {
  const { canvas, context } = makeDrawing(64, 128);
  for (let x = 0; x < 64; x++) {
    const soft = Math.sin((Math.PI * (x + 0.5)) / 64) ** 2.4;
    const fall = context.createLinearGradient(0, 0, 0, 128);
    fall.addColorStop(0, 'rgba(255,232,180,0)');
    fall.addColorStop(0.75, `rgba(255,232,180,${soft})`);
    fall.addColorStop(1, 'rgba(255,232,180,0)');
    context.fillStyle = fall;
    context.fillRect(x, 0, 1, 128);
  }
  return canvas;
};

/** Where light falls while an event is shown: on the statue that is unveiled in front; `null`: nowhere. */
const lightedBy = (event: GameEvent | null, { scenery: { stands, places } }: TableLayout): Pose | null => {
  if (event?.type !== 'statueCarved' || stands[event.seat] !== null) return null;
  const place = places[event.seat];
  return place === undefined ? null : cityStatuePose(place, STATUES.indexOf(event.requirement));
};

interface GleamProps {
  readonly layout: TableLayout;
  readonly tempo: number;
  /** Set while light moves. */
  readonly gleaming: { current: boolean };
}

/** A light that sweeps over a statue when it is unveiled. */
export const Gleam = ({ layout, tempo, gleaming }: GleamProps) => {
  const invalidate = useThree((state) => state.invalidate);
  const event = useTable((table) => (table.playing ? table.event : null));
  const mesh = useRef<Mesh>(null);
  const passed = useRef(0);
  const spot = useMemo(() => (tempo === 0 ? null : lightedBy(event, layout)), [event, layout, tempo]);
  const look = useMemo(() => {
    const map = new CanvasTexture(paintShaft());
    return new MeshBasicMaterial({ map, transparent: true, opacity: 0, blending: AdditiveBlending, depthWrite: false });
  }, []);
  useFreed(look);
  const shape = useMemo(() => new PlaneGeometry(BEAM.width, BEAM.height).translate(0, BEAM.height / 2, 0), []);
  useEffect(() => {
    passed.current = 0;
    gleaming.current = spot !== null;
    invalidate();
    return () => {
      gleaming.current = false;
    };
  }, [spot, gleaming, invalidate]);
  useFrame((_, delta) => {
    if (spot === null || !gleaming.current || mesh.current === null) return;
    passed.current += (Math.min(0.1, delta) * 1000) / Math.max(0.01, tempo);
    const share = Math.min(1, Math.max(0, (passed.current - SETTLING) / SWEEP));
    look.opacity = STRENGTH * Math.sin(Math.PI * share);
    mesh.current.position.x = spot.x + (share - 0.5) * BEAM.way;
    gleaming.current = share < 1;
    if (gleaming.current) invalidate();
  });
  if (spot === null) return null;
  return (
    <mesh
      ref={mesh}
      geometry={shape}
      material={look}
      position={[spot.x, spot.y - 0.1, spot.z]}
      rotation-x={-0.35}
      raycast={() => undefined}
    />
  );
};
