import { skip } from '../director/director.ts';
import { useSettings } from '../store/settings.ts';

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
export const paceNow = () => ({
  speed: document.hidden ? ('instant' as const) : useSettings.getState().speed,
  reducedMotion: reducesMotion(),
});

/** Ends at once what is being played when the page goes out of sight. Returns the function that ends this. */
export function skipWhenHidden(): () => void {
  const look = () => {
    if (document.hidden) skip();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
