import type { Orchestra } from '../../renderer/audio/music/musician.ts';
import { PARTS, type Part } from '../../renderer/audio/music/note.ts';
import { gainOfPiece, type Played, panOf } from '../../renderer/audio/music/performance.ts';
import { addBetween, type Ears, inRoom, struck } from './mixdown.ts';
import { silence } from './signal.ts';

/** A volume that glides to a value from a second on. */
interface Glide {
  readonly from: number;
  readonly seconds: number;
  readonly to: number;
}

interface Sounding {
  readonly played: Played;
  readonly at: number;
  readonly pan: number;
  readonly gain: () => number;
}

/** A volume that does what it was asked for in turn. */
function fader(begins: number) {
  const glides: Glide[] = [];
  const at = (second: number): number =>
    glides.reduce((value, { from, seconds, to }) => {
      if (second < from) return value;
      return value + (to - value) * Math.min(1, seconds === 0 ? 1 : (second - from) / seconds);
    }, begins);
  return { at, glide: (glide: Glide) => glides.push(glide) };
}

/** An orchestra without a page: it writes down what it plays, by a clock in seconds, to be mixed. */
export function offlineOrchestra(
  now: () => number,
): Orchestra & { readonly mix: (seconds: number) => Ears; readonly notes: readonly Sounding[] } {
  const notes: Sounding[] = [];
  return {
    now,
    notes,
    enter: (piece, seconds) => {
      const bus = fader(0);
      bus.glide({ from: now(), seconds, to: gainOfPiece(piece) });
      const parts = new Map<Part, ReturnType<typeof fader>>(PARTS.map((part) => [part, fader(1)]));
      return {
        play: (played, at) => {
          const gain = () => bus.at(at) * (parts.get(played.part)?.at(at) ?? 0) * played.gain;
          notes.push({ played, at, pan: panOf(piece, played.part), gain });
        },
        balance: (gains, over) => {
          for (const [part, { glide }] of parts) glide({ from: now(), seconds: over, to: gains[part] ?? 0 });
        },
        leave: (over) => bus.glide({ from: now(), seconds: over, to: 0 }),
      };
    },
    mix: (seconds) => {
      const ears: Ears = [silence(seconds), silence(seconds)];
      for (const { played, at, pan, gain } of notes)
        if (gain() > 0) addBetween(ears, struck(played), at, 20 * Math.log10(gain()), pan);
      return inRoom(ears);
    },
  };
}
