/** A colour by its parts, 0 to 255. */
type Rgb = readonly [number, number, number];

/** A point of the cloth: how it faces the light, and what it is made of. */
interface Thread {
  /** Slope of the fold, against and with the light. */
  readonly slope: number;
  /** From the bottom of a fold (0) to its ridge (1). */
  readonly height: number;
  readonly gold: boolean;
  /** How much of the light reaches it, 0 to 1. */
  readonly light: number;
}

/** Gives the thread at a point of a picture from (0, 0) to (1, 1); `null` beside the cloth. */
type Weave = (x: number, y: number) => Thread | null;

const VELVET: Rgb = [126, 22, 34];
const GOLD: Rgb = [214, 164, 74];
const TURN = 2 * Math.PI;

/** A number between 0 and 1 that looks like chance and is always the same. */
const grainAt = (x: number, y: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const KEY = ['11111111', '10000000', '10111110', '10100010', '10111010', '10000010'];

/** The key pattern of the table's border: whether a point of its band, of `period` by 1, lies on the line. */
function onMeander(along: number, across: number): boolean {
  const column = Math.floor((along - Math.floor(along)) * 8);
  const row = KEY.length - 1 - Math.floor(across * KEY.length);
  return KEY[row]?.[column] === '1';
}

/** Whether a point of a fringe, of one thread in each unit, lies on a thread. */
const onThread = (along: number): boolean => along - Math.floor(along) > 0.28;

/** Folds of a hanging cloth: narrow where it hangs from its rings, wider and less even further down. */
function fold(x: number, y: number): { readonly height: number; readonly slope: number; readonly cloth: number } {
  const sway = 0.016 * Math.sin(4.1 * y + 2.2 + 5 * x) * y + 0.01 * Math.sin(9 * y * x + 1);
  const at = x + sway;
  const phase = TURN * (7.2 * at + 0.22 * Math.sin(TURN * 1.7 * at + 0.8) + 0.1 * Math.sin(TURN * 4.3 * at));
  const depth = 0.62 + 0.38 * y;
  const ripple = 0.16 * Math.sin(2.6 * phase + 3 * y);
  return {
    height: 0.5 + 0.5 * (Math.sin(phase) * 0.86 + ripple),
    slope: (Math.cos(phase) + 0.4 * Math.cos(2.6 * phase + 3 * y)) * depth,
    cloth: at + 0.012 * Math.cos(phase),
  };
}

/** One half of the curtain, its edge in the middle of the stage at the right. */
const half: Weave = (x, y) => {
  const { height, slope, cloth } = fold(x, y);
  const band = (y - 0.875) / 0.055;
  const inBand = band > 0 && band < 1 && onMeander(cloth * 13, band);
  const rule = Math.abs(y - 0.866) < 0.0035 || Math.abs(y - 0.939) < 0.0035;
  const fringe = y > 0.965 && onThread(cloth * 150);
  const seam = x > 0.972 && x < 0.988;
  const light = (0.62 + 0.38 * clamp((y - 0.05) * 4)) * (1 - 0.34 * clamp((y - 0.8) * 2.6));
  return { slope, height, light, gold: inBand || rule || fringe || seam };
};

/** Swags of the pelmet, hung in bows. */
const SWAGS = 5;

const pelmet: Weave = (x, y) => {
  const across = x * SWAGS - Math.floor(x * SWAGS);
  const bow = 1 - (2 * across - 1) ** 2;
  const hem = 0.4 + 0.52 * bow ** 0.8;
  if (y > hem) return null;
  const share = y / hem;
  const phase = TURN * (3.6 * share ** 1.3 + 0.18 * Math.sin(3 * across));
  const tail = clamp((Math.abs(2 * across - 1) - 0.86) * 9);
  const fringe = share > 0.93 && onThread(x * 230);
  const rule = share > 0.885 && share < 0.905;
  return {
    slope: Math.cos(phase) * 0.8 + (2 * across - 1) * 0.5,
    height: (0.5 + 0.5 * Math.sin(phase)) * (1 - 0.6 * tail),
    light: 0.78 + 0.22 * share,
    gold: fringe || rule || y < 0.04,
  };
};

/** The light on a thread: plain on its slope, a sheen along the edges of folds, shade at the bottom of them. */
function shadeOf({ slope, height, light, gold }: Thread): number {
  const steep = Math.abs(slope);
  const facing = clamp(0.5 - 0.42 * slope) * (0.25 + 0.75 * height);
  const sheen = gold ? 0.7 * clamp(1 - steep * 1.4) * height : 0.3 * steep ** 2 * height;
  return light * (0.15 + 1.16 * facing + sheen);
}

function paint(width: number, height: number, weave: Weave): ImageData {
  const image = new ImageData(width, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const thread = weave((column + 0.5) / width, (row + 0.5) / height);
      if (thread === null) continue;
      const shade = shadeOf(thread) * (0.94 + 0.12 * grainAt(column, row));
      const colour = thread.gold ? GOLD : VELVET;
      const place = (row * width + column) * 4;
      for (const part of [0, 1, 2] as const) {
        // Bright velvet pales, it does not only get redder.
        image.data[place + part] = colour[part] * shade + 46 * Math.max(0, shade - 0.85);
      }
      image.data[place + 3] = 255;
    }
  }
  return image;
}

const CLOTHS = {
  half: { width: 520, height: 560, weave: half },
  pelmet: { width: 1200, height: 170, weave: pelmet },
} as const;

/** A part of the curtain. */
export type Cloth = keyof typeof CLOTHS;

const painted = new Map<Cloth, ImageData>();

/** Paints a part of the curtain over all of a canvas. It is made once, in some 30 ms, and kept. */
export function paintCloth(canvas: HTMLCanvasElement, cloth: Cloth): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  const { width, height, weave } = CLOTHS[cloth];
  const image = painted.get(cloth) ?? paint(width, height, weave);
  painted.set(cloth, image);
  canvas.width = width;
  canvas.height = height;
  context.putImageData(image, 0, 0);
}
