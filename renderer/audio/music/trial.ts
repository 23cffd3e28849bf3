import { compose } from './composer.ts';
import { CROSSFADE, type Orchestra } from './musician.ts';
import { BAR, PARTS } from './note.ts';
import { perform } from './performance.ts';
import { STYLES } from './styles.ts';

/** Plays a little of the music, to hear how loud it is. */
export type Trial = () => void;

/** Bars of a cadence before its last chord. */
const BEFORE_THE_LAST = 2;
/** Milliseconds until another may be asked for. */
const LASTS = 6000;

/** The last chord of the title's cadence: it goes with whatever is played just now, better than a tune would. */
export function trialOf(orchestra: Orchestra): Trial {
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
