import type { Seeker } from './replayState.ts';

interface SeekerOptions<View> {
  /** Resolves to `null` when the position cannot be had. Must not throw. */
  readonly ask: (position: number) => Promise<View | null>;
  readonly show: (position: number, view: View) => void;
  readonly fail: () => void;
}

/** Returns a seeker that shows a position only if no other one was asked for since. */
export function makeSeeker<View>({ ask, show, fail }: SeekerOptions<View>): Seeker {
  let wanted: number | null = null;
  let asking = false;

  const settleOn = async (): Promise<void> => {
    asking = true;
    while (wanted !== null) {
      const position: number = wanted;
      const view = await ask(position);
      if (wanted !== position) continue;
      wanted = null;
      if (view === null) fail();
      else show(position, view);
    }
    asking = false;
  };

  return {
    seek(position) {
      wanted = position;
      if (!asking) void settleOn();
    },
    close() {
      wanted = null;
    },
  };
}
