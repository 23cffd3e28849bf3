import type { GameOffer, SaveImport } from '../../../../shared/contract/fileAnswers.ts';
import { isSaveFile } from '../../../../shared/contract/gameFile.ts';
import type { HostLog } from '../../support/hostLog.ts';
import type { GameExchange } from './gameExchange.ts';

export interface OpenedFilesOptions {
  readonly exchange: GameExchange;
  readonly log: HostLog;
  readonly tell: (offer: GameOffer) => void;
}

const UNREADABLE: SaveImport = { problem: { reason: 'unreadable', detail: '' } };

/** Returns what takes in the files that somebody opens the program with; see `Host.offer`. */
export function createOpenedFiles({ exchange, log, tell }: OpenedFilesOptions) {
  const take = (text: string, fileName: string) =>
    isSaveFile(fileName, text) ? exchange.importSave(text) : exchange.importRecords(text);
  return async (text: string | null, fileName: string): Promise<void> => {
    try {
      tell({ fileName, imported: text === null ? UNREADABLE : await take(text, fileName) });
    } catch (error) {
      log.fault('offered file', error);
      tell({ fileName, imported: UNREADABLE });
    }
  };
}
