// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTable } from '../../../renderer/game/state/table.ts';
import { pressVerb } from '../../../renderer/game/verbs.ts';

/** Which of the buttons were pressed. */
let pressed: string[] = [];

/** Three things on the table: the first two can be bought, the third is only looked at. */
beforeEach(() => {
  pressed = [];
  document.body.innerHTML = ['pile:red', 'pile:blue', 'pile:green']
    .map((key) => `<div data-group="${key}" tabindex="0"><button id="${key}" data-verb="buy"></button></div>`)
    .join('');
  document.getElementById('pile:green')?.removeAttribute('data-verb');
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id));
});

afterEach(() => useTable.setState(useTable.getInitialState(), true));

const select = (colour: 'blue' | 'green') => useTable.setState({ selected: { kind: 'pile', colour } });
const focus = (key: string) => document.querySelector<HTMLElement>(`[data-group="${key}"]`)?.focus();

it.each([
  ['the first that can be bought', () => undefined, 'pile:red'],
  ['what is selected', () => select('blue'), 'pile:blue'],
  ['the first, where what is selected cannot be bought', () => select('green'), 'pile:red'],
  [
    'what has the focus rather than what is selected',
    () => {
      select('blue');
      focus('pile:red');
    },
    'pile:red',
  ],
])('the key for buying buys %s', (_what, prepare, button) => {
  prepare();
  pressVerb('buy');
  expect(pressed).toEqual([button]);
  // Enter then confirms this and nothing else.
  expect(document.activeElement?.id).toBe(button);
});
