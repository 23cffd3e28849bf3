import { type Card, type Content, contentOf } from '../../../shared/content/content.ts';
import type { Choice, Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Action, MonumentAction } from '../../../shared/vocabulary/actions.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { bringsPieces, type PieceExpansion } from '../../../shared/vocabulary/options.ts';
import { type ColonyLevel, MARKETS, type StatueRequirement } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track, type Tracks } from '../../../shared/vocabulary/tracks.ts';
import { effectEstimate } from './effectEstimates.ts';
import { type Remaining, remainingAfter } from './remaining.ts';

/** Weights of the evaluation, in points: found by playing variations against each other, some 5,000 of them. */
const WEIGHTS = {
  /** A coin at the end of the game, and what it is worth more for each draft that it can still pay for. */
  coin: 0.22,
  coinPerDraft: 0.048,
  /** How far a coin of later incomes is worth only what it is at the end of the game, 0 … 1. */
  lateness: 0.2,
  /** Track steps that a draft is expected to add, for each track. */
  growthPerDraft: 0.84,
  /** The part of that growth that feeding may count on. */
  sureGrowth: 0.18,
  /** Steps of military or culture over which reaching a threshold goes from unlikely to likely. */
  reachWidth: 10.5,
  /** Coins of a plundered colony, in points. */
  plunder: 1.1,
  /** Worth of a step of military or culture, and of food, beyond what the thresholds explain. */
  step: 1.2,
  foodStep: 1.65,
  /** Worth of a step on the back of a colony. */
  backStep: 0.77,
  /** Cards that a draft is expected to add. */
  cardsPerDraft: 0.74,
  unfedCard: 2.65,
  unusedTile: 0.3,
  /** Points for a step of a silver medal's track that is still to come. */
  silverGrowth: 1.2,
  /** The part of a gold medal's points for sets to come, and of a complete set without a medal yet. */
  setToCome: 0.43,
  setWithoutMedal: 0.46,
  /** The part of a monument's points that the hope for one is worth, and a coin of the market to come. */
  monument: 0.6,
  marketCoin: 1.7,
} as const;

/** A seat as it will be after a choice, as far as it can know. */
interface After {
  readonly content: Content;
  readonly seat: ObservedSeat;
  readonly coins: number;
  readonly tracks: Tracks;
  readonly points: number;
  readonly counts: Readonly<Record<Colour, number>>;
  readonly cards: number;
  readonly gold: number;
  readonly silver: readonly Track[];
  readonly tiles: number;
  readonly takenLevels: readonly ColonyLevel[];
  readonly carved: readonly StatueRequirement[];
}

/** Returns how good the deciding seat would stand after a choice, in expected final points. */
export function evaluateChoice(view: Observation, choice: Choice): number {
  const remaining = remainingAfter(view);
  const after = afterChoice(view, choice);
  return (
    after.points +
    coinsTerm(after, remaining) +
    coloniesTerm(after, remaining) +
    statuesTerm(after, remaining) +
    tracksTerm(after, remaining) +
    feedingTerm(after, remaining) +
    medalsTerm(after, remaining) +
    expansionsTerm(view, after, remaining) +
    effectsTerm(view, choice.action, after, remaining) +
    hiddenBackTerm(choice.action, after, remaining)
  );
}

/** The card that an action puts face up into the tableau, or null. */
function boughtCard(view: Observation, action: Action): Card | null {
  if ((action.type !== 'draft' && action.type !== 'take') || action.action !== 'buy') return null;
  const id = action.type === 'draft' ? action.keep : view.piles[action.colour].top;
  return id === null ? null : contentOf(view.content).card(id);
}

/** Owned cards of each colour after the action, face down or not. */
function countsAfter(view: Observation, seat: ObservedSeat, action: Action): Record<Colour, number> {
  const content = contentOf(view.content);
  const counts = { yellow: 0, red: 0, blue: 0, green: 0, purple: 0 };
  for (const id of seat.cards) counts[content.card(id).colour] += 1;
  for (const { colour } of seat.faceDown) counts[colour] += 1;
  const bought = boughtCard(view, action);
  if (bought !== null) counts[bought.colour] += 1;
  if (action.type === 'freeCard') counts[action.colour] += 1;
  if (action.type === 'remove') counts[content.card(action.card).colour] -= 1;
  return counts;
}

const USES_TILE: ReadonlySet<Action['type']> = new Set(['statue', 'silver', 'placeTile']);

/** Unused tiles that the action gives (1) or takes (−1). */
function tilesBy(action: Action): number {
  if (action.type === 'redeemTile') return 1;
  return USES_TILE.has(action.type) || ('tile' in action && action.tile !== undefined) ? -1 : 0;
}

