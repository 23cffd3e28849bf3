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

/**
 * Shades the context's path, which has just been filled, as a hollow cut into what it is printed on: its upper rim throws a shade into it,
 * its lower one catches the light. `top` and `bottom` are where the path begins and ends; it stays the context's path.
 */
export const sink = (context: Context, top: number, bottom: number, strength = 1): void => {
  const fall = context.createLinearGradient(0, top, 0, bottom);
  fall.addColorStop(0, `rgba(30,14,4,${0.5 * strength})`);
  fall.addColorStop(0.16, `rgba(30,14,4,${0.16 * strength})`);
  fall.addColorStop(0.4, 'rgba(30,14,4,0)');
  fall.addColorStop(0.9, 'rgba(255,244,214,0)');
  fall.addColorStop(1, `rgba(255,244,214,${0.4 * strength})`);
  context.fillStyle = fall;
  context.fill();
};

/** Shades the context's path, which has just been filled, as a plate that lies on what it is printed on: light on its upper rim, dark below. */
export const raise = (context: Context, top: number, bottom: number, strength = 1): void => {
  const fall = context.createLinearGradient(0, top, 0, bottom);
  fall.addColorStop(0, `rgba(255,248,224,${0.5 * strength})`);
  fall.addColorStop(0.2, `rgba(255,248,224,${0.1 * strength})`);
  fall.addColorStop(0.55, 'rgba(30,14,4,0)');
  fall.addColorStop(0.86, `rgba(30,14,4,${0.12 * strength})`);
  fall.addColorStop(1, `rgba(30,14,4,${0.42 * strength})`);
  context.fillStyle = fall;
  context.fill();
};
