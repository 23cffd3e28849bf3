import { type Command, DEVTOOLS_LINE, Running, type TestedProgram } from './program.ts';

/** What the desktop program is started by, and what is known of it beforehand. */
export interface Desktop {
  readonly name: string;
  readonly program: string;
  /** Before all others. */
  readonly args: readonly string[];
  readonly withoutSandbox: string | null;
}

/** A start of the program on such a data folder. */
export const desktopCommand = ({ program, args }: Desktop, dataFolder: string, more: readonly string[]): Command => ({
  program,
  args: [...args, ...more],
  env: { HADARA_DATA: dataFolder },
});

/** The game in its own window. */
export const desktopProgram = (desktop: Desktop): TestedProgram => ({
  name: desktop.name,
  withoutSandbox: desktop.withoutSandbox,
  // It brings its own rasteriser.
  withoutWebGL: null,
  async start(dataFolder) {
    const game = new Running(desktopCommand(desktop, dataFolder, ['--remote-debugging-port=0']));
    try {
      const line = await game.says(DEVTOOLS_LINE);
      return { line, page: '', ended: () => game.ended(), kill: () => game.kill() };
    } catch (error) {
      await game.kill();
      throw error;
    }
  },
  again: (dataFolder, files) => desktopCommand(desktop, dataFolder, files),
});
