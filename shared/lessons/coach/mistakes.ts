import { type Content, contentOf } from '../../content/content.ts';
import type { Choice, Observation, ObservedSeat } from '../../rules/observation/observation.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import { coloursOf } from '../values.ts';

/* Costly mistakes, before they are made: computed only from what the deciding seat may know. */

export const MISTAKES = [
  'starving',
  'colonyLeft',
  'statueLeft',
  'silverBlocked',
  'statueUnpaid',
  'medalLeft',
  'silverLater',
  'feederRemoved',
] as const;

/** What is about to go wrong, and the figures of the sentence about it. */
export interface Mistake {
  readonly kind: (typeof MISTAKES)[number];
  readonly values: Readonly<Record<string, number>>;
  /** The track that it is about, where it is about one. */
  readonly track?: Track;
}

/** A decision that is considered, and what its seat sees. */
interface Considered {
  readonly choice: Choice;
  readonly choices: readonly Choice[];
  readonly view: Observation;
  readonly own: ObservedSeat;
  readonly content: Content;
}

type Check = (considered: Considered) => Mistake | null;

const cardsOf = ({ cards, faceDown }: ObservedSeat): number => cards.length + faceDown.length;

const ownsEffect = ({ cards }: ObservedSeat, content: Content, type: string): boolean =>
  cards.some((id) => content.card(id).effect?.type === type);

/** How often the seat takes a card in this half epoch after the one that it is about to take. */
function turnsAfter({ piles, seats }: Observation): number {
  const left = Object.values(piles).reduce((sum, { size }) => sum + size, 0);
  return Math.floor((left - 1) / seats.length);
}

/** The most food that visible cards can still bring beyond what they eat themselves. */
function foodInSight({ choice, view, own, content }: Considered): number {
  const { coinsAfter } = choice.preview;
  const counts = coloursOf(own, content);
  const gains = COLOURS.flatMap((colour) => {
    const { top } = view.piles[colour];
    if (top === null || (choice.action.type === 'take' && choice.action.colour === colour)) return [];
    const { cost, gains } = content.card(top);
    const surplus = gains.food - 1;
    return Math.max(0, cost - counts[colour]) <= coinsAfter && surplus > 0 ? [surplus] : [];
  });
  const best = [...gains].sort((one, other) => other - one).slice(0, turnsAfter(view));
  return best.reduce((sum, gain) => sum + gain, 0);
}

/** What a food tile under the best statue in reach would bring; 0 without a tile or a statue. */
function statueFood({ choice, own, content }: Considered): number {
  if (own.tiles.food === 0) return 0;
  const { culture } = choice.preview.tracksAfter;
  const free = content.statues.filter(
    ({ requirement }) => requirement <= culture && own.statues.every((carved) => carved.requirement !== requirement),
  );
  return Math.max(0, ...free.map(({ bonus }) => bonus));
}

/**
 * Whether a purchase of the last epoch pays in spite of hunger, as the strongest players know: it reaches a colony or a
 * statue, or brings more points than anything that starves nobody, less those of the cards that leave for it.
 */
function paysHungry({ choice, choices, view, own, content }: Considered, before: number): boolean {
  if (view.epoch !== 3) return false;
  const { unfed, points, reaches } = choice.preview;
  if (reaches.colonies.length + reaches.statues.length > 0) return true;
  const leaving = own.cards
    .map((id) => content.card(id))
    .filter(({ gains }) => gains.food <= 0)
    .map((card) => card.points)
    .sort((one, other) => one - other)
    .slice(0, unfed - before);
  const lost = leaving.reduce((sum, worth) => sum + worth, 0);
  const others = choices.filter(({ preview }) => preview.unfed <= before).map(({ preview }) => preview.points);
  return points - lost > Math.max(0, ...others);
}

const starving: Check = (considered) => {
  const { choice, view, own, content } = considered;
  if (view.phase !== 'B' || choice.action.type !== 'take' || choice.action.action !== 'buy') return null;
  if (ownsEffect(own, content, 'payToFeed')) return null;
  const before = Math.max(0, cardsOf(own) - Math.max(0, own.tracks.food));
  const { unfed, tracksAfter } = choice.preview;
  if (unfed <= before || unfed - foodInSight(considered) - statueFood(considered) <= 0) return null;
  if (paysHungry(considered, before)) return null;
  return { kind: 'starving', values: { unfed, cards: cardsOf(own) + 1, food: Math.max(0, tracksAfter.food) } };
};

const bestPoints = (choices: readonly Choice[]): number =>
  Math.max(...choices.map(({ preview }) => preview.pointsBetween?.least ?? preview.points));

const colonyLeft: Check = ({ choice, choices, view }) => {
  const colonies = choices.filter(({ action }) => action.type === 'colony');
  if (choice.action.type !== 'pass' || view.decision !== 'colony' || colonies.length === 0) return null;
  const coins = Math.max(0, ...colonies.map(({ preview }) => preview.coins));
  return { kind: 'colonyLeft', values: { points: bestPoints(colonies), coins } };
};

