import { createInbox, gameFilesIn, type Inbox, offerFile } from '../carrier/gameFile.ts';
import type { Host } from '../host/entryPoint.ts';
import type { ElectronLike } from './electronLike.ts';
import { isResume } from './recentPlaces.ts';

export interface OpenedFilesOptions {
  /** The arguments of this start, and the folder that relative ones are relative to. */
  readonly args: readonly string[];
  readonly folder: string;
  /**
   * Called with the arguments of a second start of the program. Its files arrive through the lock of the data folder.
   */
  readonly onSecondStart: (args: readonly string[]) => void;
}

/**
 * Receives files that the system gives to the program, by double click or from the command line. Call it before
 * Electron is ready, because macOS may have one by then.
 */
export function listenForFiles({ app }: ElectronLike, { args, folder, onSecondStart }: OpenedFilesOptions): Inbox {
  const inbox = createInbox();
  inbox.put(gameFilesIn(args, folder));
  app.on('open-file', (event, file) => {
    event.preventDefault();
    inbox.put([file]);
  });
  app.on('second-instance', (_event, others) => onSecondStart(others));
  return inbox;
}

/** The arguments of a new start of the program that takes no file in and goes on with no game again. */
export const argumentsWithoutFiles = (args: readonly string[], folder: string): string[] =>
  args.filter((argument) => gameFilesIn([argument], folder).length === 0 && !isResume(argument));

/** Lets the player choose files to take in. */
export async function chooseFiles({ dialog }: ElectronLike, host: Host): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog({
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: 'Hadara', extensions: ['hadara', 'jsonl'] }],
  });
  for (const file of filePaths) await offerFile(host, file);
}
