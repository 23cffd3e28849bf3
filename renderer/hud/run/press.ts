import type { RunCommands } from './runCommands.ts';

/** Milliseconds from which on a press is a hold. */
const HOLD = 300;

/** A key or a button that skips when it is pressed, and runs through the game as long as it is held. */
export interface Press {
  begin(): void;
  /** Lets go: after a short press the rest is skipped. */
  end(): void;
  /** Lets go without meaning anything by it. */
  cancel(): void;
}

/** `now`: milliseconds since some moment. */
export function createPress(run: RunCommands, now = () => performance.now()): Press {
  let since: number | null = null;
  const letGo = (skips: boolean) => {
    if (since === null) return;
    const short = now() - since < HOLD;
    since = null;
    if (skips && short) run.skip();
    else run.through(false);
  };
  return {
    begin() {
      if (since !== null) return;
      since = now();
      run.through(true);
    },
    end: () => letGo(true),
    cancel: () => letGo(false),
  };
}
