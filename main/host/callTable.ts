import type { z } from 'zod';
import type { AppInfo } from '../../shared/contract/answers.ts';
import type { CallName, CallOutput, Calls } from '../../shared/contract/contract.ts';
import type { Broadcast } from './broadcast.ts';
import { CallRefused } from './callRefused.ts';
import type { ContentShelf } from './contentShelf.ts';
import { duplicate } from './copies.ts';
import type { Counsel } from './counsel.ts';
import type { GameLibrary } from './gameLibrary.ts';
import type { Records } from './records.ts';
import type { Replays } from './replays.ts';
import type { SaveFiles } from './saveFiles.ts';
import type { SettingsStore } from './settings.ts';
import type { Support } from './support.ts';
import type { Table } from './table.ts';

/** What every call of the contract does, given input that fits. */
export type CallTable = {
  readonly [K in CallName]: (input: z.output<Calls[K]['input']>) => CallOutput<K> | Promise<CallOutput<K>>;
};

export interface CallTargets {
  readonly info: AppInfo;
  readonly settings: SettingsStore;
  readonly table: Table;
  readonly counsel: Counsel;
  readonly library: GameLibrary;
  readonly records: Records;
  readonly saveFiles: SaveFiles;
  readonly replays: Replays;
  readonly contents: ContentShelf;
  readonly broadcast: Broadcast;
  readonly support: Support;
  readonly onQuit: () => void;
}

/** A call that may leave the position at hand: nobody needs advice on it any more, and its thread is free at once. */
const droppingAdvice =
  (counsel: Counsel) =>
  <I, O>(call: (input: I) => O) =>
  (input: I): O => {
    counsel.drop();
    return call(input);
  };

export function createCallTable(targets: CallTargets): CallTable {
  const { info, settings, table, counsel, library, records, saveFiles, replays, contents, broadcast, support, onQuit } =
    targets;
  const moving = droppingAdvice(counsel);
  return {
    'app.info': () => info,
    'app.diagnostics': ({ facts }) => support.diagnostics(facts),
    'app.openLogs': () => support.openLogs(),
    'app.licences': () => support.licences(),
    'app.quit': async ({ evenUnsaved = false }) => {
      await library.flush();
      if (library.isUnsaved() && !evenUnsaved) throw new CallRefused('unsaved');
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
    'game.start': moving((game) => table.start(game)),
    'game.open': moving(() => table.open()),
    'game.leave': moving(() => table.leave()),
    'game.lift': ({ seat }) => table.lift(seat),
    'game.act': moving(({ seq, action }) => table.act(seq, action)),
    'game.undo': moving(({ seq }) => table.undo(seq)),
    'games.list': () => library.list(),
    'games.resume': moving(({ gameId }) => table.resume(gameId)),
    'games.delete': ({ gameId }) => table.delete(gameId),
    'games.restore': ({ gameId }) => table.restore(gameId),
    'games.rename': ({ gameId, name }) => table.rename(gameId, name),
    'games.duplicate': ({ gameId, name }) => duplicate(library, gameId, name),
    'save.export': ({ gameId }) => saveFiles.read(gameId),
    'save.import': ({ text }) => saveFiles.import(text),
    'record.read': ({ gameId, withLegal }) => records.read(gameId, withLegal),
    'record.import': ({ text }) => records.import(text),
    'replay.open': ({ gameId, viewer }) => replays.open(gameId, viewer),
    'replay.view': ({ gameId, viewer, position }) => replays.view(gameId, viewer, position),
    'replay.branch': moving(({ gameId, position, players }) => table.branch(gameId, position, players)),
    'advice.ask': ({ seq }) => counsel.advise(seq),
    'why.ask': ({ line }) => counsel.why(line),
    'books.open': ({ gameId, from }) => counsel.books(gameId, from),
    'content.list': () => contents.list(),
    'content.copy': () => contents.copy(),
    'content.read': ({ id }) => contents.prepare(id),
  };
}
