import { useEffect, useRef } from 'react';
import { loadFonts } from '../../renderer/cards/fonts.ts';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  paintBareCard,
  paintCard,
  paintCoveredCard,
  paintOwnedCard,
} from '../../renderer/cards/paintCard.ts';
import { paintCardBack } from '../../renderer/cards/paintCardBack.ts';
import { pageContent } from '../../renderer/platform/pageContent.ts';
import type { Card } from '../../shared/content/content.ts';
import { expansionOfSet } from '../../shared/content/inPlay.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import { WORDS } from '../../shared/words/words.ts';

interface Props {
  readonly epoch: number;
  readonly scale: number;
  readonly columns: number;
  /** Only the cards that expansions bring, or all others. */
  readonly added: boolean;
  /** What the ids of the cards begin with, commas between; else all of the epoch. */
  readonly only: readonly string[];
  /** As they are held, as they lie on the piles (`lying`), as somebody owns them, as others cover them, or the pictures alone. */
  readonly face: string;
}

type Paint = (context: CanvasRenderingContext2D, card: Card, width: number, height: number) => void;

const labelsOf = (card: Card) => ({ title: WORDS.en.titles[card.id] ?? card.id });

const paintPile: Paint = (context, card, width, height) => paintCard(context, card.id, width, height, labelsOf(card));

const paintLying: Paint = (context, card, width, height) => paintCard(context, card.id, width, height, { title: null });

const FACES: Readonly<Record<string, Paint>> = {
  lying: paintLying,
  owned: (context, card, width, height) => paintOwnedCard(context, card.id, width, height),
  covered: (context, card, width, height) => paintCoveredCard(context, card.id, width, height),
  bare: (context, card, width, height) => paintBareCard(context, card.id, width, height),
};

const cardsOf = ({ epoch, added, only }: Props): readonly Card[] =>
  pageContent().cards.filter((card) =>
    only.length > 0
      ? only.some((start) => card.id.startsWith(start))
      : card.epoch === epoch && (expansionOfSet(card.set) !== undefined) === added,
  );

const rowsOf = (props: Props): number => Math.ceil(cardsOf(props).length / props.columns) + 1;

const paintSheet = (canvas: HTMLCanvasElement, props: Props): void => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  const { scale, columns } = props;
  const width = CARD_WIDTH * scale;
  const height = CARD_HEIGHT * scale;
  const inCell = (index: number, draw: () => void): void => {
    context.save();
    context.translate((index % columns) * width, Math.floor(index / columns) * height);
    draw();
    context.restore();
  };
  const cards = cardsOf(props);
  const started = performance.now();
  cards.forEach((card, index) => {
    inCell(index, () => (FACES[props.face] ?? paintPile)(context, card, width - 4, height - 4));
  });
  canvas.dataset.milliseconds = String(Math.round(performance.now() - started));
  COLOURS.forEach((colour, index) => {
    const at = (rowsOf(props) - 1) * columns + index;
    inCell(at, () =>
      paintCardBack(context, colour, index === 4 ? null : (cards[0]?.epoch ?? 1), width - 4, height - 4),
    );
  });
};

/** All card faces of one epoch side by side, to judge the painter: `?page=cards&epoch=2&scale=0.5&added&columns=8&face=owned`. */
export const CardSheet = (props: Props) => {
  const { scale, columns } = props;
  const sheet = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void loadFonts().then(() => {
      if (sheet.current !== null) paintSheet(sheet.current, props);
    });
  }, [props]);
  return (
    <canvas
      ref={sheet}
      width={CARD_WIDTH * scale * columns}
      height={CARD_HEIGHT * scale * rowsOf(props)}
      style={{ display: 'block' }}
    />
  );
};
