import type { Content } from '../../content/content.ts';
import { byColour, byEpoch } from '../../rules/position/byKey.ts';
import type { Deal } from '../../rules/position/position.ts';
import { type Random, randomStream, shuffled } from '../../rules/position/random.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import { EPOCHS } from '../../vocabulary/time.ts';

/** A deal in which all unknown pieces were dealt anew, and which card took the place of which. */
export interface Redeal {
  readonly deal: Deal;
  /** The card that now lies where `card` lay; the card itself if it was known. */
  readonly inPlaceOf: (card: CardId) => CardId;
}

/**
 * Fills the places of unknown pieces at random with unknown pieces of the `pool`; known ones stay. The pool is sorted
 * first, so that the same seed gives the same result wherever the pieces lay before. Nothing of the old order survives,
 * even for somebody who knows the seed.
 */
function refill(
  places: readonly string[],
  pool: readonly string[],
  known: ReadonlySet<string>,
  random: Random,
): string[] {
  const fresh = shuffled(pool.filter((piece) => !known.has(piece)).sort(), random);
  return places.map((piece) => (known.has(piece) ? piece : (fresh.pop() as string)));
}

function redealCards({ decks, box }: Deal, known: ReadonlySet<string>, random: Random): Redeal['inPlaceOf'] {
  const fresh = new Map<CardId, CardId>();
  for (const epoch of EPOCHS) {
    for (const colour of COLOURS) {
      const stack = [...decks[epoch][colour], ...box[epoch][colour]];
      for (const [place, card] of refill(stack, stack, known, random).entries())
        fresh.set(stack[place] as CardId, card);
    }
  }
  return (card) => fresh.get(card) ?? card;
}

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** Colony tiles that were left out of the stacks are as unknown as those in them, and may be dealt now. */
function redealTiles(content: Content, deal: Deal, known: ReadonlySet<string>, random: Random) {
  const stacks = content.colonies.map(({ level, tiles }) => [
    level,
    refill(deal.colonies[level], idsOf(tiles), known, random),
  ]);
  return {
    colonies: Object.fromEntries(stacks) as Deal['colonies'],
    monuments: refill(deal.monuments, idsOf(content.monuments.tiles), known, random),
  };
}

/**
 * Deals everything anew that is not `known` (ids of cards, colony tiles and monuments). Cards change places with others
 * of their epoch and colour, in decks and boxes. `seed`: an integer, 0 … 2³²−1.
 */
export function redeal(content: Content, deal: Deal, known: ReadonlySet<string>, seed: number): Redeal {
  const inPlaceOf = redealCards(deal, known, randomStream(seed, 'decks'));
  const moved = (part: Deal['decks']): Deal['decks'] =>
    byEpoch((epoch) => byColour((colour) => part[epoch][colour].map(inPlaceOf)));
  const { segments, setupCards } = deal;
  const tiles = redealTiles(content, deal, known, randomStream(seed, 'colonies'));
  return { deal: { segments, setupCards, decks: moved(deal.decks), box: moved(deal.box), ...tiles }, inPlaceOf };
}
