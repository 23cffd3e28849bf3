import type { ReactNode } from 'react';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import type { Piece } from '../../cards/pieces.ts';
import { discountWords } from '../../cards/pieceWords.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/** Where the numbers of a piece come from; `null` when nothing says so (rules §15). */
function sourceWords({ source }: Piece, text: Text): string | null {
  if (pageContent().id !== STANDARD_CONTENT) return text('gallery.source.own');
  return source === null ? null : text(`gallery.source.${source}`);
}

/** What the rules text of a piece leaves open. */
export function PieceFacts({ piece }: { readonly piece: Piece }) {
  const text = useText();
  const { print } = piece;
  return (
    <dl className="piece-facts">
      {print.kind === 'card' && (
        <>
          <Fact name={text('gallery.fact.cost')}>{`${print.card.cost}. ${discountWords(print.card, text)}`}</Fact>
          <Fact name={text('gallery.fact.points')}>{print.card.points}</Fact>
        </>
      )}
      <Fact name={text('gallery.fact.set')}>{text(`gallery.set.${piece.set}`)}</Fact>
      <Fact name={text('gallery.fact.source')}>{sourceWords(piece, text)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
