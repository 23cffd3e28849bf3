import { type Card, type Content, contentOf } from '../content/content.ts';
import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { GameOptions } from '../vocabulary/options.ts';
import type { CardId, ColonyLevel, ContentId } from '../vocabulary/pieces.ts';
import type { Epoch } from '../vocabulary/time.ts';
import { byColour, byEpoch } from './byKey.ts';
import type { Deal } from './position.ts';
import { randomStream, shuffled } from './random.ts';

/** Whether a card is in play under the options (rules §1.2, §10.3). */
export function isInPlay(card: Card, options: GameOptions): boolean {
  if (card.set === 'nobles') return options.expansions.includes('nobles');
  return card.set === 'base' || options.mode === 'advanced';
}

/** Cards in a deck: two for each seat (rules §3.1). */
export const deckSizeFor = (options: GameOptions): number => 2 * options.seats;

const idsOf = (cards: readonly Card[], epoch: Epoch, colour: Colour): CardId[] =>
  cards.filter((card) => card.epoch === epoch && card.colour === colour).map((card) => card.id);

const idsIn = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

function dealCards(content: Content, options: GameOptions, seed: number): Pick<Deal, 'decks' | 'box'> {
  const random = randomStream(seed, 'decks');
  const cards = content.cards.filter((card) => isInPlay(card, options));
  const stacks = byEpoch((epoch) => byColour((colour) => shuffled(idsOf(cards, epoch, colour), random)));
  const size = deckSizeFor(options);
  return {
    decks: byEpoch((epoch) => byColour((colour) => stacks[epoch][colour].slice(0, size))),
    box: byEpoch((epoch) => byColour((colour) => stacks[epoch][colour].slice(size))),
  };
}

function dealColonies(content: Content, options: GameOptions, seed: number): Deal['colonies'] {
  const random = randomStream(seed, 'colonies');
  const stacks = content.colonies.map(({ level, tiles }) => [
    level,
    shuffled(idsIn(tiles), random).slice(0, options.seats),
  ]);
  return Object.fromEntries(stacks) as Record<ColonyLevel, string[]>;
}

function dealMonuments(content: Content, options: GameOptions, seed: number): Deal['monuments'] {
  if (!options.expansions.includes('monuments')) return [];
  return shuffled(idsIn(content.monuments.tiles), randomStream(seed, 'monuments')).slice(0, options.seats);
}

/** Shuffles and deals everything for a whole game: a function of the seed (rules §2, §3.1, §10.1). */
export function dealOf(options: GameOptions, contentId: ContentId, seed: number): Deal {
  const content = contentOf(contentId);
  const random = randomStream(seed, 'setup');
  const segments = shuffled(COLOURS, random);
  const setupCards = shuffled(idsIn(content.setupCards), random).slice(0, options.seats);
  return {
    segments,
    setupCards,
    ...dealCards(content, options, seed),
    colonies: dealColonies(content, options, seed),
    monuments: dealMonuments(content, options, seed),
  };
}
