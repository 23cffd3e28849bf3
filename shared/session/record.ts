import type { Player } from '../contract/contract.ts';
import { applyAction, deciders, decisionOf, type GameState, isOver, legalActions, newGame } from '../flow/runner.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { TRACKS } from '../vocabulary/tracks.ts';
import { type Decided, type SavedGame, setupOf } from './savedGame.ts';

const FORMAT = 'hadara-record';
const VERSION = 1;

/** Every random order of the game, and who sat where. */
const headerOf = (state: GameState, players: readonly Player[]): object => ({
  type: 'header',
  format: FORMAT,
  version: VERSION,
  options: { ...state.table.options, expansions: [] },
  seed: state.table.seed,
  seats: players.map(({ name, emblem, controller }, seat) => ({
    name,
    emblem,
    setupCard: state.table.setupCards[seat],
    controller,
  })),
  segments: state.table.segments,
  colonies: state.layout.colonies,
  monuments: [],
  decks: state.layout.decks,
  box: state.layout.box,
});

const figures = (state: GameState): object => ({
  coins: state.seats.map((seat) => seat.coins),
  tracks: state.seats.map((seat) => TRACKS.map((track) => seat.tracks[track])),
  cards: state.seats.map((seat) => seat.cards.length),
});

/** Takes the next decision of `seat` out of those still to come: simultaneous ones may have been logged in any order. */
function takeNextOf(remaining: Decided[], seat: Seat): Action {
  const index = remaining.findIndex((decided) => decided.seat === seat);
  const [decided] = remaining.splice(index, index < 0 ? 0 : 1);
  if (decided === undefined) throw new RangeError('the game is not finished');
  return decided.action;
}

/**
 * Returns a finished game as the objects of a game record, one for each line (rules §13): header, decisions, result.
 * Throws a RangeError when the game is not finished.
 */
export function recordOf(saved: SavedGame, withLegal: boolean): object[] {
  const state = newGame(setupOf(saved));
  const lines = [headerOf(state, saved.players)];
  const remaining = [...saved.actions];
  while (!isOver(state)) {
    const [seat] = deciders(state) as [Seat];
    const action = takeNextOf(remaining, seat);
    const { epoch, phase } = state;
    const step = decisionOf(state);
    const legal = withLegal ? { legal: legalActions(state, seat) } : {};
    applyAction(state, seat, action);
    lines.push({ type: 'action', n: lines.length, seat, epoch, phase, step, action, ...legal, after: figures(state) });
  }
  lines.push(resultOf(state));
  return lines;
}

function resultOf(state: GameState): object {
  const { lines, winners } = state.result ?? { lines: [], winners: [] };
  const scores = lines.map(({ total, leftoverCoins, ...categories }) => ({
    ...categories,
    market: 0,
    total,
    leftoverCoins,
  }));
  return { type: 'result', scores, winners };
}
