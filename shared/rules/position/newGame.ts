import { type Content, contentOf } from '../../content/content.ts';
import type { GameOptions } from '../../vocabulary/options.ts';
import { type ContentId, STANDARD_CONTENT } from '../../vocabulary/pieces.ts';
import { EMBLEMS, type Seat } from '../../vocabulary/seats.ts';
import { EPOCHS } from '../../vocabulary/time.ts';
import { byColour } from './byKey.ts';
import { layoutOf, shuffle } from './deal.ts';
import type { Deal, OpenDeal, Position, TableFacts } from './position.ts';
import { newSeat } from './seat.ts';

/** Everything that a game depends on besides the decisions. */
export interface GameSetup {
  readonly options: GameOptions;
  /** An integer, 0 … 2³²−1. */
  readonly seed: number;
  /** Each seat's index in `EMBLEMS`, all different. */
  readonly emblems: readonly number[];
  /** The numbers to play with: a registered content; the game's own where left out. */
  readonly content?: ContentId;
  /** All luck of the game; where left out or `null`, the seed deals. */
  readonly deal?: Deal | null;
}

/** Epoch leaders: lowest, second and third lowest initiative; two seats take turns (rules §2.6). */
export function leadersBy(initiatives: readonly number[]): Seat[] {
  const order: Seat[] = [];
  for (const initiative of initiatives) {
    let place = order.length;
    order.push(place);
    for (const seat = place; place > 0 && (initiatives[order[place - 1] as Seat] as number) > initiative; place--) {
      order[place] = order[place - 1] as Seat;
      order[place - 1] = seat;
    }
  }
  return EPOCHS.map((epoch) => order[(epoch - 1) % order.length] as Seat);
}

function setUpTable(setup: GameSetup, content: Content, { segments, setupCards }: OpenDeal): TableFacts {
  const { options, seed, emblems } = setup;
  const leaders = leadersBy(setupCards.map((id) => content.setupCard(id).initiative));
  return { options, content: content.id, seed, emblems, segments, setupCards, leaders };
}

/** Whether the emblem exists and no earlier seat has it. */
const isFirst = (emblem: number, seat: Seat, emblems: readonly number[]): boolean =>
  EMBLEMS[emblem] !== undefined && emblems.indexOf(emblem) === seat;

/**
 * Returns the position before the first decision: everything shuffled and dealt for the whole game (rules §2).
 * Throws a RangeError when the emblems do not fit the number of seats or are not all different,
 * or when the content is unknown.
 */
export function newPosition(setup: GameSetup): Position {
  const { options, emblems } = setup;
  if (emblems.length !== options.seats || !emblems.every(isFirst)) throw new RangeError('emblems do not fit the seats');
  const content = contentOf(setup.content ?? STANDARD_CONTENT);
  const { deal } = setup;
  const dealt = deal ? { ...deal, ...layoutOf(deal, content) } : shuffle(options, content, setup.seed);
  const { decks, box, colonies, monuments } = dealt;
  return {
    table: setUpTable(setup, content, dealt),
    layout: { decks, box, colonies, monuments },
    epoch: 1,
    phase: 'A',
    rotation: -1,
    turns: 0,
    turn: 0,
    turnsEnded: 0,
    actionsLeft: 0,
    paymentLeft: 0,
    feedingPayments: 0,
    marketCoins: 0,
    freeCards: 0,
    seats: emblems.map(() => newSeat(content, options.mode)),
    drawn: byColour(() => 0),
    boxTaken: byColour(() => 0),
    monumentsTaken: 0,
    piles: [[], [], [], [], []],
    coloniesTaken: content.colonies.map(() => 0),
    result: null,
  };
}
