import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../i18n/text.ts';
import { Modal } from '../controls/Modal.tsx';
import { nameOf, useGame } from '../game.ts';
import { Persona } from '../persona/Persona.tsx';
import { BoardContents } from './BoardContents.tsx';
import { useBoards } from './boardStore.ts';

/** A seat's board over the screen: for reading its cards without the 3D table. */
export function BoardDialog({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { update, view } = useGame();
  const state = view.seats[seat];
  const controller = update.players[seat]?.controller;
  if (state === undefined) return null;
  return (
    <Modal
      title={text('board.title', { name: nameOf(update, seat) })}
      className="board"
      onClose={() => useBoards.setState({ seat: null })}
    >
      {controller?.kind === 'bot' && <Persona bot={controller} />}
      <BoardContents state={state} />
    </Modal>
  );
}
