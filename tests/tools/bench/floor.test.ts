import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { type GameState, legalActions } from '../../../shared/flow/runner.ts';
import { compileFloor, meansOfFloor, timeFloor } from '../../../tools/bench/engine/floor/floor.ts';
import { tables } from '../../../tools/bench/engine/floor/tables.ts';
import { BASE, drawLot, lotsOf, playByLot, setupOfGame } from '../../../tools/bench/engine/recordedGame.ts';
import { howMany } from '../../thorough.ts';

const CATEGORIES = ['colonies', 'statues', 'silver', 'gold', 'cards', 'coins', 'total'] as const;

/** What one random game of the kernel comes to, by the names of the floor's figures. */
function figuresOf(seed: number): Map<string, number> {
  let [decisions, offered] = [0, 0];
  const end: GameState = playByLot(setupOfGame(seed, BASE), (state, { seat }) => {
    decisions += 1;
    offered += legalActions(state, seat).length;
  });
  const lines = end.result?.lines ?? [];
  const points = CATEGORIES.map((name) => [name, lines.reduce((sum, line) => sum + line[name], 0)] as const);
  return new Map([...points, ['decisions', decisions], ['offered', offered]]);
}

const GAMES = howMany(4000, 1000);

describe('the floor in C', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-floor-'));
  let program: string | null = null;
  beforeAll(() => {
    program = compileFloor(folder);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('plays, where gcc is found, games that come to the same as those of the kernel', () => {
    if (program === null) return expect(compileFloor(folder)).toBeNull();
    const kernel = Array.from({ length: GAMES }, (_, seed) => figuresOf(seed));
    const floor = meansOfFloor(program, 100_000, 7);
    expect([...floor.keys()]).toEqual([...(kernel[0]?.keys() ?? [])]);
    for (const [name, { mean, standardError }] of floor) {
      const values = kernel.map((figures) => figures.get(name) as number);
      const own = values.reduce((sum, value) => sum + value, 0) / GAMES;
      const variance = values.reduce((sum, value) => sum + (value - own) ** 2, 0) / GAMES;
      const apart = Math.abs(own - mean) / Math.hypot(standardError, Math.sqrt(variance / GAMES));
      // The seeds are always the same: a sound floor keeps to this for good.
      expect({ name, apart: apart < 3.5 ? 'as luck would have it' : apart }).toEqual({
        name,
        apart: 'as luck would have it',
      });
    }
    const { games, decisions, milliseconds } = timeFloor(program, 20);
    expect(milliseconds).toBeGreaterThanOrEqual(20);
    expect(decisions / games).toBeCloseTo(floor.get('decisions')?.mean ?? 0, 0);
  });

  it('refuses content that its C does not know', () => {
    expect(tables()).toContain('static const uint8_t STATUE_REQUIREMENT[4] = {6, 12, 20, 30};');
    const withoutStatue = { ...standardContent, statues: standardContent.statues.slice(1) };
    expect(() => tables(withoutStatue)).toThrow(RangeError);
    const purple = standardContent.cards.filter(({ effect }) => effect?.type === 'sellBonus');
    const dearer = { ...purple[0], id: 'dearer', effect: { type: 'sellBonus', coins: 9 } } as (typeof purple)[number];
    expect(() => tables({ ...standardContent, cards: [...standardContent.cards, dearer] })).toThrow(RangeError);
  });
});

describe('the lots of the bench', () => {
  it('are as likely one as the other, also for seeds in a row', () => {
    const met = new Map<string, number>();
    const SEEDS = 16_000;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const lots = lotsOf(seed);
      const first = [2, 2, 2, 2, 5].map((count) => drawLot(lots, count)).join('');
      met.set(first, (met.get(first) ?? 0) + 1);
    }
    expect(met.size).toBe(80);
    const expected = SEEDS / 80;
    const unevenness = [...met.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 79 degrees of freedom: one sound generator in a million exceeds 147.
    expect(unevenness).toBeLessThan(147);
  });
});
