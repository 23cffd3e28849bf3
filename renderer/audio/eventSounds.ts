import type { GameEvent } from '../../shared/vocabulary/events.ts';
import type { Cue, EventSound } from '../game/actions/cue.ts';
import { eventView } from '../game/actions/index.ts';
import type { WonHere } from '../game/actions/view.ts';

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
