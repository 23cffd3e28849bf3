import type { Card } from '../../content/content.ts';
import { decisionOf, type GameState } from '../../flow/runner.ts';
import { topOf } from '../../rules/pieces/tableau.ts';
import { ofTrack } from '../../rules/position/byKey.ts';
import { contentIn, seatOf } from '../../rules/position/position.ts';
import type { SeatState } from '../../rules/position/seat.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { COLOUR_NUMBERS } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { TRACKS } from '../../vocabulary/tracks.ts';
import type { Others } from './seatFacts.ts';

/*
 * A search meets the same positions again and again: with its actions in another order, in other dealt games, inside
 * the tree and beyond it. So a judgement is kept under a key of everything that it depends on, number by number.
 */

/** The most judgements that are kept, and the slots of the hash table. */
const ENTRIES = 1 << 14;
const SLOTS = 1 << 15;
const ROOM = 1 << 20;
/** Numbers in the longest key: far more than a seat can need. */
const LONGEST = 1 << 10;

/** Cards in a number of 32 bits. */
const BITS = 32;

/** A number for each id, the same as long as the thread lives. */
const numbers = new Map<string, number>();

function numberOf(text: string | null): number {
  if (text === null) return -1;
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

/** What is asked for: values alone, also points by category, or also advice. */
const WANTED = ['values', 'points', 'all'] as const;
export type Wanted = (typeof WANTED)[number];

function sameActions(some: readonly Action[] | null, others: readonly Action[] | null): boolean {
  if (some === others) return true;
  if (some === null || others === null || some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}

/** Keeps answers for the games of one table. When it is full, it starts empty again. */
export class Recall<Answer> {
  readonly #slots = new Int32Array(SLOTS).fill(-1);
  /** For each entry its hash, and where its key begins; the last number tells where the next key will begin. */
  readonly #hashes = new Int32Array(ENTRIES);
  readonly #starts = new Int32Array(ENTRIES + 1);
  readonly #keys = new Int32Array(ROOM);
  readonly #actions: (readonly Action[] | null)[] = [];
  readonly #answers: Answer[] = [];
  /** The key of the last question. */
  readonly #key = new Int32Array(LONGEST);
  readonly #fractions = new Float64Array(this.#key.buffer);
  #length = 0;
  #hash = 0;

  forget(): void {
    this.#slots.fill(-1);
    this.#actions.length = 0;
    this.#answers.length = 0;
  }

  /**
   * Returns the answer kept for the same question: the worth of the seat's `actions`, or (`null`) of the game as it
   * stands. `undefined` if none was kept.
   */
  find(
    game: GameState,
    seat: Seat,
    others: Others,
    actions: readonly Action[] | null,
    wanted: Wanted,
  ): Answer | undefined {
    this.#write(game, seat, others, wanted);
    for (let slot = this.#hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
      const entry = this.#slots[slot] as number;
      if (entry < 0) return undefined;
      if (this.#isAt(entry) && sameActions(this.#actions[entry] ?? null, actions)) return this.#answers[entry];
    }
  }

  /** Keeps the answer to the last question of `find`. `actions` as there. */
  keep(actions: readonly Action[] | null, answer: Answer): void {
    const entry = this.#answers.length;
    const start = entry === 0 ? 0 : (this.#starts[entry] as number);
    if (entry === ENTRIES || start + this.#length > ROOM) {
      this.forget();
      this.keep(actions, answer);
      return;
    }
    this.#starts[entry] = start;
    this.#starts[entry + 1] = start + this.#length;
    this.#hashes[entry] = this.#hash;
    for (let index = 0; index < this.#length; index++) this.#keys[start + index] = this.#key[index] as number;
    this.#actions.push(actions);
    this.#answers.push(answer);
    let slot = this.#hash & (SLOTS - 1);
    while ((this.#slots[slot] as number) >= 0) slot = (slot + 1) & (SLOTS - 1);
    this.#slots[slot] = entry;
  }

  #isAt(entry: number): boolean {
    if (this.#hashes[entry] !== this.#hash) return false;
    const start = this.#starts[entry] as number;
    if ((this.#starts[entry + 1] as number) - start !== this.#length) return false;
    for (let index = 0; index < this.#length; index++) {
      if (this.#keys[start + index] !== this.#key[index]) return false;
    }
    return true;
  }

  /** Writes the key: everything that a judgement depends on and that changes in a game. */
  #write(game: GameState, seat: Seat, others: Others, wanted: Wanted): void {
    const key = this.#key;
    const { wishes } = others;
    key[0] = wishes.length;
    key[1] = seat * WANTED.length + WANTED.indexOf(wanted);
    this.#fractions[1] = others.points;
    this.#fractions[2] = others.coins;
    for (let index = 0; index < wishes.length; index++) this.#fractions[3 + index] = wishes[index] as number;
    const state = seatOf(game, seat);
    let next = writeGame(game, key, 2 * (3 + wishes.length));
    next = writeFigures(state, key, next);
    next = writeCards(game, state, key, next);
    next = writeTakings(state, key, next);
    next = writeBacks(state, key, next);
    // Backs that other seats have turned over cannot come up any more, so they are part of the key.
    if (turnsBacks(game)) {
      for (let other = 0; other < game.seats.length; other++) {
        if (other !== seat) next = writeBacks(seatOf(game, other), key, next);
      }
    }
    this.#length = next;
    let hash = 0;
    for (let index = 0; index < next; index++)
      hash = Math.imul(hash ^ (key[index] as number), 0x9e3779b1) ^ (hash >>> 15);
    this.#hash = hash ^ (hash >>> 16);
  }
}

/** Whether a colony or a monument may be taken now. */
function turnsBacks(game: GameState): boolean {
  const decision = decisionOf(game);
  return decision === 'colony' || decision === 'statue';
}

function writeGame(game: GameState, key: Int32Array, at: number): number {
  let next = at;
  key[next++] = game.place;
  key[next++] = game.epoch * 2 + (game.phase === 'A' ? 0 : 1);
  key[next++] = game.rotation * 8 + game.turns;
  key[next++] = game.turn * 64 + game.turnsEnded;
  key[next++] = game.actionsLeft;
  key[next++] = game.paymentLeft;
  key[next++] = game.feedingPayments;
  key[next++] = game.marketCoins * 8 + game.freeCards;
  key[next++] = game.monumentsTaken;
  for (const colour of COLOUR_NUMBERS) {
    key[next++] = (topOf(game, colour)?.number ?? -1) * 64 + game.piles[colour].length;
  }
  return next;
}

function writeFigures(state: SeatState, key: Int32Array, at: number): number {
  const { stall } = state;
  let next = at;
  key[next++] = state.coins;
  for (const track of TRACKS) {
    key[next++] = ofTrack(state.tracks, track);
    key[next++] = ofTrack(state.tiles, track);
    key[next++] = ofTrack(stall, track);
  }
  key[next++] = stall.points;
  key[next++] = numberOf(state.market);
  key[next++] = state.gold;
  for (const count of state.counts) key[next++] = count;
  return next;
}

/**
 * Writes a bit for each card of the tableau, whatever the order of purchase; then the cards with effects, face-down
 * cards and the hand in their order.
 */
function writeCards(game: GameState, state: SeatState, key: Int32Array, at: number): number {
  const { cards } = contentIn(game);
  const [first] = cards as [Card];
  const end = at + Math.ceil(cards.length / BITS);
  key.fill(0, at, end);
  for (const card of state.cards) {
    const place = card.number - first.number;
    const word = at + Math.floor(place / BITS);
    key[word] = (key[word] as number) | (1 << (place % BITS));
  }
  let next = writeList(state.effects.cards, key, end);
  next = writeList(state.faceDown, key, next);
  return writeList(state.hand, key, next);
}

function writeList(cards: readonly Card[], key: Int32Array, at: number): number {
  let next = at;
  key[next++] = cards.length;
  for (const { number } of cards) key[next++] = number;
  return next;
}

/** Statues, silver medals and tiles on cards. */
function writeTakings(state: SeatState, key: Int32Array, at: number): number {
  let next = at;
  key[next++] = state.statues.length;
  for (const { requirement, tile, side } of state.statues) {
    key[next++] = requirement * 8 + TRACKS.indexOf(tile) * 2 + (side === 'track' ? 1 : 0);
  }
  key[next++] = state.silver.length;
  for (const tile of state.silver) key[next++] = TRACKS.indexOf(tile);
  key[next++] = state.cardTiles.length;
  for (const { card, tile } of state.cardTiles) {
    key[next++] = numberOf(card);
    key[next++] = TRACKS.indexOf(tile);
  }
  return next;
}

/** Colonies and the monument with their backs. */
function writeBacks({ colonies, monument }: SeatState, key: Int32Array, at: number): number {
  let next = at;
  key[next++] = colonies.length;
  for (const { level, tile } of colonies) {
    key[next++] = level;
    key[next++] = numberOf(tile);
  }
  key[next++] = monument === null ? 0 : 1;
  if (monument !== null) {
    key[next++] = numberOf(monument.monument);
    key[next++] = numberOf(monument.tile);
    key[next++] = numberOf(monument.side);
  }
  return next;
}
