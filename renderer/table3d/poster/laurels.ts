type Context = CanvasRenderingContext2D;

/** Leaves on each twig of the laurels, but for the one at its tip, are so many pairs. */
const PAIRS = 8;

/** A pointed leaf that grows from the origin along x, with its middle rib. `length` in pixels. */
const paintLeaf = (context: Context, length: number): void => {
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(length * 0.25, -length * 0.3, length * 0.7, -length * 0.22, length, 0);
  context.bezierCurveTo(length * 0.7, length * 0.22, length * 0.25, length * 0.3, 0, 0);
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(length * 0.12, 0);
  context.lineTo(length * 0.8, 0);
  context.stroke();
};

/** Laurels round who has won: two twigs that rise from below, their leaves in pairs, the last one at the tip. `size` in pixels. */
export const paintLaurels = (context: Context, x: number, y: number, size: number): void => {
  const twig = size * 0.6;
  context.save();
  context.translate(x, y);
  context.fillStyle = '#f2bd45';
  context.strokeStyle = '#7d5213';
  context.lineJoin = 'round';
  for (const side of [-1, 1]) {
    const angleOf = (pair: number): number => Math.PI / 2 - side * (0.16 + (pair / PAIRS) * 2.25);
    context.lineWidth = size * 0.022;
    context.beginPath();
    context.arc(0, 0, twig, angleOf(-0.75), angleOf(PAIRS), side > 0);
    context.stroke();
    context.lineWidth = size * 0.01;
    for (let pair = 0; pair <= PAIRS; pair++) {
      const leans = pair === PAIRS ? [0] : [0.62, -0.62];
      for (const lean of leans) {
        context.save();
        context.rotate(angleOf(pair));
        context.translate(twig, 0);
        // Along the twig, outwards and inwards from it.
        context.rotate(-side * (Math.PI / 2 - lean));
        paintLeaf(context, size * (0.2 - 0.05 * (pair / PAIRS)) * (lean < 0 ? 0.8 : 1));
        context.restore();
      }
    }
  }
  context.restore();
};
