import type { Card } from '../../content/content.ts';
import { colourInFrontOf } from '../../rules/pieces/draft.ts';
import { canBuy, priceOf, topOf } from '../../rules/pieces/tableau.ts';
import { ofColour } from '../../rules/position/byKey.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { COLOURS, type Colour } from '../../vocabulary/colours.ts';
import { DRAFT_ROUNDS, EPOCHS } from '../../vocabulary/time.ts';
import { named, placesOf } from './featureNames.ts';
import type { SeatFacts } from './seatFacts.ts';

/** Of each colour whether a card of it is still to come in this half epoch, and what its pile's top is worth; then these. */
const NAMES = [
  'missingToCome',
  'missingGone',
  'missingPayable',
  'setComing',
  'goldSetComing',
  'secondSet',
  'setsInReach',
  'goldInReach',
  'goldRoomInReach',
  'handBest',
  'handOther',
  'discarded',
  'topBest',
  'topSure',
  'topMean',
  'discounts',
] as const;
const AT = placesOf(NAMES);

export const DRAFT_FEATURES = named('draft', [
  ...COLOURS.flatMap((colour) => [`${colour}ToCome`, `${colour}Top`]),
  ...NAMES,
]);

/** What a card is worth to a seat beyond selling it, very roughly and by epoch, in points: as a first network judged. */
const WORTH = [
  { income: 3.6, military: 2.5, culture: 2.5, food: 1.5, points: 0.4, coin: 1.4, missing: 2, effect: 2, any: 1 },
  { income: 1.7, military: 2.2, culture: 2.5, food: 1.1, points: 0.5, coin: 1, missing: 2.5, effect: 4, any: -0.5 },
  { income: 0.5, military: 1.6, culture: 2, food: 0.9, points: 0.85, coin: 0.8, missing: 4, effect: 6, any: -2 },
] as const;

/** What the seat would gain by the card; 0 if it would rather sell it, or must. */
function worthOf(facts: SeatFacts, card: Card): number {
  const { state, sets } = facts;
  if (!canBuy(state, card)) return 0;
  const worth = WORTH[card.epoch - 1] as (typeof WORTH)[number];
  const { gains } = card;
  let points = worth.any + worth.points * card.points - worth.coin * priceOf(state, card);
  points += worth.income * gains.income + worth.military * gains.military;
  points += worth.culture * gains.culture + worth.food * gains.food;
  if (ofColour(state.counts, card.colour) === sets) points += Math.max(worth.missing, shareOfSet(facts));
  if (card.effect !== undefined) points += worth.effect;
  return Math.max(0, points);
}

/** The share that a missing card has in a set that gold medals count; in earlier epochs another card may do. */
function shareOfSet({ game, state, clock, content, missing }: SeatFacts): number {
  const toBuy = clock.medals > 0 ? content.medals.maxEach - state.gold : 0;
  const points = content.medals.goldPointsPerSet * (state.gold + toBuy / 2);
  return ((game.epoch === EPOCHS.length ? 1 : 0.4) * points) / missing;
}

/** Work places: nothing is allocated for each question. */
const toCome = new Float64Array(COLOURS.length);
const ascending = new Float64Array(COLOURS.length);

/** Sorts the few numbers of `out` up to `length`. */
function sort(out: Float64Array, length: number): void {
  for (let index = 1; index < length; index++) {
    const value = out[index] as number;
    let place = index - 1;
    for (; place >= 0 && (out[place] as number) > value; place--) out[place + 1] = out[place] as number;
    out[place + 1] = value;
  }
}

/** Drafts that the seat has still to settle in this half epoch. */
const draftsInHalf = ({ game, clock }: SeatFacts): number =>
  clock.draftsToFeeding - (game.phase === 'A' ? DRAFT_ROUNDS : 0);

/** What the seat takes, if that is what it does. */
const takenColour = (action: Action | null): Colour | null => (action?.type === 'take' ? action.colour : null);

/**
 * Cards of each colour that may still come to the seat in this half epoch: a deck that it has not visited yet, or its
 * share of what lies in a pile.
 */
function countToCome(facts: SeatFacts): void {
  const { game, seat, action } = facts;
  const drafts = draftsInHalf(facts);
  toCome.fill(0);
  if (drafts === 0) return;
  if (game.phase === 'B') {
    const taken = takenColour(action);
    for (let place = 0; place < COLOURS.length; place++) {
      const colour = COLOURS[place] as Colour;
      const cards = ofColour(game.piles, colour).length - (colour === taken ? 1 : 0);
      toCome[place] = cards / game.seats.length;
    }
    return;
  }
  if (game.rotation < 0) {
    toCome.fill(1);
    return;
  }
  for (let round = DRAFT_ROUNDS - drafts; round < DRAFT_ROUNDS; round++) {
    toCome[COLOURS.indexOf(colourInFrontOf(game, seat, round - game.turns))] = 1;
  }
}

