import { Fragment, memo } from 'react';
import { PieceFace } from '../../cards/PieceFace.tsx';
import { PriceTag } from '../../cards/PriceTag.tsx';
import type { Piece } from '../../cards/pieces.ts';
import { labelOf, linesOf, spokenWords, titleOf } from '../../cards/pieceWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

interface PieceTileProps {
  readonly piece: Piece;
  readonly onOpen: (id: string) => void;
}

/** A piece in the gallery's list, with its rules text. Kept as it is while the list around it changes. */
export const PieceTile = memo(function PieceTile({ piece, onOpen }: PieceTileProps) {
  const text = useText();
  const content = pageContent();
  return (
    <li>
      <button
        type="button"
        className={`piece stack wide top rounded gap-8 edge-${piece.colour ?? 'none'}`}
        data-rove=""
        data-piece={piece.id}
        aria-haspopup="dialog"
        aria-label={spokenWords(piece, content, text)}
        onClick={() => onOpen(piece.id)}
      >
        <PieceFace print={piece.print} />
        <span className="piece-words stack">
          <b className="piece-title engraved bright dense breaks">{titleOf(piece.print, text)}</b>{' '}
          <span className="piece-label dim">{labelOf(piece, text)}</span> <PriceTag piece={piece} />
          {linesOf(piece.print, content, text).map((line) => (
            <Fragment key={line}>
              {' '}
              <span className="piece-line">{line}</span>
            </Fragment>
          ))}
        </span>
      </button>
    </li>
  );
});
