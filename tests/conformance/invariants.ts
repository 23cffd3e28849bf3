import type { Card } from '../../shared/content/content.ts';
import type { GameState } from '../../shared/flow/runner.ts';
import { pathOf } from '../../shared/flow/runner.ts';
import type { CardTile, SeatState } from '../../shared/rules/position/seat.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { EPOCHS } from '../../shared/vocabulary/time.ts';
import { TRACKS, type Track } from '../../shared/vocabulary/tracks.ts';
import { idsOf } from '../fixtures/play.ts';
import { demand } from './moment.ts';
import { type Holdings, ownedCards, tracksOf, unusedTiles } from './referee/holdings.ts';
import { cardOf, cardsInPlay, printed } from './referee/printed.ts';

/** What happened and is not to be seen in a position any more. */
export class History {
  /** Cards that have left the game. */
  readonly gone = new Set<CardId>();
  readonly #lostTiles = new Map<Seat, Track[]>();
  readonly #allied = new Map<Seat, Holdings['allied']>();

  /** The tile on a lost `tileLoan` card is gone (rules §16.5). */
  loseTileWith(seat: Seat, card: CardId, lying: readonly CardTile[]): void {
    if (cardOf(card).effect?.type !== 'tileLoan') return;
    this.lostTiles(seat).push(...lying.filter((laid) => laid.card === card).map(({ tile }) => tile));
  }

  lostTiles(seat: Seat): Track[] {
    const lost = this.#lostTiles.get(seat) ?? [];
    this.#lostTiles.set(seat, lost);
    return lost;
  }

  /** Steps gained by `allyBonus`, to which more may be added. */
  allied(seat: Seat): Holdings['allied'] {
    const allied = this.#allied.get(seat) ?? [];
    this.#allied.set(seat, allied);
    return allied;
  }
}

function holdingsOf(state: GameState, seat: Seat, history: History): Holdings {
  const { side, ...rest } = state.seats[seat] as SeatState;
  const card = state.table.setupCards[seat] as string;
  const taken = pathOf(state) !== 'setup.chooseSide' && side !== null;
  return {
    ...rest,
    cards: idsOf(rest.cards),
    faceDown: idsOf(rest.faceDown),
    cardTiles: [...rest.cardTiles],
    statues: [...rest.statues],
    colonies: [...rest.colonies],
    silver: [...rest.silver],
    stall: { ...rest.stall },
    setup: taken ? { card, side } : null,
    lostTiles: history.lostTiles(seat),
    allied: history.allied(seat),
  };
}

function checkSeat(state: GameState, seat: Seat, history: History): void {
  const { coins, tracks, tiles, cards, counts, effects, choice, hand } = state.seats[seat] as SeatState;
  const holdings = holdingsOf(state, seat, history);
  const expected = tracksOf(holdings);
  demand(coins >= 0 && Number.isInteger(coins), `seat ${seat} has ${coins} coins`);
  for (const track of TRACKS) {
    demand(tracks[track] === expected[track], `seat ${seat}: ${track} is ${tracks[track]}, not ${expected[track]}`);
    const unused = unusedTiles(holdings, track);
    demand(tiles[track] === unused && unused >= 0, `seat ${seat} has ${tiles[track]} ${track} tiles, not ${unused}`);
  }
  COLOURS.forEach((colour, number) => {
    const owned = ownedCards(holdings).filter((id) => cardOf(id).colour === colour).length;
    demand(counts[number] === owned, `seat ${seat} counts ${counts[number]} ${colour} cards, not ${owned}`);
  });
  const withEffects = effects.cards.map(({ id }) => id);
  const expectedEffects = idsOf(cards).filter((id) => cardOf(id).effect !== undefined);
  demand(
    withEffects.sort().join() === expectedEffects.sort().join(),
    `seat ${seat} has the effects of ${withEffects.join()}`,
  );
  demand(choice === null || idsOf(hand).includes(choice.keep), `seat ${seat} keeps a card that it has not drawn`);
}

