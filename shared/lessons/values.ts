import { type Content, contentOf } from '../content/content.ts';
import type { Choice, Observation, ObservedSeat, Preview } from '../rules/observation/observation.ts';
import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { EPOCHS } from '../vocabulary/time.ts';
import { TRACKS, type Track } from '../vocabulary/tracks.ts';
import type { LessonStep } from './lesson.ts';
import { fits } from './patterns.ts';

/** What a lesson's sentences are told about. */
export interface Scene {
  readonly view: Observation;
  /** The learner's seat, and what it may decide. */
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** Titles of cards in the reader's language. */
  readonly title: (card: string) => string;
}

type Numbers = Record<string, number | string>;

/** The values of sentences by their names. */
export type Values = Readonly<Numbers>;

const HALVES = 2;

/** How many incomes are still to come (rules §7.1): one at the end of each draft. */
function incomesLeft({ epoch, phase, decision }: Observation): number {
  const past = (epoch - 1) * HALVES + (phase === 'B' ? 1 : 0);
  const waits = decision === 'draft' || decision === 'setWheel' || decision === 'chooseSide';
  return EPOCHS.length * HALVES - past - (waits ? 0 : 1);
}

const cardsOf = ({ cards, faceDown }: ObservedSeat): number => cards.length + faceDown.length;

/** How many cards of each colour a seat has. */
export function coloursOf({ cards, faceDown }: ObservedSeat, content: Content): Record<Colour, number> {
  const counts = { yellow: 0, red: 0, blue: 0, green: 0, purple: 0 } satisfies Record<Colour, number>;
  for (const id of cards) counts[content.card(id).colour] += 1;
  for (const { colour } of faceDown) counts[colour] += 1;
  return counts;
}

/** The first height above what a seat has taken of something that a track opens; 0 where nothing is left. */
const nextAbove = (heights: readonly number[], taken: readonly number[]): number =>
  heights.find((height) => !taken.includes(height)) ?? 0;

/** What a seat has, and what comes next of it. */
export function standing({ view, choices, seat }: Scene, content = contentOf(view.content)): Readonly<Numbers> {
  const own = view.seats[seat];
  const rival = view.seats.find((_, other) => other !== seat);
  if (own === undefined || rival === undefined) return {};
  const { coins, tracks, score } = own;
  const cards = cardsOf(own);
  const counts = coloursOf(own, content);
  const sets = Math.min(...COLOURS.map((colour) => counts[colour]));
  return {
    coins,
    /** Without the coins of one sale of this epoch. */
    coinsUnsold: coins - content.saleValue[view.epoch],
    ...tracks,
    cards,
    /** How many purchases there are coins for. */
    affordable: choices.filter(({ action }) => 'action' in action && action.action === 'buy').length,
    /** How many cards more can be fed. */
    spareFood: Math.max(0, tracks.food) - cards,
    unfed: Math.max(0, cards - Math.max(0, tracks.food)),
    incomes: incomesLeft(view),
    sets,
    ...Object.fromEntries(COLOURS.map((colour) => [`${colour}Cards`, counts[colour]])),
    scarce: COLOURS.filter((colour) => counts[colour] === sets).length,
    coinPoints: Math.floor(coins / content.coinsPerPoint),
    coinsPerPoint: content.coinsPerPoint,
    integrated: own.colonies.filter(({ tile }) => tile !== null).length,
    colonies: own.colonies.length,
    points: score.total,
    colonyPoints: score.colonies,
    statuePoints: score.statues,
    silverPoints: score.silver,
    goldPoints: score.gold,
    cardPoints: score.cards,
    lead: score.total - rival.score.total,
    rivalPoints: rival.score.total,
    rivalCards: cardsOf(rival),
    rivalFood: Math.max(0, rival.tracks.food),
    rivalSilver: rival.score.silver,
    nextColony: nextAbove(
      content.colonies.map(({ requirement }) => requirement),
      own.colonies.map(({ level }) => level),
    ),
    nextStatue: nextAbove(
      content.statues.map(({ requirement }) => requirement),
      own.statues.map((one) => one.requirement),
    ),
    colonyAbove: content.colonies.find(({ requirement }) => requirement > tracks.military)?.requirement ?? 0,
    statueAbove: content.statues.find(({ requirement }) => requirement > tracks.culture)?.requirement ?? 0,
  };
}

