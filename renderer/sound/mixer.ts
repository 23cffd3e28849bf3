import { useSettings } from '../store/settings.ts';
import type { Effects } from './effects.ts';

/** What a volume in percent is for the ear: half of it sounds half as loud. */
const gainOf = (percent: number): number => (percent / 100) ** 2;

/** What is left above the loudest that is heard at full volume, so that what sounds together is not distorted. */
export const HEADROOM = 0.8;

/** Whether anything is to be heard at all, now or later. */
export function isWanted(): boolean {
  const { muted, mainVolume, effectsVolume } = useSettings.getState();
  return !muted && mainVolume > 0 && effectsVolume > 0;
}

/** Whether something may be heard now: not of a page that is out of sight, nor of one that is not used, unless wished. */
export const isAudible = (): boolean =>
  isWanted() && !document.hidden && (document.hasFocus() || useSettings.getState().backgroundSound);

/** Brings the volumes to what the settings say. */
export function setVolumes(effects: Effects): void {
  const { mainVolume, effectsVolume, monoSound } = useSettings.getState();
  effects.mix({ volume: HEADROOM * gainOf(mainVolume) * gainOf(effectsVolume), mono: monoSound });
}
