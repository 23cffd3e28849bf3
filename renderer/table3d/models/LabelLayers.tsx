import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { type BufferGeometry, Color, type Material, MeshLambertMaterial, type Texture } from 'three';
import { MEDAL } from '../../cards/layout/dimensions.ts';
import type { Mood } from '../../ui/persona/faces.ts';
import { HALO_CELLS, HALO_GRID, NAME_GRID, NUMBER_GRID, PORTRAIT_GRID } from '../layout/cells.ts';
import { lightCells, PRINT_LIGHT, printedCells } from '../materials/cells.ts';
import { shadable } from '../materials/hour.ts';
import { PlainMaterial } from '../materials/plain.ts';
import { textureOf, useFreed, veilOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { disc, sheet, slab } from '../shapes/slab.ts';
import { pegShape } from '../shapes/turned.ts';
import { paintHaloSheet, paintNames, paintNumbers } from '../textures/labels.ts';
import { makePortraits, paintPortraits, type Sitter } from '../textures/portrait.ts';
import { PieceLayer } from './PieceLayer.tsx';

/** The gilt edge of a portrait. */
const RIM = new Color(0.86, 0.72, 0.46);

/** Where a marker would go. */
const ghostOf = ({ lit }: TierSettings): Material =>
  lit
    ? new MeshLambertMaterial({ transparent: true, opacity: 0.72 })
    : new PlainMaterial({ shading: 'lamps', blends: 'over', opacity: 0.72 });

interface ContactShadowsProps {
  readonly shape: BufferGeometry;
  readonly halos: Texture;
  readonly settings: TierSettings;
}

/** The soft shade where things touch what they lie on: most of what grounds them, and nearly free. */
const ContactShadows = ({ shape, halos, settings }: ContactShadowsProps) => {
  const cell = useMemo(() => {
    const copy = shape.clone();
    const uv = copy.getAttribute('uv');
    for (let index = 0; index < uv.count; index++)
      uv.setX(index, (HALO_CELLS.shade + uv.getX(index)) / HALO_GRID.columns);
    return copy;
  }, [shape]);
  const material = useMemo(() => veilOf({ map: halos, color: '#0c0502', opacity: 0.55 }, settings), [halos, settings]);
  return <PieceLayer name="shade" shape={cell} material={material} capacity={700} order={1} />;
};

interface Props {
  readonly settings: TierSettings;
  readonly names: Material;
  readonly sitters: readonly Sitter[];
  /** How each of them looks. */
  readonly moods: readonly Mood[];
}

/** Numbers, names, lights and ghosts: everything that is seen but not solid. */
export const LabelLayers = ({ settings, names, sitters, moods }: Props) => {
  const flat = useMemo(sheet, []);
  const peg = useMemo(pegShape, []);
  const coin = useMemo(
    () => slab(disc(MEDAL.radius), 0, MEDAL.thickness, MEDAL.radius * 2, MEDAL.radius * 2, 0.01),
    [],
  );
  const halos = useMemo(() => textureOf(paintHaloSheet(192).canvas, settings), [settings]);
  const light = useMemo(() => lightCells(halos, HALO_GRID, settings), [halos, settings]);
  const number = useMemo(
    () => shadable(lightCells(textureOf(paintNumbers(64).canvas, settings), NUMBER_GRID, settings)),
    [settings],
  );
  const strip = useMemo(() => sheet().translate(0.5, 0, 0), []);
  const passed = useMemo(() => shadable(veilOf({}, settings)), [settings]);
  const portraits = usePortraits(sitters, moods, settings);
  const ghost = useMemo(() => ghostOf(settings), [settings]);
  return (
    <>
      <ContactShadows shape={flat} halos={halos} settings={settings} />
      <PieceLayer name="halo" shape={flat} material={light} capacity={72} tinted pickable order={2} />
      <PieceLayer name="passed" shape={strip} material={passed} capacity={24} tinted order={1} />
      <PieceLayer name="name" shape={flat} material={names} capacity={12} tinted pickable order={4} />
      <PieceLayer name="number" shape={flat} material={number} capacity={112} tinted order={5} />
      <PieceLayer name="portrait" shape={coin} material={portraits} capacity={8} pickable shadows />
      <PieceLayer name="ghost" shape={peg} material={ghost} capacity={8} tinted order={4} />
    </>
  );
};

/** The players' names as a material whose cells are letters and ribbons. */
export const useNames = (names: readonly string[], settings: TierSettings): Material => {
  const list = names.join('\n');
  return useMemo(() => {
    const width = settings.tier === 'high' ? 384 : 256;
    return shadable(lightCells(textureOf(paintNames(list.split('\n'), width).canvas, settings), NAME_GRID, settings));
  }, [list, settings]);
};

/** Everybody's portrait as a material with a cell a seat. */
const usePortraits = (sitters: readonly Sitter[], moods: readonly Mood[], settings: TierSettings): Material => {
  const invalidate = useThree((state) => state.invalidate);
  const { sheet, texture, material } = useMemo(() => {
    const drawing = makePortraits(settings.tier === 'high' ? 384 : 256);
    const map = textureOf(drawing.canvas, settings);
    return {
      sheet: drawing,
      texture: map,
      material: printedCells(map, PORTRAIT_GRID, settings, { roughness: 0.65, color: PRINT_LIGHT }, RIM),
    };
  }, [settings]);
  useFreed(material);
  const key = JSON.stringify(sitters.map(({ emblem, controller }) => ({ emblem, controller })));
  useLayoutEffect(() => {
    paintPortraits(sheet, JSON.parse(key), moods);
    texture.needsUpdate = true;
    invalidate();
  }, [sheet, texture, key, moods, invalidate]);
  return material;
};
