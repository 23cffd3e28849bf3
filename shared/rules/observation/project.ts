import { type Content, contentOf } from '../../content/content.ts';
import type { Colour } from '../../vocabulary/colours.ts';
import type { Change, GameEvent } from '../../vocabulary/events.ts';
import { CARDS_DRAWN, deckSizeFor } from '../../vocabulary/options.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Epoch } from '../../vocabulary/time.ts';
import { TRACKS } from '../../vocabulary/tracks.ts';
import { settleColony, tracksOfLastColony } from '../pieces/colonies.ts';
import { marketCoinsOf, placeMarketCoin } from '../pieces/market.ts';
import { buyGold, buySilver } from '../pieces/medals.ts';
import { buildMonument, placeMonumentTile, reuseMonument } from '../pieces/monuments.ts';
import { carveStatue } from '../pieces/statues.ts';
import { addFaceDown, buyCard, removeCard } from '../pieces/tableau.ts';
import { redeemTile } from '../pieces/tiles.ts';
import { addToTrack, byColour } from '../position/byKey.ts';
import type { SeatState } from '../position/seat.ts';
import type { FaceDownCard, Observation, ObservedPile, ObservedSeat } from './observation.ts';
import { openFactsOf } from './observe.ts';
import { anyCard, seatAsSeen } from './seatAsSeen.ts';
import { cardsInPlay } from './unknown.ts';

/** A field of an observation that events do not bring up to date, and why. */
interface Untold<T> {
  /** Whether it is out of date in an observation after the events. Left out: always. */
  readonly when?: (after: T) => boolean;
  readonly reason: string;
}

interface UntoldFields {
  readonly view: { readonly [F in keyof Observation]?: Untold<Observation> };
  readonly seat: { readonly [F in keyof ObservedSeat]?: Untold<ObservedSeat> };
}

const isFreeCard = ({ decision }: Observation): boolean => decision === 'freeCard';

/** All fields that the events of a decision may leave out of date. `project` brings all others up to date. */
export const UNTOLD: UntoldFields = {
  view: {
    deciders: {
      reason: 'Who decides next depends on who has anything to decide: the flow asks each seat in its turn.',
    },
    turn: { reason: 'It belongs to the seat that decides next.' },
    decision: { when: isFreeCard, reason: 'The free cards follow on the feeding without an event of their own.' },
    step: { when: isFreeCard, reason: 'The free cards follow on the feeding without an event of their own.' },
  },
  seat: {
    choice: {
      when: ({ decided }) => decided,
      reason: 'An event tells that a seat has decided, and keeps what secret.',
    },
    faceDown: {
      when: ({ faceDown }) => faceDown.some(({ card }) => card === null),
      reason: 'Others see that a face-down card of a colour goes, and not which one: the order of the rest is unknown.',
    },
  },
};

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type SeatChange = (seat: ObservedSeat) => ObservedSeat;

const onSeat = (view: Observation, seat: Seat, ...changes: readonly SeatChange[]): Observation => ({
  ...view,
  seats: view.seats.map((state, index) =>
    index === seat ? changes.reduce((before, change) => change(before), state) : state,
  ),
});

/** A seat as the rules know it. Throws a RangeError for a seat that is not at the table. */
function stateOf(view: Observation, seat: Seat): SeatState {
  const seen = view.seats[seat];
  if (seen === undefined) throw new RangeError(`no such seat: ${seat}`);
  return seatAsSeen(seen, contentOf(view.content));
}

/** Applies a rule function to what is visible of a seat. */
const settled =
  (view: Observation, rule: (seat: SeatState, content: Content) => void): SeatChange =>
  (seat) => {
    const content = contentOf(view.content);
    const state = seatAsSeen(seat, content);
    rule(state, content);
    return { ...seat, ...openFactsOf(content, state) };
  };

/** Moves coins and tracks by as much as the event says. */
const changed = (view: Observation, { coins, tracks }: Change): SeatChange =>
  settled(view, (state) => {
    state.coins += coins;
    for (const track of TRACKS) addToTrack(state.tracks, track, tracks[track] ?? 0);
  });

const changeSeat = (view: Observation, { seat, change }: { readonly seat: Seat; readonly change: Change }) =>
  onSeat(view, seat, changed(view, change));

/** Returns a hand without a card. A hand that the viewer cannot see is empty after the reveal. */
const handWithout = (hand: ObservedSeat['hand'], card: CardId | null): readonly CardId[] =>
  hand === null || card === null ? [] : hand.filter((held) => held !== card);

/** A decision on drawn cards takes effect (rules §4.3). */
const revealed =
  (card: CardId | null): SeatChange =>
  (seat) => ({ ...seat, hand: handWithout(seat.hand, card), decided: false, choice: null });

const withPile = (view: Observation, colour: Colour, pile: ObservedPile): Observation => ({
  ...view,
  piles: { ...view.piles, [colour]: pile },
});

