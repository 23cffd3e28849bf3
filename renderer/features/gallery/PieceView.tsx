import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import type { Entry } from '../../cards/filter.ts';
import type { Piece } from '../../cards/pieces.ts';
import { discountWords, labelOf, linesOf } from '../../cards/pieceWords.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { TURN_KEY, TurnablePiece } from './TurnablePiece.tsx';

/** Where the numbers of a piece come from; `null` when nothing says so (rules §15). */
function sourceWords({ source }: Piece, text: Text): string | null {
  if (pageContent().id !== STANDARD_CONTENT) return text('gallery.source.own');
  return source === null ? null : text(`gallery.source.${source}`);
}

/** What the rules text of a piece leaves open. */
function PieceFacts({ piece }: { readonly piece: Piece }) {
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
      <dt className="dim">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PieceViewProps {
  readonly entries: readonly Entry[];
  /** Which of them is shown. */
  readonly place: number;
  readonly onMove: (place: number) => void;
  readonly onClose: () => void;
  /** What gets the focus when the view is closed. */
  readonly returnTo: () => HTMLElement | null;
}

/** Where a key leads from a place among `count`; round the ends. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** One piece, large, with everything about it: it can be turned over, and the arrow keys lead to its neighbours. */
export function PieceView({ entries, place, onMove, onClose, returnTo }: PieceViewProps) {
  const text = useText();
  const entry = entries[place];
  /** The piece that lies with its back up. */
  const [turned, setTurned] = useState<string | null>(null);
  if (entry === undefined) return null;
  const { piece, title } = entry;
  const turn = () => setTurned(turned === piece.id ? null : piece.id);
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === TURN_KEY && !event.ctrlKey && !event.metaKey) turn();
    const next = placeAfter(event.key, place, entries.length);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  };
  const go = (key: string) => () => onMove(placeAfter(key, place, entries.length) ?? place);
  return (
    <Modal title={title} className="piece-view" onClose={onClose} returnTo={returnTo} onKeyDown={press}>
      <div className={`piece-large piece-large-${piece.print.kind}`}>
        <TurnablePiece key={piece.id} print={piece.print} turned={turned === piece.id} onTurn={turn} />
      </div>
      <div className="piece-about column large gap-10">
        <div aria-live="polite">
          <p className="sr-only">{title}</p>
          <p className="piece-label dim">{labelOf(piece, text)}</p>
          <ul className="gap-3-5 above-6 stack larger">
            {linesOf(piece.print, pageContent(), text).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <PieceFacts piece={piece} />
        <nav className="piece-neighbours line end gap-8" aria-label={text('gallery.results')}>
          <IconButton icon="back" label={text('gallery.view.earlier')} shortcut="←" onPress={go('ArrowLeft')} />
          <span>{text('gallery.view.place', { number: place + 1, count: entries.length })}</span>
          <IconButton icon="forward" label={text('gallery.view.later')} shortcut="→" onPress={go('ArrowRight')} />
        </nav>
      </div>
    </Modal>
  );
}