const statueLeft: Check = ({ choice, choices, view }) => {
  const statues = choices.filter(({ action }) => action.type === 'statue');
  if (choice.action.type !== 'pass' || view.decision !== 'statue' || statues.length === 0) return null;
  return { kind: 'statueLeft', values: { points: bestPoints(statues) } };
};

/** The last tile of a track that stands higher than one with tiles left: no silver will count it. */
const silverBlocked: Check = ({ choice: { action }, own, content }) => {
  const placed = action.type === 'statue' || action.type === 'placeTile' ? action : null;
  if (placed === null || placed.side !== 'points' || own.tiles[placed.tile] !== 1) return null;
  if (own.silver.length >= content.medals.maxEach) return null;
  const { tile } = placed;
  const lower = TRACKS.some((track) => own.tiles[track] > 0 && own.tracks[track] < own.tracks[tile]);
  return lower ? { kind: 'silverBlocked', values: { height: own.tracks[tile] }, track: tile } : null;
};

/** What a statue above the own culture costs with such a card; `null` where it is in reach, or cannot be paid for. */
function shortfall(own: ObservedSeat, content: Content, culture: number, coins: number): number | null {
  const effect = own.cards.map((id) => content.card(id).effect).find((other) => other?.type === 'payRequirement');
  if (effect === undefined) return null;
  const prices = content.statues
    .filter(({ requirement }) => own.statues.every((carved) => carved.requirement !== requirement))
    .map(({ requirement }) => Math.max(0, requirement - culture) * (effect.coinsPerStep ?? 0));
  const payable = prices.filter((price) => price <= Math.min(coins, effect.maxCoins ?? 0));
  return payable.length === 0 ? null : Math.max(...payable);
}

const statueUnpaid: Check = ({ choice, view, own, content }) => {
  const { action, preview } = choice;
  if (action.type !== 'take' || action.action !== 'buy' || view.epoch !== 3) return null;
  const reserve = shortfall(own, content, own.tracks.culture, own.coins + own.tracks.income);
  if (reserve === null || reserve === 0) return null;
  const { culture, income } = preview.tracksAfter;
  const after = shortfall(own, content, culture, preview.coinsAfter + income);
  return after === null ? { kind: 'statueUnpaid', values: { coins: reserve } } : null;
};

const medalLeft: Check = ({ choice, choices, view, own, content }) => {
  if (choice.action.type !== 'pass' || view.decision !== 'medals' || view.epoch !== 3) return null;
  const gain = Math.max(0, ...choices.map(({ preview }) => preview.points));
  const { coins } = own;
  return gain > 0
    ? { kind: 'medalLeft', values: { gain, coins, few: Math.floor(coins / content.coinsPerPoint) } }
    : null;
};

/** No silver yet, one can be paid for, and the next epoch asks twice as much (rules §7.5). */
const silverLater: Check = ({ choice, choices, view, own, content }) => {
  if (choice.action.type !== 'pass' || view.decision !== 'medals' || view.epoch === 3 || own.silver.length > 0)
    return null;
  const tracks = choices.flatMap(({ action }) => (action.type === 'silver' ? [action.tile] : []));
  const [track] = tracks.sort((one, other) => own.tracks[other] - own.tracks[one]);
  if (track === undefined) return null;
  const { silver } = content.medals;
  const gain = Math.ceil(own.tracks[track] / 2);
  return {
    kind: 'silverLater',
    values: { now: silver[view.epoch], later: silver[view.epoch === 1 ? 2 : 3], gain },
    track,
  };
};

const feederRemoved: Check = ({ choice: { action, preview }, own, content }) => {
  if (action.type !== 'remove') return null;
  const { food } = content.card(action.card).gains;
  const others = own.cards.some((id) => content.card(id).gains.food <= 0);
  return food > 0 && others ? { kind: 'feederRemoved', values: { food, unfed: preview.unfed } } : null;
};

const CHECKS: readonly Check[] = [
  starving,
  colonyLeft,
  statueLeft,
  silverBlocked,
  statueUnpaid,
  medalLeft,
  silverLater,
  feederRemoved,
];

/**
 * What would go wrong with a decision that is considered, as far as its seat can know; `null` where nothing is seen.
 * @param choices all that the seat may decide now
 */
export function mistakeOf(choice: Choice, choices: readonly Choice[], view: Observation, seat: Seat): Mistake | null {
  const own = view.seats[seat];
  if (own === undefined) return null;
  const considered = { choice, choices, view, own, content: contentOf(view.content) };
  for (const check of CHECKS) {
    const slip = check(considered);
    if (slip !== null) return slip;
  }
  return null;
}
