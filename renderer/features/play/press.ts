import type { Playback } from '../../game/playback/playback.ts';

/** Milliseconds from which on a press is a hold. */
const HOLD = 300;

/**
 * A key or button that skips when it is pressed, and fast-forwards while it is held. The times are those of the events,
 * in milliseconds: a slow page receives events late.
 */
export interface Press {
  begin(at: number): void;
  /** Ends the press. After a short press the rest is skipped. */
  end(at: number): void;
  /** Ends the press without any effect. */
  cancel(): void;
}

export function createPress(playback: Pick<Playback, 'send'>): Press {
  let since: number | null = null;
  const letGo = (skips: (start: number) => boolean) => {
    if (since === null) return;
    const start = since;
    since = null;
    playback.send({ type: skips(start) ? 'skipAhead' : 'endFast' });
  };
  return {
    begin(at) {
      if (since !== null) return;
      since = at;
      playback.send({ type: 'fast' });
    },
    end: (at) => letGo((start) => at - start < HOLD),
    cancel: () => letGo(() => false),
  };
}
