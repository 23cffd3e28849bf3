import { type Content, contentOf } from '../content/content.ts';
import type { Observation, ObservedSeat } from '../rules/observation/observation.ts';
import { seatAsSeen } from '../rules/observation/seatAsSeen.ts';
import { reachedColonies } from '../rules/pieces/colonies.ts';
import { unfedCards } from '../rules/pieces/feeding.ts';
import { medalsHeld } from '../rules/pieces/medals.ts';
import { requirementFor } from '../rules/pieces/requirements.ts';
import { reachedStatues } from '../rules/pieces/statues.ts';
import { cardsOwned } from '../rules/pieces/tableau.ts';
import { loanCards } from '../rules/pieces/tiles.ts';
import { byColour } from '../rules/position/byKey.ts';
import type { SeatState } from '../rules/position/seat.ts';
import { type Colour, numberOfColour } from '../vocabulary/colours.ts';
import type { Change } from '../vocabulary/events.ts';
import type { CardId, ColonyLevel, Medal, StatueRequirement } from '../vocabulary/pieces.ts';
import { TRACKS, type Track, type Tracks } from '../vocabulary/tracks.ts';

/** Whether a seat has a colony or statue, can take it without paying for the requirement, or is too far away. */
export type Standing = 'taken' | 'reached' | 'far';

/** What a seat requires on a track for a colony or a statue, after every effect of its cards (rules §7.2, §7.3, §9). */
export interface Step {
  readonly needed: number;
  readonly standing: Standing;
}

export interface ColonyStep extends Step {
  readonly level: ColonyLevel;
}

export interface StatueStep extends Step {
  readonly requirement: StatueRequirement;
}

/** How many cards a seat has, can feed, has paid for and cannot feed (rules §7.4, §9 `payToFeed`). */
export interface Hunger {
  readonly cards: number;
  readonly food: number;
  readonly paid: number;
  readonly unfed: number;
}

/** Facts that follow from what lies open before a seat. */
export interface SeatFacts {
  /** Cards that it owns, those that lie face down included (rules §10.3 `freeCard`). */
  readonly cards: number;
  readonly cardsOf: Readonly<Record<Colour, number>>;
  /** Steps of food beyond the cards, below 0 where some are missing: what a marketplace asks for (rules §10.2). */
  readonly foodLeft: number;
  /** In the order of the content, which is that of the board. */
  readonly colonies: readonly ColonyStep[];
  readonly statues: readonly StatueStep[];
  /** Colonies that were integrated, and those that were plundered (rules §7.2). */
  readonly integrated: number;
  readonly plundered: number;
  readonly medals: Readonly<Record<Medal, number>>;
  /** Bonus tiles of any colour that are not used. */
  readonly tiles: number;
  /** Cards on which a lent tile lies (rules §10.3 `tileLoan`). */
  readonly loans: readonly CardId[];
  /** Coins locked below the stall (rules §10.2). */
  readonly lockedCoins: number;
  /** Steps by which the track of choice rises when a colony is integrated (rules §10.3 `allyBonus`). */
  readonly allySteps: number;
  /** The colours without discount for the seat, each with the card that takes it away (rules §10.3 `noDiscount`). */
  readonly fullPrice: Readonly<Partial<Record<Colour, CardId>>>;
  /**
   * The hunger once the seat has paid for `payments` cards in its feeding. `payments` is 0 before and outside of its
   * feeding.
   */
  hungerAfter(payments: number): Hunger;
}

/** The part of an observation that names the content. */
type Numbers = Pick<Observation, 'content'>;

/** Caches a function by the observed seat, which never changes and is asked about from many places. */
function remembered<T>(make: (view: Numbers, seat: ObservedSeat) => T): (view: Numbers, seat: ObservedSeat) => T {
  const known = new WeakMap<ObservedSeat, T>();
  return (view, seat) => {
    const found = known.get(seat) ?? make(view, seat);
    known.set(seat, found);
    return found;
  };
}

/** Returns a seat of an observation in the rules' own form. It is the same object each time: do not change it. */
export const stateOf = remembered<SeatState>((view, seat) => seatAsSeen(seat, contentOf(view.content)));

/**
 * Returns the facts of a seat, computed by the rules' own functions and kept as long as the seat object lives. Throws a
 * RangeError when nobody has registered the content of `view`.
 * @param view the observation that the seat is part of
 */
export const factsOf = remembered<SeatFacts>((view, seat) => makeFacts(stateOf(view, seat), contentOf(view.content)));

/**
 * The colonies and statues that came into reach by a change of a seat's tracks, and that it has not taken (rules §7.2,
 * §7.3).
 */
export function reachedBy(
  view: Numbers,
  seat: ObservedSeat,
  { tracks }: Change,
): { readonly colonies: readonly ColonyStep[]; readonly statues: readonly StatueStep[] } {
  const { colonies, statues } = factsOf(view, seat);
  const passedOn = (track: Track) => {
    const after = seat.tracks[track];
    const before = after - (tracks[track] ?? 0);
    return ({ needed, standing }: Step) => standing !== 'taken' && before < needed && needed <= after;
  };
  return { colonies: colonies.filter(passedOn('military')), statues: statues.filter(passedOn('culture')) };
}

function makeFacts(state: SeatState, content: Content): SeatFacts {
  const integrated = state.colonies.filter(({ tile }) => tile !== null).length;
  const cards = cardsOwned(state);
  return {
    cards,
    cardsOf: byColour((colour) => state.counts[numberOfColour(colour)]),
    foodLeft: state.tracks.food - cards,
    colonies: colonySteps(state, content),
    statues: statueSteps(state, content),
    integrated,
    plundered: state.colonies.length - integrated,
    medals: { silver: medalsHeld(state, 'silver'), gold: medalsHeld(state, 'gold') },
    tiles: sumOf(state.tiles),
    loans: loanCards(state).map(({ id }) => id),
    lockedCoins: sumOf(state.stall) + state.stall.points,
    allySteps: state.effects.allyBonus,
    fullPrice: fullPriceOf(state),
    hungerAfter: (paid) => ({ cards, food: Math.max(0, state.tracks.food), paid, unfed: unfedCards(state, paid) }),
  };
}

const sumOf = (tracks: Tracks): number => TRACKS.reduce((sum, track) => sum + tracks[track], 0);

function standingOf(isTaken: boolean, isReached: boolean): Standing {
  if (isTaken) return 'taken';
  return isReached ? 'reached' : 'far';
}

function colonySteps(state: SeatState, content: Content): readonly ColonyStep[] {
  const reached = reachedColonies(content, state);
  return content.colonies.map(({ level, requirement }) => ({
    level,
    needed: requirementFor(state, requirement),
    standing: standingOf(
      state.colonies.some((taken) => taken.level === level),
      reached.includes(level),
    ),
  }));
}

function statueSteps(state: SeatState, content: Content): readonly StatueStep[] {
  const reached = reachedStatues(content, state);
  return content.statues.map(({ requirement }) => ({
    requirement,
    needed: requirementFor(state, requirement),
    standing: standingOf(
      state.statues.some((carved) => carved.requirement === requirement),
      reached.includes(requirement),
    ),
  }));
}

function fullPriceOf({ effects }: SeatState): SeatFacts['fullPrice'] {
  const keepers: Partial<Record<Colour, CardId>> = {};
  for (const { id, colour, effect } of effects.cards) if (effect?.type === 'noDiscount') keepers[colour] ??= id;
  return keepers;
}
