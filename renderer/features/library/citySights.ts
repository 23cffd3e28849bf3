import type { Colour } from '../../../shared/vocabulary/colours.ts';

/** A house as paths, in units of the picture. */
export interface Built {
  readonly walls: string;
  readonly roofs: string;
  readonly windows: string;
  /** The side that the sun does not reach. */
  readonly shade: string;
}

/** Where a sight stands: the middle of its foot; and how high its walls are. */
interface Site {
  readonly x: number;
  readonly y: number;
  readonly high: number;
}

export const at = (...numbers: readonly number[]): string => numbers.map((number) => number.toFixed(1)).join(' ');

/** A rectangle with its lower left corner at a point. */
const block = (x: number, y: number, wide: number, high: number): string =>
  `M${at(x, y)}v${at(-high)}h${at(wide)}v${at(high)}z`;

/** A pointed roof over a foot that is `wide`, with its middle at `x`. */
const spire = (x: number, y: number, wide: number, high: number): string =>
  `M${at(x - wide / 2, y)}L${at(x, y - high)}L${at(x + wide / 2, y)}z`;

/** A dome over a foot that is `wide`; an onion runs out into a point. */
const dome = (x: number, y: number, wide: number, high: number, onion = false): string => {
  const half = wide / 2;
  const bulge = onion ? half * 1.35 : half;
  return `M${at(x - half, y)}C${at(x - bulge, y - high * 0.75, x - half * 0.5, y - high * 0.8, x, y - high)}C${at(x + half * 0.5, y - high * 0.8, x + bulge, y - high * 0.75, x + half, y)}z`;
};

/** The granary: a long hall with a round roof in its middle. */
const granary = ({ x, y, high }: Site): Built => ({
  walls: block(x - 16, y, 32, high * 0.5) + block(x - 8, y - high * 0.5, 16, high * 0.3),
  roofs: `M${at(x - 18, y - high * 0.5)}l5 -6h26l5 6z${dome(x, y - high * 0.8, 18, 9)}`,
  windows: block(x - 3, y, 6, high * 0.36),
  shade: block(x + 4, y, 12, high * 0.5),
});

/** The keep: a broad tower with battlements and a flag, between two lower ones with pointed roofs. */
const keep = ({ x, y, high }: Site): Built => ({
  walls:
    block(x - 16, y, 8, high * 0.7) +
    block(x + 8, y, 8, high * 0.7) +
    block(x - 9, y, 18, high) +
    [-9, -2.5, 4].map((left) => block(x + left, y - high, 5, 3.4)).join(''),
  roofs: `${spire(x - 12, y - high * 0.7, 11, 9)}${spire(x + 12, y - high * 0.7, 11, 9)}M${at(x, y - high - 3)}v-10l9 3l-9 3z`,
  windows: `${block(x - 3, y, 6, 8)}${block(x - 1, y - high * 0.6, 2.4, 5)}`,
  shade: `${block(x + 3, y, 6, high)}${block(x + 13, y, 3, high * 0.7)}`,
});

/** The temple: columns below a low gable. */
const temple = ({ x, y, high }: Site): Built => ({
  walls: block(x - 18, y, 36, 3) + block(x - 15, y - 3, 30, high * 0.62),
  roofs: spire(x, y - 3 - high * 0.62, 38, 11),
  windows: block(x - 3, y - 3, 6, high * 0.46),
  shade: [-11.5, -5.5, 3.5, 9.5].map((left) => block(x + left, y - 3, 2.4, high * 0.62)).join(''),
});

/** The windmill: a tower that narrows, and four sails. */
const mill = ({ x, y, high }: Site): Built => {
  const hub = y - high - 1;
  const sail = (along: number, across: number): string =>
    `M${at(x, hub)}l${at(along * 15 - across * 1.5, across * 15 + along * 1.5)}l${at(across * 4, -along * 4)}L${at(x, hub)}z`;
  return {
    walls: `M${at(x - 9, y)}L${at(x - 6, y - high)}h12L${at(x + 9, y)}z`,
    roofs: spire(x, y - high, 15, 9) + [sail(0.7, 0.7), sail(-0.7, 0.7), sail(-0.7, -0.7), sail(0.7, -0.7)].join(''),
    windows: `${block(x - 2.6, y, 5.2, 7)}${block(x - 1.4, y - high * 0.5, 2.8, 4)}`,
    shade: `M${at(x + 3, y)}L${at(x + 2, y - high)}h4L${at(x + 9, y)}z`,
  };
};

/** The palace: a hall under an onion dome, between slender towers. */
const palace = ({ x, y, high }: Site): Built => ({
  walls: block(x - 17, y, 4, high * 1.05) + block(x + 13, y, 4, high * 1.05) + block(x - 11, y, 22, high * 0.62),
  roofs: `${spire(x - 15, y - high * 1.05, 7, 8)}${spire(x + 15, y - high * 1.05, 7, 8)}${dome(x, y - high * 0.62, 18, 20, true)}`,
  windows: `${block(x - 2.6, y, 5.2, 9)}${block(x - 8, y - 4, 2.6, 5)}${block(x + 5.4, y - 4, 2.6, 5)}`,
  shade: `${block(x + 4, y, 7, high * 0.62)}${block(x + 15, y, 2, high * 1.05)}`,
});

/** The sight of each district: what the city in the 3D table is known by, too. */
export const SIGHTS: Readonly<Record<Colour, (site: Site) => Built>> = {
  yellow: granary,
  red: keep,
  blue: temple,
  green: mill,
  purple: palace,
};
