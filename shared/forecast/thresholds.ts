import { type Content, contentOf } from '../content/content.ts';
import type { Observation } from '../rules/observation/observation.ts';
import { medalPrice, medalsHeld } from '../rules/pieces/medals.ts';
import { paymentAllowance, paymentFor, requirementFor, UNPAYABLE } from '../rules/pieces/requirements.ts';
import { cardsOwned } from '../rules/pieces/tableau.ts';
import { hasUnusedTile } from '../rules/pieces/tiles.ts';
import type { SeatState } from '../rules/position/seat.ts';
import { bringsPieces, type PieceExpansion } from '../vocabulary/options.ts';
import { MARKETS, MEDALS, type Medal } from '../vocabulary/pieces.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { stateOf } from './seatFacts.ts';

/** What a threshold leads to; `at` tells those of a kind apart. */
export type Goal =
  | { readonly kind: 'colony' | 'statue'; readonly at: number }
  | { readonly kind: 'monument' }
  | { readonly kind: 'market'; readonly at: (typeof MARKETS)[number] }
  | { readonly kind: 'medal'; readonly at: Medal };

/**
 * How far a seat is from something. `done`: it has it. `reached`: it may have it. `payable`: what is missing can be paid
 * (rules §9 `payRequirement`). `blocked`: reached, but none is left, or no unused tile. `short`: something is missing.
 */
export type Reach = 'done' | 'reached' | 'payable' | 'blocked' | 'short';

export interface Threshold {
  readonly goal: Goal;
  readonly reach: Reach;
  /**
   * What it takes, in track steps or coins, after every effect of the seat: for a monument the military, for a
   * marketplace the income.
   */
  readonly needed: number;
  readonly missing: number;
  /** For a monument the missing culture, for a marketplace the missing food; else 0. */
  readonly missingToo: number;
  /** Coins that would be paid for what is missing. */
  readonly payment: number;
}

/** A seat, and what it shares with the others. */
interface Standing {
  readonly view: Observation;
  readonly content: Content;
  readonly state: SeatState;
}

const lacking = (needed: number, have: number): number => Math.max(0, needed - have);

/**
 * Returns everything that a seat can reach and how far it is from it, in the order of the board. Throws a RangeError
 * for a seat that is not at the table.
 */
export function thresholdsOf(view: Observation, seat: Seat): readonly Threshold[] {
  const seen = view.seats[seat];
  if (seen === undefined) throw new RangeError(`no such seat: ${seat}`);
  const content = contentOf(view.content);
  const standing = { view, content, state: stateOf(view, seen) };
  const { expansions } = view.options;
  return [
    ...colonies(standing),
    ...statues(standing),
    ...expansions.filter(bringsPieces).flatMap((expansion) => EXTRA_THRESHOLDS[expansion](standing)),
    ...MEDALS.map((medal) => medalThreshold(standing, medal)),
  ];
}

function reachOf(done: boolean, short: boolean, isThere = true, toPay = false): Reach {
  if (done) return 'done';
  if (short) return 'short';
  if (!isThere) return 'blocked';
  return toPay ? 'payable' : 'reached';
}

/** A colony or a statue: its requirement, lowered and payable by effects (rules §7.2, §7.3, §9). */
function required(
  state: SeatState,
  goal: Extract<Goal, { kind: 'colony' | 'statue' }>,
  value: number,
  done: boolean,
  isThere: boolean,
): Threshold {
  const needed = requirementFor(state, goal.at);
  const payment = paymentFor(state, goal.at, value, paymentAllowance(state));
  const reach = reachOf(done, payment === UNPAYABLE, isThere, payment > 0);
  return {
    goal,
    reach,
    needed,
    missing: lacking(needed, value),
    missingToo: 0,
    payment: reach === 'payable' ? payment : 0,
  };
}

const colonies = ({ view, content, state }: Standing): Threshold[] =>
  content.colonies.map(({ level, requirement }) =>
    required(
      state,
      { kind: 'colony', at: requirement },
      state.tracks.military,
      state.colonies.some((taken) => taken.level === level),
      (view.colonies.find((stack) => stack.level === level)?.left ?? 0) > 0,
    ),
  );

const statues = ({ content, state }: Standing): Threshold[] =>
  content.statues.map(({ requirement }) =>
    required(
      state,
      { kind: 'statue', at: requirement },
      state.tracks.culture,
      state.statues.some((carved) => carved.requirement === requirement),
      hasUnusedTile(state),
    ),
  );

/** The monument: card effects do not change its requirement (rules §10.1). */
function monument({ view, content, state }: Standing): Threshold {
  const { military, culture } = content.monuments.requirement;
  const missing = lacking(military, state.tracks.military);
  const missingToo = lacking(culture, state.tracks.culture);
  const reach = reachOf(state.monument !== null, missing + missingToo > 0, view.monuments > 0);
  return { goal: { kind: 'monument' }, reach, needed: military, missing, missingToo, payment: 0 };
}

/** Marketplaces ask for income and for food beyond the cards (rules §10.2). */
const markets = ({ content, state }: Standing): Threshold[] =>
  MARKETS.map((at, size) => {
    const { income, foodSurplus } = content.market[at];
    const missing = lacking(income, state.tracks.income);
    const missingToo = lacking(cardsOwned(state) + foodSurplus, state.tracks.food);
    const has = state.market !== null && MARKETS.indexOf(state.market) >= size;
    const reach = reachOf(has, missing + missingToo > 0);
    return { goal: { kind: 'market', at }, reach, needed: income, missing, missingToo, payment: 0 };
  });

/** What each expansion with pieces of its own adds, in the order of the board. */
const EXTRA_THRESHOLDS: Readonly<Record<PieceExpansion, (standing: Standing) => readonly Threshold[]>> = {
  monuments: (standing) => [monument(standing)],
  market: markets,
};

/** The medals of the running epoch, for the coins that there are now (rules §7.5). */
function medalThreshold({ view, content, state }: Standing, medal: Medal): Threshold {
  const needed = medalPrice(content, state, medal, view.epoch);
  const missing = lacking(needed, state.coins);
  const hasTile = medal === 'gold' || hasUnusedTile(state);
  const isFull = medalsHeld(state, medal) >= content.medals.maxEach;
  const reach = reachOf(isFull, missing > 0, hasTile);
  return { goal: { kind: 'medal', at: medal }, reach, needed, missing, missingToo: 0, payment: 0 };
}