/** In phase B a taken card leaves its pile and uncovers the one below it (rules §6). */
function takenFromPile(view: Observation, colour: Colour): Observation {
  if (view.phase === 'A') return view;
  const { size, buried } = view.piles[colour];
  return withPile(view, colour, { size: size - 1, top: buried.at(-1) ?? null, buried: buried.slice(0, -1) });
}

function laidOnPile(view: Observation, colour: Colour, card: CardId): Observation {
  const { size, top, buried } = view.piles[colour];
  return withPile(view, colour, { size: size + 1, top: card, buried: top === null ? [] : [...buried, top] });
}

/** The decks are full, and what is not dealt lies in the box (rules §3.1). */
function startEpoch(view: Observation, epoch: Epoch): Observation {
  const deckSize = deckSizeFor(view.options);
  const stacks = cardsInPlay(view)[epoch];
  const sizeOf = (colour: Colour): number => {
    const { seen, ownFaceDown, unseen } = stacks[colour];
    return seen.length + ownFaceDown.length + unseen.length;
  };
  return {
    ...view,
    epoch,
    phase: 'A',
    decision: 'setWheel',
    step: 'setWheel',
    wheel: { rotation: null, turns: 0 },
    decks: byColour(() => deckSize),
    box: byColour((colour) => sizeOf(colour) - deckSize),
  };
}

const drawCards = (view: Observation, { seat, colour, cards }: Of<'cardsDrawn'>): Observation => ({
  ...onSeat(view, seat, (state) => ({ ...state, hand: cards, decided: false, choice: null })),
  decks: { ...view.decks, [colour]: view.decks[colour] - CARDS_DRAWN },
});

function buyFor(view: Observation, { seat, card: id, tile }: Of<'cardBought'>): Observation {
  const card = contentOf(view.content).card(id);
  const bought = settled(view, (state) => buyCard(state, card, tile ?? undefined));
  return onSeat(takenFromPile(view, card.colour), seat, revealed(id), bought);
}

function discardCard(view: Observation, { seat, card }: Of<'cardDiscarded'>): Observation {
  const { colour } = contentOf(view.content).card(card);
  return laidOnPile(onSeat(view, seat, revealed(card)), colour, card);
}

/**
 * Removes a face-up card. Face-down cards are set aside for this: the placeholder of an unknown one may have the same
 * id.
 */
const withoutOpen = (view: Observation, card: CardId): SeatChange =>
  settled(view, (state) => {
    state.faceDown = [];
    removeCard(state, card);
  });

/**
 * Removes a face-down card. A viewer who does not know it sees only its colour, so any card of that colour will do: the
 * last one taken goes.
 */
const withoutFaceDown = (view: Observation, colour: Colour, card: CardId | null): readonly SeatChange[] => [
  settled(view, (state, content) => removeCard(state, card ?? anyCard(content, colour).id)),
  (seat) => {
    const index = seat.faceDown.findLastIndex((lies) => lies.colour === colour && lies.card === card);
    return { ...seat, faceDown: seat.faceDown.filter((_, place) => place !== index) };
  },
];

const removeFor = (view: Observation, { seat, colour, card, faceDown }: Of<'cardRemoved'>): Observation =>
  faceDown || card === null
    ? onSeat(view, seat, ...withoutFaceDown(view, colour, card))
    : onSeat(view, seat, withoutOpen(view, card));

/**
 * Takes a card from the box. It counts for its colour only, even before its owner, who knows which card it is (rules
 * §10.3).
 */
function takeFreeCard(view: Observation, { seat, colour, card }: Of<'freeCardTaken'>): Observation {
  const lies: FaceDownCard = { colour, card };
  const taken = settled(view, (state, content) => addFaceDown(state, anyCard(content, colour)));
  return {
    ...onSeat(view, seat, taken, (state) => ({ ...state, faceDown: [...state.faceDown, lies] })),
    box: { ...view.box, [colour]: view.box[colour] - 1 },
  };
}

/** After a seat's income the coins of its market are to be placed, if it gets any (rules §10.2). */
function gainIncome(view: Observation, event: Of<'incomeGained'>): Observation {
  const after = changeSeat(view, event);
  const isMarketDue = marketCoinsOf(contentOf(view.content), stateOf(after, event.seat)) > 0;
  return isMarketDue ? { ...after, decision: 'market', step: 'market' } : after;
}

function takeColony(view: Observation, event: Of<'colonyPlundered' | 'colonyIntegrated'>): Observation {
  const { seat, level, paid } = event;
  const taken = settled(view, (state, content) => {
    const back = event.type === 'colonyIntegrated' ? content.colonyTile(event.tile) : null;
    const action = back === null ? 'plunder' : 'integrate';
    settleColony(content.colony(level), state, { type: 'colony', level, action }, paid, back);
  });
  const colonies = view.colonies.map((stack) => (stack.level === level ? { level, left: stack.left - 1 } : stack));
  return onSeat({ ...view, colonies }, seat, taken);
}

/** After an integration, a track printed on the colony's back may be due to rise further (rules §10.3 `allyBonus`). */
function integrate(view: Observation, event: Of<'colonyIntegrated'>): Observation {
  const after = takeColony(view, event);
  const state = stateOf(after, event.seat);
  const isBonusDue = state.effects.allyBonus > 0 && tracksOfLastColony(contentOf(view.content), state).length > 0;
  return isBonusDue ? { ...after, decision: 'allyBonus' } : after;
}

