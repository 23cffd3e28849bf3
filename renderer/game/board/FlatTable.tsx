import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { nameOf, useGame } from '../game.ts';
import { useTable } from '../state/table.ts';
import { BoardContents } from './BoardContents.tsx';
import { TableOverview } from './TableOverview.tsx';

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
          <h3>{title}</h3>
          <p>{note}</p>
          {children}
        </aside>
      )}
      <TableOverview visible />
      {state !== undefined && (
        <section className="flat-board rounded" aria-label={text('board.title', { name: nameOf(update, seat) })}>
          <h3>{text('board.title', { name: nameOf(update, seat) })}</h3>
          <BoardContents state={state} />
        </section>
      )}
    </section>
  );
}
