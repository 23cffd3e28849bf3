import { useSettings } from '../store/settings.ts';
import { useSoundTrial } from '../store/soundTrial.ts';
import type { Play } from './cue.ts';
import { type Effects, loadEffects } from './effects.ts';
import { isAudible, isWanted, setVolumes } from './mixer.ts';
import { followScreen } from './screenSounds.ts';
import { followTable, type MovingTable } from './tableSounds.ts';

/** What a volume is tried out with. */
const TRIAL = 'coins3';

/**
 * Makes everything heard that can be, from now on: to be called after the player's first gesture. What is muted is
 * neither loaded nor decoded. Returns the function that ends it.
 */
export function beginSound(table: MovingTable): () => void {
  let effects: Effects | null = null;
  const play: Play = (cue, manner) => {
    if (isAudible()) effects?.play(cue, manner);
  };
  const heedSettings = (): void => {
    if (isWanted()) effects ??= loadEffects();
    else {
      effects?.end();
      effects = null;
    }
    if (effects !== null) setVolumes(effects);
  };
  heedSettings();
  const endings = [
    useSettings.subscribe(heedSettings),
    useSoundTrial.subscribe(() => play(TRIAL)),
    followTable(play, table),
    followScreen(play),
    () => effects?.end(),
  ];
  return () => {
    for (const end of endings) end();
  };
}
