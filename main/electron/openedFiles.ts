import type { Host } from '../../shared/contract/host.ts';
import { gameFilesIn, offerFile } from '../carrier/gameFile.ts';
import type { ElectronLike } from './electronLike.ts';

/** Files that the system hands to the program: by double click, from the command line, by a second start. */
export interface OpenedFiles {
  /** From now on files go to the host, those of before first. */
  deliverTo(host: Host): void;
}

export interface OpenedFilesOptions {
  /** The arguments of this start, and the folder that relative ones are relative to. */
  readonly args: readonly string[];
  readonly folder: string;
  /** Called when a second start has handed over what it had. */
  readonly onSecondStart: () => void;
}

/** Listens for files. To be called before Electron is ready: macOS may have one by then. */
export function listenForFiles(
  { app }: ElectronLike,
  { args, folder, onSecondStart }: OpenedFilesOptions,
): OpenedFiles {
  const waiting = gameFilesIn(args, folder);
  let deliver = (file: string) => void waiting.push(file);
  app.on('open-file', (event, file) => {
    event.preventDefault();
    deliver(file);
  });
  app.on('second-instance', (_event, argv, elsewhere) => {
    gameFilesIn(argv, elsewhere).forEach(deliver);
    onSecondStart();
  });
  return {
    deliverTo: (host) => {
      deliver = (file) => void offerFile(host, file);
      waiting.splice(0).forEach(deliver);
    },
  };
}

/** The arguments of a new start of the program that takes no file in again. */
export const argumentsWithoutFiles = (args: readonly string[], folder: string): string[] =>
  args.filter((argument) => gameFilesIn([argument], folder).length === 0);

/** Lets the player choose files to take in. */
export async function chooseFiles({ dialog }: ElectronLike, host: Host): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog({
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: 'Hadara', extensions: ['hadara', 'jsonl'] }],
  });
  for (const file of filePaths) await offerFile(host, file);
}
