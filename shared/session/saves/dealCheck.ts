import type { Content } from '../../content/content.ts';
import { isInPlay } from '../../content/inPlay.ts';
import { monumentsInPlay } from '../../rules/pieces/monuments.ts';
import type { Deal } from '../../rules/position/position.ts';
import { COLOURS, type Colour } from '../../vocabulary/colours.ts';
import { deckSizeFor, type GameOptions } from '../../vocabulary/options.ts';
import { EPOCHS, type Epoch } from '../../vocabulary/time.ts';

/* Whether a deal from outside could have been shuffled and dealt from a content at all (rules §2, §3.1). */

/** What is wrong with a deal, as `decks.2.red: 2-red-99`. */
type Problems = Generator<string, void>;

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** Checks that `ids` are `count` different ones of the `possible` ids. */
function* drawnProblems(place: string, ids: readonly string[], possible: readonly string[], count: number): Problems {
  if (ids.length !== count) yield `${place}: ${ids.length} instead of ${count}`;
  const left = new Set(possible);
  for (const id of ids) if (!left.delete(id)) yield `${place}: ${id}`;
}

/** Deck and box of a colour must together be exactly the cards in play. */
function* stackProblems(
  options: GameOptions,
  deal: Deal,
  inPlay: readonly string[],
  epoch: Epoch,
  colour: Colour,
): Problems {
  const place = `${epoch}.${colour}`;
  const left = new Set(inPlay);
  for (const part of ['decks', 'box'] as const) {
    for (const id of deal[part][epoch][colour]) if (!left.delete(id)) yield `${part}.${place}: ${id}`;
  }
  const size = deckSizeFor(options);
  const { length } = deal.decks[epoch][colour];
  if (length !== size) yield `decks.${place}: ${length} instead of ${size}`;
  for (const id of left) yield `box.${place}: ${id} is missing`;
}

function* cardProblems(options: GameOptions, content: Content, deal: Deal): Problems {
  const inPlay = content.cards.filter((card) => isInPlay(card, options));
  for (const epoch of EPOCHS) {
    for (const colour of COLOURS) {
      const stack = inPlay.filter((card) => card.epoch === epoch && card.colour === colour);
      yield* stackProblems(options, deal, idsOf(stack), epoch, colour);
    }
  }
}

function* problemsOf(options: GameOptions, content: Content, deal: Deal): Problems {
  const { seats } = options;
  yield* drawnProblems('segments', deal.segments, COLOURS, COLOURS.length);
  yield* drawnProblems('setupCards', deal.setupCards, idsOf(content.setupCards), seats);
  yield* cardProblems(options, content, deal);
  for (const { level, tiles } of content.colonies)
    yield* drawnProblems(`colonies.${level}`, deal.colonies[level], idsOf(tiles), seats);
  const monuments = monumentsInPlay(content, options);
  yield* drawnProblems('monuments', deal.monuments, monuments, Math.min(seats, monuments.length));
}

/** Says which part of a deal is impossible under the options, as `decks.2.red: 2-red-99`; `null` when nothing is. */
export const checkDeal = (options: GameOptions, content: Content, deal: Deal): string | null =>
  problemsOf(options, content, deal).next().value ?? null;

const textOf = ({ segments, setupCards, decks, box, colonies, monuments }: Deal): string =>
  JSON.stringify([
    segments,
    setupCards,
    EPOCHS.map((epoch) => COLOURS.map((colour) => [decks[epoch][colour], box[epoch][colour]])),
    Object.entries(colonies),
    monuments,
  ]);

/** Whether two deals are the same, card by card. */
export const isSameDeal = (one: Deal, other: Deal): boolean => textOf(one) === textOf(other);
