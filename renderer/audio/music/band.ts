import { musician } from './musician.ts';
import type { Occasion } from './occasion.ts';
import type { Outlet } from './outlet.ts';
import { surroundings } from './surroundings.ts';
import { trialOf } from './trial.ts';
import { webOrchestra } from './webOrchestra.ts';

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
