import type { Card } from '../../content/content.ts';
import { colourInFrontOf } from '../../rules/pieces/draft.ts';
import { canBuy, topOf } from '../../rules/pieces/tableau.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { COLOUR_NUMBERS, COLOURS, type ColourNumber, numberOfColour } from '../../vocabulary/colours.ts';
import { DRAFT_ROUNDS, EPOCHS } from '../../vocabulary/time.ts';
import { cardWorth } from './cardWorth.ts';
import { clear, named, placesOf } from './featureNames.ts';
import type { SeatFacts } from './seatFacts.ts';

/**
 * For each colour, whether a card of it is still to come in this half epoch, and the worth of its pile's top card; then
 * these features.
 */
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
  'nextLoses',
  'allLose',
  'nextBest',
  'leftBest',
  'leftMissing',
] as const;
const AT = placesOf(NAMES);

export const DRAFT_FEATURES = named('draft', [
  ...COLOURS.flatMap((colour) => [`${colour}ToCome`, `${colour}Top`]),
  ...NAMES,
]);

/** What the seat would gain by the card. */
const worthOf = ({ game, state, sets, missing, clock }: SeatFacts, card: Card): number =>
  cardWorth(game, { state, sets, missing, medals: clock.medals }, card);

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

/** The colour of what the seat takes, if that is what it does; else −1. */
const takenColour = (action: Action | null): ColourNumber | -1 =>
  action?.type === 'take' ? numberOfColour(action.colour) : -1;

/**
 * Cards of each colour that may still come to the seat in this half epoch: a deck that it has not visited yet, or its
 * share of what lies in a pile.
 */
function countToCome(facts: SeatFacts): void {
  const { game, seat, action } = facts;
  const drafts = draftsInHalf(facts);
  clear(toCome, 0, COLOURS.length);
  if (drafts === 0) return;
  if (game.phase === 'B') {
    const taken = takenColour(action);
    for (const colour of COLOUR_NUMBERS) {
      const cards = game.piles[colour].length - (colour === taken ? 1 : 0);
      toCome[colour] = cards / game.seats.length;
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
  for (const colour of COLOUR_NUMBERS) {
    const count = state.counts[colour];
    ascending[colour] = count;
    cap = Math.min(cap, count + Math.ceil(toCome[colour] as number) + later);
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
  for (const colour of COLOUR_NUMBERS) {
    const cards = toCome[colour] as number;
    const count = state.counts[colour];
    out[at + 2 * colour] = Math.min(1, cards);
    out[at + 2 * colour + 1] = 0;
    second += Math.max(0, sets + 2 - count);
    if (count > sets) continue;
    if (cards > 0) coming += 1;
    else gone += 1;
  }
  const next = at + 2 * COLOURS.length;
  clear(out, next, next + NAMES.length);
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
  for (const colour of COLOUR_NUMBERS) {
    const top = colour === taken ? undefined : topOf(game, colour);
    if (top === undefined) continue;
    const worth = worthOf(facts, top);
    out[first + 2 * colour + 1] = worth / 15;
    ascending[tops++] = worth;
    sum += worth;
    if (state.counts[colour] === sets && canBuy(state, top)) payable += 1;
  }
  out[at + AT.missingPayable] = payable / 5;
  if (tops === 0) return;
  sort(ascending, tops);
  const seats = game.seats.length;
  const before = taken < 0 ? (seat - game.turn + seats) % seats : seats - 1;
  out[at + AT.topBest] = (ascending[tops - 1] as number) / 15;
  out[at + AT.topSure] = before < tops ? (ascending[tops - 1 - before] as number) / 15 : 0;
  out[at + AT.topMean] = sum / tops / 15;
  denialFeatures(facts, out, at);
  leftFeatures(facts, before, out, at);
}

/** Colours whose tops are taken before the seat's next turn. */
const away = new Uint8Array(COLOURS.length);

/** Only the top at `place` is taken, if that is one. */
function takeAway(place: number): void {
  clear(away, 0, COLOURS.length);
  if (place >= 0) away[place] = 1;
}

/** The place of the wish that is highest among the tops that are not taken, of five from `from` on; −1 without any. */
function bestWish(wishes: readonly number[], from: number): number {
  let best = -1;
  for (let place = 0; place < COLOURS.length; place++) {
    const wish = wishes[from + place] as number;
    if (away[place] === 1 || wish < 0) continue;
    if (best < 0 || wish > (wishes[from + best] as number)) best = place;
  }
  return best;
}

/** What the others lose by what the seat takes, and what the next one has left. */
function denialFeatures({ action, others: { wishes } }: SeatFacts, out: Float32Array, at: number): void {
  const mine = takenColour(action);
  const rivals = wishes.length / COLOURS.length;
  let lost = 0;
  for (let rival = rivals - 1; rival >= 0; rival--) {
    const from = rival * COLOURS.length;
    takeAway(mine);
    const best = bestWish(wishes, from);
    const left = best < 0 ? 0 : (wishes[from + best] as number);
    const loss = mine < 0 ? 0 : Math.max(0, (wishes[from + mine] as number) - left);
    lost += loss;
    out[at + AT.nextLoses] = loss / 15;
    out[at + AT.nextBest] = left / 15;
  }
  out[at + AT.allLose] = lost / 15 / Math.max(1, rivals);
}

/** What the others leave of what lies on top, if each of so many before the seat takes what it likes best. */
function leftFeatures(facts: SeatFacts, before: number, out: Float32Array, at: number): void {
  const { game, state, sets, action, others } = facts;
  const { wishes } = others;
  const taken = takenColour(action);
  takeAway(taken);
  const rivals = wishes.length / COLOURS.length;
  for (let rival = rivals - before; rival < rivals; rival++) {
    const best = bestWish(wishes, rival * COLOURS.length);
    if (best >= 0) away[best] = 1;
  }
  let best = 0;
  for (const colour of COLOUR_NUMBERS) {
    const top = away[colour] === 1 ? undefined : topOf(game, colour);
    if (top === undefined) continue;
    best = Math.max(best, worthOf(facts, top));
    if (state.counts[colour] === sets && canBuy(state, top)) out[at + AT.leftMissing] = 1;
  }
  out[at + AT.leftBest] = best / 15;
}
