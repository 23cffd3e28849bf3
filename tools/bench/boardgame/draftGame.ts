import type { Game, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE, Stage } from 'boardgame.io/core';
import { standardContent } from '../../../shared/content/content.ts';
import type { GameState } from '../../../shared/flow/runner.ts';
import type { Layout, TableFacts } from '../../../shared/rules/position/position.ts';
import type { DraftAction, TakeAction } from '../../../shared/vocabulary/actions.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { RecordedGame } from '../engine/recordedGame.ts';
import { type DraftSeat, draftSeatOf, mayUse, settle } from './draftRules.ts';

/*
 * The drafts of a whole game on boardgame.io: phases, turn orders and moves that change an Immer draft, as its
 * documentation teaches. What happens between two drafts is not played: the next one starts with the recorded seats.
 */

/** What a draft starts with. */
interface DraftStart {
  readonly epoch: Epoch;
  readonly rotation: number;
  /** The seats clockwise from the epoch's first player. */
  readonly order: readonly number[];
  readonly seats: readonly DraftSeat[];
}

/** What is settled before the match; no player sees it. */
interface Script {
  readonly starts: readonly DraftStart[];
  readonly decks: Layout['decks'];
  readonly table: TableFacts;
}

export interface DraftG {
  /** Index of the running draft. */
  draft: number;
  round: number;
  seats: DraftSeat[];
  drawn: Record<Colour, number>;
  piles: Record<Colour, CardId[]>;
  /** The seats at the end of each draft. */
  ends: DraftSeat[][];
}

const ROUNDS = 5;

const forEachColour = <T>(value: () => T): Record<Colour, T> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, value()])) as Record<Colour, T>;

const startOf = (script: Script, G: DraftG): DraftStart => script.starts[G.draft] as DraftStart;

/** A copy: what is new in an Immer draft is changed in place. */
const copyOf = (seats: readonly DraftSeat[]): DraftSeat[] => structuredClone(seats) as DraftSeat[];

const seatFor = (G: DraftG, player: string): DraftSeat => G.seats[Number(player)] as DraftSeat;

function beginDraft(script: Script, G: DraftG): void {
  G.round = 0;
  G.drawn = forEachColour(() => 0);
  G.seats = copyOf(startOf(script, G).seats);
}

function endDraft(G: DraftG): void {
  G.ends.push(G.seats);
  G.draft += 1;
}

function drawCards(script: Script, G: DraftG): void {
  const { epoch, rotation, order } = startOf(script, G);
  const { emblems, segments } = script.table;
  for (const seat of order) {
    const colour = segments[((emblems[seat] ?? 0) + rotation + G.round) % segments.length] as Colour;
    (G.seats[seat] as DraftSeat).hand = script.decks[epoch][colour]
      .slice(G.drawn[colour], G.drawn[colour] + 2)
      .map(({ id }) => id);
    G.drawn[colour] += 2;
  }
}

const everybodyHasDecided = (G: DraftG): boolean => G.seats.every(({ choice }) => choice !== null);

function reveal(script: Script, G: DraftG): void {
  for (const index of startOf(script, G).order) {
    const seat = G.seats[index] as DraftSeat;
    const { choice, hand } = seat;
    if (choice === null) throw new RangeError(`seat ${index} has not decided`);
    settle(seat, standardContent.card(choice.keep), choice);
    for (const id of hand) if (id !== choice.keep) G.piles[standardContent.card(id).colour].push(id);
    seat.hand = [];
    seat.choice = null;
  }
  G.round += 1;
}

function decide(G: DraftG, player: string, choice: DraftAction): typeof INVALID_MOVE | undefined {
  const seat = seatFor(G, player);
  const fits = seat.hand.includes(choice.keep) && mayUse(seat, standardContent.card(choice.keep), choice);
  if (!fits) return INVALID_MOVE;
  seat.choice = choice;
  return undefined;
}

function takeCard(G: DraftG, player: string, action: TakeAction): typeof INVALID_MOVE | undefined {
  const top = G.piles[action.colour].at(-1);
  const seat = seatFor(G, player);
  if (top === undefined || !mayUse(seat, standardContent.card(top), action)) return INVALID_MOVE;
  G.piles[action.colour].pop();
  settle(seat, standardContent.card(top), action);
  return undefined;
}

/** Phase A: everybody decides on two drawn cards, then all decisions take effect. */
const phaseA = (script: Script): PhaseConfig<DraftG> => ({
  start: true,
  onBegin: ({ G }) => beginDraft(script, G),
  moves: { draft: ({ G, playerID }, action: DraftAction) => decide(G, playerID, action) },
  turn: {
    activePlayers: { all: Stage.NULL, minMoves: 1, maxMoves: 1 },
    onBegin: ({ G }) => drawCards(script, G),
    endIf: ({ G }) => everybodyHasDecided(G),
    // boardgame.io ends the turn that ends its phase twice.
    onEnd: ({ G }) => {
      if (everybodyHasDecided(G)) reveal(script, G);
    },
  },
  endIf: ({ G }) => G.round === ROUNDS,
  onEnd: ({ G }) => endDraft(G),
  next: 'draftB',
});

/** Phase B: one after the other takes a card from a pile. */
const phaseB = (script: Script): PhaseConfig<DraftG> => ({
  onBegin: ({ G }) => beginDraft(script, G),
  moves: { take: ({ G, playerID }, action: TakeAction) => takeCard(G, playerID, action) },
  turn: {
    order: {
      first: () => 0,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      playOrder: ({ G }) => startOf(script, G).order.map(String),
    },
    minMoves: 1,
    maxMoves: 1,
  },
  endIf: ({ G }) => COLOURS.every((colour) => G.piles[colour].length === 0),
  onEnd: ({ G }) => endDraft(G),
  next: 'draftA',
});

function draftStartOf(state: GameState): DraftStart {
  const { epoch, rotation, table, seats } = state;
  const leader = table.leaders[epoch - 1] ?? 0;
  return {
    epoch,
    rotation,
    order: seats.map((_, index) => (leader + index) % seats.length),
    seats: seats.map(draftSeatOf),
  };
}

/** The drafts of a recorded game of the advanced game without expansions. Throws a RangeError when it has none. */
export function draftGameOf({ drafts }: RecordedGame): Game<DraftG> {
  const [first] = drafts;
  if (first === undefined) throw new RangeError('the game has no drafts');
  const { layout, table, seats } = first.start;
  const script: Script = { starts: drafts.map(({ start }) => draftStartOf(start)), decks: layout.decks, table };
  return {
    name: 'hadara-drafts',
    // Undo would keep every state of the match.
    disableUndo: true,
    setup: () => ({
      draft: 0,
      round: 0,
      seats: seats.map(draftSeatOf),
      drawn: forEachColour(() => 0),
      piles: forEachColour<CardId[]>(() => []),
      ends: [],
    }),
    phases: { draftA: phaseA(script), draftB: phaseB(script) },
    endIf: ({ G }) => (G.draft === script.starts.length ? true : undefined),
  };
}
