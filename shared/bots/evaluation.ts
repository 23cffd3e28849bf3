import { type Colony, cardOf, colonyOf, content } from '../content/content.ts';
import type { Choice, Observation, ObservedSeat } from '../rules/observation.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { ColonyLevel, StatueRequirement } from '../vocabulary/pieces.ts';
import { TRACKS, type Track, type Tracks } from '../vocabulary/tracks.ts';
import { effectValue } from './effectValue.ts';
import { type Outlook, outlookOf } from './outlook.ts';

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
} as const;

/** A seat as it will be after a choice, as far as it can know. */
interface After {
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
  const outlook = outlookOf(view);
  const after = afterChoice(view, choice);
  return (
    after.points +
    coinsTerm(after, outlook) +
    coloniesTerm(after, outlook) +
    statuesTerm(after, outlook) +
    tracksTerm(after, outlook) +
    feedingTerm(after, outlook) +
    medalsTerm(after, outlook) +
    effectsTerm(view, choice.action, outlook) +
    hiddenBackTerm(choice.action, after, outlook)
  );
}

/** The card that an action puts into the tableau, or null. */
function boughtCard(view: Observation, action: Action): string | null {
  if (action.type === 'draft' && action.action === 'buy') return action.keep;
  if (action.type === 'take' && action.action === 'buy') return view.piles[action.colour].top;
  return null;
}

function afterChoice(view: Observation, { action, preview }: Choice): After {
  const seat = view.seats[view.viewer ?? 0] as ObservedSeat;
  const bought = boughtCard(view, action);
  const counts = { yellow: 0, red: 0, blue: 0, green: 0, purple: 0 };
  for (const id of seat.cards) counts[cardOf(id).colour] += 1;
  if (bought !== null) counts[cardOf(bought).colour] += 1;
  if (action.type === 'remove') counts[cardOf(action.card).colour] -= 1;
  const usesTile =
    action.type === 'statue' || action.type === 'silver' || ('tile' in action && action.tile !== undefined);
  return {
    seat,
    coins: preview.coinsAfter,
    tracks: preview.tracksAfter,
    points: seat.score.total + preview.points - Math.floor(preview.coinsAfter / content.coinsPerPoint),
    counts,
    cards: seat.cards.length + (bought === null ? 0 : 1) - (action.type === 'remove' ? 1 : 0),
    gold: seat.gold + (action.type === 'gold' ? 1 : 0),
    silver: action.type === 'silver' ? [...seat.silver, action.tile] : seat.silver,
    tiles: TRACKS.reduce((sum, track) => sum + seat.tiles[track], 0) - (usesTile ? 1 : 0),
    takenLevels: [...seat.colonies.map(({ level }) => level), ...(action.type === 'colony' ? [action.level] : [])],
    carved: [
      ...seat.statues.map(({ requirement }) => requirement),
      ...(action.type === 'statue' ? [action.requirement] : []),
    ],
  };
}

const coinValue = (outlook: Outlook): number => WEIGHTS.coin + WEIGHTS.coinPerDraft * outlook.drafts;

