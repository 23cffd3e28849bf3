import type { LayerName } from './piece.ts';

/** What a statue is: the layer that draws its figure, and the colour of its stone or metal. */
interface StatueFigure {
  readonly layer: LayerName;
  readonly tint: string;
}

const FIGURES: readonly StatueFigure[] = [
  { layer: 'statue0', tint: '#e4ddcf' },
  { layer: 'statue1', tint: '#c98b56' },
  { layer: 'statue2', tint: '#cfd3da' },
  { layer: 'statue3', tint: '#f0c95c' },
];

/** The statue of a rank (0 to 3): a bust of marble, a figure of bronze, a rider of silver, a gilded ruler on a throne. */
export const statueFigure = (rank: number): StatueFigure => FIGURES[rank] ?? { layer: 'statue0', tint: '#e4ddcf' };
