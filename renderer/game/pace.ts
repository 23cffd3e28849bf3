import type { GameUpdate } from '../../shared/contract/answers.ts';
import { useSettings } from '../platform/settings.ts';
import { botsAlone } from './playback/awaited.ts';
import { skip } from './playback/director.ts';
import type { Pace } from './playback/timing.ts';

/** Whether movement is to be avoided: as the player set it, else as the system says. */
export function reducesMotion(): boolean {
  const { reducedMotion } = useSettings.getState();
  if (reducedMotion !== 'auto') return reducedMotion === 'on';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Returns how fast and how lively the table may move now. Where nobody looks nothing is played, only kept up with:
 * browsers let a page that is out of sight move once a second at most.
 */
export const paceNow = (): Pace => ({
  speed: document.hidden ? 'instant' : useSettings.getState().speed,
  reducedMotion: reducesMotion(),
});

/**
 * The same for what happened in a game. Bots that play alone are there to be watched: at instant speed nothing moves, but
 * what each did stands for a moment, and a skip ends it.
 */
export function paceFor(update: GameUpdate): Pace {
  const pace = paceNow();
  const isUnseen = pace.speed === 'instant' && !document.hidden && botsAlone(update);
  return isUnseen ? { speed: 'fast', reducedMotion: true } : pace;
}

/** Ends at once what is being played when the page goes out of sight. Returns the function that ends this. */
export function skipWhenHidden(): () => void {
  const look = () => {
    if (document.hidden) skip();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
