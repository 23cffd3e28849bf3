import { monumentsLeft } from '../../rules/pieces/monuments.ts';
import { bringsPieces, EXPANSIONS, type PieceExpansion } from '../../vocabulary/options.ts';
import { COLONY_LEVELS, MARKETS, type Market, STATUES } from '../../vocabulary/pieces.ts';
import { clear, named, placesOf } from './featureNames.ts';
import { clipped, type SeatFacts } from './seatFacts.ts';

/**
 * The features of a row of things: the next one out of reach and the one after it, those in reach, and what coins could
 * pay for.
 */
const ROW = ['gap', 'secondGap', 'nextPoints', 'reached', 'reachedPoints', 'reachedTooMany', 'payable'] as const;
const MONUMENT = ['taken', 'due', 'reached', 'military', 'culture', 'both'] as const;
const MARKET = ['small', 'large', 'coinsToCome', 'smallNear', 'largeNear', 'largeInTime'] as const;
const ROW_AT = placesOf(ROW);
const MONUMENT_AT = placesOf(MONUMENT);
const MARKET_AT = placesOf(MARKET);
const NEAR = { small: 'smallNear', large: 'largeNear' } as const satisfies Record<Market, string>;

/** Of each colony and statue, in the order of the row, whether it is taken. */
const rowOf = (things: readonly unknown[]): string[] => [...things.map((_, place) => `taken${place + 1}`), ...ROW];

/** What an expansion brings within reach: the names of its features, and who writes them where it is in play. */
interface Extra {
  readonly names: readonly string[];
  readonly write: (facts: SeatFacts, out: Float32Array, at: number) => void;
}

/** What bots are trained to see; of an expansion that is not listed they see its points only. */
const EXTRAS: Readonly<Partial<Record<PieceExpansion, Extra>>> = {
  monuments: { names: named('monument', MONUMENT), write: monumentFeatures },
  market: { names: named('market', MARKET), write: marketFeatures },
};
const SEEN = EXPANSIONS.filter(bringsPieces).flatMap((expansion) => {
  const extra = EXTRAS[expansion];
  return extra === undefined ? [] : [{ expansion, ...extra }];
});

export const REACH_FEATURES = [
  ...named('colonies', rowOf(COLONY_LEVELS)),
  ...named('statues', rowOf(STATUES)),
  ...SEEN.flatMap(({ names }) => names),
];

/** Colonies, statues, monuments and marketplaces: taken, within reach, and how far away. */
export function reachFeatures(facts: SeatFacts, out: Float32Array, at: number): number {
  let next = colonyFeatures(facts, out, at);
  next = statueFeatures(facts, out, next);
  const { expansions } = facts.game.table.options;
  for (const { expansion, names, write } of SEEN) {
    clear(out, next, next + names.length);
    if (expansions.includes(expansion)) write(facts, out, next);
    next += names.length;
  }
  return next;
}

/** What has been found so far of a row of things that are taken at a requirement. */
interface Reach {
  readonly value: number;
  reached: number;
  reachedPoints: number;
  /** Steps to the next thing that is not in reach, its points, and steps to the one after it. */
  gap: number;
  points: number;
  secondGap: number;
  /** Points of what coins could pay for. */
  payable: number;
}

const FAR = 20;

const newReach = (value: number): Reach => ({
  value,
  reached: 0,
  reachedPoints: 0,
  gap: FAR,
  points: 0,
  secondGap: FAR,
  payable: 0,
});

function colonyFeatures(facts: SeatFacts, out: Float32Array, at: number): number {
  const { content, state, clock } = facts;
  const reach = newReach(state.tracks.military);
  let next = at;
  for (const { level, requirement, plunderPoints } of content.colonies) {
    let taken = 0;
    for (const colony of state.colonies) taken = colony.level === level ? 1 : taken;
    out[next++] = taken;
    if (taken === 0) addThing(facts, reach, requirement, plunderPoints);
  }
  return writeReach(reach, clock.colonies, out, next);
}

