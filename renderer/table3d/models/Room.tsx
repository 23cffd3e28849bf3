import { useMemo } from 'react';
import { ExtrudeGeometry, MeshBasicMaterial, Shape, Vector2 } from 'three';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { beaming, receding } from '../materials/hour.ts';
import { PlainMaterial } from '../materials/plain.ts';
import { asPainted, groundOf, surfaceOf, textureOf, useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { roundedRectangle } from '../shapes/slab.ts';
import { paintStone, paintWood } from '../textures/grounds.ts';
import { paintHall } from '../textures/hall.ts';
import { reliefOf } from '../textures/relief.ts';
import { paintFloor } from '../textures/windowLight.ts';
import { GROUNDS } from './grounds.ts';

const nothing = () => undefined;

/** The table's wood or stone: its middle, its sides, its thickness. */
const TABLE = { x: 0, z: 0.3, width: 34, depth: 18.2, thickness: 0.5 } as const;

/** Units of the table that one picture of its wood covers. */
const GRAIN = 8.8;

const FLOOR = { y: -6, z: -9, size: 56 } as const;

const tableShape = () => {
  const outline = roundedRectangle(TABLE.width, TABLE.depth, 0.9, 8).map(([x, y]) => new Vector2(x, y));
  const bevel = { bevelThickness: 0.05, bevelSize: 0.15, bevelSegments: 2 };
  return new ExtrudeGeometry(new Shape(outline), { depth: TABLE.thickness, ...bevel })
    .rotateX(-Math.PI / 2)
    .translate(0, -TABLE.thickness - bevel.bevelThickness, 0);
};

/** The top and the rim of the table. */
const tableMaterials = (settings: TierSettings) => {
  const { table } = settings.theme;
  const isWood = 'planks' in table;
  const { canvas } = isWood ? paintWood(table, settings.woodPixels) : paintStone(table, settings.woodPixels);
  const map = textureOf(canvas, settings, 1 / GRAIN);
  const relief = settings.lit && isWood ? reliefOf(canvas, 3, 4, 1 / GRAIN) : undefined;
  const polish = isWood
    ? { roughness: 0.74, reflection: 0.5, relief, reliefStrength: 0.6 }
    : { roughness: 0.3, reflection: 0.8, coat: 0.5 };
  return [
    receding(groundOf({ map, ...polish }, settings)),
    receding(
      surfaceOf({ map, color: '#f4e2c4', roughness: polish.roughness, reflection: polish.reflection }, settings),
    ),
  ];
};

const floorOf = (settings: TierSettings) => {
  const { canvas } = paintFloor(256, settings.theme.floor);
  const map = textureOf(canvas, settings);
  return beaming(settings.lit ? new MeshBasicMaterial({ map }) : new PlainMaterial({ map }));
};

/** What lies behind the table: far enough to be out of focus. */
const WALL = { y: 0.7, z: -15, width: 54, height: 18, pixels: 320 } as const;

const wallOf = (settings: TierSettings, epoch: Epoch) =>
  asPainted(textureOf(paintHall(WALL.pixels, settings.theme.beams, epoch).canvas, settings), settings);

/** The table in its room: wood or stone, the floor far below, a hall around it that is open to the land. */
export const Room = ({ settings, epoch }: { readonly settings: TierSettings; readonly epoch: Epoch }) => {
  const shape = useMemo(tableShape, []);
  const materials = useMemo(() => tableMaterials(settings), [settings]);
  const floor = useMemo(() => floorOf(settings), [settings]);
  const wall = useMemo(() => wallOf(settings, epoch), [settings, epoch]);
  useFreed(wall);
  return (
    <>
      <mesh
        position={[TABLE.x, -0.01, TABLE.z]}
        geometry={shape}
        material={materials}
        renderOrder={GROUNDS.table}
        receiveShadow
        raycast={nothing}
      />
      <mesh
        rotation-x={-Math.PI / 2}
        position={[0, FLOOR.y, FLOOR.z]}
        material={floor}
        renderOrder={GROUNDS.floor}
        raycast={nothing}
      >
        <planeGeometry args={[FLOOR.size, FLOOR.size]} />
      </mesh>
      <mesh position={[0, WALL.y, WALL.z]} material={wall} renderOrder={GROUNDS.wall} raycast={nothing}>
        <planeGeometry args={[WALL.width, WALL.height]} />
      </mesh>
    </>
  );
};
