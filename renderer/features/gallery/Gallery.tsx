import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { EFFECT_TYPES } from '../../../shared/vocabulary/effects.ts';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { type Entry, type Filter, filtered, isOpen, OPEN, type Order, ordered } from '../../cards/filter.ts';
import { PieceFace } from '../../cards/PieceFace.tsx';
import type { Piece } from '../../cards/pieces.ts';
import { entriesOf, spokenWords, titleOf } from '../../cards/pieceWords.ts';
import { ask, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { PieceView } from './PieceView.tsx';

interface PieceTileProps {
  readonly piece: Piece;
  readonly onOpen: (id: string) => void;
}

/** A piece on the gallery's wall: all about it is told when it is chosen. Kept as it is while the list around it changes. */
const PieceTile = memo(function PieceTile({ piece, onOpen }: PieceTileProps) {
  const text = useText();
  const content = pageContent();
  return (
    <li className="flex">
      <button
        type="button"
        className={`piece stack wide top rounded gap-4 edge-${piece.colour ?? 'none'}`}
        data-rove=""
        data-piece={piece.id}
        aria-haspopup="dialog"
        aria-label={spokenWords(piece, content, text)}
        onClick={() => onOpen(piece.id)}
      >
        <PieceFace print={piece.print} />
        {/* A card is printed with its own. */}
        {piece.print.kind !== 'card' && (
          <b className="piece-title centred engraved bright dense breaks">{titleOf(piece.print, text)}</b>
        )}
      </button>
    </li>
  );
});

/** Says whose content is shown, if it is not this edition's own. */
function ContentNote() {
  const text = useText();
  const host = useHost();
  const { id } = pageContent();
  const [file, setFile] = useState('none');
  useEffect(() => {
    if (id === STANDARD_CONTENT) return;
    let gone = false;
    void ask(host, 'content.list', {}).then((folder) => {
      const found = folder?.entries.find((entry) => entry.id === id);
      if (!gone && found !== undefined) setFile(found.file);
    });
    return () => {
      gone = true;
    };
  }, [id, host]);
  return id === STANDARD_CONTENT ? null : <p className="gallery-note well">{text('gallery.own', { file })}</p>;
}

/** Every piece of the game that is running, or of this edition where none is. */
export function Gallery({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const content = pageContent();
  const all = useMemo(() => entriesOf(content, text), [content, text]);
  const [filter, setFilter] = useState(OPEN);
  const [order, setOrder] = useState<Order>('box');
  // The list is updated with low priority, so that typing never waits for it.
  const calm = useDeferredValue(filter);
  const entries = useMemo(() => ordered(filtered(all, calm), order, text.compare), [all, calm, order, text]);
  const effects = useMemo(() => EFFECT_TYPES.filter((type) => all.some(({ piece }) => piece.effect === type)), [all]);
  const clear = () => setFilter(OPEN);
  return (
    <Modal title={text('gallery.title')} className="gallery" onClose={onClose}>
      <FilterPanel filter={filter} order={order} effects={effects} onFilter={setFilter} onOrder={setOrder} />
      <div className="gallery-found column shrink cloth">
        <ContentNote />
        <div className="gallery-head between soft gap-10">
          <p role="status">
            {isOpen(calm)
              ? text('gallery.all', { total: all.length })
              : text('gallery.count', { count: entries.length, total: all.length })}
          </p>
          {!isOpen(filter) && (
            <button type="button" className="button button-quiet" onClick={clear}>
              {text('gallery.clear')}
            </button>
          )}
        </div>
        {entries.length === 0 ? <Nothing filter={calm} /> : <Results entries={entries} />}
      </div>
    </Modal>
  );
}

function Nothing({ filter }: { readonly filter: Filter }) {
  const text = useText();
  const words = filter.words.trim();
  return (
    <div className="gallery-empty stack grow centred gap-5">
      <h3>{text('gallery.empty.title')}</h3>
      <p>{words === '' ? text('gallery.empty.text') : text('gallery.empty.words', { words })}</p>
    </div>
  );
}

function Results({ entries }: { readonly entries: readonly Entry[] }) {
  const text = useText();
  const list = useRovingFocus<HTMLUListElement>();
  const [opened, setOpened] = useState<string | null>(null);
  const place = entries.findIndex(({ piece }) => piece.id === opened);
  const open = useCallback((id: string) => setOpened(id), []);
  const last = useRef<string | null>(null);
  if (opened !== null) last.current = opened;
  const tileOf = () => list.current?.querySelector<HTMLElement>(`[data-piece="${last.current}"]`) ?? null;
  return (
    <>
      <ul ref={list} className="gallery-results stack grow rolls atop gap-7" aria-label={text('gallery.results')}>
        {entries.map(({ piece }) => (
          <PieceTile key={piece.id} piece={piece} onOpen={open} />
        ))}
      </ul>
      {place >= 0 && (
        <PieceView
          entries={entries}
          place={place}
          onMove={(next) => setOpened(entries[next]?.piece.id ?? null)}
          onClose={() => setOpened(null)}
          returnTo={tileOf}
        />
      )}
    </>
  );
}
