import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long a browser that was asked to end may take, in milliseconds. */
const ENDING_PATIENCE = 3_000;

/** Waits for the end of a program. @returns its exit code; 1 when it could not start or was killed */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } catch {
    return 1;
  }
}

/** Requests to stop that were handed on to a program. */
export interface PassedSignals {
  /** Whether there was one. */
  wasStopped(): boolean;
  /** Hands no more of them on: they mean this program again. */
  letGo(): void;
}

/**
 * Hands requests to stop (Ctrl-C, the end of the session) on to a program, which then ends in its own good time.
 * On Windows the console tells every program itself, and `kill` would leave it no time at all.
 */
export function passSignalsTo(child: ChildProcess): PassedSignals {
  let stopped = false;
  const pass = () => {
    stopped = true;
    if (process.platform !== 'win32') child.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return {
    wasStopped: () => stopped,
    letGo: () => {
      for (const signal of SIGNALS) process.off(signal, pass);
    },
  };
}

/** Asks a program to end, insists after a while, and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDING_PATIENCE);
  child.kill('SIGTERM');
  await exitCodeOf(child);
  clearTimeout(timer);
}

/** Starts a program without any console of its own. */
export const startQuietly = (program: string, args: readonly string[]): ChildProcess =>
  spawn(program, args, { stdio: 'ignore' });
