import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { type BufferGeometry, Color, type Material, type Mesh } from 'three';
import { STATUES } from '../../../shared/vocabulary/pieces.ts';
import { COLONY, MEDAL, TILE } from '../../cards/layout/dimensions.ts';
import { useTable } from '../../game/state/table.ts';
import { COLONY_GRID, TOKEN_GRID } from '../layout/cells.ts';
import type { LayerName } from '../layout/piece.ts';
import { printedCells } from '../materials/cells.ts';
import { hourOf } from '../materials/hour.ts';
import { spotlit } from '../materials/spotlit.ts';
import { GOLD, metalOf, stagedSurfaceOf, surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { useChoreography } from '../motion/choreography.ts';
import { disc, roundedRectangle, slab } from '../shapes/slab.ts';
import { COARSE, statueShape } from '../shapes/statues.ts';
import { coinShape, pegShape, rosetteShape } from '../shapes/turned.ts';
import { gardenShape, ruinShape, townShape } from '../shapes/world/towns.ts';
import { paintColonySheet, paintTokenSheet } from '../textures/tokenSheet.ts';
import { PieceLayer } from './PieceLayer.tsx';

const TOWNS = ['town0', 'town1', 'town2', 'town3', 'town4'] as const satisfies readonly LayerName[];

const FIGURES = ['statue0', 'statue1', 'statue2', 'statue3'] as const satisfies readonly LayerName[];

/** Markers are small, and must be found at once. */
const PEG_GLOSS = 1.7;

const STATUE = { vertexColors: true, roughness: 0.34, reflection: 1.1 } as const;
/** The bust is of marble; all other figures are cast. */
const MARBLE = 'statue0' satisfies LayerName;

/** What figures are made of on the table, and on a stage of their own, where they stand in another light. */
interface Figures {
  readonly table: Material;
  readonly stage: Material;
}

const figuresOf = (settings: TierSettings, metal: boolean): Figures => {
  const stage = spotlit(stagedSurfaceOf(STATUE, settings), metal);
  return { stage, table: settings.lit ? stage : surfaceOf(STATUE, settings) };
};

/** The rank of the statue that is being carved; -1: none is. */
const carvedRank = (): number => {
  const { event } = useTable.getState();
  return event?.type === 'statueCarved' ? STATUES.indexOf(event.requirement) : -1;
};

/** The shapes of a figure on the table, and on a stage, where it is looked at closely. */
interface Shapes {
  readonly table: BufferGeometry;
  readonly stage: BufferGeometry;
}

/** What a figure of a rank looks like at a place: a carved one is made finer. */
const shapeAt = (
  finer: Map<number, Shapes>,
  rank: number,
  place: keyof Shapes,
  { geometry }: Mesh,
  isCarved: boolean,
): BufferGeometry => {
  if (isCarved && !finer.has(rank)) finer.set(rank, { table: geometry, stage: statueShape(rank) });
  return finer.get(rank)?.[place] ?? geometry;
};

/** Shows figures as on a stage while one stands there; where figures on the table are coarse, that one is fine. */
const useStaged = ({ marble, cast }: { readonly marble: Figures; readonly cast: Figures }, lit: boolean): void => {
  const { meshes } = useChoreography();
  const finer = useMemo(() => new Map<number, Shapes>(), []);
  useEffect(
    () => () => {
      for (const { stage } of finer.values()) stage.dispose();
    },
    [finer],
  );
  useFrame(({ scene }) => {
    const place = (hourOf(scene)?.spot ?? 0) > 0 ? 'stage' : 'table';
    const carved = lit || place === 'table' ? -1 : carvedRank();
    for (const [rank, name] of FIGURES.entries()) {
      const mesh = meshes.get(name);
      if (mesh === undefined) continue;
      mesh.material = (name === MARBLE ? marble : cast)[place];
      mesh.geometry = shapeAt(finer, rank, place, mesh, rank === carved);
    }
  });
};

const useMaterials = (settings: TierSettings) =>
  useMemo(() => {
    const colonies = textureOf(paintColonySheet(settings.tier === 'high' ? 376 : 228).canvas, settings);
    return {
      colony: printedCells(colonies, COLONY_GRID, settings, {}, new Color(0.78, 0.62, 0.4)),
      coin: metalOf(GOLD, settings),
      peg: surfaceOf({ vertexColors: true, roughness: 0.3, reflection: 1.2, coat: 0.8, gloss: PEG_GLOSS }, settings),
      marble: figuresOf(settings, false),
      cast: figuresOf(settings, true),
      ribbon: surfaceOf({ roughness: 0.6, reflection: 0.5 }, settings),
      town: surfaceOf({ vertexColors: true, roughness: 0.7, reflection: 0.5 }, settings),
    };
  }, [settings]);

const useShapes = ({ tier, lit }: TierSettings) =>
  useMemo(
    () => ({
      tile: slab(roundedRectangle(TILE.side, TILE.side, 0.035), 0, TILE.thickness, TILE.side, TILE.side, 0.012),
      medal: slab(disc(MEDAL.radius), 0, MEDAL.thickness, MEDAL.radius * 2, MEDAL.radius * 2, 0.01),
      colony: slab(
        roundedRectangle(COLONY.width, COLONY.depth, 0.05),
        -COLONY.thickness / 2,
        COLONY.thickness / 2,
        COLONY.width,
        COLONY.depth,
        0.014,
      ),
      coin: coinShape(tier !== 'high'),
      peg: pegShape(),
      rosette: rosetteShape('silver'),
      star: rosetteShape('gold'),
      statues: FIGURES.map((name, rank) => ({ name, shape: statueShape(rank, lit ? 1 : COARSE) })),
      towns: [
        ...TOWNS.map((name, rank) => ({ name, shape: townShape(rank) })),
        { name: 'ruin', shape: ruinShape() } as const,
        { name: 'garden', shape: gardenShape() } as const,
      ],
    }),
    [tier, lit],
  );

interface Props {
  readonly settings: TierSettings;
  readonly tokens: Material;
}

/** Everything small: tiles, medals, colonies, coins, markers, statues. */
export const TokenLayers = ({ settings, tokens }: Props) => {
  const materials = useMaterials(settings);
  const shapes = useShapes(settings);
  useStaged(materials, settings.lit);
  return (
    <>
      <PieceLayer name="tile" shape={shapes.tile} material={tokens} capacity={100} shadows />
      <PieceLayer name="medal" shape={shapes.medal} material={tokens} capacity={128} shadows pickable />
      <PieceLayer name="rosette" shape={shapes.rosette} material={materials.ribbon} capacity={40} tinted shadows />
      <PieceLayer name="star" shape={shapes.star} material={materials.ribbon} capacity={40} tinted shadows />
      <PieceLayer
        name="colony"
        shape={shapes.colony}
        material={materials.colony}
        capacity={48}
        tinted
        shadows
        pickable
      />
      <PieceLayer name="coin" shape={shapes.coin} material={materials.coin} capacity={480} shadows />
      <PieceLayer name="peg" shape={shapes.peg} material={materials.peg} capacity={32} tinted shadows />
      {shapes.towns.map(({ name, shape }) => (
        <PieceLayer key={name} name={name} shape={shape} material={materials.town} capacity={25} shadows />
      ))}
      {shapes.statues.map(({ name, shape }) => (
        <PieceLayer
          key={name}
          name={name}
          shape={shape}
          material={(name === MARBLE ? materials.marble : materials.cast).table}
          capacity={8}
          tinted
          shadows
        />
      ))}
    </>
  );
};

/** The print of all round and square tokens, one picture for the whole table. */
export const useTokens = (settings: TierSettings): Material =>
  useMemo(() => {
    const sheet = textureOf(paintTokenSheet(settings.tier === 'high' ? 256 : 160).canvas, settings);
    return printedCells(sheet, TOKEN_GRID, settings, { roughness: 0.65, reflection: 0.6 }, new Color(0.86, 0.72, 0.46));
  }, [settings]);