/** Complete sets that the seat may come to, if it buys half of what it will draft and always what it lacks most. */
function setsInReach({ game, state, clock }: SeatFacts): number {
  let rest = clock.drafts * 0.5 + Math.min(1, state.effects.colourJoker);
  const later = 2 * (EPOCHS.length - game.epoch) + (game.phase === 'A' ? 1 : 0);
  let cap = Number.POSITIVE_INFINITY;
  for (let place = 0; place < COLOURS.length; place++) {
    const count = ofColour(state.counts, COLOURS[place] as Colour);
    ascending[place] = count;
    cap = Math.min(cap, count + Math.ceil(toCome[place] as number) + later);
  }
  sort(ascending, COLOURS.length);
  let level = ascending[0] as number;
  for (let filled = 1; filled <= COLOURS.length; filled++) {
    const next = filled < COLOURS.length ? (ascending[filled] as number) : Number.POSITIVE_INFINITY;
    const need = (next - level) * filled;
    if (need > rest) return Math.min(cap + Math.min(1, state.effects.colourJoker), level + rest / filled);
    rest -= need;
    level = next;
  }
  return level;
}

/** What is still to be drafted, and what that lets hope for. */
export function draftFeatures(facts: SeatFacts, out: Float32Array, at: number): number {
  const { state, clock, sets, cards, content } = facts;
  countToCome(facts);
  const drafts = draftsInHalf(facts);
  let [coming, gone, second] = [0, 0, 0];
  for (let place = 0; place < COLOURS.length; place++) {
    const cards = toCome[place] as number;
    const count = ofColour(state.counts, COLOURS[place] as Colour);
    out[at + 2 * place] = Math.min(1, cards);
    out[at + 2 * place + 1] = 0;
    second += Math.max(0, sets + 2 - count);
    if (count > sets) continue;
    if (cards > 0) coming += 1;
    else gone += 1;
  }
  const next = at + 2 * COLOURS.length;
  out.fill(0, next, next + NAMES.length);
  out[next + AT.missingToCome] = drafts === 0 ? 0 : coming / 5;
  out[next + AT.missingGone] = drafts === 0 ? 0 : gone / 5;
  const isComing = drafts > 0 && gone === 0 && coming <= drafts;
  out[next + AT.setComing] = isComing ? 1 : 0;
  out[next + AT.goldSetComing] = isComing ? state.gold / 2 : 0;
  out[next + AT.secondSet] = second / 10;
  const reach = setsInReach(facts);
  out[next + AT.setsInReach] = reach / 6;
  out[next + AT.goldInReach] = (state.gold * reach) / 12;
  out[next + AT.goldRoomInReach] = clock.medals > 0 ? ((content.medals.maxEach - state.gold) * reach) / 12 : 0;
  out[next + AT.discounts] = (cards * clock.drafts) / 300;
  if (drafts > 0 && facts.game.phase === 'B') topFeatures(facts, out, at, next);
  else handFeatures(facts, out, next);
  return next + NAMES.length;
}

/** The two cards of phase A: to choose from, or the one that is given away. */
function handFeatures(facts: SeatFacts, out: Float32Array, at: number): void {
  const { state, action } = facts;
  const [first, second] = state.hand;
  if (first === undefined || second === undefined) return;
  if (action?.type === 'draft') {
    out[at + AT.discarded] = worthOf(facts, action.keep === first.id ? second : first) / 15;
    return;
  }
  const worths = [worthOf(facts, first), worthOf(facts, second)] as const;
  out[at + AT.handBest] = Math.max(...worths) / 15;
  out[at + AT.handOther] = Math.min(...worths) / 15;
}

/** What lies on top for the seat's next turn: the others choose before. */
function topFeatures(facts: SeatFacts, out: Float32Array, first: number, at: number): void {
  const { game, seat, state, sets, action } = facts;
  const taken = takenColour(action);
  let tops = 0;
  let payable = 0;
  let sum = 0;
  for (let place = 0; place < COLOURS.length; place++) {
    const colour = COLOURS[place] as Colour;
    const top = colour === taken ? undefined : topOf(game, colour);
    if (top === undefined) continue;
    const worth = worthOf(facts, top);
    out[first + 2 * place + 1] = worth / 15;
    ascending[tops++] = worth;
    sum += worth;
    if (ofColour(state.counts, colour) === sets && canBuy(state, top)) payable += 1;
  }
  out[at + AT.missingPayable] = payable / 5;
  if (tops === 0) return;
  sort(ascending, tops);
  const seats = game.seats.length;
  const before = taken === null ? (seat - game.turn + seats) % seats : seats - 1;
  out[at + AT.topBest] = (ascending[tops - 1] as number) / 15;
  out[at + AT.topSure] = before < tops ? (ascending[tops - 1 - before] as number) / 15 : 0;
  out[at + AT.topMean] = sum / tops / 15;
}
