import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type BufferGeometry, Shape } from 'three';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { usePointsHidden } from '../../game/game.ts';
import { useSelected } from '../../game/selection/SelectionProvider.tsx';
import { STAND_GRID } from '../layout/cells.ts';
import type { Pose } from '../layout/pose.ts';
import { SKY_DEPTH, SKYLINE, standFigures } from '../layout/standPrint.ts';
import { STAND } from '../layout/stands.ts';
import { PRINT_LIGHT, printedCells } from '../materials/cells.ts';
import { surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { bare, box, extruded, lathe, merged, painted } from '../shapes/parts.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { StandSheet } from '../textures/standSheet.ts';
import { At, CityRelief, type Rising } from './City.tsx';
import { PieceLayer } from './PieceLayer.tsx';

interface Props {
  readonly view: Observation;
  readonly names: readonly string[];
  /** The seat that has no stand: its board lies before the viewer. */
  readonly front: Seat;
  /** Where the stands are; `null` for who has none. */
  readonly stands: readonly (Pose | null)[];
  readonly settings: TierSettings;
  readonly tempo: number;
  readonly rising: Rising;
}

const ON_STAND = /^(?:stand|frame|portrait) (\d+)$/;

/** The seat whose stand is pointed at: it tells all that it knows. */
const useAskedSeat = (): Seat | null =>
  useSelected(({ context: { piece } }) => {
    const [, seat] = ON_STAND.exec(piece ?? '') ?? [];
    return seat === undefined ? null : Number(seat);
  });

const rectangle = (width: number, depth: number): Shape => {
  const shape = new Shape();
  shape.moveTo(-width / 2, -depth / 2);
  shape.lineTo(width / 2, -depth / 2);
  shape.lineTo(width / 2, depth / 2);
  shape.lineTo(-width / 2, depth / 2);
  shape.closePath();
  return shape;
};

/** A bronze knob, its foot in a corner of the frame. */
const knob = (x: number, z: number, bronze: string): BufferGeometry =>
  painted(
    bare(
      lathe(
        [
          [0.085, 0],
          [0.085, 0.03],
          [0.05, 0.055],
          [0.0001, 0.065],
        ],
        14,
      ).translate(x, 0.012, z),
    ),
    bronze,
  );

/** The wooden back of a stand with its bronze fittings, lying flat like the face that it carries. */
const frameShape = (wood: string, bronze: string): BufferGeometry => {
  const width = STAND.width + STAND.frame * 2;
  const depth = STAND.depth + STAND.frame * 2;
  const rail = painted(
    bare(extruded(rectangle(width - 0.05, depth - 0.05), 0.05, 0.025, 2)).translate(0, -0.085, 0),
    wood,
  );
  const line = painted(bare(box(STAND.width + 0.05, 0.012, STAND.depth + 0.05, 0, -0.012, 0)), bronze);
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((near) => knob((right * (width - 0.1)) / 2, (near * (depth - 0.1)) / 2, bronze)),
  );
  return merged([rail, line, ...corners]);
};

/** The standing boards of the opponents: their faces in one picture, which follows what is shown. */
export const Stands = ({ view, names, front, stands, settings, tempo, rising }: Props) => {
  const asked = useAskedSeat();
  const invalidate = useThree((state) => state.invalidate);
  const hidePoints = usePointsHidden(view);
  const shapes = useMemo(
    () => ({
      face: slab(roundedRectangle(STAND.width, STAND.depth, 0.04), -0.01, 0.006, STAND.width, STAND.depth),
      frame: frameShape(settings.theme.stand, settings.theme.metals.bronze.color),
    }),
    [settings],
  );
  const parts = useMemo(() => {
    const sheet = new StandSheet(settings.tier === 'high' ? 720 : 512);
    const texture = textureOf(sheet.drawing.canvas, settings);
    return {
      sheet,
      texture,
      face: printedCells(texture, STAND_GRID, settings, { roughness: 0.85, color: PRINT_LIGHT }),
      frame: surfaceOf({ vertexColors: true, roughness: 0.4, reflection: 1, coat: 0.5 }, settings),
    };
  }, [settings]);
  useLayoutEffect(() => {
    const { sheet, texture } = parts;
    const changed = view.seats.map(
      (state, seat) =>
        seat !== front &&
        sheet.show(seat, standFigures(view, seat, state, names[seat] ?? '', hidePoints, seat === asked)),
    );
    if (!changed.includes(true)) return;
    texture.needsUpdate = true;
    invalidate();
  }, [parts, view, names, front, hidePoints, asked, invalidate]);
  useEffect(() => () => parts.texture.dispose(), [parts]);
  return (
    <>
      {stands.map(
        (stand, seat) =>
          stand !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <At key={seat} pose={stand}>
              <group position={[0, 0.045, SKY_DEPTH - 0.02 - STAND.depth / 2]} visible={seat !== asked}>
                <CityRelief
                  view={view}
                  seat={seat}
                  squeeze={[SKYLINE.across, SKYLINE.up, SKYLINE.out]}
                  settings={settings}
                  tempo={tempo}
                  rising={rising}
                />
              </group>
            </At>
          ),
      )}
      <PieceLayer name="standFrame" shape={shapes.frame} material={parts.frame} capacity={4} tinted shadows pickable />
      <PieceLayer name="stand" shape={shapes.face} material={parts.face} capacity={4} tinted shadows pickable />
    </>
  );
};
