import { spawn } from 'node:child_process';
import type { ElectronLike } from './electronLike.ts';

/** Starts a program that goes on when this one has ended. */
function launch(program: string, args: readonly string[]): void {
  // With another working directory it might keep the AppImage mounted.
  const child = spawn(program, args, { detached: true, stdio: 'ignore', cwd: '/' });
  // If that fails, the player has to start it.
  child.on('error', () => undefined);
  child.unref();
}

export interface StartAnewOptions {
  readonly args: readonly string[];
  /** The file of the AppImage that the program came out of. */
  readonly appImage: string | undefined;
  /** To be injected by tests. */
  readonly start?: typeof launch;
}

/**
 * Lets the program start again; to be called last, just before it exits. Not Electron's own way for an AppImage: its
 * helper runs out of the image, which is gone with this process, whatever program it is to start.
 */
export function startAnew({ app }: ElectronLike, { args, appImage, start = launch }: StartAnewOptions): void {
  // A shell that runs inside some other AppImage hands the variable on to the source's start.
  if (appImage !== undefined && app.isPackaged) {
    app.releaseSingleInstanceLock();
    start(appImage, args);
  } else app.relaunch({ args: [...args] });
}
