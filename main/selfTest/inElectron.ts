import { type Desktop, desktopProgram } from './desktopProgram.ts';
import { selfTest } from './selfTest.ts';

export interface OwnProcess {
  readonly platform: NodeJS.Platform;
  /** The program, and what stands before the arguments of whoever starts it. */
  readonly execPath: string;
  readonly execArgv: readonly string[];
  readonly argv: readonly string[];
  readonly resourcesPath: string;
  /** Whether it is an Electron program that somebody packed. */
  readonly isPackaged: boolean;
  readonly isSandboxOff: boolean;
}

/** How the running program is started once more. */
export function itself({ execPath, execArgv, argv, isPackaged, isSandboxOff }: OwnProcess): Desktop {
  // A runtime that is no package is told what to run, perhaps after switches of its own.
  const place = argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.';
  return {
    name: isPackaged ? 'of the installed program' : 'of the program in its folder',
    program: execPath,
    args: [...(isPackaged ? [] : [...execArgv, place]), ...(isSandboxOff ? ['--no-sandbox'] : [])],
    withoutSandbox: isSandboxOff ? 'it was started with --no-sandbox' : null,
  };
}

/** The program tests itself: it starts itself again, plays, and looks. Resolves to the exit code. */
export function testItself(own: OwnProcess, dataFolder: string): Promise<0 | 1> {
  const desktop = itself(own);
  return selfTest({
    program: desktopProgram(desktop),
    packed: own.isPackaged ? { ...desktop, platform: own.platform, resources: own.resourcesPath } : null,
    dataFolder,
    say: (line) => process.stdout.write(`${line}\n`),
  });
}
