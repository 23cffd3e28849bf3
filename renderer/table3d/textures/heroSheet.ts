import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { paintCard, paintOwnedCard } from '../../cards/paintCard.ts';
import { paintCardBack } from '../../cards/paintCardBack.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { HERO_BACK, HERO_GRID, OWNED_CELLS, OWNED_GRID } from '../layout/cells.ts';

/** Titles of the cards in the reader's language. */
export type Titles = Readonly<Record<CardId, string>>;

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Faces of the cards that are shown now, painted when they come: the first `room` cells of a picture, where a new face
 * takes the place of one that has not been shown for longest.
 */
export class FaceSheet {
  readonly drawing: Drawing;
  private readonly painted: (CardId | undefined)[] = [];
  private readonly room: number;
  private readonly paint: (drawing: Drawing, cell: number, card: CardId) => void;
  private next = 0;

  constructor(
    grid: Grid,
    room: number,
    cellWidth: number,
    paint: (drawing: Drawing, cell: number, card: CardId) => void,
  ) {
    this.room = room;
    this.paint = paint;
    this.drawing = makeDrawing(cellWidth * grid.columns, Math.round(cellWidth * 1.4) * grid.rows);
  }

  /** Paints the faces that are not there yet, as many as there is room for; returns whether the picture has changed. */
  show(cards: readonly CardId[]): boolean {
    const wanted = cards.slice(0, this.room);
    const missing = wanted.filter((card) => !this.painted.includes(card));
    for (const card of missing) {
      while (wanted.includes(this.painted[this.next] ?? '')) this.next = (this.next + 1) % this.room;
      this.painted[this.next] = card;
      this.paint(this.drawing, this.next, card);
      this.next = (this.next + 1) % this.room;
    }
    return missing.length > 0;
  }

  /** The cell of a card's face; 0 for one that was never shown. */
  cellOf(card: CardId | undefined): number {
    return Math.max(0, card === undefined ? 0 : this.painted.indexOf(card));
  }
}

/** The large faces of the few cards in hand, with the back that they share. */
export const makeHeroSheet = (cellWidth: number, titles: Titles): FaceSheet =>
  new FaceSheet(HERO_GRID, HERO_BACK, cellWidth, (drawing, cell, card) => {
    const { epoch, colour } = cardOf(card);
    inCell(drawing, HERO_GRID, cell, (context, width, height) =>
      paintCard(context, card, width, height, { title: titles[card] ?? '' }),
    );
    inCell(drawing, HERO_GRID, HERO_BACK, (context, width, height) =>
      paintCardBack(context, colour, epoch, width, height),
    );
  });

/** The faces of the cards in the tableaus that are laid out. */
export const makeOwnedSheet = (cellWidth: number): FaceSheet =>
  new FaceSheet(OWNED_GRID, OWNED_CELLS, cellWidth, (drawing, cell, card) =>
    inCell(drawing, OWNED_GRID, cell, (context, width, height) => paintOwnedCard(context, card, width, height)),
  );