function afterChoice(view: Observation, { action, preview }: Choice): After {
  const seat = view.seats[view.viewer ?? 0] as ObservedSeat;
  const content = contentOf(view.content);
  const counts = countsAfter(view, seat, action);
  return {
    content,
    seat,
    coins: preview.coinsAfter,
    tracks: preview.tracksAfter,
    points: seat.score.total + preview.points - Math.floor(preview.coinsAfter / content.coinsPerPoint),
    counts,
    cards: COLOURS.reduce((sum, colour) => sum + counts[colour], 0),
    gold: seat.gold + (action.type === 'gold' ? 1 : 0),
    silver: action.type === 'silver' ? [...seat.silver, action.tile] : seat.silver,
    tiles: TRACKS.reduce((sum, track) => sum + seat.tiles[track], 0) + tilesBy(action),
    takenLevels: [...seat.colonies.map(({ level }) => level), ...(action.type === 'colony' ? [action.level] : [])],
    carved: [
      ...seat.statues.map(({ requirement }) => requirement),
      ...(action.type === 'statue' ? [action.requirement] : []),
    ],
  };
}

const coinValue = (remaining: Remaining): number => WEIGHTS.coin + WEIGHTS.coinPerDraft * remaining.drafts;

/** Coins in the purse, and those that the income track will still bring: later ones can pay for less. */
function coinsTerm(after: After, remaining: Remaining): number {
  const perCoin = coinValue(remaining);
  const laterCoin = perCoin * (1 - WEIGHTS.lateness) + WEIGHTS.coin * WEIGHTS.lateness;
  const income = Math.max(0, after.tracks.income) * remaining.incomes * laterCoin;
  return after.coins * perCoin + income;
}

/** How likely a requirement is reached in time, 0 … 1. */
function reach(value: number, requirement: number, drafts: number): number {
  const ahead = value + WEIGHTS.growthPerDraft * drafts - requirement;
  if (value >= requirement) return 1;
  return Math.min(0.95, Math.max(0, 0.5 + ahead / WEIGHTS.reachWidth));
}

/** The best that the remaining steps can bring: one colony or statue each. */
const bestOf = (values: readonly number[], steps: number): number =>
  [...values]
    .sort((a, b) => b - a)
    .slice(0, steps)
    .reduce((sum, value) => sum + value, 0);

function coloniesTerm(after: After, remaining: Remaining): number {
  const open = after.content.colonies.filter(({ level }) => !after.takenLevels.includes(level));
  const values = open.map(
    (colony) =>
      (colony.plunderPoints + WEIGHTS.plunder) * reach(after.tracks.military, colony.requirement, remaining.drafts),
  );
  return bestOf(values, remaining.colonySteps);
}

function statuesTerm(after: After, remaining: Remaining): number {
  const open = after.content.statues.filter(({ requirement }) => !after.carved.includes(requirement));
  const values = open.map(
    (statue) =>
      (statue.points + 0.9 * statue.bonus) * reach(after.tracks.culture, statue.requirement, remaining.drafts),
  );
  return bestOf(values, Math.min(remaining.statueSteps, after.tiles));
}

function tracksTerm(after: After, remaining: Remaining): number {
  if (remaining.drafts === 0) return 0;
  const { military, culture, food } = after.tracks;
  return (
    WEIGHTS.step * (military + culture) +
    WEIGHTS.foodStep * Math.min(food, after.cards + 3) +
    WEIGHTS.unusedTile * after.tiles
  );
}

/** Cards that will starve at the next feeding. */
function feedingTerm(after: After, remaining: Remaining): number {
  const expected = after.cards + WEIGHTS.cardsPerDraft * remaining.draftsToFeeding;
  const growth = WEIGHTS.sureGrowth * WEIGHTS.growthPerDraft * remaining.draftsToFeeding;
  if (remaining.drafts === 0 && remaining.draftsToFeeding === 0)
    return -WEIGHTS.unfedCard * Math.max(0, after.cards - after.tracks.food);
  return -WEIGHTS.unfedCard * Math.max(0, expected - growth - after.tracks.food);
}

/** Growth of the silver medals' tracks, and sets that gold medals may still complete. */
function medalsTerm(after: After, remaining: Remaining): number {
  const growth = WEIGHTS.growthPerDraft * remaining.drafts;
  const silver = after.silver.length * WEIGHTS.silverGrowth * growth;
  return silver + heldGoldTerm(after, remaining) + goldToComeTerm(after, remaining);
}

/** Sets of five that the drafts to come complete, one in about eight drafts. */
const DRAFTS_PER_SET = 8;

const completeSets = (after: After): number => Math.min(...COLOURS.map((colour) => after.counts[colour]));

