import type { GameState } from '../flow/runner.ts';
import { medalPrice } from '../rules/pieces/medals.ts';
import { scoreSeat } from '../rules/pieces/scoring.ts';
import { contentIn, type Position } from '../rules/position/position.ts';
import type { SeatState } from '../rules/position/seat.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { TRACKS } from '../vocabulary/tracks.ts';
import { isEndgame, rankAfter } from './endgame.ts';
import { afterAction, isSale } from './value/afterAction.ts';

/*
 * Actions that are worse than another one in every respect. The seat after each action is compared part by part, only
 * where nothing hidden decides and the same choices follow. No estimate is used.
 */

/** An action with the seat as it leaves it. */
interface Outcome {
  readonly action: Action;
  readonly after: SeatState;
  /** Points if the game ended now. */
  readonly points: number;
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && [...a].map(String).sort().join() === [...b].map(String).sort().join();

const idsOf = ({ effects }: SeatState): string[] => effects.cards.map(({ id }) => id);

/** With `incomeCatchUp` a lower income can be better. */
const likesLowIncome = (seat: SeatState): boolean => seat.effects.incomeCatchUp > 0;

/** Whether two outcomes differ only in coins, tracks, tiles and points. */
function isComparable(a: SeatState, b: SeatState): boolean {
  return (
    sameList(a.counts, b.counts) &&
    sameList(idsOf(a), idsOf(b)) &&
    sameList(a.silver, b.silver) &&
    a.gold === b.gold &&
    !likesLowIncome(a)
  );
}

const sameTakings = (a: SeatState, b: SeatState): boolean =>
  sameList(
    a.colonies.map(({ level }) => level),
    b.colonies.map(({ level }) => level),
  ) &&
  sameList(
    a.statues.map(({ requirement }) => requirement),
    b.statues.map(({ requirement }) => requirement),
  ) &&
  (a.monument === null) === (b.monument === null);

/** The quantities of which more is better, as far as they still matter. */
function goodsOf({ after, points }: Outcome, tiles: number): number[] {
  return [
    after.coins,
    points,
    ...TRACKS.map((track) => after.tracks[track]),
    ...TRACKS.map((track) => Math.min(tiles, after.tiles[track])),
  ];
}

function isBetter(a: Outcome, b: Outcome, tiles: number): boolean {
  const left = goodsOf(a, tiles);
  const right = goodsOf(b, tiles);
  return (
    left.every((good, index) => good >= (right[index] as number)) &&
    left.some((good, index) => good > (right[index] as number))
  );
}

/** Whether this is the seat's last chance to take something: the last colony or statue step, with one action left. */
const isLastTaking = (game: Position, actions: readonly Action[]): boolean =>
  game.epoch === 3 &&
  game.phase === 'B' &&
  game.actionsLeft === 1 &&
  actions.some(({ type }) => type === 'colony' || type === 'statue' || type === 'monument');

/** Unused tiles that the seat can still put under silver medals, after the last statue step. */
function tilesForMedals(game: Position, outcomes: readonly Outcome[]): number {
  const content = contentIn(game);
  const [first] = outcomes;
  if (first === undefined || first.after.cardTiles.length > 0) return Number.POSITIVE_INFINITY;
  const coins = Math.max(...outcomes.map(({ after }) => after.coins));
  const surplus = first.after.effects.foodSurplus?.maxCoins ?? 0;
  const affordable = Math.floor((coins + surplus) / medalPrice(content, first.after, 'silver', game.epoch));
  return Math.min(content.medals.maxEach - first.after.silver.length, affordable);
}

/**
 * In the last step, outcomes that took different things may be compared, because no chance follows. A colony may still
 * help with a statue.
 */
function lastChance(game: Position, outcomes: readonly Outcome[]): (a: Outcome, b: Outcome) => boolean {
  const inStatueStep = outcomes.some(({ action }) => action.type === 'statue');
  const tiles = inStatueStep ? tilesForMedals(game, outcomes) : Number.POSITIVE_INFINITY;
  return (a, b) =>
    isComparable(a.after, b.after) &&
    (inStatueStep || (a.after.monument === null) === (b.after.monument === null)) &&
    isBetter(a, b, tiles);
}

/** Before the last step, outcomes that took different things are not compared: each thing may lead to others. */
const always = (a: Outcome, b: Outcome): boolean =>
  isComparable(a.after, b.after) && sameTakings(a.after, b.after) && isBetter(a, b, Number.POSITIVE_INFINITY);

/** Types of actions whose outcome is certain at once, and after which the same decisions follow. */
const COMPARED: ReadonlySet<Action['type']> = new Set([
  'draft',
  'remove',
  'payToFeed',
  'colony',
  'statue',
  'monument',
  'placeTile',
  'pass',
]);

function outcomesOf(game: GameState, seat: Seat, actions: readonly Action[]): Outcome[] {
  const content = contentIn(game);
  return actions.flatMap((action) => {
    if (!COMPARED.has(action.type)) return [];
    const [after, ...others] = afterAction(game, seat, action);
    if (after === undefined || others.length > 0) return [];
    return [{ action, after, points: scoreSeat(content, after).total }];
  });
}

/** Leaves out actions that are worse than another one in every respect. Sales and purchases are compared separately. */
function undominated(game: GameState, seat: Seat, actions: readonly Action[]): Action[] {
  const outcomes = outcomesOf(game, seat, actions);
  const beats = isLastTaking(game, actions) ? lastChance(game, outcomes) : always;
  const worse = new Set(
    outcomes
      .filter((b) => outcomes.some((a) => a !== b && isSale(a.action) === isSale(b.action) && beats(a, b)))
      .map(({ action }) => action),
  );
  return actions.filter((action) => !worse.has(action));
}

/** From the last feeding on: only the actions with the best exact result. */
function best(game: GameState, seat: Seat, actions: readonly Action[]): Action[] {
  const ranks = actions.map((action) => rankAfter(game, seat, action));
  const most = Math.max(...ranks);
  return actions.filter((_, index) => ranks[index] === most);
}

/**
 * Returns the legal actions without those that are worse than another one in every respect; at least one is left.
 * `game`: any game that fits what the seat knows, since nothing hidden is read.
 */
export function withoutDominated(game: GameState, seat: Seat, actions: readonly Action[]): Action[] {
  if (actions.length < 2) return [...actions];
  if (isEndgame(game, seat)) return best(game, seat, undominated(game, seat, actions));
  // After the last feeding a free card can do no harm.
  if (game.epoch === 3 && actions.some(({ type }) => type === 'freeCard'))
    return actions.filter(({ type }) => type !== 'pass');
  return undominated(game, seat, actions);
}
