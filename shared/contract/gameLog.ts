import type { GameEvent } from '../vocabulary/events.ts';
import type { GameUpdate, LogChange, UndoState } from './answers.ts';

/** The log change of a new game: there are no lines before the update's own events. */
export const NEW_LOG: LogChange = { since: null, lines: [] };

/** Nothing can be undone or redone. */
export const NO_UNDO: UndoState = {
  canUndo: false,
  canReset: false,
  canRedo: false,
  takesBack: null,
  practice: false,
};

/** Whether an update builds on the one before, so that no lines of the log are missing between them. */
export const followsOn = (before: GameUpdate | null, { gameId, log: { since } }: GameUpdate): boolean =>
  since === null || (before !== null && before.gameId === gameId && before.seq === since);

/** Returns the whole log of an update, for its viewer, from the log of the update that it follows on. */
export function logAfter(before: readonly GameEvent[], { log, events }: GameUpdate): readonly GameEvent[] {
  const lines = log.since === null ? [] : [...before];
  for (const { number, event } of log.lines) lines[number] = event;
  return [...lines, ...events];
}
