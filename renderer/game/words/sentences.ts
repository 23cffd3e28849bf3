import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import type { CardId, Side } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { DRAFT_ROUNDS } from '../../../shared/vocabulary/time.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { colourInFront } from '../../../shared/vocabulary/wheel.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { numeral } from '../../platform/numerals.ts';
import { cardOf, pageContent } from '../../platform/pageContent.ts';

/** What stands in a sentence: a word or number as it is, a card, several names, or another message. */
export type Part =
  | string
  | number
  | { readonly card: CardId }
  | { readonly names: readonly string[] }
  | { readonly message: MessageKey };

/** An event as a line of the log: a message, what stands in it, and what it did to the seat. */
export interface Sentence {
  readonly key: MessageKey;
  readonly parts: Readonly<Record<string, Part>>;
  readonly change: Change | null;
}

/** What the sentences need to know besides the event. */
export interface LogContext {
  readonly names: readonly string[];
  readonly view: Pick<Observation, 'segments' | 'emblems' | 'options'>;
  /** Where somebody passes who has taken something in the same step before: it is more that they do not take. */
  readonly latePasses: ReadonlySet<GameEvent>;
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Teller<T extends GameEvent['type']> = (event: Of<T>, context: LogContext) => Omit<Sentence, 'change'>;

const nameOf = ({ names }: LogContext, seat: Seat): string => names[seat] ?? '';
const card = (id: CardId): Part => ({ card: id });
const message = (key: MessageKey): Part => ({ message: key });

/** In the basic game everybody begins with the same side, and nobody asks which. */
const sideIn = ({ view }: LogContext, side: Side): string => (view.options.mode === 'basic' ? 'none' : side);

type TakenSeat = Of<'seatTaken'>;

/** Who left a seat, and who sits there now; a name that stays is said once. */
function seatTakenSentence({ from, to, isBack }: TakenSeat): Omit<Sentence, 'change'> {
  const parts = { name: to.name, before: from.name };
  const stays = from.name === to.name;
  if (to.level === null) {
    if (isBack) return { key: 'log.seatTaken.back', parts };
    return { key: stays ? 'log.seatTaken.inPerson' : 'log.seatTaken.person', parts };
  }
  const withLevel = { ...parts, level: message(`level.${to.level}`) };
  if (!stays) return { key: 'log.seatTaken.bot', parts: withLevel };
  return { key: from.level === null ? 'log.seatTaken.handedOver' : 'log.seatTaken.level', parts: withLevel };
}

const tellers: { readonly [T in GameEvent['type']]: Teller<T> } = {
  sideChosen: ({ seat, side }, context) => {
    const name = nameOf(context, seat);
    return side === null
      ? { key: 'log.sideChosen', parts: { name } }
      : { key: 'log.sideChosen.known', parts: { name, side } };
  },
  setupTaken: ({ seat, side, coins, extraCoin, handicap, tracks }, context) => {
    const parts = { name: nameOf(context, seat), side: sideIn(context, side), coins, ...tracks };
    if (handicap !== undefined)
      return { key: 'log.setupTaken.handicap', parts: { ...parts, handicap, extra: extraCoin } };
    return { key: extraCoin > 0 ? 'log.setupTaken.extra' : 'log.setupTaken', parts };
  },
  epochStarted: ({ epoch, firstPlayer }, context) => ({
    key: 'log.epochStarted',
    parts: { epoch: numeral(epoch), name: nameOf(context, firstPlayer) },
  }),
  wheelSet: ({ seat, rotation }, context) => ({
    key: 'log.wheelSet',
    parts: { name: nameOf(context, seat), colour: message(`colour.${colourInFront(context.view, seat, rotation)}`) },
  }),
  stepStarted: ({ epoch, phase, step }) => ({
    key: 'log.heading',
    parts: { epoch: numeral(epoch), phase, step: message(`step.${step}`) },
  }),
  wheelTurned: ({ turns }) => ({ key: 'log.wheelTurned', parts: { round: turns + 1, rounds: DRAFT_ROUNDS } }),
  cardsDrawn: ({ seat, colour, cards }, context) => {
    const name = nameOf(context, seat);
    const [first, second] = cards ?? [];
    return first === undefined || second === undefined
      ? { key: 'log.cardsDrawn', parts: { name, colour: message(`colour.${colour}`) } }
      : {
          key: 'log.cardsDrawn.known',
          parts: { name, first: card(first), second: card(second), colour: message(`colour.${colour}`) },
        };
  },
  draftDecided: ({ seat }, context) => ({ key: 'log.draftDecided', parts: { name: nameOf(context, seat) } }),
  cardBought: ({ seat, card: id, price, tile }, context) => {
    const parts = { name: nameOf(context, seat), card: card(id), price };
    return tile === null
      ? { key: 'log.cardBought', parts }
      : { key: 'log.cardBought.tile', parts: { ...parts, track: message(`track.${tile}`) } };
  },
  cardSold: ({ seat, colour, card: id }, context) => {
    const name = nameOf(context, seat);
    return id === null
      ? { key: 'log.cardSold', parts: { name, colour: message(`colour.${colour}`) } }
      : { key: 'log.cardSold.known', parts: { name, card: card(id) } };
  },
  cardDiscarded: ({ seat, card: id }, context) => ({
    key: 'log.cardDiscarded',
    parts: { name: nameOf(context, seat), card: card(id) },
  }),
  cardUncovered: ({ colour, card: id }) => ({
    key: 'log.cardUncovered',
    parts: { card: card(id), colour: message(`colour.${colour}`) },
  }),
  incomeGained: ({ seat, catchUp }, context) => ({
    key: catchUp > 0 ? 'log.incomeGained.catchUp' : 'log.incomeGained',
    parts: { name: nameOf(context, seat), catchUp },
  }),
  colonyPlundered: ({ seat, level, paid }, context) => ({
    key: paid > 0 ? 'log.colonyPlundered.paid' : 'log.colonyPlundered',
    parts: { name: nameOf(context, seat), level, paid },
  }),
  colonyIntegrated: ({ seat, level, paid, tile }, context) => ({
    key: paid > 0 ? 'log.colonyIntegrated.paid' : 'log.colonyIntegrated',
    parts: { name: nameOf(context, seat), level, paid, points: pageContent().colonyTile(tile).points },
  }),
  statueCarved: ({ seat, requirement, tile, side, paid }, context) => ({
    key: paid > 0 ? 'log.statueCarved.paid' : 'log.statueCarved',
    parts: { name: nameOf(context, seat), requirement, track: message(`track.${tile}`), side, paid },
  }),
  monumentReused: ({ seat }, context) => ({
    key: 'log.monumentReused',
    parts: { name: nameOf(context, seat), points: pageContent().monuments.reusePoints },
  }),
  monumentBuilt: ({ seat, monument }, context) => {
    const { strength, points } = pageContent().monument(monument);
    return { key: 'log.monumentBuilt', parts: { name: nameOf(context, seat), strength, points } };
  },
  monumentTilePlaced: ({ seat, tile, side }, context) => ({
    key: 'log.monumentTilePlaced',
    parts: { name: nameOf(context, seat), track: message(`track.${tile}`), side },
  }),
  tileRedeemed: ({ seat, card: id, tile }, context) => ({
    key: 'log.tileRedeemed',
    parts: { name: nameOf(context, seat), card: card(id), track: message(`track.${tile}`) },
  }),
  allyBonusGained: ({ seat }, context) => ({ key: 'log.allyBonusGained', parts: { name: nameOf(context, seat) } }),
  marketOpened: ({ seat, market }, context) => ({
    key: 'log.marketOpened',
    parts: { name: nameOf(context, seat), market },
  }),
  marketCoinPlaced: ({ seat, space }, context) => {
    const name = nameOf(context, seat);
    if (space === 'keep') return { key: 'log.marketCoinKept', parts: { name } };
    if (space === 'points') {
      return { key: 'log.marketCoinPlaced.points', parts: { name, points: pageContent().market.stallPoints } };
    }
    return { key: 'log.marketCoinPlaced', parts: { name, track: message(`track.${space}`) } };
  },
  cardRemoved: ({ seat, colour, card: id, faceDown }, context) => {
    const name = nameOf(context, seat);
    if (id === null) return { key: 'log.cardRemoved.hidden', parts: { name, colour: message(`colour.${colour}`) } };
    return { key: faceDown ? 'log.cardRemoved.faceDown' : 'log.cardRemoved', parts: { name, card: card(id) } };
  },
  freeCardTaken: ({ seat, colour, card: id }, context) => {
    const parts = { name: nameOf(context, seat), colour: message(`colour.${colour}`) };
    return id === null
      ? { key: 'log.freeCardTaken', parts }
      : { key: 'log.freeCardTaken.known', parts: { ...parts, card: card(id) } };
  },
  feedingPaid: ({ seat }, context) => ({ key: 'log.feedingPaid', parts: { name: nameOf(context, seat) } }),
  foodSurplusGained: ({ seat }, context) => ({ key: 'log.foodSurplusGained', parts: { name: nameOf(context, seat) } }),
  silverBought: ({ seat, tile }, context) => ({
    key: 'log.silverBought',
    parts: { name: nameOf(context, seat), track: message(`track.${tile}`) },
  }),
  goldBought: ({ seat }, context) => ({ key: 'log.goldBought', parts: { name: nameOf(context, seat) } }),
  seatTaken: seatTakenSentence,
  passed: (event, context) => ({
    key: context.latePasses.has(event) ? 'log.passed.more' : 'log.passed',
    parts: { name: nameOf(context, event.seat), step: event.step },
  }),
  gameScored: ({ sheet }, context) => ({
    key: 'log.gameScored',
    parts: {
      names: { names: sheet.winners.map((seat) => nameOf(context, seat)) },
      count: sheet.winners.length,
      points: Math.max(...sheet.lines.map((line) => line.total)),
    },
  }),
};

const tell = <T extends GameEvent['type']>(type: T, event: Of<T>, context: LogContext): Omit<Sentence, 'change'> =>
  tellers[type](event, context);

/** Returns the log line of an event. */
export const sentenceOf = (event: GameEvent, context: LogContext): Sentence => ({
  ...tell(event.type, event, context),
  change: 'change' in event ? event.change : null,
});

/** Returns what an event did to its seat: "+2 coins", "+1 culture". */
function changeWords(change: Change, text: Text): readonly string[] {
  const coins =
    change.coins === 0 ? [] : [text('log.change.coins', { amount: change.coins, size: Math.abs(change.coins) })];
  const tracks = TRACKS.flatMap((track) => {
    const amount = change.tracks[track] ?? 0;
    return amount === 0 ? [] : [text('log.change.track', { amount, track: text(`track.${track}`) })];
  });
  // A hyphen before a number goes unsaid.
  return [...coins, ...tracks].map((words) => words.replace(/-(?=\d)/, '−'));
}

/** Returns the colour of a card as it stands behind its title for those who do not see it; none where the sentence names it. */
export const colourAside = (id: CardId, { parts }: Sentence, text: Text): string =>
  'colour' in parts ? '' : ` (${text(`colour.${cardOf(id).colour}`)})`;

/** Returns a part of a sentence as words. */
export function partText(part: Part, sentence: Sentence, text: Text): string | number {
  if (typeof part !== 'object') return part;
  if ('card' in part) return `${text.card(part.card)}${colourAside(part.card, sentence, text)}`;
  if ('names' in part) return text.list(part.names);
  return text(part.message);
}

/** Returns the log line of an event as plain words, every delta and the colours of cards included. */
export function sentenceWords(sentence: Sentence, text: Text): string {
  const values = Object.fromEntries(
    Object.entries(sentence.parts).map(([name, part]) => [name, partText(part, sentence, text)]),
  );
  const words = text(sentence.key, values);
  const deltas = sentence.change === null ? [] : changeWords(sentence.change, text);
  return deltas.length === 0 ? words : `${words} (${deltas.join(', ')})`;
}
