import { isInPlay } from '../../shared/content/inPlay.ts';
import type { Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../shared/vocabulary/colours.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { bringsPieces, deckSizeFor, type Expansion, type GameOptions } from '../../shared/vocabulary/options.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { byCategory, type ScoreLine } from '../../shared/vocabulary/score.ts';
import type { SeatCount } from '../../shared/vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../../shared/vocabulary/time.ts';
import { cardOf, pageContent } from '../platform/pageContent.ts';
import { EXPANSION_VIEWS } from './expansions.ts';

type Change = (seat: ObservedSeat, index: number) => ObservedSeat;

const cardOfBox = (view: Observation, seat: number): CardId => {
  const [card] = pageContent().cards.filter(
    ({ epoch, colour }) => epoch === view.epoch && colour === COLOURS[seat % 5],
  );
  return card?.id ?? '1-red-01';
};

const withFaceDown =
  (view: Observation): Change =>
  (seat, index) => {
    const own = cardOfBox(view, index);
    const { colour } = cardOf(own);
    const loans = seat.cards.filter((card) => cardOf(card).effect?.type === 'tileLoan');
    return {
      ...seat,
      faceDown: [
        { colour, card: index === view.viewer ? own : null },
        { colour: 'green', card: index === view.viewer ? `${view.epoch}-green-01` : null },
      ],
      cardTiles: [...seat.cardTiles, ...loans.map((card) => ({ card, tile: 'income' }) as const)],
    };
  };

/** Adds things of the expansions that the options name. */
const withExpansions = (view: Observation): Observation => {
  const { expansions } = view.options;
  const late = view.epoch - 1;
  const changes = expansions.filter(bringsPieces).map(
    (expansion): Change =>
      (seat, index) =>
        EXPANSION_VIEWS[expansion].madeUpSeat(seat, index, late),
  );
  if (expansions.some((expansion) => MANIFEST[expansion].hidesCards)) changes.push(withFaceDown(view));
  const seats = view.seats.map((seat, index) => changes.reduce((state, change) => change(state, index), seat));
  const taken = seats.filter((seat) => seat.monument !== null).length;
  return { ...view, seats, monuments: expansions.includes('monuments') ? seats.length - taken : 0 };
};

/** How far the made-up game is. */
export interface Wish {
  readonly seats: SeatCount;
  readonly epoch: Epoch;
  readonly phase: 'A' | 'B';
  /** Cards bought by each seat. */
  readonly cards: number;
  readonly expansions: readonly Expansion[];
}

const SCORE: ScoreLine = { ...byCategory(() => 0), total: 0, leftoverCoins: 0 };

/** Deals cards from the colours in turn, epoch by epoch, none twice; of an epoch those of the newest set first. */
const makeDealer = (upTo: Epoch, options: GameOptions) => {
  const rest = new Map(
    COLOURS.map((colour) => [
      colour,
      EPOCHS.filter((epoch) => epoch <= upTo).flatMap((epoch) =>
        pageContent()
          .cards.filter((card) => card.colour === colour && card.epoch === epoch && isInPlay(card, options))
          .map(({ id }) => id)
          .sort((one, other) => Number(other.includes('-n')) - Number(one.includes('-n'))),
      ),
    ]),
  );
  return (colour: Colour, latest: boolean): CardId | undefined =>
    latest ? rest.get(colour)?.pop() : rest.get(colour)?.shift();
};

const madeUpSeat = (seat: number, wish: Wish, deal: ReturnType<typeof makeDealer>): ObservedSeat => {
  const cards = Array.from({ length: wish.cards }, (_, index) =>
    deal(COLOURS[(index * 3 + seat) % 5] ?? 'red', false),
  ).filter((card) => card !== undefined);
  const late = wish.epoch - 1;
  return {
    coins: 7 + seat * 6 + late * 5,
    tracks: {
      income: 3 + late * 4 + seat,
      military: 2 + late * 8 + seat * 2,
      culture: 4 + late * 7,
      food: 5 + late * 6 + seat,
    },
    tiles: { income: 2, military: 2 - (late > 0 ? 1 : 0), culture: 2 - (late > 1 ? 1 : 0), food: 2 },
    cards,
    faceDown: [],
    cardTiles: [],
    monument: null,
    market: null,
    stall: { income: 0, military: 0, culture: 0, food: 0, points: 0 },
    statues:
      late > 0
        ? [
            { requirement: 6, tile: 'military', side: 'track' },
            ...(late > 1 ? [{ requirement: 12, tile: 'culture', side: 'points' } as const] : []),
          ]
        : [],
    colonies:
      late > 0
        ? [{ level: 3, tile: `colony-3-${seat + 1}` }, ...(late > 1 ? [{ level: 9, tile: null } as const] : [])]
        : [],
    silver: late > 0 ? ['income'] : [],
    gold: late > 1 ? 1 : 0,
    setupCard: 'setup-1',
    side: 'A',
    hand: [],
    decided: false,
    choice: null,
    score: SCORE,
  };
};

const byColour = <T>(value: (colour: Colour, index: number) => T) =>
  Object.fromEntries(COLOURS.map((colour, index) => [colour, value(colour, index)])) as Record<Colour, T>;

/** Makes up a position that no game led to, for looking at the table without a host. */
export const madeUpView = (wish: Wish): Observation => {
  const options: GameOptions = { seats: wish.seats, mode: 'advanced', expansions: wish.expansions };
  const deal = makeDealer(wish.epoch, options);
  const handColour = 'yellow';
  const hand =
    wish.phase === 'A' ? [deal(handColour, true), deal(handColour, true)].filter((card) => card !== undefined) : [];
  const tops = Object.fromEntries(COLOURS.map((colour) => [colour, deal(colour, true) ?? null]));
  const phaseA = wish.phase === 'A';
  const handOf = (seat: number) => {
    if (!phaseA) return [];
    return seat === 0 ? hand : null;
  };
  return withExpansions({
    viewer: 0,
    options,
    content: pageContent().id,
    segments: ['green', 'yellow', 'purple', 'red', 'blue'],
    emblems: [1, 3, 0, 4, 2].slice(0, wish.seats),
    leaders: EPOCHS.map((epoch) => epoch % wish.seats),
    epoch: wish.epoch,
    phase: wish.phase,
    decision: 'draft',
    step: 'draft',
    deciders: phaseA ? Array.from({ length: wish.seats }, (_, seat) => seat) : [0],
    wheel: { rotation: 0, turns: 2 },
    decks: byColour((_, index) => (phaseA ? Math.max(0, deckSizeFor(wish) - 4 - (index % 2)) : 0)),
    piles: byColour((colour, index) => ({
      size: phaseA ? 2 + (index % 2) : wish.seats,
      top: tops[colour] ?? null,
      buried: [],
    })),
    colonies: pageContent().colonies.map(({ level }, index) => ({
      level,
      left: Math.max(0, wish.seats - (wish.epoch > 1 && index < 2 ? 1 : 0)),
    })),
    monuments: 0,
    box: byColour(() => 0),
    seats: Array.from({ length: wish.seats }, (_, seat) => ({
      ...madeUpSeat(seat, wish, deal),
      hand: handOf(seat),
      decided: phaseA && seat === 2,
    })),
    turn: { actionsLeft: 1, paymentLeft: 0, feedingPayments: 0, marketCoins: 0, freeCards: 0 },
    result: null,
  });
};
