type Context = CanvasRenderingContext2D;

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
