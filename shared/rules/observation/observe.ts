import type { Card, Content } from '../../content/content.ts';
import { type Colour, numberOfColour } from '../../vocabulary/colours.ts';
import { type CardId, COLONY_LEVELS } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Decision, Step } from '../../vocabulary/time.ts';
import { coloniesLeft } from '../pieces/colonies.ts';
import { boxSize } from '../pieces/freeCards.ts';
import { monumentsLeft } from '../pieces/monuments.ts';
import { scoreSeat } from '../pieces/scoring.ts';
import { byColour } from '../position/byKey.ts';
import { contentIn, type Position, seatOf } from '../position/position.ts';
import { copyOpen, type OpenState, type SeatState } from '../position/seat.ts';
import type { Observation, ObservedPile, ObservedSeat } from './observation.ts';

/** What the flow says of a position: which decision is due, and whose. */
export interface Due {
  /** `null` when nobody has to decide: the game is over. */
  readonly decision: Decision | null;
  /** The step that the decision belongs to, as game records name it (rules §13). */
  readonly step: Step | null;
  /** From the first player clockwise; several in a secret decision. */
  readonly deciders: readonly Seat[];
  readonly isOver: boolean;
}

const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ id }) => id);

/** Cards still in the deck of a colour. */
const deckSize = (position: Position, colour: Colour): number =>
  position.layout.decks[position.epoch][colour].length - position.drawn[colour];

function observePile(position: Position, colour: Colour): ObservedPile {
  const cards = idsOf(position.piles[numberOfColour(colour)]);
  return { size: cards.length, top: cards.at(-1) ?? null, buried: cards.slice(0, -1) };
}

/** What lies open before a seat: everybody sees the same of it. */
type OpenFacts = OpenState & Pick<ObservedSeat, 'cards' | 'score'>;

/** Returns what lies open before a seat (rules §11), and what it would score with it. */
export function openFactsOf(content: Content, state: SeatState): OpenFacts {
  return { ...copyOpen(state), cards: idsOf(state.cards), score: scoreSeat(content, state) };
}

/**
 * A seat as `viewer` may see it. Drawn cards, face-down cards, the recorded decision and an unrevealed side are
 * included only for its own seat (rules §11).
 */
function observeSeat(position: Position, seat: Seat, viewer: Seat | null, sidesAreOpen: boolean): ObservedSeat {
  const state: SeatState = seatOf(position, seat);
  const own = seat === viewer;
  return {
    ...openFactsOf(contentIn(position), state),
    faceDown: state.faceDown.map(({ colour, id }) => ({ colour, card: own ? id : null })),
    setupCard: position.table.setupCards[seat] as string,
    side: own || sidesAreOpen ? state.side : null,
    hand: own || state.hand.length === 0 ? idsOf(state.hand) : null,
    decided: state.choice !== null || (!sidesAreOpen && state.side !== null),
    choice: own ? state.choice : null,
  };
}

/**
 * Returns all that `viewer` may know (rules §11), or what everybody may know for `null`.
 * Nothing else of the position can be derived from it: exchanging hidden cards does not change it.
 */
export function observePosition(position: Position, due: Due, viewer: Seat | null): Observation {
  const sidesAreOpen = due.decision !== 'chooseSide';
  return {
    viewer,
    options: position.table.options,
    content: position.table.content,
    segments: position.table.segments,
    emblems: position.table.emblems,
    leaders: position.table.leaders,
    epoch: position.epoch,
    phase: position.phase,
    decision: due.decision,
    step: due.step,
    deciders: due.deciders,
    wheel: { rotation: position.rotation < 0 ? null : position.rotation, turns: position.turns },
    decks: byColour((colour) => (due.decision === 'chooseSide' ? 0 : deckSize(position, colour))),
    piles: byColour((colour) => observePile(position, colour)),
    colonies: COLONY_LEVELS.map((level) => ({ level, left: coloniesLeft(position, level) })),
    monuments: monumentsLeft(position),
    box: byColour((colour) => boxSize(position, colour)),
    seats: position.seats.map((_, seat) => observeSeat(position, seat, viewer, sidesAreOpen)),
    turn: {
      actionsLeft: position.actionsLeft,
      paymentLeft: position.paymentLeft,
      feedingPayments: position.feedingPayments,
      marketCoins: position.marketCoins,
      freeCards: position.freeCards,
    },
    result: position.result,
  };
}
