import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { cardOf } from '../../content/pageContent.ts';
import { paintCard } from '../cardFace/paintCard.ts';
import { paintCardBack } from '../cardFace/paintCardBack.ts';
import { HERO_BACK, HERO_GRID } from '../layout/cells.ts';
import { type Drawing, inCell, makeDrawing } from './canvas.ts';
import type { Titles } from './cardPage.ts';

/** The large faces of the few cards in hand, painted when they are drawn. */
export class HeroSheet {
  readonly drawing: Drawing;
  private readonly painted: CardId[] = [];
  private readonly titles: Titles;
  private next = 0;

  constructor(cellWidth: number, titles: Titles) {
    this.titles = titles;
    this.drawing = makeDrawing(cellWidth * HERO_GRID.columns, Math.round(cellWidth * 1.4) * HERO_GRID.rows);
  }

  /** Paints the faces that are not there yet; returns whether the picture has changed. */
  show(cards: readonly CardId[]): boolean {
    const missing = cards.filter((card) => !this.painted.includes(card));
    for (const card of missing) this.paint(card, cards);
    return missing.length > 0;
  }

  private paint(card: CardId, keep: readonly CardId[]): void {
    const { epoch, colour } = cardOf(card);
    while (keep.includes(this.painted[this.next] ?? '')) this.next = (this.next + 1) % HERO_BACK;
    const cell = this.next;
    this.next = (this.next + 1) % HERO_BACK;
    this.painted[cell] = card;
    inCell(this.drawing, HERO_GRID, cell, (context, width, height) => {
      paintCard(context, card, width, height, { title: this.titles[card] ?? '' });
    });
    inCell(this.drawing, HERO_GRID, HERO_BACK, (context, width, height) => {
      paintCardBack(context, colour, epoch, width, height);
    });
  }

  /** The cell of a card's face; 0 for one that was never shown. */
  cellOf(card: CardId | undefined): number {
    return Math.max(0, card === undefined ? 0 : this.painted.indexOf(card));
  }
}
