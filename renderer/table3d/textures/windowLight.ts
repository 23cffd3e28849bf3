import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';

type Context = CanvasRenderingContext2D;

interface Pane {
  /** Of the patch's middle, as shares of the picture's sides. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far the far end of a patch is moved to the right, as a share of its height: the sun stands at the side. */
const SLANT = 0.34;

/** Outlines a tall window's patch of light, crossed by its bars. */
const outlinePane = (context: Context, { x, y, width, height }: Pane): void => {
  context.save();
  context.translate(x, y);
  context.transform(1, 0, -SLANT, 1, 0, 0);
  for (const column of [0, 1]) {
    for (const row of [0, 1, 2]) {
      const w = width / 2;
      const h = height / 3;
      context.rect(column * w - width / 2 + w * 0.06, row * h - height / 2 + h * 0.05, w * 0.88, h * 0.9);
    }
  }
  context.restore();
};

/** Paints patches of light from tall windows, white on nothing; `blur` is a share of the picture's width. */
const paintPanes = (context: Context, size: number, panes: readonly Pane[], blur: number): void => {
  context.save();
  context.filter = `blur(${size * blur}px)`;
  context.scale(size, size);
  context.fillStyle = '#ffffff';
  // One drawing for all of them: each is blurred by itself.
  context.beginPath();
  for (const pane of panes) outlinePane(context, pane);
  context.fill();
  context.restore();
};

/** Paints the light round a flame: white, the alpha its strength; none of it reaches the edges. */
export const paintGlow = (size: number): Drawing => {
  const drawing = makeDrawing(size, size);
  const { context } = drawing;
  const glow = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  for (const [at, strength] of [
    [0, 0.9],
    [0.12, 0.55],
    [0.4, 0.16],
    [1, 0],
  ] as const) {
    glow.addColorStop(at, `rgba(255,255,255,${strength})`);
  }
  context.fillStyle = glow;
  context.fillRect(0, 0, size, size);
  return drawing;
};

/** Paints the floor of the room: `ground` fading into the dark, with patches of light. */
export const paintFloor = (size: number, ground: string): Drawing => {
  const drawing = makeDrawing(size, size);
  const { context } = drawing;
  const fade = context.createRadialGradient(size / 2, size / 2, size * 0.1, size / 2, size / 2, size * 0.62);
  fade.addColorStop(0, ground);
  fade.addColorStop(1, '#000000');
  context.fillStyle = fade;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 0.3;
  context.globalCompositeOperation = 'lighter';
  const panes = [0.2, 0.42, 0.64, 0.86].map((x) => ({ x, y: 0.4, width: 0.1, height: 0.26 }));
  paintPanes(context, size, panes, 0.012);
  return drawing;
};
