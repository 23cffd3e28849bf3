import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { type Card, type Content, contentOf } from '../../content/content.ts';
import { clone, type GameState } from '../../flow/runner.ts';
import type { Observation } from '../../rules/observation/observation.ts';
import { type Backs, cardsInPlay, colonyBacks, monumentBacks } from '../../rules/observation/unknown.ts';
import { colourInFrontOf } from '../../rules/pieces/draft.ts';
import { monumentsInPlay } from '../../rules/pieces/monuments.ts';
import { byColour, byEpoch } from '../../rules/position/byKey.ts';
import { type Layout, seatOf } from '../../rules/position/position.ts';
import type { Random } from '../../rules/position/random.ts';
import { COLOURS, type Colour, numberOfColour } from '../../vocabulary/colours.ts';
import { MANIFEST } from '../../vocabulary/expansions.ts';
import { deckSizeFor } from '../../vocabulary/options.ts';
import { COLONY_LEVELS, type ColonyLevel } from '../../vocabulary/pieces.ts';
import { EPOCHS, type Epoch } from '../../vocabulary/time.ts';
import { seatedGame } from './seating.ts';

type OpenStacks = Record<Epoch, Record<Colour, Card[]>>;

interface OpenLayout extends Layout {
  readonly decks: OpenStacks;
  readonly box: OpenStacks;
  readonly colonies: Record<ColonyLevel, string[]>;
  readonly monuments: string[];
}

/** What is dealt anew for every guess at the hidden things. */
interface Unknowns {
  readonly view: Observation;
  readonly cards: ReturnType<typeof cardsInPlay>;
  readonly colonies: Readonly<Record<ColonyLevel, Backs<string>>>;
  readonly monuments: Backs<string>;
  readonly layout: OpenLayout;
  /** The game as the viewer sees it, to be copied. */
  readonly game: GameState;
  /** Working memory, reused by every deal. */
  readonly pool: Card[];
  readonly backs: string[];
}

/** Deals the hidden parts as often as wanted, each time as a whole game that fits what the viewer knows. */
export interface Dealer {
  /**
   * Returns a new game in which the hidden cards of the running epoch and all hidden backs are dealt by `random`. All
   * games of one dealer share one layout, so only the latest may be played on. The later epochs stay as `dealFuture`
   * dealt them.
   */
  readonly deal: (random: Random) => GameState;
  /** Deals the epochs to come. */
  readonly dealFuture: (random: Random) => void;
}

/**
 * Fills `pool` with the items in random order. The result depends on the order of the items, never on where they really
 * lie.
 */
function mix<T>(pool: T[], items: readonly T[], random: Random): void {
  pool.length = 0;
  for (const item of items) pool.push(item);
  for (let last = pool.length - 1; last > 0; last--) {
    const other = uniformInt(random, 0, last);
    const item = pool[last] as T;
    pool[last] = pool[other] as T;
    pool[other] = item;
  }
}

/** A layout of the right size, filled by later deals. */
function emptyLayout(view: Observation, content: Content, cards: Unknowns['cards']): OpenLayout {
  const deck = deckSizeFor(view.options);
  const stacks = (part: (all: readonly Card[]) => Card[]): OpenStacks =>
    byEpoch((epoch) =>
      byColour((colour) => {
        const { seen, ownFaceDown, unseen } = cards[epoch][colour];
        return part([...seen, ...ownFaceDown, ...unseen]);
      }),
    );
  const seats = view.options.seats;
  const colonies = COLONY_LEVELS.map((level) => [
    level,
    content
      .colony(level)
      .tiles.slice(0, seats)
      .map(({ id }) => id),
  ]);
  return {
    decks: stacks((all) => all.slice(0, deck)),
    box: stacks((all) => all.slice(deck)),
    colonies: Object.fromEntries(colonies) as Record<ColonyLevel, string[]>,
    monuments: monumentsInPlay(content, view.options).slice(0, seats),
  };
}

/**
 * Fills a stack: first what was seen of it, then cards of the pool from index `start` on. Returns the index of the
 * first card not used.
 */
function fill<T>(stack: T[], first: readonly T[], pool: readonly T[], start: number): number {
  let next = start;
  for (let index = 0; index < stack.length; index++) {
    stack[index] = index < first.length ? (first[index] as T) : (pool[next++] ?? (first[0] as T));
  }
  return next;
}

/**
 * Deals the hands of the other seats and the cards of piles that are not remembered. Both came out of the deck. Returns
 * the index of the first card not used.
 */
