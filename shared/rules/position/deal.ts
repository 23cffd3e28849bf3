import { type Card, type Content, contentOf } from '../../content/content.ts';
import { bitsOfSets, isInPlay } from '../../content/inPlay.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { deckSizeFor, type GameOptions } from '../../vocabulary/options.ts';
import type { CardId, ContentId, SetupCardId } from '../../vocabulary/pieces.ts';
import { monumentsInPlay } from '../pieces/monuments.ts';
import { byColour, byEpoch, byLevel, ofColour } from './byKey.ts';
import type { Deal, Layout, OpenDeal, Stacks } from './position.ts';
import { dealStreams, type Random, shuffled } from './random.ts';

const idsIn = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** What is dealt, before it is shuffled: in the order of the content. */
interface Unshuffled {
  readonly setupCards: readonly SetupCardId[];
  readonly cards: Stacks<Card>;
  readonly colonies: Deal['colonies'];
}

function sortCards(content: Content, options: GameOptions): Stacks<Card> {
  const stacks = byEpoch(() => byColour((): Card[] => []));
  for (const card of content.cards) if (isInPlay(card, options)) stacks[card.epoch][card.colour].push(card);
  return stacks;
}

const sortPieces = (content: Content, options: GameOptions): Unshuffled => ({
  setupCards: idsIn(content.setupCards),
  cards: sortCards(content, options),
  colonies: byLevel((level) => idsIn(content.colony(level).tiles)),
});

/**
 * The unshuffled pieces of each content, by the sets in play. They are the same in every such game, and bots deal by
 * the thousand, so they are kept.
 */
const sorted = new WeakMap<Content, Unshuffled[]>();

function piecesOf(content: Content, options: GameOptions): Unshuffled {
  const known = sorted.get(content) ?? [];
  const sets = bitsOfSets(options);
  const found = known[sets];
  if (found !== undefined) return found;
  const pieces = sortPieces(content, options);
  known[sets] = pieces;
  sorted.set(content, known);
  return pieces;
}

/** What `change` makes of every stack. */
const mapStacks = <T, U>(stacks: Stacks<T>, change: (cards: readonly T[]) => readonly U[]): Stacks<U> =>
  byEpoch((epoch) => byColour((colour) => change(ofColour(stacks[epoch], colour))));

function dealCards(stacks: Stacks<Card>, options: GameOptions, random: Random): Pick<Layout, 'decks' | 'box'> {
  const size = deckSizeFor(options);
  const mixed = mapStacks(stacks, (cards) => shuffled(cards, random));
  return {
    decks: mapStacks(mixed, (cards) => cards.slice(0, size)),
    box: mapStacks(mixed, (cards) => cards.slice(size)),
  };
}

/** Shuffles stack by stack in the order of the content. Any other order would give other deals for the same seeds. */
function dealColonies(
  { colonies }: Content,
  tiles: Deal['colonies'],
  { seats }: GameOptions,
  random: Random,
): Deal['colonies'] {
  const dealt = byLevel((level) => tiles[level]);
  for (const { level } of colonies) dealt[level] = shuffled(tiles[level], random).slice(0, seats);
  return dealt;
}

/** Shuffles and deals everything for a whole game: a function of the seed (rules §2, §3.1, §10.1). */
export function shuffle(options: GameOptions, content: Content, seed: number): Layout & OpenDeal {
  const random = dealStreams(seed);
  const pieces = piecesOf(content, options);
  const segments = shuffled(COLOURS, random.setup);
  const setupCards = shuffled(pieces.setupCards, random.setup).slice(0, options.seats);
  const { decks, box } = dealCards(pieces.cards, options, random.decks);
  const colonies = dealColonies(content, pieces.colonies, options, random.colonies);
  const monuments = shuffled(monumentsInPlay(content, options), random.monuments).slice(0, options.seats);
  return { segments, setupCards, decks, box, colonies, monuments };
}

/** Replaces every card by its id. */
export const namedStacks = (stacks: Stacks<Card>): Stacks<CardId> => mapStacks(stacks, idsIn);

/** What the seed deals, as plain data. Throws a RangeError when nobody has registered the content. */
export function dealOf(options: GameOptions, content: ContentId, seed: number): Deal {
  const dealt = shuffle(options, contentOf(content), seed);
  return { ...dealt, decks: namedStacks(dealt.decks), box: namedStacks(dealt.box) };
}

/**
 * The layout of a deal that is given as plain data. Throws a RangeError when it names a card that the content does not
 * have.
 */
export function layoutOf({ decks, box, colonies, monuments }: Deal, content: Content): Layout {
  const cardsOf = (ids: readonly CardId[]): Card[] => ids.map(content.card);
  return { decks: mapStacks(decks, cardsOf), box: mapStacks(box, cardsOf), colonies, monuments };
}
