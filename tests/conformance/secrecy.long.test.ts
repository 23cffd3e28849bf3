import { dequal } from 'dequal';
import { describe, expect, it } from 'vitest';
import { type GameState, observe } from '../../shared/flow/runner.ts';
import { goldenSetups } from '../fixtures/goldenGames.ts';
import { luckOf } from '../fixtures/luck.ts';
import { everySetup } from '../fixtures/options.ts';
import { playRandomly } from '../fixtures/randomGame.ts';
import { withHiddenSwapped } from './hidden.ts';

const luck = luckOf(4);

describe('the exchange of hidden things', () => {
  it('really exchanges something: seat 1 sees it when it is done for seat 0, and so does the engine', () => {
    let seen = 0;
    let hidden = 0;
    for (const setup of everySetup(43)) {
      playRandomly(setup, (state) => {
        const swapped = withHiddenSwapped(state, 0, luck);
        if (!dequal(observe(swapped, 1), observe(state, 1))) seen += 1;
        if (!dequal(swapped.layout, state.layout)) hidden += 1;
        return undefined;
      });
    }
    expect(seen).toBeGreaterThan(50);
    expect(hidden).toBeGreaterThan(500);
  });

  it.each([
    ['decks', (state: GameState) => state.layout.decks],
    ['boxes', (state: GameState) => state.layout.box],
    ['colony backs', (state: GameState) => state.layout.colonies],
    ['monument backs', (state: GameState) => state.layout.monuments],
    ['hands', (state: GameState) => state.seats.map(({ hand }) => hand)],
    ['face-down cards', (state: GameState) => state.seats.map(({ faceDown }) => faceDown)],
    ['recorded decisions', (state: GameState) => state.seats.map(({ choice }) => choice)],
    ['open sides', (state: GameState) => state.seats.map(({ side }) => side)],
  ])('reaches the %s', (_name, partOf) => {
    const setup = goldenSetups['five-advanced-everything.jsonl'];
    let changed = 0;
    if (setup === undefined) throw new RangeError('no such golden game');
    playRandomly(setup, (state) => {
      if (!dequal(partOf(withHiddenSwapped(state, 0, luck)), partOf(state))) changed += 1;
      return undefined;
    });
    expect(changed).toBeGreaterThan(0);
  });
});
