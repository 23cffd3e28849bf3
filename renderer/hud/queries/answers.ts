import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import type { Text } from '../../i18n/text.ts';
import { cardsOwned } from '../model/holdings.ts';
import { reachWords } from '../model/reach.ts';

/** What one asks about, each a command with a key. */
export const QUERIES = ['askOwn', 'askReach', 'askOpponent', 'askPiles'] as const satisfies readonly KeyCommand[];
export type Query = (typeof QUERIES)[number];

/** What a question is answered from. */
export interface Asked {
  readonly view: Observation;
  readonly own: Seat;
  readonly names: readonly string[];
  /** How many times in a row it was asked before: each time about the next opponent. */
  readonly times: number;
}

function seatWords(seat: ObservedSeat, name: string, text: Text): string {
  const tracks = TRACKS.map((track) => `${text(`track.${track}`)} ${seat.tracks[track]}`).join(', ');
  return text('ask.seat', { name, coins: seat.coins, tracks, cards: cardsOwned(seat) });
}

function reach(seat: ObservedSeat, text: Text): string {
  const tracks = TRACKS.flatMap((track) => {
    const words = reachWords(track, seat, text);
    return words === null ? [] : [`${text(`track.${track}`)}: ${words}`];
  });
  return tracks.join('; ');
}

const piles = ({ piles: all }: Observation, text: Text): string =>
  COLOURS.map((name) => {
    const { top, size } = all[name];
    const colour = text(`colour.${name}`);
    return top === null ? text('ask.noPile', { colour }) : text('ask.pile', { colour, card: text.card(top), size });
  }).join('; ');

/** Answers a question in one sentence, from what the seat may know. */
export function answerTo(query: Query, { view, own, names, times }: Asked, text: Text): string {
  const seats = view.seats.length;
  const asked = query === 'askOpponent' ? (own + 1 + (times % (seats - 1))) % seats : own;
  const seat = view.seats[asked];
  if (query === 'askPiles') return piles(view, text);
  if (seat === undefined) return '';
  return query === 'askReach' ? reach(seat, text) : seatWords(seat, names[asked] ?? '', text);
}
