import { useEffect, useRef } from 'react';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { useText } from '../platform/i18n/text.ts';
import { loadPainters, type Painters } from './loadPainters.ts';

interface CardFaceProps {
  readonly card: CardId;
  readonly className?: string;
}

/** Paints as many pixels as the screen shows. */
function paint(canvas: HTMLCanvasElement, card: CardId, title: string, painters: Painters): void {
  const { CARD_HEIGHT, CARD_WIDTH, paintCard } = painters;
  const width = Math.round(canvas.clientWidth * window.devicePixelRatio);
  if (width === 0) return;
  const height = Math.round((width * CARD_HEIGHT) / CARD_WIDTH);
  canvas.width = width;
  canvas.height = height;
  // Kept in ordinary memory: a software GPU is slow to draw and read such a canvas.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context !== null) paintCard(context, card, width, height, { title });
}

/** A card's painted face, as wide as its style says. Decoration: the words beside it say the same. */
export function CardFace({ card, className = '' }: CardFaceProps) {
  const text = useText();
  const title = text.card(card);
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    let gone = false;
    let painters: Painters | null = null;
    const repaint = () => {
      if (!gone && painters !== null) paint(canvas, card, title, painters);
    };
    void loadPainters().then((loaded) => {
      painters = loaded;
      repaint();
    });
    const observer = new ResizeObserver(repaint);
    observer.observe(canvas);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [card, title]);
  return (
    <span className={`card-face block wide ${className}`} aria-hidden="true">
      <canvas ref={ref} />
    </span>
  );
}
