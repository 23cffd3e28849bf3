import { contentOf } from '../content/content.ts';
import type { Observation } from '../rules/observation/observation.ts';
import { cardsInPlay } from '../rules/observation/unknown.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import { CARDS_DRAWN, deckSizeFor } from '../vocabulary/options.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import type { Epoch } from '../vocabulary/time.ts';
import { colourInFront } from '../vocabulary/wheel.ts';

/** What may still come of one colour and epoch, as far as one may know. */
export interface Pool {
  readonly colour: Colour;
  /** Cards face down in the deck, and in the hands of others, that are dealt from the unseen ones. */
  readonly deck: number;
  readonly hands: number;
  /** The face-up pile, top first: what everybody has seen being put on it. `null` if nobody remembers. */
  readonly pile: readonly (CardId | null)[];
  /** Cards that may be in deck or hands, or are out of the game: nobody has shown them yet. */
  readonly unseen: readonly CardId[];
}

/** What the viewer was told of single cards. */
interface Told {
  /** Laid face up on a pile, in this order. */
  readonly laid: readonly CardId[];
  /** Sold or given up openly, or by the viewer. */
  readonly gone: ReadonlySet<CardId>;
  readonly taken: ReadonlySet<CardId>;
}

function toldBy(events: readonly GameEvent[]): Told {
  const laid: CardId[] = [];
  const gone = new Set<CardId>();
  const taken = new Set<CardId>();
  for (const event of events) {
    if (event.type === 'cardDiscarded') laid.push(event.card);
    else if (event.type === 'cardBought') taken.add(event.card);
    else if ((event.type === 'cardSold' || event.type === 'cardRemoved') && event.card !== null) gone.add(event.card);
  }
  return { laid, gone, taken };
}

/** Cards drawn from a deck by seats whose hand the viewer cannot see (rules §4.1). */
function handsAt(view: Observation, colour: Colour): number {
  const { rotation, turns } = view.wheel;
  if (rotation === null) return 0;
  const drawing = view.seats.filter(
    ({ hand }, seat) => hand === null && colourInFront(view, seat, rotation + turns) === colour,
  );
  return CARDS_DRAWN * drawing.length;
}

/** Before the first epoch begins no deck is dealt yet, but it is known how large it will be (rules §3.1). */
const deckOf = (view: Observation, colour: Colour): number =>
  view.decision === 'chooseSide' ? deckSizeFor(view.options) : view.decks[colour];

/**
 * Returns what may still come of every colour of the running epoch or a later one, clockwise on the board: from what the
 * viewer sees, and what `events` told it of cards that are not in sight any more (rules §11: each seat may remember what
 * it saw). Without events what lies covered counts as unseen.
 */
export function poolsOf(view: Observation, epoch: Epoch, events: readonly GameEvent[]): readonly Pool[] {
  const told = toldBy(events);
  const isNow = epoch === view.epoch;
  const known = cardsInPlay(view)[epoch];
  return view.segments.map((colour) => {
    const pile = isNow ? pileOf(view, colour, told) : [];
    const lost = new Set([...told.gone, ...pile]);
    return {
      colour,
      deck: isNow ? deckOf(view, colour) : deckSizeFor(view.options),
      hands: isNow ? handsAt(view, colour) : 0,
      pile,
      unseen: known[colour].unseen.map(({ id }) => id).filter((id) => !lost.has(id)),
    };
  });
}

/** A pile from the top down: each card was laid upon the one before. */
function pileOf(view: Observation, colour: Colour, { laid, gone, taken }: Told): readonly (CardId | null)[] {
  const { size, top } = view.piles[colour];
  if (top === null) return [];
  const content = contentOf(view.content);
  const covered = laid.filter((id) => {
    const card = content.card(id);
    return card.colour === colour && card.epoch === view.epoch && id !== top && !gone.has(id) && !taken.has(id);
  });
  return [top, ...Array.from({ length: size - 1 }, (_, depth) => covered.at(-1 - depth) ?? null)];
}