const heldGoldTerm = (after: After, remaining: Remaining): number =>
  WEIGHTS.setToCome * after.gold * after.content.medals.goldPointsPerSet * (remaining.drafts / DRAFTS_PER_SET);

/** A gold medal that can still be bought is worth the sets that it will find, begun ones in part. */
function goldToComeTerm(after: After, remaining: Remaining): number {
  if (remaining.medalSteps === 0) return 0;
  const sets = completeSets(after);
  const begun = COLOURS.filter((colour) => after.counts[colour] > sets).length / COLOURS.length;
  const medals = Math.min(after.content.medals.maxEach, after.gold + 1);
  const secondThoughts = after.gold > 0 ? 0.5 : 1;
  return WEIGHTS.setWithoutMedal * medals * (sets + (remaining.drafts === 0 ? 0 : begun)) * secondThoughts;
}

/** What a monument and a marketplace may still bring (rules §10.1, §10.2). */
function expansionsTerm(view: Observation, after: After, remaining: Remaining): number {
  return view.options.expansions
    .filter(bringsPieces)
    .reduce((sum, expansion) => sum + (EXPANSION_TERMS[expansion]?.(view, after, remaining) ?? 0), 0);
}

/** What each expansion may still bring (rules §10); one that is not listed counts as it stands. */
const EXPANSION_TERMS: Readonly<
  Partial<Record<PieceExpansion, (view: Observation, after: After, remaining: Remaining) => number>>
> = {
  monuments: monumentTerm,
  market: (_view, after, remaining) => marketTerm(after, remaining),
};

const averageMonument = ({ monuments }: Content): number =>
  monuments.tiles.reduce((sum, { strength, points }) => sum + strength + points, 0) / monuments.tiles.length;

/** A monument for the seat that will reach both of its requirements and has none yet. */
function monumentTerm(view: Observation, after: After, remaining: Remaining): number {
  if (after.seat.monument !== null || view.monuments === 0 || remaining.statueSteps === 0) return 0;
  const { requirement } = after.content.monuments;
  const military = reach(after.tracks.military, requirement.military, remaining.drafts);
  const culture = reach(after.tracks.culture, requirement.culture, remaining.drafts);
  return WEIGHTS.monument * averageMonument(after.content) * Math.min(military, culture);
}

/** Coins that the marketplace will still give, and the chance of a larger one. */
function marketTerm(after: After, remaining: Remaining): number {
  const { market } = after.content;
  const owned = after.seat.market === null ? 0 : market[after.seat.market].coins;
  const coins = MARKETS.reduce((most, size) => {
    const { income, foodSurplus, coins: given } = market[size];
    const missing =
      Math.max(0, income - after.tracks.income) + Math.max(0, after.cards + foodSurplus - after.tracks.food);
    return Math.max(most, missing === 0 ? given : given / (2 + missing));
  }, owned);
  return Math.max(0, remaining.incomes - 1) * WEIGHTS.marketCoin * Math.max(owned, coins);
}

/** What the effect of a bought or removed card is worth for the rest of the game. */
function effectsTerm(view: Observation, action: Action, after: After, remaining: Remaining): number {
  const bought = boughtCard(view, action);
  if (bought !== null) return effectEstimate(bought, after.seat, after.counts, remaining);
  if (action.type !== 'remove' || !after.seat.cards.includes(action.card)) return 0;
  return -effectEstimate(after.content.card(action.card), after.seat, after.counts, remaining);
}

/** What the hidden back of a colony or a monument brings on average, beyond what the preview counts. */
function hiddenBackTerm(action: Action, after: After, remaining: Remaining): number {
  if (action.type === 'monument') return monumentBackTerm(action, after);
  if (action.type !== 'colony' || action.action !== 'integrate') return 0;
  const colony = after.content.colony(action.level);
  let sum = 0;
  for (const tile of colony.tiles) {
    sum += tile.points - colony.plunderPoints;
    for (const track of TRACKS) sum += tile.gains[track] * stepValue(track, after, remaining);
  }
  return sum / colony.tiles.length;
}

/** The term for a monument to come must not speak against taking it. */
function monumentBackTerm({ action }: MonumentAction, after: After): number {
  const average = averageMonument(after.content);
  return (action === 'build' ? average : 0) - WEIGHTS.monument * average;
}

const stepValue = (track: Track, after: After, remaining: Remaining): number => {
  const silver = 0.5 * after.silver.filter((tile) => tile === track).length;
  if (track === 'income') return silver + remaining.incomes * coinValue(remaining);
  return silver + (remaining.drafts === 0 ? 0 : WEIGHTS.backStep);
};
