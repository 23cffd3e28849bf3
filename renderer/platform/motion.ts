import { useSettings } from './settings.ts';

/** Whether movement is to be avoided: as the player set it, else as the system says. */
export function reducesMotion(): boolean {
  const { reducedMotion } = useSettings.getState();
  if (reducedMotion !== 'auto') return reducedMotion === 'on';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
