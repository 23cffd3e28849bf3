import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { rulesWords } from '../../cards/cardWords.ts';
import { possessionsOf } from '../../game/words/possessions.ts';
import { reachWords } from '../../game/words/reach.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';

/** The questions, each a command with a key. */
export const QUERIES = ['askOwn', 'askReach', 'askOpponent', 'askPiles'] as const satisfies readonly KeyCommand[];
export type Query = (typeof QUERIES)[number];

/** What a question is answered from. */
export interface QuestionContext {
  readonly view: Observation;
  readonly own: Seat;
  readonly names: readonly string[];
  /** How many times in a row it was asked before. Each time the answer is about the next opponent. */
  readonly times: number;
}

/** Lists the kinds of which there is at least one. */
const counted = <T extends string>(kinds: readonly T[], count: (kind: T) => number, say: (kind: T) => string): string =>
  kinds
    .filter((kind) => count(kind) !== 0)
    .map((kind) => `${say(kind)} ${count(kind)}`)
    .join(', ');

/** Everything a seat owns: the colours of its cards, because they lower prices and make sets, and its free tiles. */
function seatWords(seat: ObservedSeat, name: string, { view }: QuestionContext, text: Text): string {
  const sayTrack = (track: Track) => text(`track.${track}`);
  const { cards, cardsOf } = factsOf(view, seat);
  const tracks = TRACKS.map((track) => `${sayTrack(track)} ${seat.tracks[track]}`).join(', ');
  const colours = counted(
    COLOURS,
    (colour) => cardsOf[colour],
    (colour) => text(`colour.${colour}`),
  );
  const tiles = counted(TRACKS, (track) => seat.tiles[track], sayTrack);
  return [
    text('ask.seat', { name, coins: seat.coins, tracks, cards, colours }),
    ...possessionsOf(view, seat, text)
      .filter(({ kind, count }) => kind !== 'tiles' && (count > 0 || kind === 'market'))
      .map(({ words }) => words),
    tiles === '' ? text('board.noTiles') : text('board.tiles', { list: tiles }),
  ].join('; ');
}

function reach(view: Observation, seat: ObservedSeat, text: Text): string {
  const tracks = TRACKS.flatMap((track) => {
    const words = reachWords(track, view, seat, text);
    return words === null ? [] : [`${text(`track.${track}`)}: ${words}`];
  });
  return tracks.join('; ');
}

const piles = ({ piles: all }: Observation, text: Text): string =>
  COLOURS.map((name) => {
    const { top, size } = all[name];
    const colour = text(`colour.${name}`);
    if (top === null) return text('ask.noPile', { colour });
    const { cost } = cardOf(top);
    const worth = [text('card.cost', { cost }), ...rulesWords(cardOf(top), text)].join(', ');
    return text('ask.pile', { colour, card: text.card(top), worth, size });
  }).join('; ');

/** Answers a question in one sentence, from what the seat may know. */
export function answerTo(query: Query, { view, own, names, times }: QuestionContext, text: Text): string {
  const seats = view.seats.length;
  const asked = query === 'askOpponent' ? (own + 1 + (times % (seats - 1))) % seats : own;
  const seat = view.seats[asked];
  if (query === 'askPiles') return piles(view, text);
  if (seat === undefined) return '';
  return query === 'askReach'
    ? reach(view, seat, text)
    : seatWords(seat, names[asked] ?? '', { view, own, names, times }, text);
}
