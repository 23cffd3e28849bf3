import { sendMove, startChart, stateOf } from '../../../shared/flow/machine.ts';
import { applyAction, clone } from '../../../shared/flow/runner.ts';
import type { Played } from './floor/floor.ts';
import { type Decided, playByLot, type RecordedGame, totalsOf } from './recordedGame.ts';

/** A program of its own that measures itself: how much it has done in about so many milliseconds of its processor time. */
export interface Program {
  readonly name: string;
  readonly measure: (milliseconds: number) => Played;
}

/** One way of doing a piece of work, and how much a run of it does. */
export interface Contender {
  readonly name: string;
  readonly games: number;
  readonly decisions: number;
  readonly run: () => void;
}

/** The same work done in two ways; the first is the program's own. */
export interface Match {
  readonly work: string;
  readonly kernel: Contender;
  readonly other: Contender | Program;
}

/** Another engine that knows the drafts of the game. */
export interface DraftEngine {
  readonly name: string;
  /** What plays the drafts of that game once more; throws a RangeError when it refuses one of the decisions. */
  readonly prepare: (game: RecordedGame) => () => void;
}

const ignore = (): void => undefined;

const count = (games: readonly RecordedGame[], decisions: (game: RecordedGame) => number): number =>
  games.reduce((sum, game) => sum + decisions(game), 0);

function demand(engine: string, totals: readonly number[], game: RecordedGame): void {
  if (totals.join() === game.totals.join()) return;
  throw new RangeError(`${engine} scores ${totals.join()} instead of ${game.totals.join()} in game ${game.setup.seed}`);
}

/** Whole games. The kernel deals, lists the legal actions and draws lots; XState is told the decisions. */
export function wholeGames(work: string, games: readonly RecordedGame[]): Match {
  const decisions = count(games, ({ moves }) => moves.length);
  const size = { games: games.length, decisions };
  return {
    work,
    kernel: { ...size, name: 'kernel', run: () => games.forEach(playWithKernel) },
    other: { ...size, name: 'XState', run: () => games.forEach(playWithXState) },
  };
}

const playWithKernel = (game: RecordedGame): void =>
  demand('the kernel', totalsOf(playByLot(game.setup, ignore)), game);

function playWithXState(game: RecordedGame): void {
  const actor = startChart(game.setup);
  for (const { seat, action } of game.moves) sendMove(actor, seat, action);
  demand('XState', totalsOf(stateOf(actor)), game);
}

/** Whole games beside the floor in C, which deals and draws lots as well, but of games of its own. */
export const besideFloor = (work: string, games: readonly RecordedGame[], measure: Program['measure']): Match => ({
  ...wholeGames(work, games),
  other: { name: 'C', measure },
});

export const movesOfDrafts = (game: RecordedGame): Decided[] => game.drafts.flatMap(({ moves }) => moves);

/** The drafts of games; both are told the decisions. */
export function drafts(games: readonly RecordedGame[], { name, prepare }: DraftEngine): Match {
  const decisions = count(games, (game) => movesOfDrafts(game).length);
  const size = { games: games.length, decisions };
  const matches = games.map(prepare);
  return {
    work: 'drafts of the base game',
    kernel: { ...size, name: 'kernel', run: () => games.forEach(draftWithKernel) },
    other: {
      ...size,
      name,
      run: () => {
        for (const play of matches) play();
      },
    },
  };
}

/** Ends every draft with the income that follows it: the kernel goes on to the next decision by itself. */
export function draftWithKernel(game: RecordedGame): void {
  for (const { start, moves } of game.drafts) {
    const state = clone(start);
    for (const { seat, action } of moves) applyAction(state, seat, action);
  }
}

const COPIES = 1000;

/** Copies of states at the end of their games; a copy stands for a decision. */
export function copies(games: readonly RecordedGame[]): Contender {
  const states = games.map(({ late }) => late);
  return {
    name: 'copy',
    games: 0,
    decisions: COPIES,
    run: () => {
      let seats = 0;
      for (let copy = 0; copy < COPIES; copy++) {
        seats += clone(states[copy % states.length] as (typeof states)[number]).seats.length;
      }
      if (seats !== COPIES * 4) throw new RangeError('a copy lacks seats');
    },
  };
}
