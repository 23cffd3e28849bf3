import type { Layer, Motif, Tone } from '../motifs/motif.ts';
import { GILT, mixed, type Shades } from '../palette.ts';

/** Three shades of a material: its lit rim, its face, and its far side. */
export type Tint = readonly [light: string, face: string, dark: string];

/** What each material looks like in one picture, and the colour of outlines. */
export interface Paints {
  readonly tints: Readonly<Partial<Record<Tone, Tint>>>;
  readonly ink: string;
  /** Too far away for light and shade to be seen on it. */
  readonly flat?: boolean;
  /** The sun stands behind it. */
  readonly rim?: boolean;
}

/** Materials that look the same whatever the card's colour. */
const MATERIALS = {
  gold: ['#fff0b8', GILT, '#a8772a'],
  pale: ['#ffffff', '#f9efd8', '#d3bf98'],
  white: ['#ffffff', '#fbf6ea', '#d8cfc0'],
  steel: ['#f4f8fa', '#aebac4', '#6d7b88'],
  bronze: ['#ffdc9a', '#c98f45', '#845322'],
  wood: ['#d7a26c', '#a06c3c', '#643c1c'],
  leather: ['#b98556', '#865230', '#522c16'],
  straw: ['#ffeeb0', '#e2bf66', '#a67f32'],
  clay: ['#f3b98a', '#c9754a', '#8a4527'],
  leaf: ['#b8d884', '#6d9c48', '#3c6430'],
  fruit: ['#ff9c80', '#c8402f', '#7f1d1d'],
  stone: ['#f1ebe0', '#c3b8a6', '#867a6a'],
  flame: ['#fff3a8', '#f6a82c', '#cf5a1a'],
  lip: ['#d77f6c', '#b4574c', '#8a3a34'],
  water: ['#d8f0f6', '#7fb6cc', '#41788f'],
} as const satisfies Partial<Record<Tone, Tint>>;

/** The paints of a card's colour. */
export const paintsOf = (shades: Shades): Paints => ({
  ink: shades.ink,
  tints: {
    ...MATERIALS,
    main: [shades.light, shades.main, shades.dark],
    shade: [shades.main, shades.dark, shades.ink],
  },
});

const shapes = new WeakMap<Layer, Path2D>();

/** The outline of a layer, made once for as long as the layer is kept. */
const shapeOf = (layer: Layer): Path2D => {
  const known = shapes.get(layer);
  if (known !== undefined) return known;
  const shape = new Path2D(layer[1]);
  shapes.set(layer, shape);
  return shape;
};

/** What is laid over a face of a material without an outline of its own. */
const GLAZES: Readonly<Partial<Record<Tone, string>>> = {
  dusk: 'rgba(52, 18, 12, 0.3)',
  dawn: 'rgba(255, 246, 220, 0.45)',
  blush: 'rgba(214, 84, 60, 0.17)',
};

/** The light and the shade of a material that is laid over it so strongly, without an outline. */
const PLANES: Readonly<Partial<Record<Tone, readonly [of: Tone, shade: 0 | 2, strength: number]>>> = {
  glow: ['skin', 0, 0.62],
  hollow: ['skin', 2, 0.42],
  shine: ['hair', 0, 0.6],
};

/** Tones that have no body: nothing of what is behind them is hidden. */
const BODILESS: Readonly<Partial<Record<Tone, true>>> = {
  dusk: true,
  dawn: true,
  blush: true,
  glow: true,
  hollow: true,
  shine: true,
};
const LINES: Readonly<Partial<Record<Tone, true>>> = {
  line: true,
  thread: true,
  brow: true,
  fold: true,
  strand: true,
  glint: true,
  ...BODILESS,
};

const strokeOf = (tone: Tone, { ink, tints }: Paints): string => {
  if (tone === 'glint') return 'rgba(255,250,235,0.85)';
  const of = (
    { thread: tints.main, brow: tints.hair, strand: tints.hair, fold: tints.skin } as Readonly<
      Partial<Record<Tone, Tint>>
    >
  )[tone];
  return of?.[2] ?? ink;
};

