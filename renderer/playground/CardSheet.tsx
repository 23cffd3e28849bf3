import { useEffect, useRef } from 'react';
import { content } from '../../shared/content/content.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import { EPOCHS } from '../../shared/vocabulary/time.ts';
import { titlesEn } from '../i18n/titles.en.ts';
import { loadFonts } from '../scene/cardFace/fonts.ts';
import { CARD_HEIGHT, CARD_WIDTH, paintCard } from '../scene/cardFace/paintCard.ts';
import { paintCardBack } from '../scene/cardFace/paintCardBack.ts';

const COLUMNS = 10;

const paintSheet = (canvas: HTMLCanvasElement, epoch: 1 | 2 | 3, scale: number): void => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  const width = CARD_WIDTH * scale;
  const height = CARD_HEIGHT * scale;
  const cards = content.cards.filter((card) => card.epoch === epoch && card.set !== 'nobles');
  const started = performance.now();
  cards.forEach((card, index) => {
    context.save();
    context.translate((index % COLUMNS) * width, Math.floor(index / COLUMNS) * height);
    paintCard(context, card.id, width - 4, height - 4, { title: titlesEn[card.id] ?? card.id });
    context.restore();
  });
  canvas.dataset.milliseconds = String(Math.round(performance.now() - started));
  COLOURS.forEach((colour, index) => {
    context.save();
    context.translate((4 + index) * width, 5 * height);
    paintCardBack(context, colour, epoch, width - 4, height - 4);
    context.restore();
  });
};

/** All card faces of one epoch side by side, to judge the painter: `?page=cards&epoch=2&scale=0.5`. */
export const CardSheet = ({ epoch, scale }: { readonly epoch: number; readonly scale: number }) => {
  const sheet = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const wanted = EPOCHS.find((known) => known === epoch) ?? 1;
    void loadFonts().then(() => {
      if (sheet.current !== null) paintSheet(sheet.current, wanted, scale);
    });
  }, [epoch, scale]);
  return (
    <canvas
      ref={sheet}
      width={CARD_WIDTH * scale * COLUMNS}
      height={CARD_HEIGHT * scale * 6}
      style={{ display: 'block' }}
    />
  );
};
