import type { Observation } from '../rules/observation/observation.ts';
import { cardsInPlay } from '../rules/observation/unknown.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import { CARDS_DRAWN, deckSizeFor } from '../vocabulary/options.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import type { Epoch } from '../vocabulary/time.ts';
import { colourInFront } from '../vocabulary/wheel.ts';

/** The cards of one colour and epoch that may still come, as far as one may know. */
export interface Pool {
  readonly colour: Colour;
  /** Cards face down in the deck, and in the hands of others, that are dealt from the unseen ones. */
  readonly deck: number;
  readonly hands: number;
  /** The face-up pile, top first. */
  readonly pile: readonly CardId[];
  /** Cards that nobody has shown yet: they lie in the deck, in hands, or out of the game. */
  readonly unseen: readonly CardId[];
}

/** The cards that were sold or removed in sight of the viewer. No observation shows them any more. */
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
 * Returns the pools of every colour of an epoch (the running one or a later one), clockwise on the board, from what the
 * viewer sees and remembers of the piles, and from what `events` told it of cards that have left the game (rules §11:
 * each seat may remember what it saw).
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
