import { useMemo } from 'react';
import { useTable } from '../../store/table.ts';
import { MAT, TREASURY } from '../layout/dimensions.ts';
import { groundOf, surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { paintMatFace } from '../textures/matFace.ts';
import { paintTreasuryFace } from '../textures/treasuryFace.ts';
import { paintWood, WALNUT } from '../textures/wood.ts';

const nothing = () => undefined;

/** A click beside everything looks at the whole table again. */
const lookAtTable = (): void => {
  if (useTable.getState().camera.name !== 'table') useTable.setState({ camera: { name: 'table' } });
};

interface Props {
  readonly settings: TierSettings;
  /** The middle of the place in front of the viewer. */
  readonly frontZ: number;
}

/** The wooden table, the leather on it, and the treasury. */
export const TableTop = ({ settings, frontZ }: Props) => {
  const wood = useMemo(
    () =>
      groundOf(
        { map: textureOf(paintWood(WALNUT, settings.woodPixels).canvas, settings, 7), roughness: 0.7, reflection: 0.3 },
        settings,
      ),
    [settings],
  );
  const leather = useMemo(() => {
    const pixels = settings.tier === 'high' ? 150 : 96;
    return groundOf(
      { map: textureOf(paintMatFace(pixels, frontZ).canvas, settings), roughness: 0.85, reflection: 0.3 },
      settings,
    );
  }, [settings, frontZ]);
  const treasury = useMemo(
    () =>
      surfaceOf(
        { map: textureOf(paintTreasuryFace(settings.boardPixels).canvas, settings), roughness: 0.9, reflection: 0.3 },
        settings,
      ),
    [settings],
  );
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
      <mesh
        position={[MAT.x, 0, MAT.z]}
        geometry={mat}
        material={leather}
        receiveShadow
        {...{ onClick: lookAtTable }}
      />
      <mesh
        position={[TREASURY.x, 0, TREASURY.z]}
        geometry={plate}
        material={treasury}
        castShadow
        receiveShadow
        raycast={nothing}
      />
    </>
  );
};