/** How far the far side reaches into a shape, the light behind it, and the lit rim: light falls from the left above. */
const FAR = 4.8;
const BACK = 1.5;
const RIM = 2.5;
/** What the sun, low at the left behind, makes of a lit rim, and how much of it. */
const SUN = '#ffc860';
const SUNNY = 0.42;

const rims = new WeakMap<Tint, string>();

/** The colour of the lit rim of a material. */
const rimOf = (tint: Tint): string => {
  const known = rims.get(tint);
  if (known !== undefined) return known;
  const rim = mixed(tint[0], SUN, SUNNY);
  rims.set(tint, rim);
  return rim;
};

/** What is lit and what is in the shade of a shape, to be filled within its outline. */
interface Sides {
  readonly lit: Path2D;
  readonly shaded: Path2D;
}

/**
 * The sides of a shape: lit is what it does not cover when it is moved from the light, its rim; in the shade is what it
 * covers when it is moved a little to the light, but not when it is moved further.
 */
const sidesOf = (shape: Path2D): Sides => {
  const [lit, shaded] = [new Path2D(), new Path2D()];
  lit.rect(-200, -200, 500, 500);
  lit.addPath(shape, { e: RIM, f: RIM * 0.8 });
  shaded.addPath(shape, { e: -BACK, f: -BACK * 0.4 });
  shaded.addPath(shape, { e: -FAR, f: -FAR * 0.62 });
  return { lit, shaded };
};

/** Fills a shape with its face, a rim of light, its far side, and the light that comes back from behind. */
const paintBody = (context: CanvasRenderingContext2D, shape: Path2D, tint: Tint): void => {
  const [, face, dark] = tint;
  const { lit, shaded } = sidesOf(shape);
  context.fillStyle = face;
  context.fill(shape, 'evenodd');
  context.save();
  context.clip(shape, 'evenodd');
  context.fillStyle = rimOf(tint);
  context.fill(lit, 'evenodd');
  context.fillStyle = dark;
  context.fill(shaded, 'evenodd');
  context.restore();
};

const paintLayer = (context: CanvasRenderingContext2D, layer: Layer, paints: Paints, line: number): void => {
  const [tone, , width] = layer;
  const shape = shapeOf(layer);
  const glaze = GLAZES[tone];
  if (glaze !== undefined) {
    context.fillStyle = glaze;
    context.fill(shape);
    return;
  }
  const plane = PLANES[tone];
  if (plane !== undefined) {
    const [of, shade, strength] = plane;
    context.globalAlpha = strength;
    context.fillStyle = paints.tints[of]?.[shade] ?? paints.ink;
    context.fill(shape);
    context.globalAlpha = 1;
    return;
  }
  if (LINES[tone]) {
    context.strokeStyle = strokeOf(tone, paints);
    context.lineWidth = width ?? line;
    context.stroke(shape);
    return;
  }
  const tint = paints.tints[tone];
  if (tint === undefined) {
    context.fillStyle = paints.ink;
    context.fill(shape, 'evenodd');
    return;
  }
  if (paints.flat) {
    context.fillStyle = tint[1];
    context.fill(shape, 'evenodd');
  } else paintBody(context, shape, tint);
  context.strokeStyle = paints.ink;
  context.lineWidth = width ?? line;
  context.stroke(shape);
};

/** Paints layers in the context's present units, with lines about `line` wide. */
export const paintLayers = (context: CanvasRenderingContext2D, layers: Motif, paints: Paints, line: number): void => {
  for (const layer of layers) paintLayer(context, layer, paints, line);
};

const fillBodies = (context: CanvasRenderingContext2D, motif: Motif, rule: CanvasFillRule = 'nonzero'): void => {
  for (const layer of motif) if (!LINES[layer[0]]) context.fill(shapeOf(layer), rule);
};

/** The shade that a figure casts on what is behind it. */
export const paintShade = (context: CanvasRenderingContext2D, motif: Motif): void => {
  context.save();
  context.fillStyle = 'rgba(30, 14, 4, 0.26)';
  context.translate(3, 3);
  fillBodies(context, motif);
  context.restore();
};

/** Light that the sun throws round the edge of a figure: it stands out from what is behind it. */
export const paintRim = (context: CanvasRenderingContext2D, motif: Motif): void => {
  context.save();
  context.fillStyle = SUN;
  context.globalAlpha = 0.85;
  context.translate(-2.8, -1.9);
  fillBodies(context, motif, 'evenodd');
  context.restore();
};

