import { useMemo } from 'react';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { LazyCanvas, type Picture } from './LazyCanvas.tsx';
import type { Painters } from './loadPainters.ts';

const pictureOf = (card: CardId, { CARD_PICTURE: { width, height }, paintCardPicture }: Painters): Picture => ({
  ratio: height / width,
  paint: (context, across, down) => {
    context.scale(across / width, down / height);
    paintCardPicture(context, card);
  },
});

/** A card's picture, small beside its name: the card on the table has the same. */
export function CardPicture({ card }: { readonly card: CardId }) {
  const picture = useMemo(() => (painters: Painters) => pictureOf(card, painters), [card]);
  return (
    <span className="card-picture" aria-hidden="true">
      <LazyCanvas pictureOf={picture} />
    </span>
  );
}
