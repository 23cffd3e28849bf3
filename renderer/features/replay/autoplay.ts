import { useEffect } from 'react';
import { useTable } from '../../game/state/table.ts';
import { useHost } from '../../platform/host.ts';
import { forward, pause } from './commands.ts';
import { useReplay } from './replayState.ts';

/** Milliseconds at speed 1 from the end of one decision to the next. */
const BEAT = 700;
/** The same after a decision that shows nothing yet. */
const SHORT_BEAT = 250;

/** Plays a replay: the next decision comes when the one before has been shown. */
export function useAutoplay(): void {
  const host = useHost();
  const playing = useTable((table) => table.playing);
  const { timeline, position, reached, running, speed } = useReplay();
  const length = timeline?.moments.length ?? 0;
  /** The position from which to go on; `null` while it is not time for that. */
  const rest = running && !playing && position === reached ? position : null;
  const last = timeline?.moments[position - 1];
  const beat = last?.events.every(({ type }) => type === 'draftDecided') ? SHORT_BEAT : BEAT;
  useEffect(() => {
    if (rest === null) return;
    if (rest >= length) {
      pause();
      return;
    }
    const timer = setTimeout(() => forward(host), beat / speed);
    return () => clearTimeout(timer);
  }, [host, rest, length, beat, speed]);
}
