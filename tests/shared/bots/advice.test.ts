import { describe, expect, it } from 'vitest';
import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { advisedBy, plainEvaluator } from '../../../shared/bots/evaluators.ts';
import { explain } from '../../../shared/bots/explain.ts';
import { denialOf, judge, judgingBy } from '../../../shared/bots/value/greedy.ts';
import { mindFrom } from '../../../shared/bots/value/network.ts';
import { Valuation } from '../../../shared/bots/value/value.ts';
import data from '../../../shared/bots/value/weights.json' with { type: 'json' };
import { choicesOf, type GameState, observe } from '../../../shared/flow/runner.ts';
import { BOT_LEVELS, type BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { setupWith } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

const { advice: _advice, denial: _denial, ...value } = data;
const unadvised = new Valuation(mindFrom(value));

const jobAt = (game: GameState, seat: Seat, level: BotLevel): BotJob => ({
  observation: observe(game, seat),
  choices: choicesOf(game, seat),
  level,
  style: null,
  budget: { milliseconds: 10_000, nodes: 4 },
  content: null,
  seed: 3,
});

/** Every fourth decision of a game at random. */
function decisionsOf(visit: (game: GameState, seat: Seat) => void): void {
  let count = 0;
  playRandomly(setupWith(3, 'advanced', 9, ['market']), (game, { seat, actions }) => {
    count += 1;
    if (actions.length > 1 && count % 4 === 0) visit(game, seat);
    return undefined;
  });
}

describe('advice', () => {
  it('changes what a regent without a style does, and nobody else', () => {
    const changed = new Map<BotLevel, number>(BOT_LEVELS.map((level) => [level, 0]));
    decisionsOf((game, seat) => {
      const styled = { ...jobAt(game, seat, 'regent'), style: 'sage' } as const;
      expect(judgingBy(unadvised, () => decide(styled))).toBe(decide(styled));
      for (const level of BOT_LEVELS) {
        const job = jobAt(game, seat, level);
        const without = judgingBy(unadvised, () => decide(job));
        if (decide(job) !== without) changed.set(level, (changed.get(level) ?? 0) + 1);
      }
    });
    expect(changed.get('regent')).toBeGreaterThan(0);
    for (const level of BOT_LEVELS) if (level !== 'regent') expect([level, changed.get(level)]).toEqual([level, 0]);
  });

  it('is given when it is asked for, and taken as far as a level takes it', () => {
    let advised = 0;
    decisionsOf((game, seat) => {
      const actions = choicesOf(game, seat).map(({ action }) => action);
      const { values, advice } = judge(game, seat, actions, true);
      expect([...judge(game, seat, actions).advice]).toEqual(actions.map(() => 0));
      expect(plainEvaluator.valuesAfter(game, seat, actions)).toEqual(values);
      const half = advisedBy(0.5).valuesAfter(game, seat, actions);
      expect(half).toEqual(values.map((worth, place) => worth + (advice[place] ?? 0) / 2));
      advised += advice.some((points) => points !== 0) ? 1 : 0;
    });
    expect(advised).toBeGreaterThan(10);
  });

  it('shows in a reason as the effect on the others, not as a liking', () => {
    let rivals = 0;
    decisionsOf((game, seat) => {
      const { parts } = explain(jobAt(game, seat, 'regent')).reason;
      expect(parts.liking).toBeCloseTo(0, 9);
      rivals += Math.abs(parts.rivals);
    });
    expect(rivals).toBeGreaterThan(1);
    expect(denialOf()).toBeGreaterThan(0);
  });
});
