import { deepStrictEqual, throws } from 'node:assert/strict';
import { mock } from 'node:test';
import { standardContent } from '../../../shared/content/content.ts';
import { applyAction, clone, type GameState } from '../../../shared/flow/runner.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import { byColour, byNumber } from '../../../shared/rules/position/byKey.ts';
import { numberOfColour } from '../../../shared/vocabulary/colours.ts';
import { movesOfDrafts } from '../engine/contenders.ts';
import { BASE, type RecordedDraft, type RecordedGame, recordGame } from '../engine/recordedGame.ts';
import { draftGameOf } from './draftGame.ts';
import type { DraftSeat } from './draftRules.ts';
import { playMatch } from './match.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** The game after its draft; the income that follows at once is given back. */
function afterDraft({ start, moves }: RecordedDraft): GameState {
  const state = clone(start);
  for (const { seat, action } of moves) {
    applyAction(state, seat, action, (event) => {
      const owner = event.type === 'incomeGained' ? state.seats[event.seat] : undefined;
      if (event.type === 'incomeGained' && owner !== undefined) owner.coins -= event.change.coins;
    });
  }
  return state;
}

const seatOf = (state: GameState, index: number) => state.seats[index] as GameState['seats'][number];

/** What the two versions of a seat must agree on; points count what boardgame.io's version knows nothing of as well. */
function comparable(seat: DraftSeat, kernel: GameState['seats'][number]) {
  const { coins, tracks, tiles, cards, counts } = seat;
  const own = {
    ...kernel,
    coins,
    tracks,
    tiles,
    cards: cards.map(standardContent.card),
    counts: byNumber((colour) => counts[colour]),
  };
  return { coins, tracks, tiles, cards, counts, score: scoreSeat(standardContent, own) };
}

function kernelSeat(kernel: GameState['seats'][number]) {
  const { coins, tracks, tiles, cards, counts } = kernel;
  return {
    coins,
    tracks,
    tiles,
    cards: cards.map(({ id }) => id),
    counts: byColour((colour) => counts[numberOfColour(colour)]),
    score: scoreSeat(standardContent, kernel),
  };
}

function demandEqualDrafts(game: RecordedGame): void {
  const match = playMatch(draftGameOf(game), movesOfDrafts(game));
  deepStrictEqual([match.ctx.gameover, match.G.ends.length, game.drafts.length], [true, 6, 6]);
  for (const [place, draft] of game.drafts.entries()) {
    const state = afterDraft(draft);
    const seats = match.G.ends[place]?.map((seat, index) => comparable(seat, seatOf(state, index)));
    deepStrictEqual(seats, state.seats.map(kernelSeat), `draft ${place + 1} of game ${game.setup.seed}`);
  }
}

function demandRefusal(game: RecordedGame): void {
  const seat = game.drafts[0]?.moves[0]?.seat ?? 0;
  const notInTheHand = { seat, action: { type: 'draft', keep: '3-red-01', action: 'sell' } } as const;
  // It complains in public, which nobody who reads the figures needs to see.
  const complaint = mock.method(console, 'error', () => undefined);
  throws(() => playMatch(draftGameOf(game), [notInTheHand]), /refused/);
  complaint.mock.restore();
}

/**
 * Holds boardgame.io's version of the drafts to the kernel: coins, tracks, cards and scores after every draft of some
 * games, and a refused decision. Throws an AssertionError where they differ: only equal work is worth measuring.
 */
export function demandAgreement(): void {
  for (const seed of SEEDS) demandEqualDrafts(recordGame(seed, BASE));
  demandRefusal(recordGame(1, BASE));
}
