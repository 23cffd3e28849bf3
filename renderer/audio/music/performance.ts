import music from '../../../assets/sounds/music.json';
import type { Instrument, Note, Part, Phrase, Piece } from './note.ts';
import { STYLES } from './styles.ts';

/** Where something is in the file of the music, in seconds. */
export interface Place {
  readonly start: number;
  readonly length: number;
}

/** How a note is played from the recorded ones. */
export interface Played extends Place {
  readonly part: Part;
  /** Seconds since the phrase began. */
  readonly at: number;
  /** Speed, and with it pitch. */
  readonly rate: number;
  /** A factor. */
  readonly gain: number;
  /** Seconds after which it is let go, and how many it then takes to die away. */
  readonly held: number;
  readonly release: number;
}

type Tuned = Readonly<Record<string, readonly number[]>>;
const OCTAVE = 12;

/** Where the hands sit, and how long a note sounds on after it is let go; what is plucked rings on. */
const SEATS: Readonly<Record<Instrument, { readonly pan: number; readonly release: number; readonly rings: number }>> =
  {
    lyre: { pan: -0.25, release: 0.5, rings: 2.2 },
    psaltery: { pan: -0.2, release: 0.6, rings: 2.4 },
    lute: { pan: -0.15, release: 0.4, rings: 1.6 },
    flute: { pan: 0.25, release: 0.22, rings: 0 },
    recorder: { pan: 0.25, release: 0.18, rings: 0 },
    viol: { pan: 0.12, release: 0.5, rings: 0.1 },
    choir: { pan: -0.05, release: 1.1, rings: 0.4 },
    bell: { pan: 0.4, release: 1, rings: 3 },
    drum: { pan: 0.08, release: 0.2, rings: 1 },
  };

const placeOf = ([start = 0, length = 0]: readonly number[]): Place => ({ start: start / 1000, length: length / 1000 });

/** The recorded note nearest to a key, and how much faster it is to be played. */
function nearest(instrument: Instrument, pitch: number): Place & { readonly rate: number } {
  const tuned: Tuned = music.notes[instrument];
  const roots = Object.keys(tuned).map(Number);
  const root = roots.reduce(
    (best, one) => (Math.abs(one - pitch) < Math.abs(best - pitch) ? one : best),
    roots[0] ?? 0,
  );
  return { ...placeOf(tuned[root] ?? []), rate: 2 ** ((pitch - root) / OCTAVE) };
}

/** Seconds from the beginning of a phrase to a beat; a slowing phrase takes longer towards its end. */
export function secondsTo({ beats, slowing }: Phrase, beatsPerMinute: number, beat: number): number {
  return (60 / beatsPerMinute) * (beat + ((slowing - 1) * beat ** 2) / (2 * beats));
}

/** Where those sit who play a part: −1 left, 1 right. What accompanies sits across from what sings. */
export function panOf(piece: Piece, part: Part): number {
  const { pan } = SEATS[STYLES[piece].instruments[part]];
  return part === 'choir' || part === 'ground' ? -pan : pan;
}

export function perform(note: Note, phrase: Phrase, beatsPerMinute: number): Played {
  const { instrument, part, at, beats, level, late } = note;
  const { release, rings } = SEATS[instrument];
  const { rate, start, length } = nearest(instrument, note.pitch);
  const begins = secondsTo(phrase, beatsPerMinute, at);
  const held = secondsTo(phrase, beatsPerMinute, at + beats) - begins + rings;
  return {
    part,
    at: Math.max(0, begins + late),
    rate,
    gain: 10 ** (level / 20),
    start,
    length,
    held: Math.min(held, length / rate - release),
    release,
  };
}

/** The echo of the room that the music sounds in, after a short clap. */
export const ROOM = placeOf(music.room);

/** The echo differs between the ears: hertz around which its phase turns, left and right. */
export const WALLS = [
  [330, 1700],
  [760, 3100],
] as const;

/** How much of the music comes back from the room. */
export const WET = 0.32;

/** The loops of what is heard around the table. */
export const LOOPS: Readonly<Record<keyof typeof music.loops, Place>> = {
  room: placeOf(music.loops.room),
  wind: placeOf(music.loops.wind),
  market: placeOf(music.loops.market),
};

/** What brings a piece to the loudness of all others, as a factor. */
export const gainOfPiece = (piece: keyof typeof music.gains): number => 10 ** (music.gains[piece] / 20);

/** What brings a place to the loudness of all others, as a factor. */
export const gainOfPlace = (place: keyof typeof music.ambience): number => 10 ** (music.ambience[place] / 20);

/** The speed of a loop at the left and at the right. */
export const SPEEDS = [1, 0.93] as const;
