import { useMemo } from 'react';
import type { Card } from '../../../shared/content/content.ts';
import { LazyCanvas, type Picture } from '../../cards/LazyCanvas.tsx';
import type { Painters } from '../../cards/loadPainters.ts';
import { PieceFace } from '../../cards/PieceFace.tsx';
import { type Print, type Reverse, reverseOf } from '../../cards/pieces.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/** The key that turns the piece over. */
export const TURN_KEY = 't';

interface TurnablePieceProps {
  readonly print: Print;
  readonly turned: boolean;
  readonly onTurn: () => void;
}

/** A piece that a press turns over, as on the table. */
export function TurnablePiece({ print, turned, onTurn }: TurnablePieceProps) {
  const text = useText();
  const reverse = reverseOf(print, pageContent());
  if (reverse === null) return <PieceFace print={print} />;
  return (
    <button
      type="button"
      className="piece-turn block wide"
      aria-label={text('gallery.turn')}
      aria-keyshortcuts={TURN_KEY.toUpperCase()}
      aria-pressed={turned}
      onClick={onTurn}
    >
      <span className="piece-sides stack">
        <span className="piece-side">
          <PieceFace print={print} />
        </span>
        <span className="piece-side piece-reverse">
          <ReverseFace reverse={reverse} />
        </span>
      </span>
      <span className="above-7 block dim centred">
        {text('gallery.turn')} <kbd>{TURN_KEY.toUpperCase()}</kbd>
      </span>
    </button>
  );
}

function ReverseFace({ reverse }: { readonly reverse: Reverse }) {
  return reverse.kind === 'cardBack' ? <CardBack card={reverse.card} /> : <PieceFace print={reverse} />;
}

function CardBack({ card: { colour, epoch } }: { readonly card: Card }) {
  const face = useMemo(
    () =>
      ({ CARD_HEIGHT, CARD_WIDTH, paintCardBack }: Painters): Picture => ({
        ratio: CARD_HEIGHT / CARD_WIDTH,
        paint: (context, width, height) => paintCardBack(context, colour, epoch, width, height),
      }),
    [colour, epoch],
  );
  return (
    <span className="piece-face block anchor" aria-hidden="true">
      <LazyCanvas pictureOf={face} />
    </span>
  );
}
