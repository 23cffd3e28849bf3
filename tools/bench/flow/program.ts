import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts of the program that the bench drives, of whatever commit. */
export interface Program {
  readonly host: typeof import('../../../main/host/host.ts');
  readonly disk: typeof import('../../../tests/main/host/files/memoryDisk.ts');
  readonly table: typeof import('../../../renderer/game/state/table.ts');
  readonly bot: typeof import('../../../shared/bots/bot.ts');
  readonly playback: typeof import('../../../renderer/game/playback/playback.ts');
}

/** Loads the program that lies in folder `root`. */
export async function loadProgram(root: string): Promise<Program> {
  const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
  const [host, disk, table, bot, playback] = await Promise.all(
    [
      'main/host/host.ts',
      'tests/main/host/files/memoryDisk.ts',
      'renderer/game/state/table.ts',
      'shared/bots/bot.ts',
      'renderer/game/playback/playback.ts',
    ].map(load),
  );
  return { host, disk, table, bot, playback };
}
