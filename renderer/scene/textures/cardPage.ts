import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { paintCard } from '../cardFace/paintCard.ts';
import { paintCardBack } from '../cardFace/paintCardBack.ts';
import { BLANK_CELL, backCell, CARD_GRID, cardsOfEpoch, faceCell } from '../layout/cells.ts';
import { PARCHMENT } from '../palette.ts';
import { type Drawing, inCell, makeDrawing } from './canvas.ts';

/** Titles of the cards in the reader's language. */
export type Titles = Readonly<Record<CardId, string>>;

/** Paints all faces of an epoch and the backs into one picture; `cellWidth` is a card's width in pixels. */
export const paintCardPage = (epoch: Epoch, cellWidth: number, titles: Titles): Drawing => {
  const cellHeight = Math.round(cellWidth * 1.4);
  const page = makeDrawing(cellWidth * CARD_GRID.columns, cellHeight * CARD_GRID.rows);
  for (const card of cardsOfEpoch(epoch)) {
    inCell(page, CARD_GRID, faceCell(card), (context, width, height) => {
      paintCard(context, card, width, height, { title: titles[card] ?? '' });
    });
  }
  for (const colour of COLOURS) {
    inCell(page, CARD_GRID, backCell(colour), (context, width, height) => {
      paintCardBack(context, colour, epoch, width, height);
    });
  }
  inCell(page, CARD_GRID, BLANK_CELL, (context, width, height) => {
    context.fillStyle = PARCHMENT;
    context.fillRect(0, 0, width, height);
  });
  return page;
};
