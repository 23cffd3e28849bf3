export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/**
 * Makes a canvas for a picture that becomes a texture. `willReadFrequently` keeps it in memory of the processor: drawn
 * by a software GL, an accelerated canvas costs seconds. Throws when the page cannot draw at all.
 */
export const makeDrawing = (width: number, height: number): Drawing => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas');
  return { canvas, context };
};

/** The same picture with half as many pixels along each side: a quarter of the memory. */
export const halved = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const half = makeDrawing(Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2));
  half.context.drawImage(canvas, 0, 0, half.canvas.width, half.canvas.height);
  return half.canvas;
};

/** Draws with the origin at a cell of a grid; `index` counts the cells row by row. */
export const inCell = (
  { canvas, context }: Drawing,
  grid: { readonly columns: number; readonly rows: number },
  index: number,
  draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): void => {
  const width = canvas.width / grid.columns;
  const height = canvas.height / grid.rows;
  context.save();
  context.translate((index % grid.columns) * width, Math.floor(index / grid.columns) * height);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  draw(context, width, height);
  context.restore();
};
