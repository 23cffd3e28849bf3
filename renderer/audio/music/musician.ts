import { type Composer, compose } from './composer.ts';
import { BAR, type Phrase, type Piece } from './note.ts';
import type { Occasion } from './occasion.ts';
import { type Played, perform, secondsTo } from './performance.ts';
import { STYLES } from './styles.ts';

/** Those who play one piece, as far as they are heard. Times are seconds of the orchestra's clock. */
export interface Ensemble {
  readonly play: (note: Played, at: number) => void;
  /** Brings the parts to their loudness over so many seconds; what is left out rests. */
  readonly balance: (parts: Occasion['parts'], seconds: number) => void;
  /** Ends within so many seconds. */
  readonly leave: (seconds: number) => void;
}

export interface Orchestra {
  readonly now: () => number;
  /** Begins to be heard within so many seconds. */
  readonly enter: (piece: Piece, seconds: number) => Ensemble;
}

/** Seconds over which one piece goes over into another, and parts come in and rest. */
export const CROSSFADE = 3;
/** Seconds that notes are given to the orchestra before they are heard. */
const AHEAD = 1.5;
/** Seconds before the first note of a piece. */
const UPBEAT = 0.4;
/** Seconds after which a note is too late, because the computer was asleep, say. */
const TOO_LATE = 0.1;

/** A note that is still to come, with its second. */
interface Pending {
  readonly note: Played;
  readonly at: number;
}

/** What should have begun long ago (the computer was asleep) begins now. */
const orNow = (at: number, now: number): number => (at < now - TOO_LATE ? now + UPBEAT : at);

/** One piece from its first bar on. */
function begin(piece: Piece, seed: number, orchestra: Orchestra) {
  const tempo = STYLES[piece].beatsPerMinute;
  const composer: Composer = compose(piece, seed);
  const ensemble = orchestra.enter(piece, CROSSFADE);
  let pending: readonly Pending[] = [];
  /** When the bars begin that are still to come, and after the last of them the next phrase. */
  let bars: readonly number[] = [orchestra.now() + UPBEAT];
  let closing = false;
  let over = false;

  const write = (phrase: Phrase, begins: number): void => {
    const notes = phrase.notes.map((note) => perform(note, phrase, tempo));
    pending = [...pending, ...notes.map((note) => ({ note, at: begins + note.at }))];
    bars = Array.from({ length: phrase.beats / BAR + 1 }, (_, bar) => begins + secondsTo(phrase, tempo, bar * BAR));
  };
  /** Breaks off at the next bar that is still to come, and ends from there. */
  const close = (): void => {
    if (closing || over) return;
    closing = true;
    const soonest = orchestra.now() + AHEAD;
    const from = bars.find((bar) => bar >= soonest) ?? soonest;
    pending = pending.filter(({ at }) => at < from - TOO_LATE);
    write(composer.close(), from);
  };
  const continue_ = (now: number): void => {
    const next = bars.at(-1) ?? now;
    if (over || next >= now + AHEAD) return;
    const phrase = closing ? null : composer.next();
    if (phrase === null) over = true;
    else write(phrase, orNow(next, now));
  };
  const advance = (): void => {
    const now = orchestra.now();
    continue_(now);
    for (const { note, at } of pending) if (at < now + AHEAD && at >= now - TOO_LATE) ensemble.play(note, at);
    pending = pending.filter(({ at }) => at >= now + AHEAD);
  };
  return { piece, ensemble, close, advance };
}

export interface Musician {
  /** Changes to what the occasion asks for. */
  readonly heed: (occasion: Occasion) => void;
  /** Gives the orchestra what is due next; to be called several times a second. */
  readonly advance: () => void;
  readonly end: () => void;
}

/**
 * Plays what the occasion asks for: one piece goes over into the next, parts come in and rest, and an epoch's music is
 * led to its end.
 * @param seed draws the seed of each performance
 */
export function musician(orchestra: Orchestra, seed: () => number): Musician {
  let current: ReturnType<typeof begin> | null = null;
  return {
    heed: ({ piece, parts, closes }) => {
      if (current?.piece !== piece) {
        current?.ensemble.leave(CROSSFADE);
        current = begin(piece, seed(), orchestra);
        current.ensemble.balance(parts, 0);
      } else current.ensemble.balance(parts, CROSSFADE);
      if (closes) current.close();
    },
    advance: () => current?.advance(),
    end: () => {
      current?.ensemble.leave(0);
      current = null;
    },
  };
}
