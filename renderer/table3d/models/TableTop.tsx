import type { ThreeEvent } from '@react-three/fiber';
import { useMemo } from 'react';
import { Color } from 'three';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { type Emblem, emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { ANNEX, MAT, PLACE } from '../../cards/layout/dimensions.ts';
import { EMBLEM_SHADES } from '../../cards/palette.ts';
import { halved } from '../../cards/textures/canvas.ts';
import { useSelection } from '../../game/selection/SelectionProvider.tsx';
import type { SelectionActor } from '../../game/selection/selection.ts';
import { useTable } from '../../game/state/table.ts';
import { hasAnnex } from '../layout/expansions.ts';
import { EASEL_PORTRAIT, SMALL_CLOTH } from '../layout/places.ts';
import type { Pose } from '../layout/pose.ts';
import { TREASURY_FOOT } from '../layout/toTheEye.ts';
import { clothOf } from '../materials/cloth.ts';
import { receding } from '../materials/hour.ts';
import { BRASS, BRONZE, groundOf, metalOf, surfaceOf, textureOf, useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { deskShape, easelShape, fittingsShape, PAD, padShape, roundFrameShape } from '../shapes/desk.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { treasuryShape } from '../shapes/treasury.ts';
import { paintBareCloth, paintCloth } from '../textures/clothFace.ts';
import { paintLeather } from '../textures/grounds.ts';
import { reliefOf } from '../textures/relief.ts';
import { paintTreasuryFace } from '../textures/treasuryFace.ts';
import { GROUNDS } from './grounds.ts';

/** How sharp they are painted, as against a player's board. */
const CLOTH_SHARPNESS = 0.37;
const LEATHER_SHARPNESS = 0.44;
const PRICES_SHARPNESS = 1.25;
const SMALL_CLOTH_SHARPNESS = 0.22;

const nothing = () => undefined;

/** A pointer that has moved further than so many pixels has not clicked. */
const MOST_SLIP = 6;

/** A click on nothing shows the whole table again, and cancels the selection. */
const lookAtTable = ({ delta }: ThreeEvent<MouseEvent>, selection: SelectionActor): void => {
  if (delta > MOST_SLIP) return;
  selection.send({ type: 'cancel', by: 'table' });
  if (useTable.getState().camera.name !== 'table') useTable.setState({ camera: { name: 'table' } });
};

/** The colour that lies `part` (0 to 1) of the way from one to another. */
const between = (from: string, to: string, part: number): string =>
  `#${new Color(from).lerp(new Color(to), part).getHexString()}`;

/** The colour of whose desk it is, as deep as lacquer on wood. */
const lacquerOf = (emblem: Emblem): string => between(EMBLEM_SHADES[emblem].dark, EMBLEM_SHADES[emblem].main, 0.3);

/** How far the list of prices steps back while something is chosen: what is offered tells its own. */
const PRICES_RECEDE = 0.35;

const treasuryOf = (settings: TierSettings, epoch: Epoch) => {
  const { canvas } = paintTreasuryFace(settings.boardPixels * PRICES_SHARPNESS, epoch);
  const relief = settings.lit ? reliefOf(halved(canvas), 2.2, 8) : undefined;
  return receding(
    groundOf(
      { map: textureOf(canvas, settings), roughness: 0.85, reflection: 0.4, relief, reliefStrength: 0.5, bias: -0.7 },
      settings,
    ),
    PRICES_RECEDE,
  );
};

/** How long the columns of cards are: with an annex they end under its far edge. */
const LANE = { whole: PLACE.depth - 0.06, annex: PLACE.depth - ANNEX.depth + 0.12 } as const;

/** Leather of the theme, dyed in the colour of whose desk it is. */
const leatherOf = (settings: TierSettings, emblem: Emblem, annex: boolean) => {
  const { leather, leatherLight, thread } = settings.theme;
  const { dark, main } = EMBLEM_SHADES[emblem];
  const dye = { ground: between(leather, dark, 0.45), light: between(leatherLight, main, 0.4), thread };
  const { canvas } = paintLeather(
    settings.boardPixels * LEATHER_SHARPNESS,
    PAD.width,
    PAD.depth,
    dye,
    annex ? LANE.annex : LANE.whole,
  );
  const relief = settings.lit ? reliefOf(halved(canvas), 3, 8) : undefined;
  return groundOf(
    { map: textureOf(canvas, settings), roughness: 0.7, reflection: 0.7, relief, reliefStrength: 0.7 },
    settings,
  );
};

interface DeskProps {
  readonly settings: TierSettings;
  readonly place: Pose;
  readonly view: Observation;
  /** Whose place it is. */
  readonly seat: Seat;
}

/** The writing desk under a place: a lacquered wedge with a lip, leaning towards the viewer. */
export const Desk = ({ settings, place, view, seat }: DeskProps) => {
  const emblem = emblemOf(view, seat);
  const annex = hasAnnex(view.options.expansions);
  const materials = useMemo(
    () => ({
      wood: surfaceOf({ color: lacquerOf(emblem), roughness: 0.42, reflection: 1, coat: 0.5 }, settings),
      leather: leatherOf(settings, emblem, annex),
      bronze: metalOf(BRONZE, settings),
    }),
    [settings, emblem, annex],
  );
  useFreed(materials.leather);
  const wedge = useMemo(() => deskShape(place.tilt), [place.tilt]);
  const pad = useMemo(padShape, []);
  const fittings = useMemo(fittingsShape, []);
  return (
    <group position={[place.x, place.y - 0.05 * place.scale, place.z]} rotation-x={place.tilt} scale={place.scale}>
      <mesh
        geometry={wedge}
        material={materials.wood}
        renderOrder={GROUNDS.desk}
        castShadow
        receiveShadow
        raycast={nothing}
      />
      <mesh geometry={pad} material={materials.leather} renderOrder={GROUNDS.desk} receiveShadow raycast={nothing} />
      <mesh geometry={fittings} material={materials.bronze} castShadow receiveShadow raycast={nothing} />
    </group>
  );
};

const EASEL = EASEL_PORTRAIT;

/** What the portrait of who is looked at stands on. */
export const Easel = ({ settings }: Pick<DeskProps, 'settings'>) => {
  const materials = useMemo(
    () => ({
      wood: surfaceOf({ color: settings.theme.desk, roughness: 0.5, reflection: 0.8, coat: 0.3 }, settings),
      brass: metalOf(BRASS, settings),
    }),
    [settings],
  );
  const easel = useMemo(() => easelShape(EASEL.radius, EASEL.y), []);
  const frame = useMemo(() => roundFrameShape(EASEL.radius), []);
  return (
    <>
      <mesh position={[EASEL.x, 0, EASEL.z]} geometry={easel} material={materials.wood} castShadow raycast={nothing} />
      <mesh
        position={[EASEL.x, EASEL.y, EASEL.z]}
        rotation-x={EASEL.tilt}
        geometry={frame}
        material={materials.brass}
        castShadow
        raycast={nothing}
      />
    </>
  );
};

/** The cloth, painted once; it is dyed for every hour when it is drawn. */
const useCloth = (settings: TierSettings, place: Pose | undefined) => {
  const x = place?.x;
  const z = place?.z;
  return useMemo(() => {
    const front = x === undefined || z === undefined ? undefined : { x, z };
    const { canvas } = paintCloth(settings.boardPixels * CLOTH_SHARPNESS, front);
    return clothOf(canvas, settings.lit ? reliefOf(halved(canvas), 2.6, 8) : null, settings);
  }, [settings, x, z]);
};

const clothShape = () => slab(roundedRectangle(MAT.width, MAT.depth, 0.3, 6), 0, MAT.top, MAT.width, MAT.depth);

/** Under the board of somebody who is looked at: a cloth like the table's, on which nothing else has its place. */
export const SmallCloth = ({ settings }: Pick<DeskProps, 'settings'>) => {
  const cloth = useMemo(() => {
    const { canvas } = paintBareCloth(settings.boardPixels * SMALL_CLOTH_SHARPNESS);
    return clothOf(canvas, settings.lit ? reliefOf(halved(canvas), 2.6, 8) : null, settings);
  }, [settings]);
  useFreed(cloth);
  const shape = useMemo(clothShape, []);
  const { x, z, scale } = SMALL_CLOTH;
  return (
    <mesh
      position={[x, 0, z]}
      scale={[scale, 1, scale]}
      geometry={shape}
      material={cloth}
      receiveShadow
      raycast={nothing}
    />
  );
};

interface Props {
  readonly settings: TierSettings;
  readonly view: Observation;
  /** The seat in front of the viewer, and its place. */
  readonly front: Seat;
  readonly place: Pose | undefined;
}

/** What lies on the table: the cloth, the treasury and the desk. */
export const TableTop = ({ settings, view, front, place }: Props) => {
  const selection = useSelection();
  const cloth = useCloth(settings, place);
  const treasury = useMemo(() => treasuryOf(settings, view.epoch), [settings, view.epoch]);
  useFreed(cloth);
  useFreed(treasury);
  const mat = useMemo(clothShape, []);
  const desk = useMemo(treasuryShape, []);
  return (
    <>
      <mesh
        position={[MAT.x, 0, MAT.z]}
        geometry={mat}
        material={cloth}
        renderOrder={GROUNDS.cloth}
        receiveShadow
        {...{ onClick: (event: ThreeEvent<MouseEvent>) => lookAtTable(event, selection) }}
      />
      <mesh
        position={[TREASURY_FOOT.x, 0, TREASURY_FOOT.z]}
        rotation-y={TREASURY_FOOT.yaw}
        geometry={desk}
        material={treasury}
        castShadow
        receiveShadow
        raycast={nothing}
      />
      {place !== undefined && <Desk settings={settings} place={place} view={view} seat={front} />}
    </>
  );
};
