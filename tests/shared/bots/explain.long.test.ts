import { describe, expect, it } from 'vitest';
import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { explain } from '../../../shared/bots/explain.ts';
import { choicesOf, type GameState, observe } from '../../../shared/flow/runner.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { BOT_LEVELS, BOT_STYLES, type BotLevel } from '../../../shared/vocabulary/preferences.ts';
import { REASON_PARTS, type Reason } from '../../../shared/vocabulary/reason.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { withHiddenSwapped } from '../../conformance/hidden.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { EVERY_OPTION, everySetup, setupOf } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt } from '../../fixtures/sketch.ts';
import { howMany, sampled } from '../../thorough.ts';

const jobAt = (state: GameState, seat: Seat, level: BotLevel, seed: number, nodes = 12): BotJob => ({
  observation: observe(state, seat),
  choices: choicesOf(state, seat),
  level,
  style: BOT_STYLES[seed % (BOT_STYLES.length + 1)] ?? null,
  budget: { milliseconds: 10_000, nodes },
  content: null,
  seed,
});

const SOME_OPTIONS = EVERY_OPTION.filter((_, index) => index % 21 === 0);

/** Looks at one decision in so many of random games of every kind. */
function visitSome(
  rarity: number,
  look: (state: GameState, seat: Seat, actions: readonly Action[], n: number) => void,
) {
  const luck = luckOf(rarity);
  let looked = 0;
  for (const options of sampled(SOME_OPTIONS, 2)) {
    playRandomly(setupOf(options, 31), (state, { seat, actions }) => {
      if (actions.length < 2 || luck(rarity) > 0) return undefined;
      looked += 1;
      look(state, seat, actions, looked);
      return undefined;
    });
  }
  return looked;
}

function expectSound({ action, instead, lead, parts, chance }: Reason, actions: readonly Action[]): void {
  expect(actions).toContainEqual(action);
  expect(actions).toContainEqual(instead);
  expect(instead).not.toEqual(action);
  expect(Object.keys(parts)).toEqual([...REASON_PARTS]);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(lead, 6);
  if (chance !== null) expect(Math.abs(chance)).toBeLessThanOrEqual(1);
}

describe.each(BOT_LEVELS)('the %s', (level) => {
  const rarity = level === 'hadara' ? 24 : 12;

  it('explains the decision that it takes, and never against itself where it does not err', () => {
    const looked = visitSome(rarity, (state, seat, actions, n) => {
      const job = jobAt(state, seat, level, n);
      const { action, reason } = explain(job);
      expect(action).toBe(decide(job));
      expect(reason.action).toEqual(action);
      expectSound(reason, actions);
      const errs = level === 'apprentice' || level === 'citizen' || level === 'governor';
      if (!errs && reason.certain === null) expect(Math.max(reason.lead, reason.chance ?? 0)).toBeGreaterThanOrEqual(0);
      expect(reason.certain).not.toBe('worse');
    });
    expect(looked).toBeGreaterThan(howMany(12, 6));
  });

  it('judges what others took', () => {
    visitSome(rarity, (state, seat, actions, n) => {
      const about = actions[n % actions.length] as Action;
      const { action, reason } = explain(jobAt(state, seat, level, n), undefined, about);
      expect(action).toEqual(about);
      expect(reason.action).toEqual(about);
      expectSound(reason, actions);
    });
  });

  it('reasons with nothing that is hidden from it', () => {
    const luck = luckOf(14);
    let asked = 0;
    for (const setup of sampled(everySetup(52), 4)) {
      playRandomly(setup, (state, { seat, actions }) => {
        if (actions.length < 2 || luck(96) > 0) return undefined;
        asked += 1;
        const swapped = withHiddenSwapped(state, seat, luck);
        for (const about of [null, actions[0] as Action]) {
          const reason = explain(jobAt(state, seat, level, asked, 8), undefined, about);
          expect(explain(jobAt(swapped, seat, level, asked, 8), undefined, about)).toEqual(reason);
        }
        return undefined;
      });
    }
    expect(asked).toBeGreaterThan(howMany(10, 5));
  });
});

describe('a reason', () => {
  it('for a sale compares with what could have been bought, not with selling the other card for the same', () => {
    const game = gameAt('draft', {
      epoch: 3,
      seats: [
        {
          coins: 9,
          tracks: { income: 12, military: 20, culture: 20, food: 14 },
          cards: ['1-red-05', '1-red-06', '1-blue-02'],
          hand: ['3-green-03', '3-green-05'],
        },
        { hand: ['3-red-01', '3-red-02'] },
      ],
    });
    const { reason } = explain(jobAt(game, 0, 'regent', 5));
    expect(reason.action).toMatchObject({ type: 'draft', action: 'sell' });
    expect(reason.instead).toMatchObject({ type: 'draft', action: 'buy' });
    const poor = gameAt('draft', {
      seats: [{ hand: ['1-blue-02', '1-blue-03'] }, { hand: ['1-green-01', '1-green-02'] }],
    });
    expect(explain(jobAt(poor, 0, 'regent', 7)).reason.instead).toMatchObject({ type: 'draft', action: 'sell' });
  });

  it('without a choice says so', () => {
    let forced = 0;
    playRandomly(setupOf(EVERY_OPTION[0] as (typeof EVERY_OPTION)[number], 33), (state, { seat, actions, action }) => {
      if (actions.length > 1) return undefined;
      forced += 1;
      for (const about of [null, action]) {
        const { reason } = explain(jobAt(state, seat, 'hadara', forced), undefined, about);
        expect(reason).toMatchObject({ action, instead: null, lead: 0, chance: null, certain: null });
      }
      return undefined;
    });
    expect(forced).toBeGreaterThan(0);
  });

  it('tells a judge of others what is worse in every respect', () => {
    const verdicts = new Set<Reason['certain']>();
    visitSome(1, (state, seat, actions, n) => {
      if (verdicts.has('worse') && verdicts.has('better')) return;
      for (const about of actions) {
        verdicts.add(explain(jobAt(state, seat, 'regent', n), undefined, about).reason.certain);
      }
    });
    expect(verdicts).toEqual(new Set([null, 'better', 'worse']));
  });

  it('of a search agrees with its choice: what wins more often is better by points too, mostly', () => {
    let agree = 0;
    const looked = visitSome(40, (state, seat, _actions, n) => {
      const { lead, chance, certain } = explain(jobAt(state, seat, 'hadara', n, 48)).reason;
      if (certain !== null || (chance ?? 0) * lead >= 0) agree += 1;
    });
    expect(agree / looked).toBeGreaterThan(0.8);
  });

  it('is no reason when there is nothing to choose from', () => {
    playRandomly(setupOf(EVERY_OPTION[0] as (typeof EVERY_OPTION)[number], 34), (state, { seat }) => {
      expect(() => explain({ ...jobAt(state, seat, 'regent', 1), choices: [] })).toThrow(RangeError);
      return undefined;
    });
  });
});
