import { describe, expect, it } from 'vitest';
import { standardContent } from '../../shared/content/content.ts';
import { applyAction, clone, type GameState } from '../../shared/flow/runner.ts';
import { scoreSeat } from '../../shared/rules/scoring.ts';
import { idsOf } from '../fixtures/play.ts';
import { benchEngine, report } from './engine/bench.ts';
import { draftGameOf } from './engine/boardgame/draftGame.ts';
import type { DraftSeat } from './engine/boardgame/draftRules.ts';
import { playMatch } from './engine/boardgame/match.ts';
import { BASE, type RecordedDraft, recordGame } from './engine/recordedGame.ts';
import { median } from './engine/rounds.ts';

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

/** What the two versions of a seat must agree on; points count what boardgame.io's version knows nothing of as well. */
function comparable(seat: DraftSeat, state: GameState, index: number) {
  const kernel = state.seats[index] as GameState['seats'][number];
  const { coins, tracks, tiles, cards, counts } = seat;
  const score = scoreSeat(standardContent, {
    ...kernel,
    coins,
    tracks,
    tiles,
    cards: cards.map(standardContent.card),
    counts,
  });
  return { coins, tracks, tiles, cards, counts, score };
}

const kernelSeat = (state: GameState, index: number) => {
  const kernel = state.seats[index] as GameState['seats'][number];
  const { coins, tracks, tiles, cards, counts } = kernel;
  return { coins, tracks, tiles, cards: idsOf(cards), counts, score: scoreSeat(standardContent, kernel) };
};

describe('the drafts on boardgame.io', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'give the kernel’s coins, tracks, cards and scores for its decisions: game %i',
    (seed) => {
      const game = recordGame(seed, BASE);
      const match = playMatch(
        draftGameOf(game),
        game.drafts.flatMap(({ moves }) => moves),
      );
      expect(match.ctx.gameover).toBe(true);
      expect(match.G.ends).toHaveLength(6);
      game.drafts.forEach((draft, place) => {
        const state = afterDraft(draft);
        match.G.ends[place]?.forEach((seat, index) => {
          expect(comparable(seat, state, index)).toEqual(kernelSeat(state, index));
        });
      });
    },
  );

  it('refuse a card that is not in the hand', () => {
    const game = recordGame(1, BASE);
    const seat = game.drafts[0]?.moves[0]?.seat ?? 0;
    const wrong = { seat, action: { type: 'draft', keep: '3-red-01', action: 'sell' } } as const;
    expect(() => playMatch(draftGameOf(game), [wrong])).toThrow('refused');
  });
});

describe('the bench', () => {
  it('measures every engine and says so in a table', () => {
    const budget = { rounds: 1, milliseconds: 1 };
    const figures = benchEngine(1, budget);
    expect(figures.comparisons.map(({ names }) => names[1])).toEqual(['XState', 'XState', 'boardgame.io']);
    for (const { kernel, other, ratio } of figures.comparisons) {
      for (const { gamesPerSecond, microsecondsPerDecision } of [kernel, other]) {
        expect(gamesPerSecond).toBeGreaterThan(0);
        expect(microsecondsPerDecision).toBeGreaterThan(0);
      }
      expect(ratio.median).toBeGreaterThan(0);
    }
    for (const { microseconds } of figures.copying) expect(microseconds).toBeGreaterThan(0);
    expect(report(figures, 1, budget)).toMatch(/boardgame\.io .*\n[\s\S]*copy, end of three expansions[\s\S]*Node v/);
  });

  it('takes the middle of the rounds', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(() => median([])).toThrow(RangeError);
  });
});
