/*
 * As much of boardgame.io's types as the bench uses. The package is installed when the bench is run, and then its own
 * types are checked (`tsconfig.json`); these hold those files to the rest of the program without it.
 */
declare module 'boardgame.io' {
  interface Ctx {
    readonly numPlayers: number;
    readonly playOrderPos: number;
    readonly gameover?: unknown;
  }
  type Hook<G, Result> = (context: { G: G; ctx: Ctx }) => Result;
  type Move<G> = (context: { G: G; ctx: Ctx; playerID: string }, ...args: never[]) => unknown;
  interface TurnConfig<G> {
    activePlayers?: { all: string | null; minMoves: number; maxMoves: number };
    minMoves?: number;
    maxMoves?: number;
    order?: { first: Hook<G, number>; next: Hook<G, number>; playOrder?: Hook<G, string[]> };
    onBegin?: Hook<G, void>;
    onEnd?: Hook<G, void>;
    endIf?: Hook<G, boolean>;
  }
  export interface PhaseConfig<G> {
    start?: boolean;
    next?: string;
    moves?: Record<string, Move<G>>;
    turn?: TurnConfig<G>;
    onBegin?: Hook<G, void>;
    onEnd?: Hook<G, void>;
    endIf?: Hook<G, boolean>;
  }
  export interface Game<G> {
    name?: string;
    disableUndo?: boolean;
    setup?: () => G;
    phases?: Record<string, PhaseConfig<G>>;
    endIf?: Hook<G, unknown>;
  }
  export interface State<G> {
    readonly G: G;
    readonly ctx: Ctx;
    readonly _stateID: number;
  }
}

declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
  export const Stage: { readonly NULL: null };
}

declare module 'boardgame.io/internal' {
  import type { Game, State } from 'boardgame.io';
  export function InitializeGame<G>(options: { game: Game<G>; numPlayers: number }): State<G>;
  export function CreateGameReducer<G>(options: {
    game: Game<G>;
    isClient: boolean;
  }): (
    state: State<G>,
    action: { type: 'MAKE_MOVE'; payload: { type: string; args: unknown; playerID: string } },
  ) => unknown;
}
