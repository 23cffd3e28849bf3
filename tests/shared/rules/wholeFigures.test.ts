import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../shared/flow/runner.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

/*
 * Engines keep a field of whole numbers well, until it once meets −0 or Infinity: from then on that field of every object is
 * a fraction in a box of its own. A game that removes a card must not make all tracks so. Only the engine can tell.
 */

setFlagsFromString('--allow-natives-syntax');
const isKeptWhole = new Function('value', 'return %IsSmi(value)') as (value: number) => boolean;

/** The names of the numbers that are kept as fractions, in an object and in what lies in it. */
function fractionsIn(thing: object, name: string): string[] {
  return Object.entries(thing).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'number') return isKeptWhole(value) ? [] : [`${name}.${key}`];
    return typeof value === 'object' && value !== null ? fractionsIn(value, `${name}.${key}`) : [];
  });
}

const figuresOf = ({ layout: _layout, table: _table, result: _result, ...figures }: GameState): object => figures;

describe('the figures of a position', () => {
  it('are kept as whole numbers by the engine, whatever happens', () => {
    expect([isKeptWhole(1), isKeptWhole(-0), isKeptWhole(Number.POSITIVE_INFINITY)]).toEqual([true, false, false]);
    const met = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const setup = {
        options: { seats: 4, mode: 'advanced', expansions: seed % 2 === 0 ? EXPANSIONS : [] } as const,
        seed,
        emblems: [0, 1, 2, 3],
      };
      const end = playRandomly(setup, (_state, { action }) => void met.add(action.type));
      expect(fractionsIn(figuresOf(end), 'position')).toEqual([]);
    }
    expect([...met]).toEqual(expect.arrayContaining(['remove', 'statue', 'colony', 'payToFeed', 'redeemTile']));
  });
});
