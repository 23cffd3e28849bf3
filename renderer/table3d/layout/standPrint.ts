import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { type Emblem, emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { type ExpansionFigures, expansionFigures } from './expansions.ts';
import { unfedOf } from './hunger.ts';
import type { Numeral } from './numeral.ts';
import { STAND } from './stands.ts';

/** Everything that a stand tells of its seat. */
export interface StandFigures extends ExpansionFigures {
  readonly name: string;
  readonly emblem: Emblem;
  readonly coins: number;
  /** What it would score if the game ended now; `null` while points are hidden. */
  readonly points: number | null;
  readonly tracks: Readonly<Record<Track, number>>;
  readonly cards: Readonly<Record<Colour, number>>;
  readonly integrated: number;
  readonly plundered: number;
  readonly statues: number;
  readonly silver: number;
  readonly gold: number;
  /** Bonus tiles that are not used yet. */
  readonly tiles: number;
  /** All cards, those that lie face down included. */
  readonly owned: number;
  /** More cards than food: some will be lost when they are to be fed (rules §7.4), unless all have fed for the last time. */
  readonly hungry: boolean;
  readonly epoch: Epoch;
  /** Whether somebody wants to know it all: then what is owned is told in the city's place. */
  readonly asked: boolean;
}

/** What is told of a seat: public facts only (rules §11). */
export const standFigures = (
  view: Observation,
  seat: Seat,
  state: ObservedSeat,
  name: string,
  hidePoints = false,
  asked = false,
): StandFigures => {
  const { cards, cardsOf, integrated, plundered, medals, tiles } = factsOf(view, state);
  return {
    name,
    emblem: emblemOf(view, seat),
    coins: state.coins,
    points: hidePoints ? null : state.score.total,
    tracks: state.tracks,
    cards: cardsOf,
    integrated,
    plundered,
    statues: state.statues.length,
    silver: medals.silver,
    gold: medals.gold,
    tiles,
    owned: cards,
    hungry: unfedOf(view, state) > 0,
    epoch: view.epoch,
    asked,
    ...expansionFigures(view.options.expansions, state),
  };
};

const FONT = 0.308;
/** The six numbers that stand there all the time. */
const SUM_FONT = 0.36;
const TRACK_FONT = 0.33;
/** The share of a plate's width that a number on it may take. */
const PLATE_SHARE = 0.78;
/** Empty space between the border's ornaments and the print. */
const LEFT = 0.14;
const RIGHT = STAND.width - LEFT;

/**
 * The rows of a stand: their middles and how deep they are. Above the head stands the city; the rows of cards and goods take
 * its place while somebody asks for them.
 */
export const STAND_ROWS = {
  cards: { z: 0.235, depth: 0.26 },
  goods: { z: 0.5, depth: 0.24 },
  head: { z: 0.845, depth: 0.37 },
  tracks: { z: 1.227, depth: 0.35 },
} as const;

/** How a city is squeezed onto the sky of a stand: across, up, and out of it. */
export const SKYLINE = { across: 0.375, up: 0.54, out: 0.16 } as const;

/** Where the sky ends and the head begins. */
export const SKY_DEPTH = STAND_ROWS.head.z - STAND_ROWS.head.depth / 2;

/** The portrait stands before the city's feet, `height` above the print. */
export const STAND_PORTRAIT = { x: 0.4, z: 0.73, radius: 0.33, height: 0.06 } as const;
export const STAND_LEADER = { x: 0.64, z: 0.52, scale: 0.75 } as const;
/** The name begins beside the portrait and may be `room` long. */
export const STAND_NAME = { x: 0.77, room: 0.79, font: 0.27 } as const;
/** Symbols that stand before the two sums of the head. */
export const STAND_COINS = { symbolX: 1.68, numberX: 1.96, room: 0.38 } as const;
export const STAND_POINTS = { symbolX: 2.385, numberX: 2.785, room: 0.52 } as const;

/** A box of a row: its left edge and its width. */
interface Span {
  readonly x: number;
  readonly width: number;
}

const GAP = 0.03;
const spans = (left: number, right: number, count: number): readonly Span[] => {
  const step = (right - left + GAP) / count;
  return Array.from({ length: count }, (_, index) => ({ x: left + index * step, width: step - GAP }));
};

/** Where the plates of the four tracks are, the chips of the five colours, and the plate of cards to feed. */
export const TRACK_SPANS = spans(LEFT, RIGHT, TRACKS.length);
export const COLOUR_SPANS = spans(LEFT, 2.14, COLOURS.length);
export const HUNGER_SPAN: Span = { x: 2.2, width: RIGHT - 2.2 };

export const GOODS = ['integrated', 'plundered', 'statues', 'silver', 'gold', 'tiles'] as const;
export type Good = (typeof GOODS)[number] | 'monument' | 'market';

/** What the last row shows, from left to right, with the boxes of each. */
export const goodSpans = (figures: StandFigures): readonly (Span & { readonly good: Good })[] => {
  const goods: readonly Good[] = [
    ...GOODS,
    ...(figures.monument === undefined ? [] : (['monument'] as const)),
    ...(figures.market === undefined ? [] : (['market'] as const)),
  ];
  return spans(LEFT, RIGHT, goods.length).map((span, index) => ({ ...span, good: goods[index] ?? 'tiles' }));
};

/** The share of a box that its symbol takes; the number stands in the rest. */
export const SYMBOL_SHARE = 0.46;
export const TRACK_SYMBOL_SHARE = 0.4;

const beside = ({ x, width }: Span, share: number) => ({
  x: x + width * (share + (1 - share) / 2) - 0.005,
  room: width * (1 - share) - 0.02,
});

/** A number on the plate beside a track's symbol. */
const onPlate = (span: Span) => {
  const { x, room } = beside(span, TRACK_SYMBOL_SHARE);
  return { x: x - 0.008, room: room * PLATE_SHARE };
};

const goodNumerals = (figures: StandFigures): readonly Numeral[] =>
  goodSpans(figures).flatMap((span): readonly Numeral[] => {
    const { good } = span;
    if (good === 'monument' || good === 'market') return [];
    return [
      { of: good, text: `${figures[good]}`, z: STAND_ROWS.goods.z, font: FONT, ...beside(span, SYMBOL_SHARE + 0.05) },
    ];
  });

const minus = (value: number) => `${value}`.replace('-', '−');

/** Every number on a stand: six at rest. */
export const standNumerals = (figures: StandFigures): readonly Numeral[] => {
  const { head, tracks } = STAND_ROWS;
  return [
    {
      of: 'coins',
      text: `${figures.coins}`,
      x: STAND_COINS.numberX,
      z: head.z,
      font: SUM_FONT,
      room: STAND_COINS.room,
    },
    {
      of: 'points',
      text: `${figures.points ?? '?'}`,
      x: STAND_POINTS.numberX,
      z: head.z,
      font: SUM_FONT,
      room: STAND_POINTS.room,
    },
    ...TRACKS.map((track, index) => ({
      of: track,
      text: minus(figures.tracks[track]),
      z: tracks.z,
      font: TRACK_FONT,
      ...onPlate(TRACK_SPANS[index] ?? HUNGER_SPAN),
    })),
    ...(figures.asked ? ownedNumerals(figures) : []),
  ];
};

/** What is told of what somebody owns when it is asked for. */
const ownedNumerals = (figures: StandFigures): readonly Numeral[] => {
  const { cards } = STAND_ROWS;
  return [
    ...COLOURS.map((colour, index) => ({
      of: colour,
      text: `${figures.cards[colour]}`,
      z: cards.z,
      font: FONT,
      ...beside(COLOUR_SPANS[index] ?? HUNGER_SPAN, SYMBOL_SHARE),
    })),
    {
      of: 'hunger',
      text: `${figures.owned}/${minus(figures.tracks.food)}`,
      z: cards.z,
      font: FONT,
      ...beside(HUNGER_SPAN, 0.25),
    },
    ...goodNumerals(figures),
  ];
};
