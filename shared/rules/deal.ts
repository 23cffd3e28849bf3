import { type Card, type Content, contentOf } from '../content/content.ts';
import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { GameOptions } from '../vocabulary/options.ts';
import type { CardId, ColonyLevel, ContentId } from '../vocabulary/pieces.ts';
import type { Epoch } from '../vocabulary/time.ts';
import { byColour, byEpoch } from './byKey.ts';
import type { Deal } from './position.ts';
import { dealStreams, type Random, shuffled } from './random.ts';

/** Whether a card is in play under the options (rules §1.2, §10.3). */
export function isInPlay(card: Card, options: GameOptions): boolean {
  if (card.set === 'nobles') return options.expansions.includes('nobles');
  return card.set === 'base' || options.mode === 'advanced';
}

/** Cards in a deck: two for each seat (rules §3.1). */
export const deckSizeFor = (options: GameOptions): number => 2 * options.seats;

const idsIn = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** The cards in play, in the order of the content. */
type Stacks = Readonly<Record<Epoch, Readonly<Record<Colour, readonly CardId[]>>>>;

function sortCards(content: Content, options: GameOptions): Stacks {
  const stacks = byEpoch(() => byColour((): CardId[] => []));
  for (const card of content.cards) if (isInPlay(card, options)) stacks[card.epoch][card.colour].push(card.id);
  return stacks;
}

/** What was sorted already: the same for every game with the same cards, and bots deal by the thousand. */
const sorted = new WeakMap<Content, Map<string, Stacks>>();

function stacksOf(content: Content, options: GameOptions): Stacks {
  const known = sorted.get(content) ?? new Map<string, Stacks>();
  sorted.set(content, known);
  const key = `${options.mode} ${options.expansions.includes('nobles')}`;
  const stacks = known.get(key) ?? sortCards(content, options);
  known.set(key, stacks);
  return stacks;
}

/** The part of every stack that `cut` leaves of it. */
const cutStacks = (stacks: Stacks, cut: (cards: readonly CardId[]) => readonly CardId[]): Stacks =>
  byEpoch((epoch) => byColour((colour) => cut(stacks[epoch][colour])));

function dealCards(content: Content, options: GameOptions, random: Random): Pick<Deal, 'decks' | 'box'> {
  const stacks = cutStacks(stacksOf(content, options), (cards) => shuffled(cards, random));
  const size = deckSizeFor(options);
  return {
    decks: cutStacks(stacks, (cards) => cards.slice(0, size)),
    box: cutStacks(stacks, (cards) => cards.slice(size)),
  };
}

function dealColonies(content: Content, options: GameOptions, random: Random): Deal['colonies'] {
  const stacks = content.colonies.map(({ level, tiles }) => [
    level,
    shuffled(idsIn(tiles), random).slice(0, options.seats),
  ]);
  return Object.fromEntries(stacks) as Record<ColonyLevel, string[]>;
}

function dealMonuments(content: Content, options: GameOptions, random: Random): Deal['monuments'] {
  if (!options.expansions.includes('monuments')) return [];
  return shuffled(idsIn(content.monuments.tiles), random).slice(0, options.seats);
}

/** Shuffles and deals everything for a whole game: a function of the seed (rules §2, §3.1, §10.1). */
export function dealOf(options: GameOptions, contentId: ContentId, seed: number): Deal {
  const content = contentOf(contentId);
  const random = dealStreams(seed);
  const segments = shuffled(COLOURS, random.setup);
  const setupCards = shuffled(idsIn(content.setupCards), random.setup).slice(0, options.seats);
  return {
    segments,
    setupCards,
    ...dealCards(content, options, random.decks),
    colonies: dealColonies(content, options, random.colonies),
    monuments: dealMonuments(content, options, random.monuments),
  };
}