/** What is printed for everybody. */
function printed({ epoch }: Observation, content: Content): Numbers {
  const { silver, gold, goldPointsPerSet } = content.medals;
  const { requirement, reuseCoins, reusePoints, buildCost } = content.monuments;
  const { small, large, stallPoints } = content.market;
  return {
    monumentMilitary: requirement.military,
    monumentCulture: requirement.culture,
    reuseCoins,
    reusePoints,
    buildCost,
    smallIncome: small.income,
    smallFood: small.foodSurplus,
    largeIncome: large.income,
    largeFood: large.foodSurplus,
    stallPoints,
    sale: content.saleValue[epoch],
    saleSecond: content.saleValue[2],
    saleThird: content.saleValue[3],
    silverFirst: silver[1],
    silverSecond: silver[2],
    silverThird: silver[3],
    goldFirst: gold[1],
    goldThird: gold[3],
    perSet: goldPointsPerSet,
  };
}

const named = (name: string, part: string): string => name + part.charAt(0).toUpperCase() + part.slice(1);

const stepsOf = (name: string, steps: Readonly<Partial<Record<Track, number>>>): Numbers =>
  Object.fromEntries(TRACKS.map((track) => [named(name, track), steps[track] ?? 0]));

/** What a card says, and what it costs the learner. */
function cardValues(name: string, id: string, { view, seat, title }: Scene, content: Content): Numbers {
  const { cost, points, gains, colour, effect } = content.card(id);
  const own = view.seats[seat];
  const owned = own === undefined ? 0 : coloursOf(own, content)[colour];
  return {
    [named(name, 'title')]: title(id),
    [named(name, 'cost')]: cost,
    [named(name, 'price')]: Math.max(0, cost - owned),
    [named(name, 'points')]: points,
    [named(name, 'amount')]: effect === undefined ? 0 : (effect.amount ?? effect.steps ?? 0),
    ...stepsOf(name, gains),
  };
}

/** What a decision does. */
function outcome(name: string, preview: Preview | undefined, { view, seat }: Scene): Numbers {
  const own = view.seats[seat];
  const coins = preview?.coins ?? 0;
  const gained = preview?.points ?? 0;
  return {
    [named(name, 'coins')]: preview?.coinsAfter ?? 0,
    [named(name, 'gain')]: coins,
    [named(name, 'spent')]: -coins,
    [named(name, 'price')]: preview?.price ?? 0,
    [named(name, 'points')]: gained,
    [named(name, 'total')]: (own?.score.total ?? 0) + gained,
    [named(name, 'unfed')]: preview?.unfed ?? 0,
    [named(name, 'cards')]: (own === undefined ? 0 : cardsOf(own)) + (preview?.price == null ? 0 : 1),
    ...stepsOf(name, preview?.tracks ?? {}),
    ...Object.fromEntries(TRACKS.map((track) => [`${named(name, track)}After`, preview?.tracksAfter[track] ?? 0])),
  };
}

/** The price of the top card of a pile for the learner, as `redPrice`; 0 where it cannot be bought. */
const pilePrices = ({ choices }: Scene): Numbers =>
  Object.fromEntries(
    COLOURS.map((colour) => {
      const buy = choices.find(({ action }) => fits(action, { type: 'take', colour, action: 'buy' }));
      return [named(colour, 'price'), buy?.preview.price ?? 0];
    }),
  );

/**
 * The values of a step's sentences, from the position alone: what the learner has, what is printed, the cards and
 * decisions that the step names, and (`taken…`) the decision that a remark is about.
 */
export function valuesOf(step: LessonStep, scene: Scene, taken?: Choice): Readonly<Numbers> {
  const content = contentOf(scene.view.content);
  const preview = (name: string) => {
    const pattern = step.of?.[name];
    return pattern === undefined ? undefined : scene.choices.find(({ action }) => fits(action, pattern))?.preview;
  };
  return Object.assign(
    {},
    standing(scene, content),
    printed(scene.view, content),
    pilePrices(scene),
    ...Object.entries(step.cards ?? {}).map(([name, id]) => cardValues(name, id, scene, content)),
    ...Object.keys(step.of ?? {}).map((name) => outcome(name, preview(name), scene)),
    taken === undefined ? {} : outcome('taken', taken.preview, scene),
  );
}
