import { randomFrom } from '../../cards/textures/random.ts';

/* What boards are made of: wood into which hollows are cut, and on which plates lie. */

type Context = CanvasRenderingContext2D;

/** The wood of boards, from the lamp's side to the other, and its grain. */
const WOOD = { near: '#70452a', far: '#4d2d18', grain: 'rgba(28,12,4,', light: 'rgba(226,168,104,' } as const;

/** The wood under a hollow: its own, in the shade. */
export const HOLLOW = '#3c2413';

/** Paints a ground of wood, its grain along x, within `width` by `depth` from the origin. */
export const paintBoardWood = (context: Context, width: number, depth: number): void => {
  const fall = context.createLinearGradient(0, 0, width, depth);
  fall.addColorStop(0, WOOD.near);
  fall.addColorStop(1, WOOD.far);
  context.fillStyle = fall;
  context.fillRect(0, 0, width, depth);
  const random = randomFrom(53);
  const step = 0.035;
  for (let z = 0; z < depth; z += step) {
    const y = z + random() * step;
    context.beginPath();
    context.moveTo(0, y);
    context.bezierCurveTo(width * 0.3, y + (random() - 0.5) * 0.05, width * 0.7, y + (random() - 0.5) * 0.05, width, y);
    context.lineWidth = 0.004 + random() * 0.008;
    context.strokeStyle = `${random() < 0.6 ? WOOD.grain : WOOD.light}${0.12 + random() * 0.2})`;
    context.stroke();
  }
};

/** Light and shade from the upper to the lower rim: where, in which colour, and how much of it. */
type Rims = readonly (readonly [at: number, colour: '30,14,4' | '255,246,220', share: number])[];

const HOLLOWED: Rims = [
  [0, '30,14,4', 0.5],
  [0.16, '30,14,4', 0.16],
  [0.4, '30,14,4', 0],
  [0.9, '255,246,220', 0],
  [1, '255,246,220', 0.4],
];

const RAISED: Rims = [
  [0, '255,246,220', 0.5],
  [0.2, '255,246,220', 0.1],
  [0.55, '30,14,4', 0],
  [0.86, '30,14,4', 0.12],
  [1, '30,14,4', 0.42],
];

/** Shades the context's path, which has just been filled and stays its path, from its `top` to its `bottom`. */
const shaded =
  (rims: Rims) =>
  (context: Context, top: number, bottom: number, strength = 1): void => {
    const fall = context.createLinearGradient(0, top, 0, bottom);
    for (const [at, colour, share] of rims) fall.addColorStop(at, `rgba(${colour},${share * strength})`);
    context.fillStyle = fall;
    context.fill();
  };

/** As a hollow cut into what it is printed on: its upper rim throws a shade into it, its lower one catches the light. */
export const sink = shaded(HOLLOWED);

/** As a plate that lies on what it is printed on: light on its upper rim, dark below. */
export const raise = shaded(RAISED);