function statueFeatures(facts: SeatFacts, out: Float32Array, at: number): number {
  const { content, state, clock } = facts;
  const reach = newReach(state.tracks.culture);
  let next = at;
  for (const { requirement, points, bonus } of content.statues) {
    let taken = 0;
    for (const statue of state.statues) taken = statue.requirement === requirement ? 1 : taken;
    out[next++] = taken;
    if (taken === 0) addThing(facts, reach, requirement, points + bonus);
  }
  return writeReach(reach, clock.statues, out, next);
}

/** Adds a thing that is not taken yet. */
function addThing({ lower, payStep, state }: SeatFacts, reach: Reach, requirement: number, points: number): void {
  const missing = requirement - lower - reach.value;
  if (missing <= 0) {
    reach.reached += 1;
    reach.reachedPoints += points;
    return;
  }
  if (payStep > 0 && missing * payStep <= state.coins) reach.payable += points;
  if (missing < reach.gap) {
    reach.secondGap = reach.gap;
    reach.gap = missing;
    reach.points = points;
  } else if (missing < reach.secondGap) reach.secondGap = missing;
}

/** A row without chances left is as if it were not there. */
function writeReach(reach: Reach, chances: number, out: Float32Array, at: number): number {
  const counts = chances > 0 ? 1 : 0;
  out[at + ROW_AT.gap] = (counts * reach.gap) / 10;
  out[at + ROW_AT.secondGap] = (counts * reach.secondGap) / 20;
  out[at + ROW_AT.nextPoints] = (counts * reach.points) / 20;
  out[at + ROW_AT.reached] = counts * reach.reached * 0.3;
  out[at + ROW_AT.reachedPoints] = (counts * reach.reachedPoints) / 20;
  out[at + ROW_AT.reachedTooMany] = clipped((reach.reached - chances) / 3);
  out[at + ROW_AT.payable] = (counts * reach.payable) / 20;
  return at + ROW.length;
}

/** A monument taken, or how far its two requirements are away. */
function monumentFeatures(facts: SeatFacts, out: Float32Array, at: number): void {
  const { game, content, state, clock } = facts;
  const { monument, tracks } = state;
  if (monument !== null) {
    const isDue = monument.monument !== null && monument.tile === null;
    out[at + MONUMENT_AT.taken] = 1;
    out[at + MONUMENT_AT.due] = isDue ? content.monument(monument.monument ?? '').strength / 7 : 0;
    return;
  }
  const chances = clock.colonies + clock.statues;
  if (chances === 0 || monumentsLeft(game) === 0) return;
  const { requirement } = content.monuments;
  const military = Math.max(0, requirement.military - tracks.military);
  const culture = Math.max(0, requirement.culture - tracks.culture);
  out[at + MONUMENT_AT.reached] = military + culture === 0 ? 1 : 0;
  out[at + MONUMENT_AT.military] = Math.max(0, 1 - military / 12);
  out[at + MONUMENT_AT.culture] = Math.max(0, 1 - culture / 12);
  out[at + MONUMENT_AT.both] = Math.max(0, 1 - (military + culture) / (2 + 5 * chances));
}

/** The marketplace and its coins to come, or how far the next one is away. */
function marketFeatures(facts: SeatFacts, out: Float32Array, at: number): void {
  const { content, state, clock, cards } = facts;
  const { market, tracks } = state;
  if (market !== null) {
    out[at + MARKET_AT.small] = market === 'small' ? 1 : 0;
    out[at + MARKET_AT.large] = market === 'large' ? 1 : 0;
    out[at + MARKET_AT.coinsToCome] = (content.market[market].coins * clock.incomes) / 10;
  }
  if (clock.incomes < 2) return;
  MARKETS.forEach((size) => {
    const { income, foodSurplus } = content.market[size];
    const missing = Math.max(0, income - tracks.income) + Math.max(0, cards + foodSurplus - tracks.food);
    out[at + MARKET_AT[NEAR[size]]] = Math.max(0, 1 - missing / 6);
  });
  out[at + MARKET_AT.largeInTime] =
    Math.max(0, 1 - (content.market.large.income - tracks.income) / 6) * (clock.incomes / 6);
}
