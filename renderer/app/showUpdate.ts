import type { GameUpdate } from '../../shared/contract/contract.ts';
import { receiveUpdate } from '../director/director.ts';
import { useTable } from '../store/table.ts';
import { paceNow } from './pace.ts';

/** Whether the same eyes and hands serve the same decision as before: then what they point at stays. */
const sameSituation = (before: GameUpdate | null, after: GameUpdate): boolean =>
  before !== null &&
  before.gameId === after.gameId &&
  before.screen.viewer === after.screen.viewer &&
  before.screen.actor === after.screen.actor &&
  before.view.decision === after.view.decision;

/** Takes in a position from the host: the director plays what happened, then it is shown. */
export function showUpdate(update: GameUpdate): void {
  // A card that the player before pointed at must not stay on the screen for the next one.
  if (!sameSituation(useTable.getState().update, update)) {
    useTable.setState({ selected: null, considered: null, hovered: null });
  }
  receiveUpdate(update, paceNow());
}

/** Takes the game off the screen. */
export const clearTable = (): void => useTable.setState(useTable.getInitialState(), true);
