import path from 'node:path';
import { runnerImport } from 'vite';

/** The parts of the program that the bench drives, of whatever commit. */
export interface Program {
  readonly host: typeof import('../../../main/host/host.ts');
  readonly disk: typeof import('../../../tests/main/host/files/memoryDisk.ts');
  readonly table: typeof import('../../../renderer/game/state/table.ts');
  readonly bot: typeof import('../../../shared/bots/bot.ts');
  readonly playback: typeof import('../../../renderer/game/playback/playback.ts');
}

/** Where each part lies. */
const FILES: Readonly<Record<keyof Program, string>> = {
  host: 'main/host/host.ts',
  disk: 'tests/main/host/files/memoryDisk.ts',
  table: 'renderer/game/state/table.ts',
  bot: 'shared/bots/bot.ts',
  playback: 'renderer/game/playback/playback.ts',
};

/** A module that has all of them: they share what they import. */
const ALL = 'virtual:program';

/** Loads the program that lies in folder `root`, as Vite loads the page: its words are found by `import.meta.glob`. */
export async function loadProgram(root: string): Promise<Program> {
  const code = Object.entries(FILES)
    .map(([name, file]) => `export * as ${name} from ${JSON.stringify(path.join(root, file))};`)
    .join('\n');
  const all = {
    name: 'program',
    resolveId: (id: string) => (id === ALL ? id : undefined),
    load: (id: string) => (id === ALL ? code : undefined),
  };
  const { module } = await runnerImport<Program>(ALL, { configFile: false, root, logLevel: 'warn', plugins: [all] });
  return module;
}
