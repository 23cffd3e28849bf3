import { type Card, content, setupCardOf } from '../content/content.ts';
import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { GameOptions, Mode } from '../vocabulary/options.ts';
import type { CardId, ColonyLevel } from '../vocabulary/pieces.ts';
import { EMBLEMS, type Seat } from '../vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../vocabulary/time.ts';
import { noTracks, TRACKS, type Tracks } from '../vocabulary/tracks.ts';
import type { Layout, Position, SeatState, Table } from './position.ts';
import { randomStream, shuffled } from './random.ts';

/** Everything that a game depends on besides the decisions. */
export interface GameSetup {
  readonly options: GameOptions;
  /** An integer, 0 … 2³²−1. */
  readonly seed: number;
  /** Each seat's index in `EMBLEMS`, all different. */
  readonly emblems: readonly number[];
}

const byColour = <T>(value: (colour: Colour) => T): Record<Colour, T> => ({
  yellow: value('yellow'),
  red: value('red'),
  blue: value('blue'),
  green: value('green'),
  purple: value('purple'),
});

const byEpoch = <T>(value: (epoch: Epoch) => T): Record<Epoch, T> => ({ 1: value(1), 2: value(2), 3: value(3) });

const tilesOfASeat = (): Tracks => {
  const tiles = noTracks();
  for (const track of TRACKS) tiles[track] = content.bonusTilesPerColour;
  return tiles;
};

const newSeat = (mode: Mode): SeatState => ({
  coins: 0,
  tracks: noTracks(),
  tiles: tilesOfASeat(),
  cards: [],
  counts: byColour(() => 0),
  effectCards: [],
  cardTiles: [],
  statues: [],
  colonies: [],
  silver: [],
  gold: 0,
  side: mode === 'basic' ? 'A' : null,
  hand: [],
  choice: null,
});

/** Epoch leaders: lowest, second and third lowest initiative; two seats take turns (rules §2.6). */
export function leadersBy(initiatives: readonly number[]): Seat[] {
  const order = initiatives.map((_, seat) => seat).sort((a, b) => (initiatives[a] ?? 0) - (initiatives[b] ?? 0));
  return EPOCHS.map((epoch) => order[(epoch - 1) % order.length] as Seat);
}

/** Whether a card is in play under the options (rules §1.2). */
const isInPlay = (card: Card, options: GameOptions): boolean =>
  card.set === 'base' || (card.set === 'advanced' && options.mode === 'advanced');

function layOut(setup: GameSetup): Layout {
  const random = randomStream(setup.seed, 'decks');
  const cards = content.cards.filter((card) => isInPlay(card, setup.options));
  const stacks = byEpoch((epoch) => byColour((colour) => shuffled(idsOf(cards, epoch, colour), random)));
  const deckSize = 2 * setup.options.seats;
  const colonyRandom = randomStream(setup.seed, 'colonies');
  const colonies = content.colonies.map((colony) => [
    colony.level,
    shuffled(
      colony.tiles.map((tile) => tile.id),
      colonyRandom,
    ).slice(0, setup.options.seats),
  ]);
  return {
    decks: byEpoch((epoch) => byColour((colour) => stacks[epoch][colour].slice(0, deckSize))),
    box: byEpoch((epoch) => byColour((colour) => stacks[epoch][colour].slice(deckSize))),
    colonies: Object.fromEntries(colonies) as Record<ColonyLevel, string[]>,
  };
}

const idsOf = (cards: readonly Card[], epoch: Epoch, colour: Colour): CardId[] =>
  cards.filter((card) => card.epoch === epoch && card.colour === colour).map((card) => card.id);

function setUpTable(setup: GameSetup): Table {
  const random = randomStream(setup.seed, 'setup');
  const segments = shuffled(COLOURS, random);
  const setupCards = shuffled(
    content.setupCards.map((card) => card.id),
    random,
  ).slice(0, setup.options.seats);
  const leaders = leadersBy(setupCards.map((id) => setupCardOf(id).initiative));
  return { ...setup, segments, setupCards, leaders };
}

/**
 * Returns the position before the first decision: everything shuffled and dealt for the whole game (rules §2).
 * Throws a RangeError when the emblems do not fit the number of seats or are not all different.
 */
export function newPosition(setup: GameSetup): Position {
  const { options, emblems } = setup;
  const fit = emblems.length === options.seats && new Set(emblems).size === options.seats;
  if (!fit || emblems.some((emblem) => EMBLEMS[emblem] === undefined))
    throw new RangeError('emblems do not fit the seats');
  return {
    table: setUpTable(setup),
    layout: layOut(setup),
    epoch: 1,
    phase: 'A',
    rotation: -1,
    turns: 0,
    turn: 0,
    turnsEnded: 0,
    actionsLeft: 0,
    paymentLeft: 0,
    feedingPayments: 0,
    seats: emblems.map(() => newSeat(options.mode)),
    drawn: byColour(() => 0),
    piles: byColour(() => []),
    coloniesTaken: content.colonies.map(() => 0),
    result: null,
  };
}
