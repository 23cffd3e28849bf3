import type { UndoState } from '../../../shared/contract/answers.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { showUpdate } from '../../game/showUpdate.ts';
import { useTable } from '../../game/state/table.ts';
import { ask, type Host, openPanel } from '../../platform/host.ts';

/** Shows the cards of a seat that were behind the curtain. */
export async function reveal(host: Host, seat: Seat): Promise<void> {
  const update = await ask(host, 'game.reveal', { seat });
  if (update !== null) await showUpdate(host, update);
}

/** Lowers the curtain that was raised. */
export async function hide(host: Host): Promise<void> {
  const update = await ask(host, 'game.hide', {});
  if (update !== null) await showUpdate(host, update);
}

/**
 * `undo` takes back the last decision if nobody has learned anything since, `reset` the whole turn, and `redo` repeats
 * what was taken back. `takeBack` undoes whatever was learned: from then on the game is practice.
 */
type BackCall = 'game.undo' | 'game.reset' | 'game.redo' | 'game.takeBack';

export async function goBack(host: Host, call: BackCall): Promise<void> {
  const update = await ask(host, call, { seq: useTable.getState().update?.seq ?? 0 });
  if (update !== null) await showUpdate(host, update);
}

/**
 * Takes back the last decision. If something was learned since, the game is practice from then on: that is asked once a
 * game.
 */
export function takeBack(host: Host, { canUndo, takesBack, practice }: UndoState): void {
  if (canUndo) void goBack(host, 'game.undo');
  else if (takesBack !== null && practice) void goBack(host, 'game.takeBack');
  else if (takesBack !== null) openPanel(host, 'takeBack');
}

/** Repeats what was taken back, if there is anything. */
export function redo(host: Host, { canRedo }: UndoState): void {
  if (canRedo) void goBack(host, 'game.redo');
}

/** Takes back the whole turn, as far as that reveals nothing. */
export function resetTurn(host: Host, { canUndo }: UndoState): void {
  if (canUndo) void goBack(host, 'game.reset');
}
