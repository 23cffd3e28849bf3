import { content } from '../../shared/content/content.ts';
import type { GameState } from '../../shared/flow/runner.ts';
import type { SeatState } from '../../shared/rules/position.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import { EPOCHS } from '../../shared/vocabulary/time.ts';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { type Holdings, tracksOf, unusedTiles } from './referee/holdings.ts';

/** A position that no game can have. */
class Impossible extends Error {}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Impossible(what);
}

const holdingsOf = (state: GameState, seat: number): Holdings => {
  const { side, ...rest } = state.seats[seat] as SeatState;
  const card = state.table.setupCards[seat] as string;
  const taken = state.step !== 'setup.chooseSide' && side !== null;
  return { ...rest, setup: taken ? { card, side } : null };
};

function checkSeat(state: GameState, seat: number): void {
  const { coins, tracks, tiles, cards, counts, effectCards, choice, hand } = state.seats[seat] as SeatState;
  const expected = tracksOf(holdingsOf(state, seat));
  demand(coins >= 0 && Number.isInteger(coins), `seat ${seat} has ${coins} coins`);
  for (const track of TRACKS) {
    demand(tracks[track] === expected[track], `seat ${seat}: ${track} is ${tracks[track]}, not ${expected[track]}`);
    const unused = unusedTiles(holdingsOf(state, seat), track);
    demand(tiles[track] === unused && unused >= 0, `seat ${seat} has ${tiles[track]} ${track} tiles, not ${unused}`);
  }
  for (const colour of COLOURS) {
    const owned = cards.filter((id) => id.includes(`-${colour}-`)).length;
    demand(counts[colour] === owned, `seat ${seat} counts ${counts[colour]} ${colour} cards, not ${owned}`);
  }
  const withEffect = content.cards.filter((card) => card.effect !== undefined && cards.includes(card.id));
  demand(
    effectCards.length === withEffect.length && withEffect.every(({ id }) => effectCards.includes(id)),
    'effect cards',
  );
  demand(choice === null || hand.includes(choice.keep), `seat ${seat} keeps a card that it has not drawn`);
}

/** Every card that lies anywhere, with its place. */
function cardsInPlaces(state: GameState): string[] {
  const places: string[] = [];
  for (const epoch of EPOCHS) {
    for (const colour of COLOURS) {
      places.push(...state.layout.box[epoch][colour]);
      const deck = state.layout.decks[epoch][colour];
      if (epoch > state.epoch) places.push(...deck);
      if (epoch === state.epoch) places.push(...deck.slice(state.drawn[colour]));
    }
  }
  for (const colour of COLOURS) places.push(...state.piles[colour]);
  for (const seat of state.seats) places.push(...seat.cards, ...seat.hand);
  return places;
}

/**
 * Checks that the position can come up in a game: figures from first principles, cards and tiles conserved.
 * `gone` holds the cards that have left the game so far. Throws an error that says what is wrong.
 */
export function checkPosition(state: GameState, gone: ReadonlySet<string>): void {
  for (const seat of state.seats.keys()) checkSeat(state, seat);
  const cards = [...cardsInPlaces(state), ...gone];
  const inPlay = content.cards.filter(
    ({ set }) => set === 'base' || (set === 'advanced' && state.table.options.mode === 'advanced'),
  );
  demand(new Set(cards).size === cards.length, 'a card lies in two places');
  demand(cards.length === inPlay.length, `${cards.length} of ${inPlay.length} cards are to be found`);
  content.colonies.forEach(({ level }, index) => {
    const taken = state.seats.flatMap((seat) => seat.colonies.filter((colony) => colony.level === level));
    demand(taken.length === state.coloniesTaken[index], `${taken.length} colonies of level ${level} are taken`);
    const stack = state.layout.colonies[level].slice(0, taken.length);
    demand(
      taken.every(({ tile }) => tile === null || stack.includes(tile)),
      `a colony of level ${level} from elsewhere`,
    );
  });
}
