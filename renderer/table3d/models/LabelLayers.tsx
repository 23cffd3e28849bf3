import { useMemo } from 'react';
import { type Material, MeshLambertMaterial } from 'three';
import { HALO_GRID, NUMBER_GRID } from '../layout/cells.ts';
import { lightCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { sheet } from '../shapes/slab.ts';
import { pegShape } from '../shapes/turned.ts';
import { paintHaloSheet } from '../textures/haloSheet.ts';
import { paintNumbers } from '../textures/labels.ts';
import { ContactShadows } from './ContactShadows.tsx';
import { PieceLayer } from './PieceLayer.tsx';

interface Props {
  readonly settings: TierSettings;
  readonly names: Material;
}

/** Numbers, names, lights and ghosts: everything that is seen but not solid. */
export const LabelLayers = ({ settings, names }: Props) => {
  const flat = useMemo(sheet, []);
  const peg = useMemo(pegShape, []);
  const halos = useMemo(() => textureOf(paintHaloSheet(192).canvas, settings), [settings]);
  const light = useMemo(() => lightCells(halos, HALO_GRID), [halos]);
  const number = useMemo(() => lightCells(textureOf(paintNumbers(64).canvas, settings), NUMBER_GRID), [settings]);
  const ghost = useMemo(() => new MeshLambertMaterial({ transparent: true, opacity: 0.72 }), []);
  return (
    <>
      <ContactShadows shape={flat} halos={halos} />
      <PieceLayer name="halo" shape={flat} material={light} capacity={72} tinted pickable order={2} />
      <PieceLayer name="name" shape={flat} material={names} capacity={12} tinted pickable order={4} />
      <PieceLayer name="number" shape={flat} material={number} capacity={112} tinted order={5} />
      <PieceLayer name="ghost" shape={peg} material={ghost} capacity={8} tinted order={4} />
    </>
  );
};
