import { clone, type GameState } from '../../flow/runner.ts';
import { cloneSeat } from '../../rules/clone.ts';
import { contentIn, type SeatState, seatOf } from '../../rules/position.ts';
import { buyCard } from '../../rules/tableau.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { TRACKS, type Tracks } from '../../vocabulary/tracks.ts';
import type { Mind } from './mind.ts';

/** What things are worth to one seat at the moment when a search begins, in points. */
export interface Worth {
  readonly coin: number;
  /** A step on each track. */
  readonly tracks: Readonly<Tracks>;
  /** A card of the running epoch, before its price is paid. */
  readonly card: (id: CardId) => number;
  readonly gold: number;
  /** A silver medal with a tile of each track. */
  readonly silver: Readonly<Tracks>;
}

/** Coins and steps that are tried out together: thresholds make single ones jump. */
const COINS = 6;
const STEPS = 4;

/** What `change` adds to the seat's value. */
type Gain = (change: (seat: SeatState) => void) => number;

function gainsOf(game: GameState, seat: Seat, mind: Mind): Gain {
  const trial = clone(game);
  const before = seatOf(game, seat);
  const value = mind.valueOf(game, seat);
  return (change) => {
    const after = cloneSeat(before);
    change(after);
    trial.seats[seat] = after;
    return mind.valueOf(trial, seat) - value;
  };
}

function byTrack(value: (track: keyof Tracks) => number): Tracks {
  const [income = 0, military = 0, culture = 0, food = 0] = TRACKS.map(value);
  return { income, military, culture, food };
}

/** Asks about each thing once, when it is first wanted. */
function once<K>(ask: (thing: K) => number): (thing: K) => number {
  const answers = new Map<K, number>();
  return (thing) => {
    const known = answers.get(thing);
    if (known !== undefined) return known;
    const answer = ask(thing);
    answers.set(thing, answer);
    return answer;
  };
}

/** Asks the mind about one thing after the other, so that a playout need not ask it at every step. */
export function worthTo(game: GameState, seat: Seat, mind: Mind): Worth {
  const gain = gainsOf(game, seat, mind);
  const content = contentIn(game);
  const free = (id: CardId): number =>
    gain((after) => {
      const { coins } = after;
      buyCard(after, content.card(id), undefined);
      after.coins = coins;
    });
  return {
    coin:
      gain((after) => {
        after.coins += COINS;
      }) / COINS,
    tracks: byTrack(
      (track) =>
        gain((after) => {
          after.tracks[track] += STEPS;
        }) / STEPS,
    ),
    card: once(free),
    gold: gain((after) => {
      after.gold += 1;
    }),
    silver: byTrack((track) =>
      gain((after) => {
        after.silver.push(track);
        after.tiles[track] -= 1;
      }),
    ),
  };
}
