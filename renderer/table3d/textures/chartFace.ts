import { PARCHMENT, PARCHMENT_DARK } from '../../cards/palette.ts';
import { circle, star } from '../../cards/path.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { randomFrom } from '../../cards/textures/random.ts';

type Context = CanvasRenderingContext2D;
type Spot = readonly [x: number, y: number];

/** The chart is drawn in a box of so many units. */
const WIDTH = 170;
const HEIGHT = 124;
const LINE = '#6b4422';

/** Coasts of lands that lie nowhere: their middles, how large they are, and what they are made from. */
const LANDS: readonly (readonly [x: number, y: number, size: number, seed: number])[] = [
  [52, 44, 34, 3],
  [122, 78, 30, 8],
  [112, 28, 14, 5],
  [40, 98, 15, 13],
];

const coast = ([x, y, size, seed]: (typeof LANDS)[number]): Path2D => {
  const random = randomFrom(seed);
  const path = new Path2D();
  for (let step = 0; step < 40; step++) {
    const angle = (step * Math.PI) / 20;
    const reach = size * (0.78 + 0.2 * Math.sin(angle * 3 + seed) + (random() - 0.5) * 0.2);
    path.lineTo(x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.8);
  }
  path.closePath();
  return path;
};

const paintSheet = (context: Context): void => {
  const age = context.createRadialGradient(WIDTH / 2, HEIGHT / 2, 20, WIDTH / 2, HEIGHT / 2, 110);
  age.addColorStop(0, PARCHMENT);
  age.addColorStop(0.75, PARCHMENT_DARK);
  age.addColorStop(1, '#a97f45');
  context.fillStyle = age;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = LINE;
  for (const [inset, width] of [
    [5, 1.1],
    [7.5, 0.5],
  ] as const) {
    context.lineWidth = width;
    context.strokeRect(inset, inset, WIDTH - inset * 2, HEIGHT - inset * 2);
  }
};

/** Lines of bearing from a rose, as sailors draw them. */
const paintRose = (context: Context, x: number, y: number): void => {
  context.save();
  context.beginPath();
  context.rect(7.5, 7.5, WIDTH - 15, HEIGHT - 15);
  context.clip();
  context.lineWidth = 0.35;
  context.strokeStyle = '#8a6a3a88';
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray * Math.PI) / 8;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * 200, y + Math.sin(angle) * 200);
    context.stroke();
  }
  context.restore();
};

const paintStar = (context: Context, x: number, y: number): void => {
  for (const [path, fill] of [
    [circle(x, y, 12), '#ead9ae'],
    [star(x, y, 8, 12, 4), '#b98a3e'],
    [star(x, y, 4, 16, 4), '#8c2f25'],
    [circle(x, y, 2.4), '#f4e6c6'],
  ] as const) {
    context.fillStyle = fill;
    context.fill(new Path2D(path));
  }
};

const paintLands = (context: Context): void => {
  for (const land of LANDS) {
    const shore = coast(land);
    context.lineJoin = 'round';
    for (const [width, style] of [
      [6, '#5f93a055'],
      [3, '#5f93a088'],
      [1, LINE],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = style;
      context.stroke(shore);
    }
    context.fillStyle = '#b9b878';
    context.fill(shore);
  }
};

const paintMountains = (context: Context, at: readonly Spot[]): void => {
  for (const [x, y] of at) {
    context.beginPath();
    context.moveTo(x - 5, y + 4);
    context.lineTo(x, y - 4);
    context.lineTo(x + 5, y + 4);
    context.fillStyle = '#d9c69a';
    context.fill();
    context.lineWidth = 0.9;
    context.strokeStyle = LINE;
    context.stroke();
  }
};

/** The way of a caravan and a ship, to a cross. */
const paintVoyage = (context: Context): void => {
  context.lineWidth = 1.5;
  context.strokeStyle = '#9c2b20';
  context.setLineDash([3.4, 2.6]);
  context.beginPath();
  context.moveTo(44, 36);
  context.bezierCurveTo(70, 66, 84, 40, 96, 62);
  context.bezierCurveTo(104, 78, 112, 74, 126, 80);
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 2.2;
  context.beginPath();
  for (const [dx, dy] of [
    [3.4, 3.4],
    [3.4, -3.4],
  ] as const) {
    context.moveTo(130 - dx, 82 - dy);
    context.lineTo(130 + dx, 82 + dy);
  }
  context.stroke();
};

/** Paints a chart of lands that lie nowhere, with a rose and a voyage; `width` in pixels. */
export const paintChart = (width: number): Drawing => {
  const drawing = makeDrawing(width, Math.round((width * HEIGHT) / WIDTH));
  const { context, canvas } = drawing;
  context.scale(width / WIDTH, width / WIDTH);
  paintSheet(context);
  paintRose(context, 142, 28);
  paintLands(context);
  paintStar(context, 142, 28);
  paintMountains(context, [
    [40, 46],
    [48, 52],
    [58, 30],
    [112, 84],
    [120, 92],
  ]);
  paintVoyage(context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, canvas.width, canvas.height, 0.35);
  return drawing;
};
