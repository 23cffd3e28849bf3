import { isInPlay } from '../../shared/content/inPlay.ts';
import type { Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Change, GameEvent } from '../../shared/vocabulary/events.ts';
import { deckSizeFor } from '../../shared/vocabulary/options.ts';
import type { CardId, MonumentId } from '../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import { TRACKS, type Track, type Tracks } from '../../shared/vocabulary/tracks.ts';
import { cardOf, pageContent } from '../content/pageContent.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type SeatChange = (seat: ObservedSeat) => ObservedSeat;

/** Cards that a seat draws in each round of phase A (rules §4.1). */
const CARDS_DRAWN = 2;

const add = (tracks: Tracks, steps: Partial<Tracks>): Tracks => {
  const sum = { ...tracks };
  for (const track of TRACKS) sum[track] += steps[track] ?? 0;
  return sum;
};

const changed =
  ({ coins, tracks }: Change): SeatChange =>
  (seat) => ({ ...seat, coins: seat.coins + coins, tracks: add(seat.tracks, tracks) });

const withTiles =
  (track: Track | null, count: number): SeatChange =>
  (seat) =>
    track === null ? seat : { ...seat, tiles: { ...seat.tiles, [track]: seat.tiles[track] + count } };

const onSeat = (view: Observation, seat: Seat, ...changes: readonly SeatChange[]): Observation => ({
  ...view,
  seats: view.seats.map((state, index) =>
    index === seat ? changes.reduce((before, change) => change(before), state) : state,
  ),
});

/** A hand without a card; of a hand that the viewer does not see, nothing is left when it is revealed. */
const handWithout = (hand: ObservedSeat['hand'], card: CardId | null): readonly CardId[] =>
  hand === null || card === null ? [] : hand.filter((held) => held !== card);

const revealed =
  (card: CardId | null): SeatChange =>
  (seat) => ({ ...seat, hand: handWithout(seat.hand, card), decided: false, choice: null });

const withPile = (view: Observation, colour: Colour, size: number, top: CardId | null): Observation => ({
  ...view,
  piles: { ...view.piles, [colour]: { size, top } },
});

/** In phase B a taken card leaves its pile; which one lies under it the next event tells. */
const takenFromPile = (view: Observation, colour: Colour): Observation =>
  view.phase === 'B' ? withPile(view, colour, Math.max(0, view.piles[colour].size - 1), null) : view;

const forEveryColour = <T>(view: Observation, value: T): Record<Colour, T> =>
  Object.fromEntries(view.segments.map((colour) => [colour, value])) as Record<Colour, T>;

/** What is not dealt goes to the box (rules §3.1). */
const boxOf = ({ options }: Observation, epoch: Epoch, colour: Colour): number =>
  pageContent().cards.filter((card) => card.epoch === epoch && card.colour === colour && isInPlay(card, options))
    .length - deckSizeFor(options);

const startEpoch = (view: Observation, { epoch }: Of<'epochStarted'>): Observation => ({
  ...view,
  epoch,
  phase: 'A',
  wheel: { rotation: null, turns: 0 },
  decks: forEveryColour(view, deckSizeFor(view.options)),
  piles: forEveryColour(view, { size: 0, top: null }),
  box: Object.fromEntries(view.segments.map((colour) => [colour, boxOf(view, epoch, colour)])) as Observation['box'],
});

const drawCards = (view: Observation, { seat, colour, cards }: Of<'cardsDrawn'>): Observation => ({
  ...onSeat(view, seat, (state) => ({ ...state, hand: cards, decided: false, choice: null })),
  decks: { ...view.decks, [colour]: Math.max(0, view.decks[colour] - CARDS_DRAWN) },
});

