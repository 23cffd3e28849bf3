import { describe, expect, it } from 'vitest';
import {
  groupChoices,
  isTooFew,
  keyOf,
  passOf,
  sameSubject,
  subjectOf,
} from '../../../../renderer/game/selection/subjects.ts';
import type { Refusal } from '../../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { choiceOf } from './choices.ts';

const refusal = (action: Action): Refusal => ({ action, reason: 'coins', needed: 2, have: 1, remedies: [] });

describe('groupChoices', () => {
  it('puts everything about one thing together, refusals included', () => {
    const groups = groupChoices(
      [choiceOf({ type: 'draft', keep: 'a', action: 'sell' }), choiceOf({ type: 'draft', keep: 'b', action: 'buy' })],
      [refusal({ type: 'draft', keep: 'a', action: 'buy' })],
    );
    expect(groups.map(({ key }) => key)).toEqual(['card:a', 'card:b']);
    expect(groups[0]).toMatchObject({ choices: [{ action: { action: 'sell' } }], refusals: [{ reason: 'coins' }] });
    expect(groups[1]).toMatchObject({ choices: [{ action: { action: 'buy' } }], refusals: [] });
  });

  it('orders things as they are printed, whether they can be had or not', () => {
    const colonies = groupChoices(
      [choiceOf({ type: 'colony', level: 15, action: 'plunder' })],
      [
        refusal({ type: 'colony', level: 30, action: 'plunder' }),
        refusal({ type: 'colony', level: 3, action: 'plunder' }),
      ],
    );
    expect(colonies.map(({ key }) => key)).toEqual(['colony:3', 'colony:15', 'colony:30']);
    const piles = groupChoices(
      [
        choiceOf({ type: 'take', colour: 'purple', action: 'sell' }),
        choiceOf({ type: 'take', colour: 'red', action: 'sell' }),
      ],
      [refusal({ type: 'take', colour: 'yellow', action: 'buy' })],
    );
    expect(piles.map(({ key }) => key)).toEqual(['pile:yellow', 'pile:red', 'pile:purple']);
    const medals = groupChoices([choiceOf({ type: 'gold' }), choiceOf({ type: 'silver', tile: 'food' })], []);
    expect(medals.map(({ key }) => key)).toEqual(['medal:silver', 'medal:gold']);
  });

  it('puts a monument after what it stands in for, and a lent tile after everything', () => {
    const groups = groupChoices(
      [
        choiceOf({ type: 'redeemTile', card: '1-yellow-n04' }),
        choiceOf({ type: 'monument', action: 'reuse' }),
        choiceOf({ type: 'monument', action: 'build' }),
        choiceOf({ type: 'colony', level: 30, action: 'plunder' }),
      ],
      [],
    );
    expect(groups.map(({ key }) => key)).toEqual(['colony:30', 'monument', 'card:1-yellow-n04']);
    expect(groups[1]?.choices).toHaveLength(2);
  });

  it('puts a card that is enough to give up before one that is not, even where that costs less', () => {
    const giving = (card: '1-yellow-n01' | '1-red-n01' | '1-blue-n01', points: number, unfed: number) => {
      const choice = choiceOf({ type: 'remove', card });
      return { ...choice, preview: { ...choice.preview, points, unfed } };
    };
    const groups = groupChoices(
      [giving('1-red-n01', 0, 1), giving('1-yellow-n01', -9, 0), giving('1-blue-n01', -5, 0)],
      [],
    );
    expect(groups.map(({ key }) => key)).toEqual(['card:1-blue-n01', 'card:1-yellow-n01', 'card:1-red-n01']);
    expect(groups.map(isTooFew)).toEqual([false, false, true]);
  });

  it('orders the places of a stall as they are printed, keeping last', () => {
    const spaces = ['keep', 'points', 'food', 'income'] as const;
    const groups = groupChoices(
      spaces.map((space) => choiceOf({ type: 'stall', space })),
      [],
    );
    expect(groups.map(({ key }) => key)).toEqual(['stall:income', 'stall:food', 'stall:points', 'stall:keep']);
  });

  it('makes one group of a statue, whatever tile and side', () => {
    const statue = (tile: 'food' | 'income', side: 'track' | 'points') =>
      choiceOf({ type: 'statue', requirement: 12, tile, side });
    const groups = groupChoices([statue('food', 'track'), statue('income', 'points')], []);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.choices).toHaveLength(2);
  });

  it('leaves passing out: it is about nothing', () => {
    const pass = choiceOf({ type: 'pass' });
    expect(subjectOf(pass.action)).toBeNull();
    expect(groupChoices([pass], [])).toEqual([]);
    expect(passOf([choiceOf({ type: 'gold' }), pass])).toBe(pass);
    expect(passOf([choiceOf({ type: 'gold' })])).toBeUndefined();
  });
});

describe('subjects', () => {
  it('are told apart by what they are and which', () => {
    const actions: Action[] = [
      { type: 'chooseSide', side: 'A' },
      { type: 'chooseSide', side: 'B' },
      { type: 'setWheel', rotation: 3 },
      { type: 'colony', level: 3, action: 'plunder' },
      { type: 'remove', card: '3' },
      { type: 'payToFeed' },
      { type: 'silver', tile: 'food' },
      { type: 'gold' },
      { type: 'monument', action: 'build' },
      { type: 'placeTile', tile: 'food', side: 'track' },
      { type: 'allyBonus', track: 'food' },
      { type: 'stall', space: 'food' },
      { type: 'freeCard', colour: 'green' },
      { type: 'redeemTile', card: '4' },
    ];
    const keys = actions.map((action) => {
      const subject = subjectOf(action);
      return subject === null ? '' : keyOf(subject);
    });
    expect(new Set(keys).size).toBe(actions.length);
  });

  it('are the same when they mean the same thing', () => {
    expect(sameSubject({ kind: 'pile', colour: 'red' }, { kind: 'pile', colour: 'red' })).toBe(true);
    expect(sameSubject({ kind: 'pile', colour: 'red' }, { kind: 'pile', colour: 'blue' })).toBe(false);
    expect(sameSubject(null, { kind: 'payment' })).toBe(false);
    expect(sameSubject(null, null)).toBe(true);
  });
});