/** Coins in the purse, and those that the income track will still bring: later ones can pay for less. */
function coinsTerm(after: After, outlook: Outlook): number {
  const perCoin = coinValue(outlook);
  const laterCoin = perCoin * (1 - WEIGHTS.lateness) + WEIGHTS.coin * WEIGHTS.lateness;
  const income = Math.max(0, after.tracks.income) * outlook.incomes * laterCoin;
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

function coloniesTerm(after: After, outlook: Outlook): number {
  const open = content.colonies.filter(({ level }) => !after.takenLevels.includes(level));
  const values = open.map(
    (colony) =>
      (colony.plunderPoints + WEIGHTS.plunder) * reach(after.tracks.military, colony.requirement, outlook.drafts),
  );
  return bestOf(values, outlook.colonySteps);
}

function statuesTerm(after: After, outlook: Outlook): number {
  const open = content.statues.filter(({ requirement }) => !after.carved.includes(requirement));
  const values = open.map(
    (statue) => (statue.points + 0.9 * statue.bonus) * reach(after.tracks.culture, statue.requirement, outlook.drafts),
  );
  return bestOf(values, Math.min(outlook.statueSteps, after.tiles));
}

function tracksTerm(after: After, outlook: Outlook): number {
  if (outlook.drafts === 0) return 0;
  const { military, culture, food } = after.tracks;
  return (
    WEIGHTS.step * (military + culture) +
    WEIGHTS.foodStep * Math.min(food, after.cards + 3) +
    WEIGHTS.unusedTile * after.tiles
  );
}

/** Cards that will starve at the next feeding. */
function feedingTerm(after: After, outlook: Outlook): number {
  const expected = after.cards + WEIGHTS.cardsPerDraft * outlook.draftsToFeeding;
  const growth = WEIGHTS.sureGrowth * WEIGHTS.growthPerDraft * outlook.draftsToFeeding;
  if (outlook.drafts === 0 && outlook.draftsToFeeding === 0)
    return -WEIGHTS.unfedCard * Math.max(0, after.cards - after.tracks.food);
  return -WEIGHTS.unfedCard * Math.max(0, expected - growth - after.tracks.food);
}

/** Growth of the silver medals' tracks, and sets that gold medals may still complete. */
function medalsTerm(after: After, outlook: Outlook): number {
  const growth = WEIGHTS.growthPerDraft * outlook.drafts;
  const silver = after.silver.length * WEIGHTS.silverGrowth * growth;
  return silver + heldGoldTerm(after, outlook) + goldToComeTerm(after, outlook);
}

/** Sets of five that the drafts to come complete, one in about eight drafts. */
const DRAFTS_PER_SET = 8;

const completeSets = (after: After): number => Math.min(...COLOURS.map((colour) => after.counts[colour]));

const heldGoldTerm = (after: After, outlook: Outlook): number =>
  WEIGHTS.setToCome * after.gold * content.medals.goldPointsPerSet * (outlook.drafts / DRAFTS_PER_SET);

/** A gold medal that can still be bought is worth the sets that it will find, begun ones in part. */
function goldToComeTerm(after: After, outlook: Outlook): number {
  if (outlook.medalSteps === 0) return 0;
  const sets = completeSets(after);
  const begun = COLOURS.filter((colour) => after.counts[colour] > sets).length / COLOURS.length;
  const medals = Math.min(content.medals.maxEach, after.gold + 1);
  const secondThoughts = after.gold > 0 ? 0.5 : 1;
  return WEIGHTS.setWithoutMedal * medals * (sets + (outlook.drafts === 0 ? 0 : begun)) * secondThoughts;
}

/** What the effect of a bought or removed card is worth for the rest of the game. */
function effectsTerm(view: Observation, action: Action, outlook: Outlook): number {
  const seat = view.seats[view.viewer ?? 0] as ObservedSeat;
  const bought = boughtCard(view, action);
  if (bought !== null) return effectValue(cardOf(bought).effect, seat, outlook);
  if (action.type === 'remove') return -effectValue(cardOf(action.card).effect, seat, outlook);
  return 0;
}

/** What the hidden back of a colony brings on average, beyond the front that the preview counts. */
function hiddenBackTerm(action: Action, after: After, outlook: Outlook): number {
  if (action.type !== 'colony' || action.action !== 'integrate') return 0;
  const colony: Colony = colonyOf(action.level);
  let sum = 0;
  for (const tile of colony.tiles) {
    sum += tile.points - colony.plunderPoints;
    for (const track of TRACKS) sum += (tile.gains[track] ?? 0) * stepValue(track, after, outlook);
  }
  return sum / colony.tiles.length;
}

const stepValue = (track: Track, after: After, outlook: Outlook): number => {
  const silver = 0.5 * after.silver.filter((tile) => tile === track).length;
  if (track === 'income') return silver + outlook.incomes * coinValue(outlook);
  return silver + (outlook.drafts === 0 ? 0 : WEIGHTS.backStep);
};