const buyCard = (view: Observation, { seat, card, tile, change }: Of<'cardBought'>): Observation => {
  const own: SeatChange = (state) => ({
    ...state,
    cards: [...state.cards, card],
    cardTiles: tile === null ? state.cardTiles : [...state.cardTiles, { card, tile }],
  });
  return onSeat(
    takenFromPile(view, cardOf(card).colour),
    seat,
    revealed(card),
    own,
    withTiles(tile, -1),
    changed(change),
  );
};

const discardCard = (view: Observation, { seat, card }: Of<'cardDiscarded'>): Observation => {
  const { colour } = cardOf(card);
  return withPile(onSeat(view, seat, revealed(card)), colour, view.piles[colour].size + 1, card);
};

/** The tile on a lost card is free again (rules §9 `bonusTile`), that on a `tileLoan` card is gone (rules §16.5). */
const freedTile = (seat: ObservedSeat, card: CardId): Track | null => {
  if (cardOf(card).effect?.type === 'tileLoan') return null;
  return seat.cardTiles.find((entry) => entry.card === card)?.tile ?? null;
};

const withoutCard =
  (card: CardId): SeatChange =>
  (seat) => {
    const freed = freedTile(seat, card);
    const rest: ObservedSeat = {
      ...seat,
      cards: seat.cards.filter((owned) => owned !== card),
      cardTiles: seat.cardTiles.filter((entry) => entry.card !== card),
    };
    return withTiles(freed, 1)(rest);
  };

/** Others see only that a card of the colour goes; the last one taken is as good as any. */
const withoutFaceDown =
  (colour: Colour, card: CardId | null): SeatChange =>
  (seat) => {
    const index = seat.faceDown.findLastIndex((lies) => lies.colour === colour && lies.card === card);
    return { ...seat, faceDown: seat.faceDown.filter((_, at) => at !== index) };
  };

const removeCard = (view: Observation, { seat, colour, card, faceDown, change }: Of<'cardRemoved'>): Observation => {
  const loss = faceDown || card === null ? withoutFaceDown(colour, card) : withoutCard(card);
  return onSeat(view, seat, loss, changed(change));
};

/** A card from the box: of its colour only, whoever knows which one it is (rules §10.3). */
const takeFreeCard = (view: Observation, { seat, colour, card, change }: Of<'freeCardTaken'>): Observation => ({
  ...onSeat(view, seat, (state) => ({ ...state, faceDown: [...state.faceDown, { colour, card }] }), changed(change)),
  box: { ...view.box, [colour]: Math.max(0, view.box[colour] - 1) },
});

const takeMonument = (view: Observation, seat: Seat, monument: MonumentId | null, change: Change): Observation => ({
  ...onSeat(view, seat, (state) => ({ ...state, monument: { monument, tile: null, side: null } }), changed(change)),
  monuments: Math.max(0, view.monuments - 1),
});

const placeMonumentTile = (view: Observation, { seat, tile, side, change }: Of<'monumentTilePlaced'>): Observation =>
  onSeat(
    view,
    seat,
    (state) => (state.monument === null ? state : { ...state, monument: { ...state.monument, tile, side } }),
    withTiles(tile, -1),
    changed(change),
  );

const redeemTile = (view: Observation, { seat, card, tile, change }: Of<'tileRedeemed'>): Observation =>
  onSeat(
    view,
    seat,
    (state) => ({ ...state, cardTiles: state.cardTiles.filter((entry) => entry.card !== card) }),
    withTiles(tile, 1),
    changed(change),
  );

const placeMarketCoin = (view: Observation, { seat, space, change }: Of<'marketCoinPlaced'>): Observation =>
  onSeat(
    view,
    seat,
    (state) => (space === 'keep' ? state : { ...state, stall: { ...state.stall, [space]: state.stall[space] + 1 } }),
    changed(change),
  );

