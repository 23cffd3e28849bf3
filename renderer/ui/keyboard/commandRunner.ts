import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';

type Run = (command: KeyCommand, press: Event) => void;

let runner: Run | null = null;

/** Lets the screen that is shown do what is asked for without a key. Returns the function that ends this. */
export function offerCommands(run: Run): () => void {
  runner = run;
  return () => {
    if (runner === run) runner = null;
  };
}

/** Does what the key of a command would do on this screen; nothing where it has no such command. */
export const runCommand = (command: KeyCommand, press: Event): void => runner?.(command, press);
