import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { paintCard } from '../../cards/paintCard.ts';
import { paintCardBack } from '../../cards/paintCardBack.ts';
import { PARCHMENT } from '../../cards/palette.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { blankCell, cardGrid, cardsOfEpoch } from '../layout/cells.ts';

/** Larger pictures are refused by some graphics drivers. */
const LARGEST = 4096;

type Context = CanvasRenderingContext2D;

/** One picture of the faces of an epoch's cards, without titles, and of their backs. Its cells are painted when they are asked for. */
export class CardPage {
  readonly drawing: Drawing;
  private readonly epoch: Epoch;
  private readonly painted = new Set<number>();

  /** `cellWidth` is a card's width in pixels, less where the content has very many cards. */
  constructor(epoch: Epoch, cellWidth: number) {
    const { columns, rows } = cardGrid();
    const width = Math.min(cellWidth, Math.floor(LARGEST / columns), Math.floor(LARGEST / rows / 1.4));
    this.epoch = epoch;
    this.drawing = makeDrawing(width * columns, Math.round(width * 1.4) * rows);
  }

  /** Paints those of some cells that are not there yet, at most so many; returns how many that were. */
  show(cells: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
    const missing = [...new Set(cells)].filter((cell) => !this.painted.has(cell)).slice(0, most);
    for (const cell of missing) {
      this.painted.add(cell);
      inCell(this.drawing, cardGrid(), cell, (context, wide, tall) => this.paint(context, cell, wide, tall));
    }
    return missing.length;
  }

  private paint(context: Context, cell: number, wide: number, tall: number): void {
    const card = cardsOfEpoch(this.epoch)[cell];
    const back = cell - blankCell() - 1;
    const colour = COLOURS[back % COLOURS.length];
    if (card !== undefined) paintCard(context, card, wide, tall, { title: null });
    else if (colour !== undefined) {
      paintCardBack(context, colour, back < COLOURS.length ? this.epoch : null, wide, tall);
    } else {
      context.fillStyle = PARCHMENT;
      context.fillRect(0, 0, wide, tall);
    }
  }
}