/** Every card that lies anywhere; what lies face down before a seat has left its box. */
function cardsInPlaces(state: GameState): string[] {
  const places: Card[] = [];
  const faceDown = new Set(state.seats.flatMap((seat) => seat.faceDown));
  for (const epoch of EPOCHS) {
    for (const colour of COLOURS) {
      places.push(...state.layout.box[epoch][colour].filter((card) => !faceDown.has(card)));
      const deck = state.layout.decks[epoch][colour];
      if (epoch > state.epoch) places.push(...deck);
      if (epoch === state.epoch) places.push(...deck.slice(state.drawn[colour]));
    }
  }
  for (const pile of state.piles) places.push(...pile);
  for (const seat of state.seats) places.push(...seat.cards, ...seat.faceDown, ...seat.hand);
  return idsOf(places);
}

function checkCards(state: GameState, { gone }: History): void {
  const inPlay = cardsInPlay(state.table.options);
  const boxed = new Set(EPOCHS.flatMap((epoch) => COLOURS.flatMap((colour) => idsOf(state.layout.box[epoch][colour]))));
  const places = cardsInPlaces(state);
  // A removed face-down card still stands in the layout of its box, of which every card is told once.
  const cards = [...places, ...[...gone].filter((id) => !boxed.has(id))];
  demand(new Set(cards).size === cards.length, 'a card lies in two places');
  demand(cards.length === inPlay.length, `${cards.length} of ${inPlay.length} cards are to be found`);
}

/** Colonies and monuments come from the top of their stacks, one for each that is taken. */
function checkStacks(state: GameState): void {
  printed.colonies.forEach(({ level }, index) => {
    const taken = state.seats.flatMap((seat) => seat.colonies.filter((colony) => colony.level === level));
    demand(taken.length === state.coloniesTaken[index], `${taken.length} colonies of level ${level} are taken`);
    const backs = taken.flatMap(({ tile }) => (tile === null ? [] : [tile]));
    const stack = state.layout.colonies[level].slice(0, taken.length);
    demand(
      backs.every((tile) => stack.includes(tile)),
      `a colony of level ${level} from elsewhere`,
    );
    demand(new Set(backs).size === backs.length, `one colony of level ${level} twice`);
  });
  const monuments = state.seats.flatMap(({ monument }) => (monument === null ? [] : [monument]));
  demand(monuments.length === state.monumentsTaken, `${monuments.length} monuments are taken`);
  const stack = state.layout.monuments.slice(0, monuments.length);
  const built = monuments.flatMap(({ monument }) => (monument === null ? [] : [monument]));
  demand(
    built.every((id) => stack.includes(id)),
    'a monument from elsewhere',
  );
  demand(new Set(built).size === built.length, 'one monument twice');
}

/** Cards taken from the epoch's box lie face down before somebody; nothing else does. */
function checkBox(state: GameState): void {
  const boxed = EPOCHS.flatMap((epoch) => COLOURS.flatMap((colour) => state.layout.box[epoch][colour]));
  for (const card of state.seats.flatMap((seat) => seat.faceDown)) {
    demand(boxed.includes(card), `${card.id} was never in a box`);
  }
  for (const colour of COLOURS) {
    const box = state.layout.box[state.epoch][colour];
    const untouched = new Set(box.slice(state.boxTaken[colour]));
    const lies = state.seats.some((seat) => seat.faceDown.some((card) => untouched.has(card)));
    demand(!lies && state.boxTaken[colour] <= box.length, `a ${colour} card lies before a seat and in the box`);
  }
}

/**
 * Checks that the position can come up in a game: figures from first principles, cards and tiles conserved.
 * `history` holds what has happened so far. Throws an error that says what is wrong.
 */
export function checkPosition(state: GameState, history: History): void {
  for (const seat of state.seats.keys()) checkSeat(state, seat, history);
  checkCards(state, history);
  checkStacks(state);
  checkBox(state);
}
