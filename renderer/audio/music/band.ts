import { compose } from './composer.ts';
import { CROSSFADE, musician, type Orchestra } from './musician.ts';
import { BAR, PARTS } from './note.ts';
import type { Occasion } from './occasion.ts';
import type { Outlet } from './outlet.ts';
import { perform } from './performance.ts';
import { STYLES } from './styles.ts';
import { surroundings } from './surroundings.ts';
import { webOrchestra } from './webOrchestra.ts';

/** Plays a little of the music, to hear how loud it is. */
export type Trial = () => void;

/** Bars of a cadence before its last chord. */
const BEFORE_THE_LAST = 2;
/** Milliseconds until another may be asked for. */
const LASTS = 6000;

/** The last chord of the title's cadence: it goes with whatever is played just now, better than a tune would. */
function trialOf(orchestra: Orchestra): Trial {
  let asked = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - asked < LASTS) return;
    asked = performance.now();
    const { beatsPerMinute } = STYLES.title;
    const { notes } = compose('title', 1).close();
    const phrase = { beats: 2 * BAR, slowing: 1, notes: [] };
    const ensemble = orchestra.enter('title', 0);
    ensemble.balance(Object.fromEntries(PARTS.map((part) => [part, 1])), 0);
    for (const note of notes) {
      const at = note.at - BEFORE_THE_LAST * BAR;
      if (at < 0) continue;
      const played = perform({ ...note, at }, phrase, beatsPerMinute);
      ensemble.play(played, orchestra.now() + 0.1 + played.at);
    }
    setTimeout(() => ensemble.leave(CROSSFADE), LASTS);
  };
}

/** What is heard beside the effects. */
export const TUNABLE = ['music', 'ambience'] as const;
export type Tunable = (typeof TUNABLE)[number];

const HIGHEST_SEED = 2 ** 31;

/** What plays, once its file is there. */
export interface Band {
  /** Follows the occasion; `null`: nothing of that kind may be heard. */
  readonly heed: Readonly<Record<Tunable, (occasion: Occasion | null) => void>>;
  readonly advance: () => void;
  /** Lets something be heard at its volume, whatever rests just now. */
  readonly tryOut: (kind: Tunable) => void;
  readonly end: () => void;
}

export function makeBand(context: AudioContext, file: AudioBuffer, outlets: Readonly<Record<Tunable, Outlet>>): Band {
  const orchestra = webOrchestra(context, file, outlets.music);
  const players = musician(orchestra, () => Math.floor(Math.random() * HIGHEST_SEED));
  const trial = trialOf(orchestra);
  const around = surroundings(context, file, outlets.ambience);
  return {
    heed: {
      music: (occasion) => (occasion === null ? undefined : players.heed(occasion)),
      ambience: (occasion) => around.heed(occasion?.around ?? {}),
    },
    advance: players.advance,
    tryOut: (kind) => (kind === 'music' ? trial() : around.tryOut()),
    end: () => {
      players.end();
      around.end();
    },
  };
}
