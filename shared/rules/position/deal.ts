import { type Card, type Content, contentOf } from '../../content/content.ts';
import { isInPlay, setsInPlay } from '../../content/inPlay.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { deckSizeFor, type GameOptions } from '../../vocabulary/options.ts';
import type { CardId, ColonyLevel, ContentId } from '../../vocabulary/pieces.ts';
import { monumentsInPlay } from '../pieces/monuments.ts';
import { byColour, byEpoch, ofColour } from './byKey.ts';
import type { Deal, Layout, OpenDeal, Stacks } from './position.ts';
import { dealStreams, type Random, shuffled } from './random.ts';

const idsIn = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** The cards in play, in the order of the content. */
function sortCards(content: Content, options: GameOptions): Stacks<Card> {
  const stacks = byEpoch(() => byColour((): Card[] => []));
  for (const card of content.cards) if (isInPlay(card, options)) stacks[card.epoch][card.colour].push(card);
  return stacks;
}

/** What was sorted already, by the sets in play: the same for every game with these, and bots deal by the thousand. */
const sorted = new WeakMap<Content, Map<string, Stacks<Card>>>();

function stacksOf(content: Content, options: GameOptions): Stacks<Card> {
  const known = sorted.get(content) ?? new Map<string, Stacks<Card>>();
  const key = setsInPlay(options).join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const stacks = sortCards(content, options);
  sorted.set(content, known.set(key, stacks));
  return stacks;
}

/** What `change` makes of every stack. */
const mapStacks = <T, U>(stacks: Stacks<T>, change: (cards: readonly T[]) => readonly U[]): Stacks<U> =>
  byEpoch((epoch) => byColour((colour) => change(ofColour(stacks[epoch], colour))));

function dealCards(content: Content, options: GameOptions, random: Random): Pick<Layout, 'decks' | 'box'> {
  const stacks = stacksOf(content, options);
  const size = deckSizeFor(options);
  const mixed = mapStacks(stacks, (cards) => shuffled(cards, random));
  return {
    decks: mapStacks(mixed, (cards) => cards.slice(0, size)),
    box: mapStacks(mixed, (cards) => cards.slice(size)),
  };
}

function dealColonies({ colonies }: Content, { seats }: GameOptions, random: Random): Deal['colonies'] {
  const dealt: Partial<Record<ColonyLevel, string[]>> = {};
  for (const { level, tiles } of colonies) dealt[level] = shuffled(idsIn(tiles), random).slice(0, seats);
  return dealt as Record<ColonyLevel, string[]>;
}

/** Shuffles and deals everything for a whole game: a function of the seed (rules §2, §3.1, §10.1). */
export function shuffle(options: GameOptions, content: Content, seed: number): Layout & OpenDeal {
  const random = dealStreams(seed);
  const segments = shuffled(COLOURS, random.setup);
  const setupCards = shuffled(idsIn(content.setupCards), random.setup).slice(0, options.seats);
  return {
    segments,
    setupCards,
    ...dealCards(content, options, random.decks),
    colonies: dealColonies(content, options, random.colonies),
    monuments: shuffled(monumentsInPlay(content, options), random.monuments).slice(0, options.seats),
  };
}

/** Names every card by its id. */
export const namedStacks = (stacks: Stacks<Card>): Stacks<CardId> => mapStacks(stacks, idsIn);

/** What the seed deals, as plain data. Throws a RangeError when nobody has registered the content. */
export function dealOf(options: GameOptions, content: ContentId, seed: number): Deal {
  const dealt = shuffle(options, contentOf(content), seed);
  return { ...dealt, decks: namedStacks(dealt.decks), box: namedStacks(dealt.box) };
}

/** The layout of a deal that was told. Throws a RangeError when it names a card that the content does not have. */
export function layoutOf({ decks, box, colonies, monuments }: Deal, content: Content): Layout {
  const cardsOf = (ids: readonly CardId[]): Card[] => ids.map(content.card);
  return { decks: mapStacks(decks, cardsOf), box: mapStacks(box, cardsOf), colonies, monuments };
}
