import { describe, expect, it } from 'vitest';
import { applyAction, choicesOf, decisionOf, type GameState, observe } from '../../../shared/flow/runner.ts';
import { dueAfter, givingUp } from '../../../shared/forecast/givingUp.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { setupWith } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt } from '../../fixtures/sketch.ts';

/** Feedings of whole games in which several things have to go. */
function feedings(): readonly GameState[] {
  const found: GameState[] = [];
  for (let seed = 1; seed <= 12; seed++)
    playRandomly(setupWith(3, 'advanced', seed, EXPANSIONS), (state, { seat }) => {
      if (seat !== 0 || decisionOf(state) !== 'feeding') return undefined;
      const view = observe(state, 0);
      const own = view.seats[0];
      if (own !== undefined && (dueAfter(view, own, []) ?? 0) > 1) found.push(structuredClone(state));
      return undefined;
    });
  return found;
}

const seen = (state: GameState) => {
  const view = observe(state, 0);
  const own = view.seats[0];
  if (own === undefined) throw new Error('nobody sits there');
  return { view, own };
};

describe('several things that are given up', () => {
  it('cost together, and each, what the rules take when it is done one after the other', () => {
    const states = feedings();
    expect(states.length).toBeGreaterThan(4);
    for (const state of states) {
      const { view, own } = seen(state);
      const done: Action[] = [];
      let points = 0;
      while (decisionOf(state) === 'feeding' && (dueAfter(view, own, done) ?? 0) > 0) {
        const offered = choicesOf(state, 0);
        const next = offered[(done.length * 7) % offered.length];
        if (next === undefined || done.some((action) => isSameAction(action, next.action))) break;
        // Alone it costs what the host tells; after the others what the host tells then.
        const share = givingUp(view, own, done).share(next.action);
        expect(share.preview).toMatchObject({
          points: next.preview.points,
          tracks: next.preview.tracks,
          unfed: next.preview.unfed,
        });
        points += next.preview.points;
        done.push(next.action);
        const { total, due } = givingUp(view, own, done);
        expect(total.points).toBe(points);
        expect(total.coinsAfter).toBe(next.preview.coinsAfter);
        expect(due).toBe(next.preview.unfed);
        applyAction(state, 0, next.action);
      }
      expect(done.length).toBeGreaterThan(1);
    }
  });

  it('name the card by whose going another costs more', () => {
    const { view, own } = seen(
      gameAt('feeding', {
        seats: [
          {
            tracks: { food: 3 },
            gold: 1,
            cards: ['1-yellow-01', '1-yellow-02', '1-red-01', '1-blue-01', '1-green-01', '1-purple-01'],
          },
          {},
        ],
      }),
    );
    const yellow = { type: 'remove', card: '1-yellow-01' } as const;
    const other = { type: 'remove', card: '1-yellow-02' } as const;
    const red = { type: 'remove', card: '1-red-01' } as const;
    expect(givingUp(view, own, [yellow]).share(other).changed).toEqual({
      category: 'gold',
      by: ['1-yellow-01'],
      costsMore: true,
    });
    expect(givingUp(view, own, [red]).share(other).changed).toBeNull();
    expect(givingUp(view, own, [red]).share({ type: 'remove', card: '1-blue-01' }).changed).toEqual({
      category: 'gold',
      by: ['1-red-01'],
      costsMore: false,
    });
  });

  it('cannot be what is not owned, nor a payment without the card that allows it', () => {
    const { view, own } = seen(
      gameAt('feeding', { seats: [{ coins: 9, tracks: { food: 0 }, cards: ['1-red-01', '1-red-02'] }, {}] }),
    );
    expect(dueAfter(view, own, [{ type: 'remove', card: '1-blue-01' }])).toBeNull();
    expect(dueAfter(view, own, [{ type: 'payToFeed' }])).toBeNull();
    expect(dueAfter(view, own, [{ type: 'remove', card: '1-red-01' }])).toBe(1);
  });
});
