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
  /** The face-up pile, top first. */
  readonly pile: readonly CardId[];
  /** Cards that may be in deck or hands, or are out of the game: nobody has shown them yet. */
  readonly unseen: readonly CardId[];
}

/** The cards that were sold or given up openly, or by the viewer: no position shows them any more. */
const goneBy = (events: readonly GameEvent[]): ReadonlySet<CardId | null> =>
  new Set(events.map((event) => (event.type === 'cardSold' || event.type === 'cardRemoved' ? event.card : null)));

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
 * viewer sees or remembers of the piles, and what `events` told it of cards that have left the game (rules §11: each seat
 * may remember what it saw).
 */
export function poolsOf(view: Observation, epoch: Epoch, events: readonly GameEvent[]): readonly Pool[] {
  const gone = goneBy(events);
  const isNow = epoch === view.epoch;
  const known = cardsInPlay(view)[epoch];
  return view.segments.map((colour) => {
    const { top, buried } = view.piles[colour];
    return {
      colour,
      deck: isNow ? deckOf(view, colour) : deckSizeFor(view.options),
      hands: isNow ? handsAt(view, colour) : 0,
      pile: isNow && top !== null ? [...buried, top].reverse() : [],
      unseen: known[colour].unseen.map(({ id }) => id).filter((id) => !gone.has(id)),
    };
  });
}
