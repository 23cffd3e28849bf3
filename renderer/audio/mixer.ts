import { useSettings } from '../platform/settings.ts';

/** What has a volume of its own beside the main one. */
export type Kind = 'effects' | 'music' | 'ambience';

/** How loud, as a factor, and whether both ears hear the same. */
export interface Mix {
  readonly volume: number;
  readonly mono: boolean;
}

/** What a volume in percent is for the ear: half of it sounds half as loud. */
const gainOf = (percent: number): number => (percent / 100) ** 2;

/** What is left above the loudest that is heard at full volume, so that what sounds together is not distorted. */
export const HEADROOM = 0.8;

/** Whether anything of a kind is to be heard at all, now or later. */
export function isWanted(kind: Kind): boolean {
  const settings = useSettings.getState();
  return !settings.muted && settings.mainVolume > 0 && settings[`${kind}Volume`] > 0;
}

/** Whether the page may be heard now: not out of sight, nor while it is not used, unless wished. */
const isInUse = (): boolean => !document.hidden && (document.hasFocus() || useSettings.getState().backgroundSound);

/** Whether something of a kind may be heard now. */
export const isAudible = (kind: Kind): boolean => isWanted(kind) && isInUse();

/** How loud a kind is by the settings. */
export function mixOf(kind: Kind): Mix {
  const settings = useSettings.getState();
  const volume = HEADROOM * gainOf(settings.mainVolume) * gainOf(settings[`${kind}Volume`]);
  return { volume, mono: settings.monoSound };
}
