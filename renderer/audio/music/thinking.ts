import { useTable } from '../../game/state/table.ts';
import { isDue } from '../screenSounds.ts';

/** Milliseconds after which somebody who is to decide is thinking. */
const THINKING = 8000;

export interface Thinking {
  /** Whether somebody at this screen has been thinking for a while. */
  readonly thinks: () => boolean;
  readonly end: () => void;
}

/** @param tell hears when somebody falls to thinking */
export function followThinking(tell: () => void): Thinking {
  let thinks = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    thinks = false;
    if (!isDue(useTable.getState())) return;
    timer = setTimeout(() => {
      thinks = true;
      tell();
    }, THINKING);
  };
  const stop = useTable.subscribe((state, before) => {
    if (state.update !== before.update || state.playing !== before.playing) wait();
  });
  wait();
  return {
    thinks: () => thinks,
    end: () => {
      clearTimeout(timer);
      stop();
    },
  };
}
