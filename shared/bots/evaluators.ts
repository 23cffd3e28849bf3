import type { GameState } from '../flow/runner.ts';
import { type Position, seatOf } from '../rules/position/position.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Evaluator } from './search/evaluator.ts';
import { likingOfHeads, likingOfHoldings, type StyleTraits } from './styles.ts';
import { afterAction } from './value/afterAction.ts';
import { judge, valuesAfter, valuesOf } from './value/greedy.ts';
import { HEADS } from './value/network.ts';

/** Judges by the trained network. */
export const plainEvaluator: Evaluator = {
  valueOf: (game, seat) => valuesOf(game, seat),
  valuesAfter: (game, seat, actions) => valuesAfter(game, seat, actions),
};

/**
 * The share of the game's half epochs that is still to come, 0 … 1: the time in which a track step or a coin may still
 * help.
 */
const timeLeft = ({ epoch, phase }: Position): number => (2 * (3 - epoch) + (phase === 'A' ? 1 : 0)) / 5;

function styledValue(style: StyleTraits, game: GameState, seat: Seat): number {
  const heads = new Float64Array(HEADS);
  const value = valuesOf(game, seat, heads);
  const holdings = likingOfHoldings(style, seatOf(game, seat)) * timeLeft(game);
  return value + likingOfHeads(style, heads, 0) + holdings;
}

/** Judges as `plainEvaluator`, with a style's likings. */
export const evaluatorFor = (style: StyleTraits): Evaluator => ({
  valueOf: (game, seat) => styledValue(style, game, seat),
  valuesAfter: (game, seat, actions) => {
    const { values, heads } = judge(game, seat, actions);
    const left = timeLeft(game);
    return values.map((value, index) => {
      const states = afterAction(game, seat, actions[index] as (typeof actions)[number]);
      const holdings = states.reduce((sum, state) => sum + likingOfHoldings(style, state), 0) / states.length;
      return value + likingOfHeads(style, heads, index * HEADS) + holdings * left;
    });
  },
});

/** Judges as `plainEvaluator` does and adds this share of the advice, 0 … 1. */
export const advisedBy = (share: number): Evaluator =>
  share === 0
    ? plainEvaluator
    : {
        heeds: share,
        valueOf: plainEvaluator.valueOf,
        valuesAfter: (game, seat, actions) => {
          const { values, advice } = judge(game, seat, actions, true);
          return values.map((value, index) => value + share * (advice[index] as number));
        },
      };