function dealDrawn({ view, pool }: Unknowns, game: GameState, colour: Colour): number {
  let next = 0;
  view.seats.forEach((seen, seat) => {
    if (seen.hand !== null || colourInFrontOf(game, seat) !== colour) return;
    seatOf(game, seat).hand = [pool[next++] as Card, pool[next++] as Card];
  });
  const pile = game.piles[numberOfColour(colour)];
  for (let place = view.piles[colour].buried.length; place < pile.length - 1; place++)
    pile[place] = pool[next++] as Card;
  return next;
}

/** Deals the face-down cards of other seats from the box. From which epoch's box makes no difference to anybody. */
function dealFaceDown({ view, cards }: Unknowns, game: GameState, colour: Colour, box: readonly Card[]): void {
  const taken = box
    .slice(0, game.boxTaken[colour])
    .filter((card) => !cards[game.epoch][colour].ownFaceDown.includes(card));
  const older = EPOCHS.filter((epoch) => epoch < game.epoch).flatMap((epoch) => cards[epoch][colour].unseen);
  const source = [...taken, ...older, ...cards[game.epoch][colour].unseen];
  let next = 0;
  view.seats.forEach(({ faceDown }, seat) => {
    const state = seatOf(game, seat);
    state.faceDown = state.faceDown.map((known, place) => {
      const seen = faceDown[place];
      return seen?.card === null && seen.colour === colour ? (source[next++] as Card) : known;
    });
  });
}

function dealColour(unknowns: Unknowns, game: GameState, colour: Colour, random: Random): void {
  const { epoch } = game;
  const { seen, ownFaceDown, unseen } = unknowns.cards[epoch][colour];
  mix(unknowns.pool, unseen, random);
  const drawn = dealDrawn(unknowns, game, colour);
  const past = [...seen, ...unknowns.pool.slice(0, drawn)];
  const next = fill(unknowns.layout.decks[epoch][colour], past.slice(0, game.drawn[colour]), unknowns.pool, drawn);
  const box = unknowns.layout.box[epoch][colour];
  fill(box, ownFaceDown, unknowns.pool, next);
  if (unknowns.view.options.expansions.some((expansion) => MANIFEST[expansion].hidesCards))
    dealFaceDown(unknowns, game, colour, box);
}

function dealBacks(unknowns: Unknowns, random: Random): void {
  for (const level of COLONY_LEVELS) {
    mix(unknowns.backs, unknowns.colonies[level].unseen, random);
    fill(unknowns.layout.colonies[level], unknowns.colonies[level].seen, unknowns.backs, 0);
  }
  mix(unknowns.backs, unknowns.monuments.unseen, random);
  fill(unknowns.layout.monuments, unknowns.monuments.seen, unknowns.backs, 0);
}

function dealEpoch({ layout, cards, pool }: Unknowns, epoch: Epoch, random: Random): void {
  for (const colour of COLOURS) {
    const { seen, ownFaceDown, unseen } = cards[epoch][colour];
    mix(pool, unseen, random);
    const next = fill(layout.decks[epoch][colour], seen, pool, 0);
    fill(layout.box[epoch][colour], ownFaceDown, pool, next);
  }
}

/** Examines an observation once, so that many games can be dealt from it. */
export function dealerFor(view: Observation): Dealer {
  const content = contentOf(view.content);
  const cards = cardsInPlay(view);
  const layout = emptyLayout(view, content, cards);
  const backs = COLONY_LEVELS.map((level) => [level, colonyBacks(view, content, level)]);
  const unknowns: Unknowns = {
    view,
    cards,
    colonies: Object.fromEntries(backs) as Unknowns['colonies'],
    monuments: monumentBacks(view, content),
    layout,
    game: seatedGame(view, content, layout),
    pool: [],
    backs: [],
  };
  return {
    deal: (random) => {
      const game = clone(unknowns.game);
      for (const colour of COLOURS) dealColour(unknowns, game, colour, random);
      dealBacks(unknowns, random);
      return game;
    },
    dealFuture: (random) => {
      for (const epoch of EPOCHS) if (epoch !== view.epoch) dealEpoch(unknowns, epoch, random);
    },
  };
}

/**
 * Returns a whole game that looks to the viewer exactly like the real one: what it knows is kept, all the rest is dealt
 * by `random`. Unknown cards are taken in the order of the content and shuffled, so that nothing hidden shows. A seat
 * whose recorded decision is secret still has to decide in this game (rules §11).
 */
export function gameOf(view: Observation, random: Random): GameState {
  const dealer = dealerFor(view);
  dealer.dealFuture(random);
  return dealer.deal(random);
}
