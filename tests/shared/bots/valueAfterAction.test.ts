import { describe, expect, it } from 'vitest';
import { afterAction } from '../../../shared/bots/value/afterAction.ts';
import { applyAction, clone } from '../../../shared/flow/runner.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { setupWith } from '../../fixtures/options.ts';
import { seatAt } from '../../fixtures/play.ts';
import { type Decision, playRandomly } from '../../fixtures/randomGame.ts';

/** After these the engine may at once pay income, draw or score, but leaves this part of the seat alone. */
const SETTLED: readonly Action['type'][] = [
  'take',
  'colony',
  'monument',
  'placeTile',
  'statue',
  'silver',
  'gold',
  'redeemTile',
  'allyBonus',
  'remove',
];

const settledPart = ({ tracks, tiles, cards, counts, colonies, monument, statues, silver, gold }: SeatState) => ({
  tracks,
  tiles,
  cards,
  counts,
  colonies,
  monument,
  statues,
  silver,
  gold,
});

const setups = [2, 4, 5].flatMap((seats) =>
  [1, 2, 3].map((seed) => setupWith(seats as 2 | 4 | 5, 'advanced', seed, EXPANSIONS)),
);

/** Plays random games and tells of every decision whose effect on the seat can be compared. */
function visitSettled(visit: (states: readonly SeatState[], truth: SeatState, decision: Decision) => void): void {
  for (const setup of setups) {
    playRandomly(setup, (game, decision) => {
      const { seat, action } = decision;
      if (!SETTLED.includes(action.type)) return undefined;
      const states = afterAction(game, seat, action);
      const after = clone(game);
      applyAction(after, seat, action);
      visit(states, seatAt(after, seat), decision);
      return undefined;
    });
  }
}

describe('the state after an action', () => {
  it('is what the rules make of the seat: the one, or one of those that hidden backs allow', () => {
    const found = { certain: 0, hidden: 0 };
    visitSettled((states, truth) => {
      found[states.length > 1 ? 'hidden' : 'certain'] += 1;
      expect(states.map(settledPart)).toContainEqual(settledPart(truth));
    });
    expect(found.certain).toBeGreaterThan(500);
    expect(found.hidden).toBeGreaterThan(10);
  });

  it('leaves the position as it was', () => {
    playRandomly(setupWith(3, 'advanced', 9, EXPANSIONS), (game, { seat, actions }) => {
      const before = JSON.stringify(game.seats);
      for (const action of actions) afterAction(game, seat, action);
      expect(JSON.stringify(game.seats)).toBe(before);
      return undefined;
    });
  });
});
