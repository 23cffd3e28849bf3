import { useEffect, useRef } from 'react';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { returnFocus } from '../../ui/keyboard/focus.ts';
import { Persona } from '../../ui/persona/Persona.tsx';
import { nameOf, useGame } from '../game.ts';
import { closeBoard } from '../sheets.ts';
import { useStage } from '../state/stage.ts';
import { BoardContents } from './BoardContents.tsx';

/**
 * A seat's board, for reading its cards. It is shown beside the 3D table, so that the player's own board stays visible;
 * without the table it covers the screen.
 */
export function BoardDialog({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { update } = useGame();
  const onTable = useStage((stage) => stage.shown);
  const title = text('board.title', { name: nameOf(update, seat) });
  if (onTable) return <BoardDrawer key={seat} seat={seat} title={title} />;
  return (
    <Modal title={title} className="board" onClose={closeBoard}>
      <Board seat={seat} />
    </Modal>
  );
}

function Board({ seat }: { readonly seat: Seat }) {
  const { update, view } = useGame();
  const state = view.seats[seat];
  const controller = update.players[seat]?.controller;
  if (state === undefined) return null;
  return (
    <>
      {controller?.kind === 'bot' && <Persona bot={controller} />}
      <BoardContents state={state} />
    </>
  );
}

interface BoardDrawerProps {
  readonly seat: Seat;
  readonly title: string;
}

/** The focus goes into the drawer and, when it closes, back to where it was. */
function BoardDrawer({ seat, title }: BoardDrawerProps) {
  const text = useText();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    return () => returnFocus(before);
  }, []);
  return (
    <section className="board-drawer column" aria-label={title} data-region="board" tabIndex={-1} ref={ref}>
      <header className="log-head between">
        <h2>{title}</h2>
        <IconButton icon="close" label={text('dialog.close')} shortcut="Esc" onPress={closeBoard} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div className="board-drawer-body scroll grow" tabIndex={0}>
        <Board seat={seat} />
      </div>
    </section>
  );
}