const takeColony = (view: Observation, event: Of<'colonyPlundered' | 'colonyIntegrated'>): Observation => {
  const { seat, level, change } = event;
  const tile = event.type === 'colonyIntegrated' ? event.tile : null;
  return {
    ...onSeat(view, seat, (state) => ({ ...state, colonies: [...state.colonies, { level, tile }] }), changed(change)),
    colonies: view.colonies.map((stack) => (stack.level === level ? { level, left: stack.left - 1 } : stack)),
  };
};

const carveStatue = (view: Observation, { seat, requirement, tile, side, change }: Of<'statueCarved'>): Observation =>
  onSeat(
    view,
    seat,
    (state) => ({ ...state, statues: [...state.statues, { requirement, tile, side }] }),
    withTiles(tile, -1),
    changed(change),
  );

type Shower<T extends GameEvent['type']> = (view: Observation, event: Of<T>) => Observation;

const onlyChange = (view: Observation, event: { readonly seat: Seat; readonly change: Change }): Observation =>
  onSeat(view, event.seat, changed(event.change));

/** What each event changes; what is in none of them comes with the position at the end. */
const showers: { readonly [T in GameEvent['type']]: Shower<T> } = {
  sideChosen: (view, { seat, side }) => onSeat(view, seat, (state) => ({ ...state, side, decided: true })),
  setupTaken: (view, { seat, side, tracks, coins }) =>
    onSeat(view, seat, (state) => ({ ...state, side, tracks, coins, decided: false })),
  epochStarted: startEpoch,
  wheelSet: (view, { rotation }) => ({ ...view, wheel: { rotation, turns: 0 } }),
  stepStarted: (view, { epoch, phase, step }) => ({
    ...view,
    epoch,
    phase,
    // Nothing is decided in it, so the decision before stays.
    ...(step === 'income' ? { step: null } : { decision: step, step }),
  }),
  wheelTurned: (view, { turns }) => ({ ...view, wheel: { ...view.wheel, turns } }),
  cardsDrawn: drawCards,
  draftDecided: (view, { seat }) => onSeat(view, seat, (state) => ({ ...state, decided: true })),
  cardBought: buyCard,
  cardSold: (view, { seat, colour, card, change }) =>
    onSeat(takenFromPile(view, colour), seat, revealed(card), changed(change)),
  cardDiscarded: discardCard,
  cardUncovered: (view, { colour, card }) => withPile(view, colour, view.piles[colour].size, card),
  incomeGained: onlyChange,
  colonyPlundered: takeColony,
  colonyIntegrated: takeColony,
  statueCarved: carveStatue,
  monumentReused: (view, { seat, change }) => takeMonument(view, seat, null, change),
  monumentBuilt: (view, { seat, monument, change }) => takeMonument(view, seat, monument, change),
  monumentTilePlaced: placeMonumentTile,
  tileRedeemed: redeemTile,
  allyBonusGained: onlyChange,
  marketOpened: (view, { seat, market }) => onSeat(view, seat, (state) => ({ ...state, market })),
  marketCoinPlaced: placeMarketCoin,
  cardRemoved: removeCard,
  freeCardTaken: takeFreeCard,
  feedingPaid: onlyChange,
  foodSurplusGained: onlyChange,
  silverBought: (view, { seat, tile, change }) =>
    onSeat(
      view,
      seat,
      (state) => ({ ...state, silver: [...state.silver, tile] }),
      withTiles(tile, -1),
      changed(change),
    ),
  goldBought: (view, { seat, change }) =>
    onSeat(view, seat, (state) => ({ ...state, gold: state.gold + 1 }), changed(change)),
  passed: (view) => view,
  seatTaken: (view) => view,
  gameScored: (view, { sheet }) => ({ ...view, result: sheet, decision: null, step: null, deciders: [] }),
};

/**
 * Returns the position that is to be shown after an event: it moves what the event names and knows no rules.
 * What no event tells (points so far, who decides next) stays until the host's own position takes its place.
 */
export const showEvent = (view: Observation, event: GameEvent): Observation =>
  (showers[event.type] as Shower<GameEvent['type']>)(view, event);
