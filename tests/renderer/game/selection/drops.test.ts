import { expect, test } from 'vitest';
import { dropChoices, groupChoices } from '../../../../renderer/game/selection/subjects.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { choiceOf } from './choices.ts';

/** What letting go of the thing that all these actions are about can mean, at both places. */
const meaningsOf = (...actions: readonly Action[]) => {
  const [group] = groupChoices(actions.map(choiceOf), []);
  if (group === undefined) throw new Error('nothing to let go of');
  const meaning = (zone: 'own' | 'bank') => dropChoices(group.choices, zone).map(({ action }) => action);
  return { own: meaning('own'), bank: meaning('bank') };
};

test('a card is bought before its owner and sold at the bank', () => {
  const buy = { type: 'draft', keep: 'a', action: 'buy' } as const;
  const sell = { type: 'draft', keep: 'a', action: 'sell' } as const;
  expect(meaningsOf(buy, sell)).toEqual({ own: [buy], bank: [sell] });
  const take = { type: 'take', colour: 'red', action: 'sell' } as const;
  expect(meaningsOf(take)).toEqual({ own: [], bank: [take] });
});

test('a colony is taken to its owner, in whichever way', () => {
  const ways = (['plunder', 'integrate'] as const).map((action) => ({ type: 'colony', level: 9, action }) as const);
  expect(meaningsOf(...ways)).toEqual({ own: ways, bank: [] });
});

test('a card that cannot be fed is given away at the bank', () => {
  const remove = { type: 'remove', card: 'a' } as const;
  expect(meaningsOf(remove)).toEqual({ own: [], bank: [remove] });
});
