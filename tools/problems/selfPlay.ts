import { decide } from '../../shared/bots/bot.ts';
import {
  applyAction,
  clone,
  dueIn,
  type GameState,
  isOver,
  legalActions,
  newGame,
  nextDecider,
} from '../../shared/flow/runner.ts';
import { type Random, randomStream, shuffled } from '../../shared/rules/position/random.ts';
import { botJobOf } from '../../shared/session/bots/botJob.ts';
import { type SavedGame, setupOf } from '../../shared/session/saves/savedGame.ts';
import { EXPANSIONS, MODES } from '../../shared/vocabulary/options.ts';
import { STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import { EMBLEMS, type Emblem, type Seat, type SeatCount } from '../../shared/vocabulary/seats.ts';
import { unit, weighted } from '../train/chance.ts';

/** A decision of a game in which there was a real choice. */
export interface Occurrence {
  readonly start: SavedGame;
  readonly emblems: readonly number[];
  /** The game as it stood; not to be changed. */
  readonly state: GameState;
  readonly seat: Seat;
  /** The decisions before, as a problem holds them. */
  readonly moves: readonly number[];
}

/** Small tables are played through faster, and as good to learn from. */
const SEATS: readonly (readonly [SeatCount, number])[] = [
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
];

/** Legal actions from which on it is a question. */
const LEAST_CHOICE = 3;

/** A table of regents with options drawn by luck of its own. */
function tableOf(seed: number, random: Random): { readonly start: SavedGame; readonly emblems: readonly number[] } {
  const seats = weighted(SEATS, random);
  const emblems = shuffled([...EMBLEMS.keys()], random).slice(0, seats);
  const mode = MODES[unit(random) < 0.3 ? 0 : 1] ?? 'basic';
  const many = unit(random);
  const expansions = EXPANSIONS.filter(() => many > 0.35 && unit(random) < 0.6);
  const players = emblems.map((emblem) => ({
    name: '-',
    emblem: EMBLEMS[emblem] as Emblem,
    controller: { kind: 'bot', level: 'regent' } as const,
  }));
  const game = { gameId: 'problem', name: null, seed, mode, expansions, content: STANDARD_CONTENT, deal: null };
  return { start: { ...game, players, actions: [] }, emblems };
}

/** Plays a game of regents; returns its decisions between at least three actions. The same seed gives the same game. */
export function occurrencesIn(seed: number): Occurrence[] {
  const { start, emblems } = tableOf(seed, randomStream(seed, 'bots'));
  const state = newGame(setupOf(start));
  const found: Occurrence[] = [];
  const moves: number[] = [];
  const decided = start.players.map(() => 0);
  while (!isOver(state)) {
    const seat = nextDecider(state);
    const legal = legalActions(state, seat);
    if (legal.length >= LEAST_CHOICE) found.push({ start, emblems, state: clone(state), seat, moves: moves.slice() });
    const decision = decided[seat] ?? 0;
    const action = decide(botJobOf({ position: state, due: dueIn(state), saved: start, seat, decision }));
    decided[seat] = decision + 1;
    if (legal.length > 1) moves.push(legal.indexOf(action));
    applyAction(state, seat, action);
  }
  return found;
}
