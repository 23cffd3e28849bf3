import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';

type Run = (command: KeyCommand, press: Event) => void;

let runner: Run | null = null;

/**
 * Sets what carries out commands that are given without a key, for the screen that is shown. Returns the function that
 * ends this.
 */
export function offerCommands(run: Run): () => void {
  runner = run;
  return () => {
    if (runner === run) runner = null;
  };
}

/** Does what the command's key would do on this screen; nothing if the screen has no such command. */
export const runCommand = (command: KeyCommand, press: Event): void => runner?.(command, press);
