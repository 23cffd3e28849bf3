import type { z } from 'zod';
import type { AppInfo, CallName, CallOutput, Calls } from '../../shared/contract/contract.ts';
import type { Broadcast } from './broadcast.ts';
import type { SettingsStore } from './settings.ts';
import type { Table } from './table.ts';

/** What every call of the contract does, given input that fits. */
export type CallTable = {
  readonly [K in CallName]: (input: z.output<Calls[K]['input']>) => CallOutput<K> | Promise<CallOutput<K>>;
};

export interface CallTargets {
  readonly info: AppInfo;
  readonly settings: SettingsStore;
  readonly table: Table;
  readonly broadcast: Broadcast;
  readonly onQuit: () => void;
}

export function createCallTable({ info, settings, table, broadcast, onQuit }: CallTargets): CallTable {
  return {
    'app.info': () => info,
    'app.quit': () => {
      // Later, so that the page still gets its answer.
      setImmediate(onQuit);
      return null;
    },
    'settings.read': () => settings.current,
    'settings.change': async (changes) => {
      const changed = await settings.change(changes);
      broadcast.emit('settings.changed', changed);
      return changed;
    },
    'game.summary': () => table.summary(),
    'game.start': (game) => table.start(game),
    'game.open': () => table.open(),
    'game.leave': () => table.leave(),
    'game.lift': ({ seat }) => table.lift(seat),
    'game.act': ({ seq, action }) => table.act(seq, action),
    'game.undo': ({ seq }) => table.undo(seq),
  };
}
