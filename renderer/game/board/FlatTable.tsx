import type { ReactNode } from 'react';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import { bringsPieces } from '../../../shared/vocabulary/options.ts';
import { colourInFront } from '../../../shared/vocabulary/wheel.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardWords } from '../../cards/cardWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { EXPANSION_VIEWS } from '../expansions.ts';
import { nameOf, useGame } from '../game.ts';
import { useInspects } from '../inspect/hover.ts';
import { iconOf } from '../seats/Counts.tsx';
import { useTable } from '../state/table.ts';
import { BoardContents } from './BoardContents.tsx';

/**
 * The middle of the table in words: decks, piles, wheel and colonies. Visible only without the 3D table, else only for
 * screen readers.
 */
export function TableOverview({ visible }: { readonly visible: boolean }) {
  const text = useText();
  const { view } = useGame();
  return (
    <section className={visible ? 'overview column gap-8' : 'sr-only'} aria-label={text('overview.label')}>
      <ul className="overview-piles stack gap-7">
        {view.segments.map((colour) => (
          <Segment key={colour} colour={colour} visible={visible} />
        ))}
      </ul>
      <p className="overview-colonies flow rounded">
        <Icon name="colony" />
        {text('overview.colonies', {
          list: view.colonies.map(({ level, left }) => text('overview.colony', { level, left })).join(', '),
        })}
        {view.options.expansions.filter(bringsPieces).map((expansion) => {
          const words = EXPANSION_VIEWS[expansion].supplyWords(view, text);
          return words === null ? null : (
            <span key={expansion} className="rigid aside">
              <Icon name={MANIFEST[expansion].symbol} /> {words}
            </span>
          );
        })}
      </p>
    </section>
  );
}

/** One of the five segments of the board: deck, pile, and whose emblem points at it. */
function Segment({ colour, visible }: { readonly colour: Colour; readonly visible: boolean }) {
  const text = useText();
  const inspects = useInspects();
  const { update, view } = useGame();
  const { size, top } = view.piles[colour];
  const { rotation, turns } = view.wheel;
  const pointing =
    rotation === null ? [] : update.players.filter((_, seat) => colourInFront(view, seat, rotation + turns) === colour);
  return (
    <li className={`overview-pile column rounded gap-2 edge-${colour}`} {...(visible && { 'data-keep': 'spare' })}>
      <h3 className="flow gap-3 text-10-5">
        <Icon name={iconOf(colour)} means="colour" />
        {text(`colour.${colour}`)}
        {visible && pointing.map((player) => <Emblem key={player.emblem} emblem={player.emblem} />)}
      </h3>
      <p>{text('overview.deck', { count: view.decks[colour] })}</p>
      <p>{top === null ? text('overview.noPile') : text('overview.pile', { count: size, card: text.card(top) })}</p>
      {top !== null && visible && (
        <button type="button" className="block wide" aria-label={cardWords(top, text)} {...inspects(top)}>
          <CardFace card={top} />
        </button>
      )}
      {pointing.length > 0 && (
        <p className="sr-only">
          {text('overview.emblems', { count: pointing.length, names: text.list(pointing.map(({ name }) => name)) })}
        </p>
      )}
    </li>
  );
}

interface FlatTableProps {
  readonly title?: string;
  /** Why there is no 3D table, and what to do about it; nothing where the player wants none. */
  readonly note?: string;
  /** What can be done about it at once. */
  readonly children?: ReactNode;
}

/** The table without 3D: its middle, and the board that would be looked at. */
export function FlatTable({ title, note, children }: FlatTableProps) {
  const text = useText();
  const { update, view, own } = useGame();
  const seat = useTable(({ camera }) => (camera.name === 'seat' ? camera.seat : own));
  const state = view.seats[seat];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="flat column gap-8" aria-label={text('settings.flatTable')} tabIndex={0}>
      {title !== undefined && (
        <aside className="flat-note small">
          <h3 className="brass text-10-5 below-2">{title}</h3>
          <p>{note}</p>
          {children}
        </aside>
      )}
      <TableOverview visible />
      {state !== undefined && (
        <section className="flat-board rounded" aria-label={text('board.title', { name: nameOf(update, seat) })}>
          <h3 className="brass text-10-5 below-2">{text('board.title', { name: nameOf(update, seat) })}</h3>
          <BoardContents state={state} />
        </section>
      )}
    </section>
  );
}