/** Paints within the outlines of all bodies of `motif` that are of a material. */
export const withinAll = (context: CanvasRenderingContext2D, motif: Motif, of: Tone, paint: () => void): void => {
  const outline = new Path2D();
  for (const layer of motif) if (layer[0] === of) outline.addPath(shapeOf(layer));
  context.save();
  context.clip(outline, 'nonzero');
  paint();
  context.restore();
};

/** Paints within the outline of the first body of `motif` only. */
export const within = (context: CanvasRenderingContext2D, motif: Motif, paint: () => void): void => {
  const body = motif.find(([tone]) => !LINES[tone]);
  if (body === undefined) return;
  context.save();
  context.clip(shapeOf(body), 'nonzero');
  paint();
  context.restore();
};

/** The shade that `motif` casts on something close below it: a hat on a brow, a chin on a neck. */
export const castOn = (context: CanvasRenderingContext2D, below: Motif, motif: Motif, drop: number): void =>
  within(context, below, () => {
    context.fillStyle = 'rgba(52, 16, 10, 0.3)';
    context.translate(drop * 0.6, drop);
    fillBodies(context, motif);
  });

/** Light from the left above on a round body that reaches from `left` to `right`: a lit side, and one in the shade. */
export const paintRound = (
  context: CanvasRenderingContext2D,
  motif: Motif,
  [left, top, right, bottom]: readonly [number, number, number, number],
  strength: number,
): void =>
  within(context, motif, () => {
    const light = context.createLinearGradient(left, top, right, bottom);
    light.addColorStop(0, `rgba(255, 240, 205, ${strength})`);
    light.addColorStop(0.34, 'rgba(255, 240, 205, 0)');
    light.addColorStop(0.52, 'rgba(58, 18, 24, 0)');
    light.addColorStop(1, `rgba(58, 18, 24, ${strength * 1.15})`);
    context.fillStyle = light;
    context.fillRect(-30, -30, 160, 180);
  });

/** The outline of all that a figure has a body of. */
export const outlineOf = (motif: Motif): Path2D => {
  const outline = new Path2D();
  for (const layer of motif) if (!LINES[layer[0]]) outline.addPath(shapeOf(layer));
  return outline;
};

/** The shade that a figure of an outline throws on the ground at `foot`, to the right before it: the sun is at the left behind. */
export const paintThrown = (context: CanvasRenderingContext2D, outline: Path2D, foot: number): void => {
  context.save();
  context.fillStyle = 'rgba(30, 12, 22, 0.34)';
  context.transform(1, 0, -0.46, -0.2, 0.46 * foot, 1.2 * foot);
  context.fill(outline);
  context.restore();
};

/** One light over all of a figure of an outline in a box of 100 by 100: lit at the left above, in deep shade at the right below. */
export const paintVolume = (context: CanvasRenderingContext2D, outline: Path2D): void => {
  context.save();
  context.clip(outline, 'nonzero');
  const light = context.createLinearGradient(16, 0, 88, 96);
  light.addColorStop(0, 'rgba(255, 236, 180, 0.42)');
  light.addColorStop(0.4, 'rgba(255, 236, 180, 0)');
  light.addColorStop(0.55, 'rgba(44, 12, 40, 0)');
  light.addColorStop(1, 'rgba(44, 12, 40, 0.46)');
  context.fillStyle = light;
  context.fillRect(-20, -20, 140, 140);
  context.restore();
};

/** Where a figure is painted: the middle of its box of 100 by 100, that box's side (below 0 if it is mirrored), and how it is turned, in radians. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** Paints a figure at its place, in the context's present units, with lines about `line` wide. */
export const paintFigure = (
  context: CanvasRenderingContext2D,
  motif: Motif,
  paints: Paints,
  { x, y, size, turn = 0 }: Place,
  line = 2.4,
): void => {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size / 100, Math.abs(size) / 100);
  context.translate(-50, -50);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (!paints.flat) paintShade(context, motif);
  if (paints.rim) paintRim(context, motif);
  paintLayers(context, motif, paints, line);
  context.restore();
};
