import type { Colour } from '../../vocabulary/colours.ts';
import type { ColonyLevel } from '../../vocabulary/pieces.ts';
import type { Epoch } from '../../vocabulary/time.ts';
import type { Track, Tracks } from '../../vocabulary/tracks.ts';

/**
 * Returns a record with a value for each colour. Its fields are written out, so that engines keep it in their fast
 * form.
 */
export const byColour = <T>(value: (colour: Colour) => T): Record<Colour, T> => ({
  yellow: value('yellow'),
  red: value('red'),
  blue: value('blue'),
  green: value('green'),
  purple: value('purple'),
});

/** Something for each colour, in a list by the colours' numbers. */
export type ByNumber<T> = [yellow: T, red: T, blue: T, green: T, purple: T];

export const byNumber = <T>(value: (colour: Colour) => T): ByNumber<T> => [
  value('yellow'),
  value('red'),
  value('blue'),
  value('green'),
  value('purple'),
];

export const byTrack = <T>(value: (track: Track) => T): Record<Track, T> => ({
  income: value('income'),
  military: value('military'),
  culture: value('culture'),
  food: value('food'),
});

export const byLevel = <T>(value: (level: ColonyLevel) => T): Record<ColonyLevel, T> => ({
  3: value(3),
  9: value(9),
  15: value(15),
  21: value(21),
  30: value(30),
});

export const byEpoch = <T>(value: (epoch: Epoch) => T): Record<Epoch, T> => ({ 1: value(1), 2: value(2), 3: value(3) });

/*
 * Engines look up `record[name]` by its name each time, but know where `record.yellow` lies. Games read such records at
 * every turn, so the names are written out here, once.
 */

/** `record[colour]`. */
export function ofColour<T>(record: Readonly<Record<Colour, T>>, colour: Colour): T {
  switch (colour) {
    case 'yellow':
      return record.yellow;
    case 'red':
      return record.red;
    case 'blue':
      return record.blue;
    case 'green':
      return record.green;
    case 'purple':
      return record.purple;
  }
}

/** `record[colour] += amount`. */
export function addToColour(record: Record<Colour, number>, colour: Colour, amount: number): void {
  switch (colour) {
    case 'yellow':
      record.yellow += amount;
      break;
    case 'red':
      record.red += amount;
      break;
    case 'blue':
      record.blue += amount;
      break;
    case 'green':
      record.green += amount;
      break;
    case 'purple':
      record.purple += amount;
  }
}

/** `tracks[track] += steps`. */
export function addToTrack(tracks: Tracks, track: Track, steps: number): void {
  switch (track) {
    case 'income':
      tracks.income += steps;
      break;
    case 'military':
      tracks.military += steps;
      break;
    case 'culture':
      tracks.culture += steps;
      break;
    case 'food':
      tracks.food += steps;
  }
}

/** `record[track]`. */
export function ofTrack<T>(record: Readonly<Record<Track, T>>, track: Track): T {
  switch (track) {
    case 'income':
      return record.income;
    case 'military':
      return record.military;
    case 'culture':
      return record.culture;
    case 'food':
      return record.food;
  }
}
