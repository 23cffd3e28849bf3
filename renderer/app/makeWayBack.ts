import { useTable } from '../game/state/table.ts';
import type { Answer, Client } from '../platform/client/client.ts';
import type { Commands } from './commands.ts';

/** The calls that take a decision back, or take it once more. */
export type BackCall = 'game.undo' | 'game.reset' | 'game.redo' | 'game.takeBack';

type WayBack = Pick<Commands, 'undo' | 'reset' | 'redo' | 'takeBack'>;

/** Returns the commands that take decisions back, and once more; `show` shows where that leads. */
export function makeWayBack(client: Client, show: (answer: Answer<BackCall>) => Promise<void>): WayBack {
  const go = (call: BackCall) => async () =>
    show(await client.call(call, { seq: useTable.getState().update?.seq ?? 0 }));
  return { undo: go('game.undo'), reset: go('game.reset'), redo: go('game.redo'), takeBack: go('game.takeBack') };
}
