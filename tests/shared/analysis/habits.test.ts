import { describe, expect, it } from 'vitest';
import { habitsOf } from '../../../shared/analysis/habits.ts';
import type { CostlyDecision } from '../../../shared/analysis/report.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { REASON_PARTS, type ReasonPart } from '../../../shared/vocabulary/reason.ts';
import type { Epoch, Step } from '../../../shared/vocabulary/time.ts';

interface Told {
  readonly action: Action;
  readonly instead: Action;
  readonly cost: number;
  readonly epoch?: Epoch;
  readonly step?: Step;
  readonly part?: ReasonPart;
}

const parts = (part: ReasonPart, cost: number) =>
  Object.fromEntries(REASON_PARTS.map((name) => [name, name === part ? -cost : 0])) as Record<ReasonPart, number>;

const decision = ({ action, instead, cost, epoch = 1, step = 'draft', part = 'gold' }: Told): CostlyDecision => ({
  cost,
  entry: {
    position: cost,
    seat: 0,
    epoch,
    phase: 'A',
    step,
    hand: [],
    tops: {},
    reason: {
      action,
      instead,
      lead: -cost,
      value: 100,
      parts: parts(part, cost),
      chance: -0.1,
      certain: null,
      seen: null,
    },
  },
});

const sell = (keep: string): Action => ({ type: 'draft', keep, action: 'sell' });
const buy = (keep: string): Action => ({ type: 'draft', keep, action: 'buy' });

/** Cards are called after their colours here. */
const lessons = (...told: readonly Told[]) => habitsOf(told.map(decision), (card) => card.replace(/\d/, '') as Colour);

describe('lessons', () => {
  it('tell what was done several times alike as one thing: how often, when, of what colour, and what was lost', () => {
    const [lesson, ...others] = lessons(
      { action: sell('red1'), instead: buy('yellow1'), cost: 4 },
      { action: sell('blue1'), instead: buy('yellow2'), cost: 3 },
      { action: sell('yellow1'), instead: buy('yellow1'), cost: 2 },
    );
    expect(others).toEqual([]);
    expect(lesson).toMatchObject({ kind: 'buy', times: 3, points: 9, epoch: 1, colour: 'yellow', category: 'gold' });
    expect(lesson?.worst.position).toBe(4);
  });

  it('name neither epoch, colour nor category where these differ', () => {
    const [lesson] = lessons(
      { action: buy('red1'), instead: buy('blue1'), cost: 4, part: 'cards' },
      { action: buy('blue1'), instead: buy('green1'), cost: 4, epoch: 3, part: 'coins' },
    );
    expect(lesson).toMatchObject({ kind: 'otherCard', times: 2, epoch: null, colour: null, category: null });
  });

  it('tell of one colour alone where that makes most of it', () => {
    const [lesson] = lessons(
      { action: sell('red1'), instead: buy('green1'), cost: 5 },
      { action: sell('red1'), instead: buy('green2'), cost: 4, epoch: 2 },
      { action: sell('red1'), instead: buy('blue1'), cost: 2 },
    );
    expect(lesson).toMatchObject({ times: 2, points: 9, colour: 'green', epoch: null });
  });

  it('are three at most, those that cost most, the dearest first', () => {
    const found = lessons(
      { action: { type: 'pass' }, instead: { type: 'gold' }, cost: 3, step: 'medals' },
      { action: { type: 'pass' }, instead: { type: 'colony', level: 3, action: 'plunder' }, cost: 5, step: 'colony' },
      { action: sell('red1'), instead: buy('red1'), cost: 4 },
      {
        action: { type: 'setWheel', rotation: 1 },
        instead: { type: 'setWheel', rotation: 2 },
        cost: 2,
        step: 'setWheel',
      },
      { action: { type: 'gold' }, instead: { type: 'pass' }, cost: 1, step: 'medals' },
    );
    expect(found.map(({ kind }) => kind)).toEqual(['missedColony', 'buy', 'missedMedal']);
  });

  it.each<readonly [Told['action'], Told['instead'], Step, string | undefined]>([
    [buy('red1'), sell('red1'), 'draft', 'sell'],
    [buy('red1'), { type: 'draft', keep: 'red1', action: 'buy', tile: 'food' }, 'draft', 'tile'],
    [sell('red1'), sell('red2'), 'draft', 'otherSale'],
    [
      { type: 'take', colour: 'red', action: 'buy' },
      { type: 'take', colour: 'blue', action: 'buy' },
      'draft',
      'otherCard',
    ],
    [
      { type: 'colony', level: 3, action: 'plunder' },
      { type: 'colony', level: 3, action: 'integrate' },
      'colony',
      'integrate',
    ],
    [
      { type: 'colony', level: 3, action: 'integrate' },
      { type: 'colony', level: 9, action: 'plunder' },
      'colony',
      'plunder',
    ],
    [
      { type: 'colony', level: 3, action: 'plunder' },
      { type: 'colony', level: 9, action: 'plunder' },
      'colony',
      'otherColony',
    ],
    [{ type: 'pass' }, { type: 'statue', requirement: 6, tile: 'food', side: 'track' }, 'statue', 'missedStatue'],
    [{ type: 'gold' }, { type: 'silver', tile: 'food' }, 'medals', 'otherMedal'],
    [{ type: 'silver', tile: 'food' }, { type: 'pass' }, 'medals', 'waitMedal'],
    [{ type: 'remove', card: 'a' }, { type: 'remove', card: 'b' }, 'feeding', 'feeding'],
    [{ type: 'freeCard', colour: 'red' }, { type: 'freeCard', colour: 'blue' }, 'freeCard', 'freeCard'],
    [{ type: 'chooseSide', side: 'A' }, { type: 'chooseSide', side: 'B' }, 'chooseSide', 'start'],
    [{ type: 'monument', action: 'reuse' }, { type: 'monument', action: 'build' }, 'colony', undefined],
  ])('%j instead of %j in the %s step is a case of %s', (action, instead, step, kind) => {
    expect(lessons({ action, instead, cost: 6, step })[0]?.kind).toBe(kind);
  });
});
