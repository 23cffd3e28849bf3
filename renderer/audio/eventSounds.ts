import type { GameEvent } from '../../shared/vocabulary/events.ts';
import type { Track } from '../../shared/vocabulary/tracks.ts';
import { eventView } from '../game/actions/index.ts';
import type { Cue, EventSound, WonHere } from '../game/actions/view.ts';
import type { Contact } from '../game/state/pieceEvents.ts';
import { useTable } from '../game/state/table.ts';
import type { Manner } from './sprites.ts';

const FEW = 3;
const MANY = 7;

const coinsCue = (coins: number): Cue => {
  const count = Math.abs(coins);
  if (count >= MANY) return 'coins10';
  return count >= FEW ? 'coins3' : 'coins1';
};

/** What is heard of coins that are paid or gained, and of markers where none is seen to step. */
const changeSounds = (event: GameEvent): readonly EventSound[] => {
  if (!('change' in event)) return [];
  const { coins, tracks } = event.change;
  const moved = Object.values(tracks).some((steps) => steps !== 0);
  return [
    ...(coins === 0 ? [] : [{ lands: ['coin', coinsCue(coins)] as const }]),
    ...(moved ? [{ still: 'pegRun' } as const] : []),
  ];
};

const ownSounds = (event: GameEvent, won: WonHere): readonly EventSound[] => {
  const { sound } = eventView(event);
  if (sound === 'none') return [];
  return [typeof sound === 'function' ? sound(event, won) : sound];
};

/** Everything that is heard of an event, by what its viewer was told of it. */
export const soundsOf = (event: GameEvent, won: WonHere): readonly EventSound[] => [
  ...ownSounds(event, won),
  ...changeSounds(event),
];

/** Steps of a track for an octave: a marker that climbs is heard to. */
const OCTAVE = 36;
/** How far to the side a sound is put that comes from the edge of the picture. */
const WIDTH = 0.8;
const LOWEST = 0.7;
const HIGHEST = 3;

/** A house is lighter than what the stone was recorded of. */
const HOUSE = 1.4;

export const panOf = (x: number): number => Math.max(-1, Math.min(1, x)) * WIDTH;

/** The value that a marker shows: it still has `left` steps to go to the one of the position that is shown. */
function shownValue({ id, left }: Contact): number {
  const [, seat, track] = id.split(' ');
  const { shown, event } = useTable.getState();
  const after = shown?.seats[Number(seat)]?.tracks[track as Track] ?? 0;
  const steps = event !== null && 'change' in event ? (event.change.tracks[track as Track] ?? 0) : 1;
  return after - Math.sign(steps) * left;
}

const rateFor = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, 2 ** ((value - OCTAVE / 4) / OCTAVE)));

/** What a contact sounds like that no event has a sound of its own for; `null`: like nothing. */
export function soundOf(contact: Contact): { readonly cue: Cue; readonly manner: Manner } | null {
  const pan = panOf(contact.x);
  switch (contact.kind) {
    case 'steps':
      return { cue: 'pegStep', manner: { pan, rate: rateFor(shownValue(contact)) } };
    case 'clicks':
      return { cue: 'wheelClick', manner: { pan } };
    case 'stops':
      return { cue: 'wheelStop', manner: { pan } };
    case 'rises':
      return { cue: 'stone', manner: { pan, rate: HOUSE } };
    case 'lands':
      return null;
  }
}
