import { addCaption, type CaptionWords, useHearing } from '../platform/hearing.ts';
import { useSettings } from '../platform/settings.ts';
import { type Effects, loadEffects } from './effects.ts';
import { isAudible, isWanted, mixOf } from './mixer.ts';
import { beginMusic, type Music } from './music/music.ts';
import { followScreen } from './screenSounds.ts';
import type { Play } from './sprites.ts';
import { followTable, type MovingTable } from './tableSounds.ts';

/** What a volume is tried out with. */
const TRIAL = 'coins3';

/** Tells what is heard to whoever wishes to read it. */
const tell = (words: CaptionWords): void => {
  if (useSettings.getState().soundCaptions && !document.hidden) addCaption(words);
};

/** Effects, as long as they are wanted: else they are neither loaded nor decoded. */
function keepEffects(): { readonly play: Play; readonly heed: () => void; readonly end: () => void } {
  let effects: Effects | null = null;
  const end = (): void => {
    effects?.end();
    effects = null;
  };
  return {
    play: (cue, manner) => {
      if (isAudible('effects')) effects?.play(cue, manner);
    },
    heed: () => {
      if (!isWanted('effects')) end();
      else {
        effects ??= loadEffects();
        effects.mix(mixOf('effects'));
      }
    },
    end,
  };
}

/** Music and ambience, from when they are wanted first. */
function keepMusic(): { readonly heed: () => void; readonly tryOut: Music['tryOut']; readonly end: () => void } {
  let music: Music | null = null;
  return {
    heed: () => {
      if (isWanted('music') || isWanted('ambience')) music ??= beginMusic((piece) => tell(`heard.music.${piece}`));
      music?.mix();
    },
    tryOut: (kind) => music?.tryOut(kind),
    end: () => music?.end(),
  };
}

/**
 * Makes everything heard that can be, from now on: to be called after the player's first gesture. What is heard is told
 * for captions, too, even to a page that is muted. Returns the function that ends it.
 */
export function beginSound(table: MovingTable): () => void {
  const effects = keepEffects();
  const music = keepMusic();
  const play: Play = (cue, manner) => {
    tell(`heard.${cue}`);
    effects.play(cue, manner);
  };
  const heedSettings = (): void => {
    effects.heed();
    music.heed();
  };
  heedSettings();
  const endings = [
    useSettings.subscribe(heedSettings),
    useHearing.subscribe(({ trial }, before) => {
      if (trial === null || trial === before.trial) return;
      const { tried } = trial;
      if (tried === 'main' || tried === 'effects') effects.play(TRIAL);
      else music.tryOut(tried);
    }),
    followTable(play, table),
    followScreen(play),
    effects.end,
    music.end,
  ];
  return () => {
    for (const end of endings) end();
  };
}