const carveFor = (view: Observation, { seat, requirement, tile, side, paid }: Of<'statueCarved'>): Observation =>
  onSeat(
    view,
    seat,
    settled(view, (state, content) => carveStatue(content, state, { type: 'statue', requirement, tile, side }, paid)),
  );

const takeMonument = (view: Observation, seat: Seat, taken: SeatChange): Observation => ({
  ...onSeat(view, seat, taken),
  monuments: view.monuments - 1,
});

/**
 * After a decision that followed from another one (a monument's tile, an ally bonus) the seat goes on with its step
 * (rules §12).
 */
const backToStep = (view: Observation): Observation => ({ ...view, decision: view.step ?? view.decision });

type Projector<T extends GameEvent['type']> = (view: Observation, event: Of<T>) => Observation;

/** What each event does. */
const projectors: { readonly [T in GameEvent['type']]: Projector<T> } = {
  sideChosen: (view, { seat, side }) => onSeat(view, seat, (state) => ({ ...state, side, decided: true })),
  setupTaken: (view, { seat, side, tracks, coins }) =>
    onSeat(
      view,
      seat,
      (state) => ({ ...state, side, decided: false }),
      settled(view, (state) => {
        state.tracks = { ...tracks };
        state.coins = coins;
      }),
    ),
  epochStarted: (view, { epoch }) => startEpoch(view, epoch),
  wheelSet: (view, { rotation }) => ({ ...view, wheel: { rotation, turns: 0 } }),
  stepStarted: (view, { epoch, phase, step }) => ({
    ...view,
    epoch,
    phase,
    // Nothing is decided in the income step, so `decision` keeps its value.
    ...(step === 'income' ? { step: null } : { decision: step, step }),
  }),
  wheelTurned: (view, { turns }) => ({ ...view, wheel: { ...view.wheel, turns } }),
  cardsDrawn: drawCards,
  draftDecided: (view, { seat }) => onSeat(view, seat, (state) => ({ ...state, decided: true })),
  cardBought: buyFor,
  cardSold: (view, { seat, colour, card, change }) =>
    onSeat(takenFromPile(view, colour), seat, revealed(card), changed(view, change)),
  cardDiscarded: discardCard,
  // Taking the card above has already uncovered it (`takenFromPile`).
  cardUncovered: (view) => view,
  incomeGained: gainIncome,
  colonyPlundered: takeColony,
  colonyIntegrated: integrate,
  statueCarved: carveFor,
  monumentReused: (view, { seat }) =>
    takeMonument(
      view,
      seat,
      settled(view, (state, content) => reuseMonument(content, state)),
    ),
  monumentBuilt: (view, { seat, monument }) => ({
    ...takeMonument(
      view,
      seat,
      settled(view, (state, content) => buildMonument(content, state, content.monument(monument))),
    ),
    decision: 'placeTile',
  }),
  monumentTilePlaced: (view, { seat, tile, side }) =>
    onSeat(
      backToStep(view),
      seat,
      settled(view, (state, content) => placeMonumentTile(content, state, { type: 'placeTile', tile, side })),
    ),
  tileRedeemed: (view, { seat, card }) =>
    onSeat(
      view,
      seat,
      settled(view, (state, content) => redeemTile(state, content.card(card))),
    ),
  allyBonusGained: (view, event) => changeSeat(backToStep(view), event),
  marketOpened: (view, { seat, market }) => onSeat(view, seat, (state) => ({ ...state, market })),
  marketCoinPlaced: (view, { seat, space }) =>
    onSeat(
      view,
      seat,
      settled(view, (state) => placeMarketCoin(state, space)),
    ),
  cardRemoved: removeFor,
  freeCardTaken: takeFreeCard,
  feedingPaid: changeSeat,
  foodSurplusGained: changeSeat,
  silverBought: (view, { seat, tile }) =>
    onSeat(
      view,
      seat,
      settled(view, (state, content) => buySilver(content, state, tile, view.epoch)),
    ),
  goldBought: (view, { seat }) =>
    onSeat(
      view,
      seat,
      settled(view, (state, content) => buyGold(content, state, view.epoch)),
    ),
  passed: (view) => view,
  seatTaken: (view) => view,
  gameScored: (view, { sheet }) => ({ ...view, result: sheet, decision: null, step: null, deciders: [] }),
};

/**
 * Returns what a viewer sees after an event, from what it saw before. Pieces, coins, tracks and points are changed by
 * the rules' own functions. `UNTOLD` lists what stays out of date until the next observation. Throws a RangeError when
 * the event does not fit the position seen.
 * @param view as `observe` or `project` made it; it is not changed
 * @param event as the viewer is told of it: what it may not know is `null`
 */
export const project = (view: Observation, event: GameEvent): Observation =>
  (projectors[event.type] as Projector<GameEvent['type']>)(view, event);
