import type { Card } from '../../shared/content/content.ts';
import { expansionOfSet } from '../../shared/content/inPlay.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import { paintHatching } from './hatching.ts';
import { FACE } from './layout/dimensions.ts';
import { GILT, mixed, type Shades } from './palette.ts';

type Context = CanvasRenderingContext2D;

const { width: WIDTH, height: HEIGHT } = FACE;

/** What an epoch makes its frames of: the tones of its edge, lit from the left above, and how thick it is. */
interface Material {
  readonly tones: readonly string[];
  readonly line: number;
  /** What gains and effects are written on, from the top down. */
  readonly ground: readonly string[];
  /** What holds the frame together at each corner, painted around the origin with the card's middle at the right below. */
  readonly corner: (context: Context) => void;
}

/** A peg of wood. */
const paintPeg = (context: Context): void => {
  for (const [radius, tone] of [
    [11, '#3a1f0c'],
    [8.5, '#a8703c'],
    [4.5, '#c99a62'],
  ] as const) {
    context.beginPath();
    context.arc(9, 9, radius, 0, Math.PI * 2);
    context.fillStyle = tone;
    context.fill();
  }
};

/** A square fitting of brass with a rivet. */
const paintFitting = (context: Context): void => {
  context.beginPath();
  context.moveTo(1, 1);
  context.lineTo(27, 1);
  context.lineTo(1, 27);
  context.closePath();
  context.fillStyle = '#c9a24e';
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = '#4d3408';
  context.stroke();
  context.beginPath();
  context.arc(9.5, 9.5, 3.6, 0, Math.PI * 2);
  context.fillStyle = '#fff0c0';
  context.fill();
};

/** A bracket of gold along both edges, with a leaf that grows into the card. */
const paintBracket = (context: Context): void => {
  const bracket = new Path2D('M2 2H46Q43 11 31 11.6Q25 12 24 17Q25 25 17 24Q12 25 11.6 31Q11 43 2 46Z');
  context.fillStyle = GILT;
  context.fill(bracket);
  context.lineWidth = 2.6;
  context.strokeStyle = '#5a3c0a';
  context.stroke(bracket);
  context.lineWidth = 2.4;
  context.strokeStyle = '#fff0b8';
  context.stroke(new Path2D('M39 5.4H9Q5.4 5.4 5.4 9V39'));
  context.lineWidth = 1.8;
  context.strokeStyle = '#8a6420';
  context.stroke(new Path2D('M9 9Q18 11 20 20M26 9.4Q20 9 17 12M9.4 26Q9 20 12 17'));
};

/** Wood and clay, stone and brass, silk and gold: an epoch is told by what frames its cards, their colour by all the rest. */
const MATERIALS: Readonly<Record<Epoch, Material>> = {
  1: {
    tones: ['#c08a52', '#8f5a2c', '#6d3f1b', '#9a6533', '#7c4b22'],
    line: 3.4,
    ground: ['#f6e4c2', '#efd9b0', '#ddbb86'],
    corner: paintPeg,
  },
  2: {
    tones: ['#efe3bd', '#c9a24e', '#8f6d2b', '#d8b663', '#a07a33'],
    line: 3.2,
    ground: ['#fbf8ef', '#efeadd', '#d8d0bf'],
    corner: paintFitting,
  },
  3: {
    tones: ['#fff6cf', '#f0cb6a', '#c08f34', '#f7dc8c', '#fff0b5', '#c9993f'],
    line: 3.8,
    ground: ['#fffdf4', '#fdf1d6', '#efd79c'],
    corner: paintBracket,
  },
};

/** What the edge of an epoch's frames is painted with. */
export const edgeOf = (context: Context, epoch: Epoch): CanvasGradient => {
  const { tones } = MATERIALS[epoch];
  const light = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  for (const [index, tone] of tones.entries()) light.addColorStop(index / (tones.length - 1), tone);
  return light;
};

/** How far the middle of the edge is from the card's own: within it the colour of the card shows. */
const INSET = 3;

/** How much thicker the edge of a card of an expansion is: it is told apart where only the heads of cards are seen. */
const ADDED = 3;

const paintEdge = (context: Context, { epoch, set }: Card): void => {
  const line = MATERIALS[epoch].line + (expansionOfSet(set) === undefined ? 0 : ADDED);
  context.strokeStyle = 'rgba(24, 10, 2, 0.75)';
  context.lineWidth = line + 2.5;
  context.beginPath();
  context.roundRect(INSET, INSET, WIDTH - INSET * 2, HEIGHT - INSET * 2, 9);
  context.stroke();
  context.strokeStyle = edgeOf(context, epoch);
  context.lineWidth = line;
  context.stroke();
};

/** Paints the ground of a card in its colour, and its edge in the material of its epoch. */
export const paintFrame = (context: Context, card: Card, shades: Shades): void => {
  const fall = context.createLinearGradient(0, 0, 0, HEIGHT);
  fall.addColorStop(0, shades.main);
  fall.addColorStop(1, mixed(shades.main, shades.dark, 0.4));
  context.fillStyle = fall;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  paintHatching(context, card.colour, WIDTH, HEIGHT, 11, 'rgba(255,248,226,0.16)');
  paintEdge(context, card);
};

/** Paints what holds a frame together: at its lower corners, and at the upper ones where nothing else stands there. */
export const paintCorners = (context: Context, epoch: Epoch, all: boolean): void => {
  for (const [x, y] of [
    [1, 1],
    [0, 1],
    ...(all
      ? ([
          [0, 0],
          [1, 0],
        ] as const)
      : []),
  ] as const) {
    context.save();
    context.translate(x * WIDTH, y * HEIGHT);
    context.scale(x === 1 ? -1 : 1, y === 1 ? -1 : 1);
    MATERIALS[epoch].corner(context);
    context.restore();
  }
};

/** Paints the ground that gains and effects are written on, from `top` to `foot`, in the card's units. */
export const paintGround = (context: Context, epoch: Epoch, shades: Shades, top: number, foot: number): void => {
  const { ground } = MATERIALS[epoch];
  const age = context.createLinearGradient(0, top, 30, foot);
  for (const [index, tone] of ground.entries()) age.addColorStop(index / (ground.length - 1), tone);
  context.beginPath();
  context.roundRect(16, top, WIDTH - 32, foot - top, epoch === 2 ? 3 : 9);
  context.fillStyle = age;
  context.fill();
  context.fillStyle = `${shades.light}80`;
  context.fill();
  context.strokeStyle = shades.ink;
  context.lineWidth = 3;
  context.stroke();
};
