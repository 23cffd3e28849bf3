import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { paintCard, paintCoveredCard, paintOwnedCard } from '../../cards/paintCard.ts';
import { paintCardBack } from '../../cards/paintCardBack.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { HERO_BACK, HERO_GRID, OWNED_CELLS, OWNED_GRID } from '../layout/cells.ts';

/** Titles of the cards in the reader's language. */
export type Titles = Readonly<Record<CardId, string>>;

interface SheetPlan<Face> {
  readonly grid: { readonly columns: number; readonly rows: number };
  /** How many of its cells hold faces, from the first one on. */
  readonly room: number;
  /** In pixels. */
  readonly cellWidth: number;
  /** How high a cell is by its width. */
  readonly shape: number;
  /** Faces of one name look the same. */
  readonly nameOf: (face: Face) => string;
  readonly paint: (drawing: Drawing, cell: number, face: Face) => void;
}

/**
 * Faces of what is shown now, painted when they come: the first cells of a picture, where a new face takes the place of one
 * that has not been shown for longest.
 */
export class FaceSheet<Face> {
  readonly drawing: Drawing;
  private readonly painted: (string | undefined)[] = [];
  private readonly plan: SheetPlan<Face>;
  private next = 0;

  constructor(plan: SheetPlan<Face>) {
    const { grid, cellWidth, shape } = plan;
    this.plan = plan;
    this.drawing = makeDrawing(cellWidth * grid.columns, Math.round(cellWidth * shape) * grid.rows);
  }

  /** Paints the faces that are not there yet, as many as there is room for; returns whether the picture has changed. */
  show(faces: readonly Face[]): boolean {
    const { room, nameOf, paint } = this.plan;
    const wanted = new Map(faces.slice(0, room).map((face) => [nameOf(face), face]));
    const missing = [...wanted].filter(([name]) => !this.painted.includes(name));
    for (const [name, face] of missing) {
      while (wanted.has(this.painted[this.next] ?? '')) this.next = (this.next + 1) % room;
      this.painted[this.next] = name;
      paint(this.drawing, this.next, face);
      this.next = (this.next + 1) % room;
    }
    return missing.length > 0;
  }

  /** The cell of a face; 0 for one that was never shown. */
  cellOf(face: Face | undefined): number {
    return Math.max(0, face === undefined ? 0 : this.painted.indexOf(this.plan.nameOf(face)));
  }
}

/** How high a card is by its width. */
const CARD_SHAPE = 1.4;

/** The large faces of the few cards in hand, with the back that they share. */
export const makeHeroSheet = (cellWidth: number, titles: Titles): FaceSheet<CardId> =>
  new FaceSheet({
    grid: HERO_GRID,
    room: HERO_BACK,
    cellWidth,
    shape: CARD_SHAPE,
    nameOf: (card) => card,
    paint: (drawing, cell, card) => {
      const { epoch, colour } = cardOf(card);
      inCell(drawing, HERO_GRID, cell, (context, width, height) =>
        paintCard(context, card, width, height, { title: titles[card] ?? '' }),
      );
      inCell(drawing, HERO_GRID, HERO_BACK, (context, width, height) =>
        paintCardBack(context, colour, epoch, width, height),
      );
    },
  });

/** A card in a tableau, and whether others lie on it. */
export interface OwnedFace {
  readonly card: CardId;
  readonly covered: boolean;
}

/** The faces of the cards in the tableaus that are laid out. */
export const makeOwnedSheet = (cellWidth: number): FaceSheet<OwnedFace> =>
  new FaceSheet({
    grid: OWNED_GRID,
    room: OWNED_CELLS,
    cellWidth,
    shape: CARD_SHAPE,
    nameOf: ({ card, covered }) => (covered ? `${card} covered` : card),
    paint: (drawing, cell, { card, covered }) =>
      inCell(drawing, OWNED_GRID, cell, (context, width, height) =>
        (covered ? paintCoveredCard : paintOwnedCard)(context, card, width, height),
      ),
  });
