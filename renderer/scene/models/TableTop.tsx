import { useMemo } from 'react';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { useTable } from '../../store/table.ts';
import { MAT, TREASURY } from '../layout/dimensions.ts';
import type { Pose } from '../layout/pose.ts';
import { LOOKS, type Look } from '../materials/epochLook.ts';
import { BRASS, metalOf } from '../materials/metal.ts';
import { groundOf, surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { deskShape, fittingsShape, PAD, padShape } from '../shapes/desk.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { paintDesk, paintMatFace } from '../textures/matFace.ts';
import { goldOnCool, polishOf, reliefOf } from '../textures/relief.ts';
import { paintTreasuryFace } from '../textures/treasuryFace.ts';
import { paintWood, WALNUT } from '../textures/wood.ts';

const nothing = () => undefined;

/** A click beside everything looks at the whole table again. */
const lookAtTable = (): void => {
  if (useTable.getState().camera.name !== 'table') useTable.setState({ camera: { name: 'table' } });
};

const woodOf = (settings: TierSettings) => {
  const { canvas } = paintWood(WALNUT, settings.woodPixels);
  const relief = settings.lit ? reliefOf(canvas, 3, 4, 5) : undefined;
  return groundOf(
    { map: textureOf(canvas, settings, 5), roughness: 0.48, reflection: 0.9, relief, reliefStrength: 0.6, coat: 0.35 },
    settings,
  );
};

const clothOf = (look: Look, settings: TierSettings) => {
  const { canvas } = paintMatFace(settings.lit ? 170 : 96, look.cloth, look.clothLight);
  const map = textureOf(canvas, settings);
  if (!settings.lit) return groundOf({ map }, settings);
  const polish = polishOf(canvas, goldOnCool, () => 0.95, 0.38, 8);
  const relief = reliefOf(canvas, 2.6, 8);
  return surfaceOf({ map, reflection: 0.8, roughness: 1, metalness: 1, relief, reliefStrength: 0.8, polish }, settings);
};

const treasuryOf = (settings: TierSettings) => {
  const { canvas } = paintTreasuryFace(settings.boardPixels);
  const relief = settings.lit ? reliefOf(canvas, 2.2, 8) : undefined;
  return groundOf(
    { map: textureOf(canvas, settings), roughness: 0.85, reflection: 0.4, relief, reliefStrength: 0.5 },
    settings,
  );
};

const leatherOf = (settings: TierSettings) => {
  const { canvas } = paintDesk(settings.lit ? 190 : 110, PAD.width, PAD.depth);
  const relief = settings.lit ? reliefOf(canvas, 3, 8) : undefined;
  return groundOf(
    { map: textureOf(canvas, settings), roughness: 0.7, reflection: 0.7, relief, reliefStrength: 0.7 },
    settings,
  );
};

interface DeskProps {
  readonly settings: TierSettings;
  readonly place: Pose;
}

/** The writing desk under the viewer's own place: a wedge of wood with a lip, leaning towards the viewer. */
const Desk = ({ settings, place }: DeskProps) => {
  const materials = useMemo(
    () => ({
      wood: surfaceOf({ color: '#7a4524', roughness: 0.42, reflection: 1, coat: 0.5 }, settings),
      leather: leatherOf(settings),
      brass: metalOf(BRASS, settings),
    }),
    [settings],
  );
  const wedge = useMemo(() => deskShape(place.tilt), [place.tilt]);
  const pad = useMemo(padShape, []);
  const fittings = useMemo(fittingsShape, []);
  return (
    <group position={[place.x, place.y - 0.05, place.z]} rotation-x={place.tilt}>
      <mesh geometry={wedge} material={materials.wood} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={pad} material={materials.leather} receiveShadow raycast={nothing} />
      <mesh geometry={fittings} material={materials.brass} castShadow receiveShadow raycast={nothing} />
    </group>
  );
};

interface Props {
  readonly settings: TierSettings;
  /** The place in front of the viewer. */
  readonly place: Pose | undefined;
  readonly epoch: Epoch;
}

/** The wooden table, the cloth on it, the treasury and the desk. */
export const TableTop = ({ settings, place, epoch }: Props) => {
  const wood = useMemo(() => woodOf(settings), [settings]);
  const cloth = useMemo(() => clothOf(LOOKS[epoch], settings), [settings, epoch]);
  const treasury = useMemo(() => treasuryOf(settings), [settings]);
  const mat = useMemo(() => slab(roundedRectangle(MAT.width, MAT.depth, 0.3, 6), 0, MAT.top, MAT.width, MAT.depth), []);
  const plate = useMemo(
    () => slab(roundedRectangle(TREASURY.width, TREASURY.depth, 0.08), 0, TREASURY.top, TREASURY.width, TREASURY.depth),
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
      {place !== undefined && <Desk settings={settings} place={place} />}
    </>
  );
};
