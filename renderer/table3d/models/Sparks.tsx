import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Camera, Color, type InstancedMesh, Matrix4, PlaneGeometry, type Scene, Vector3 } from 'three';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { onPieceEvent } from '../../game/state/pieceEvents.ts';
import { useTable } from '../../game/state/table.ts';
import {
  boughtSparks,
  dustOf,
  type Glow,
  glintsOver,
  glowAt,
  LONGEST_SPARK,
  type Spark,
  soldSparks,
  trailOf,
} from '../layout/sparks.ts';
import { hourOf } from '../materials/hour.ts';
import { textureOf, useFreed, type Veil, veilOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { useChoreography } from '../motion/choreography.ts';
import type { TableLayout } from '../useSituation.ts';

const PIXELS = 96;

/** A disc of light that is `strength` strong in its middle. */
const paintDisc = ({ context }: Drawing, colour: string, strength: number): void => {
  const half = PIXELS / 2;
  const shine = context.createRadialGradient(half, half, 0, half, half, half);
  shine.addColorStop(0, `rgba(${colour},${strength})`);
  shine.addColorStop(0.4, `rgba(${colour},${strength * 0.45})`);
  shine.addColorStop(1, `rgba(${colour},0)`);
  context.fillStyle = shine;
  context.fillRect(0, 0, PIXELS, PIXELS);
};

const paintPuff = (): HTMLCanvasElement => {
  const drawing = makeDrawing(PIXELS, PIXELS);
  paintDisc(drawing, '255,236,206', 0.4);
  return drawing.canvas;
};

const paintGold = (): HTMLCanvasElement => {
  const drawing = makeDrawing(PIXELS, PIXELS);
  paintDisc(drawing, '255,190,74', 1);
  paintDisc(drawing, '255,214,120', 0.8);
  return drawing.canvas;
};

const MOST = 200;
const place = new Matrix4();
const spot = new Vector3();
const size = new Vector3();
const colour = new Color();

/** Writes what shines now; all of it faces the camera. */
const writeGlows = (mesh: InstancedMesh, glows: readonly Glow[], camera: Camera): void => {
  mesh.count = Math.min(MOST, glows.length);
  // What is not seen needs no shader.
  mesh.visible = mesh.count > 0;
  for (let index = 0; index < mesh.count; index++) {
    const glow = glows[index] as Glow;
    place.compose(spot.set(glow.x, glow.y, glow.z), camera.quaternion, size.setScalar(glow.size));
    mesh.setMatrixAt(index, place);
    mesh.setColorAt(index, colour.setScalar(glow.strength));
  }
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
};

/** What is under way: sparks that began on a clock of their own, in milliseconds of normal speed. */
interface Burst {
  readonly sparks: readonly Spark[];
  readonly until: number;
  passed: number;
}

const burstOf = (sparks: readonly Spark[]): Burst => ({
  sparks,
  until: Math.max(0, ...sparks.map(({ start }) => start)) + LONGEST_SPARK,
  passed: 0,
});

interface Props {
  readonly layout: TableLayout;
  readonly settings: TierSettings;
  readonly tempo: number;
  /** Set while anything shines. */
  readonly sparkling: { current: boolean };
}

const makeLooks = (settings: TierSettings) => {
  const veil = (canvas: HTMLCanvasElement, look: Pick<Veil, 'adds' | 'asPainted'>) =>
    veilOf({ map: textureOf(canvas, settings), ...look }, settings);
  return { dust: veil(paintPuff(), { adds: true }), gold: veil(paintGold(), { asPainted: true }) };
};

/** Farther away than this, in units from the middle of the table, nothing raises dust: it would not be seen. */
const BEFORE_VIEWER = 1.5;

/** What is under way: it begins with a purchase, and when something is set down or rises. */
const useBursts = ({ layout, tempo, sparkling }: Omit<Props, 'settings'>): { current: Burst[] } => {
  const invalidate = useThree((state) => state.invalidate);
  const { field } = useChoreography();
  const event = useTable((table) => (table.playing ? table.event : null));
  const bursts = useRef<Burst[]>([]);
  const laid = useRef(layout);
  laid.current = layout;
  const begin = useCallback(
    (sparks: readonly Spark[]): void => {
      if (tempo === 0 || sparks.length === 0) return;
      bursts.current.push(burstOf(sparks));
      sparkling.current = true;
      invalidate();
    },
    [tempo, sparkling, invalidate],
  );
  useEffect(
    () =>
      onPieceEvent(({ kind, layer, id, x }) => {
        const { places, front } = laid.current.scenery;
        const city = places[front];
        if (kind === 'rises' && city !== undefined) begin(glintsOver(city, x));
        const lies = kind === 'lands' ? field.find(id)?.piece.pose : undefined;
        if (lies !== undefined && lies.z > BEFORE_VIEWER) begin(dustOf(layer, lies));
      }),
    [field, begin],
  );
  useEffect(() => {
    const { pieces, front } = laid.current;
    begin(boughtSparks(event, front, pieces));
    begin(soldSparks(event, front, pieces));
  }, [event, begin]);
  return bursts;
};

/** Whether the table lies in the dark for the sake of a statue. */
const isCurtained = (scene: Scene): boolean => (hourOf(scene)?.spot ?? 0) > 0;

/** What shines now, by what it is drawn with. */
const glowsOf = (bursts: readonly Burst[], trails: readonly Glow[], curtained: boolean) => {
  const glowing = (kind: Spark['kind']): readonly Glow[] =>
    bursts.flatMap(({ sparks, passed }) =>
      sparks.flatMap((spark) => (spark.kind === kind ? (glowAt(spark, passed) ?? []) : [])),
    );
  return {
    dust: glowing('dust'),
    // It flies before the curtain of a stage, where it has nothing to do.
    gold: curtained ? [] : [...trails, ...glowing('errand'), ...glowing('glint')],
  };
};

/** Dust around what was set down before the viewer, light behind coins that fly, from a card to what it changes, and over what is built in the own city. */
export const Sparks = ({ layout, settings, tempo, sparkling }: Props) => {
  const { invalidate, camera } = useThree();
  const { field } = useChoreography();
  const meshes = {
    dust: useRef<InstancedMesh>(null),
    gold: useRef<InstancedMesh>(null),
  } as const;
  const looks = useMemo(() => makeLooks(settings), [settings]);
  useFreed(looks.dust);
  useFreed(looks.gold);
  const shape = useMemo(() => new PlaneGeometry(1, 1), []);
  const bursts = useBursts({ layout, tempo, sparkling });
  const resting = useRef(true);
  useFrame(({ scene }, delta) => {
    const trails = field.layer('coin').flatMap((coin) => trailOf((milliseconds) => field.behind(coin, milliseconds)));
    if (!sparkling.current && trails.length === 0) return;
    // The time before the first picture was rest.
    const passed = resting.current ? 0 : (Math.min(0.25, delta) * 1000) / Math.max(0.01, tempo);
    for (const burst of bursts.current) burst.passed += passed;
    bursts.current = bursts.current.filter((burst) => burst.passed < burst.until);
    const shown = glowsOf(bursts.current, trails, isCurtained(scene));
    for (const kind of ['dust', 'gold'] as const)
      if (meshes[kind].current !== null) writeGlows(meshes[kind].current, shown[kind], camera);
    // What has gone out is already out of this frame.
    sparkling.current = bursts.current.length > 0 || trails.length > 0;
    resting.current = !sparkling.current;
    if (sparkling.current) invalidate();
  });
  return (['dust', 'gold'] as const).map((kind) => (
    <instancedMesh
      key={kind}
      ref={meshes[kind]}
      name={kind}
      args={[shape, looks[kind], MOST]}
      count={0}
      visible={false}
      renderOrder={9}
      frustumCulled={false}
      raycast={() => undefined}
    />
  ));
};
