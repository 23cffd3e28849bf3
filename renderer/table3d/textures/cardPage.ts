import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { paintCard } from '../../cards/paintCard.ts';
import { paintCardBack } from '../../cards/paintCardBack.ts';
import { PARCHMENT } from '../../cards/palette.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { backCell, blankCell, cardGrid, faceCell, openBackCell } from '../layout/cells.ts';

/** Larger pictures are refused by some graphics drivers. */
const LARGEST = 4096;

/**
 * Paints faces of an epoch, without titles, and the backs into one picture; `cellWidth` is a card's width in pixels, less where the
 * content has very many cards.
 */
export const paintCardPage = (epoch: Epoch, cellWidth: number, cards: readonly CardId[]): Drawing => {
  const grid = cardGrid();
  const width = Math.min(cellWidth, Math.floor(LARGEST / grid.columns), Math.floor(LARGEST / grid.rows / 1.4));
  const page = makeDrawing(width * grid.columns, Math.round(width * 1.4) * grid.rows);
  for (const card of cards) {
    inCell(page, grid, faceCell(card), (context, wide, tall) => {
      paintCard(context, card, wide, tall, { title: null });
    });
  }
  for (const colour of COLOURS) {
    inCell(page, grid, backCell(colour), (context, wide, tall) => {
      paintCardBack(context, colour, epoch, wide, tall);
    });
    inCell(page, grid, openBackCell(colour), (context, wide, tall) => {
      paintCardBack(context, colour, null, wide, tall);
    });
  }
  inCell(page, grid, blankCell(), (context, wide, tall) => {
    context.fillStyle = PARCHMENT;
    context.fillRect(0, 0, wide, tall);
  });
  return page;
};
