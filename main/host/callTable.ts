import type { z } from 'zod';
import type { AppInfo } from '../../shared/contract/answers.ts';
import type { CallName, CallOutput, Calls } from '../../shared/contract/contract.ts';
import { openBooks } from './books.ts';
import type { Broadcast } from './broadcast.ts';
import type { ContentShelf } from './contentShelf.ts';
import type { GameLibrary } from './gameLibrary.ts';
import type { Records } from './records.ts';
import type { Replays } from './replays.ts';
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
  readonly library: GameLibrary;
  readonly records: Records;
  readonly replays: Replays;
  readonly contents: ContentShelf;
  readonly broadcast: Broadcast;
  readonly onQuit: () => void;
}

export function createCallTable(targets: CallTargets): CallTable {
  const { info, settings, table, library, records, replays, contents, broadcast, onQuit } = targets;
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
    'games.list': () => library.list(),
    'games.resume': ({ gameId }) => table.resume(gameId),
    'games.delete': ({ gameId }) => table.delete(gameId),
    'games.restore': ({ gameId }) => table.restore(gameId),
    'record.read': ({ gameId, withLegal }) => records.read(gameId, withLegal),
    'record.import': ({ text }) => records.import(text),
    'replay.open': ({ gameId, viewer }) => replays.open(gameId, viewer),
    'replay.view': ({ gameId, viewer, position }) => replays.view(gameId, viewer, position),
    'replay.branch': ({ gameId, position, players }) => table.branch(gameId, position, players),
    'advice.ask': ({ seq }) => table.advise(seq),
    'books.open': ({ gameId }) => openBooks(library, gameId),
    'content.list': () => contents.list(),
    'content.copy': () => contents.copy(),
    'content.read': ({ id }) => contents.prepare(id),
  };
}
