// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Subject } from '../../../renderer/game/state/table.ts';
import { pressVerb } from '../../../renderer/game/verbs.ts';

/** Which of the buttons were pressed. */
let pressed: string[] = [];
/** What is selected. */
let selected: Subject | null = null;

/** Three things on the table: the first two can be bought, the third is only looked at. */
beforeEach(() => {
  pressed = [];
  selected = null;
  document.body.innerHTML = ['pile:red', 'pile:blue', 'pile:green']
    .map((key) => `<div data-group="${key}" tabindex="0"><button id="${key}" data-verb="buy"></button></div>`)
    .join('');
  document.getElementById('pile:green')?.removeAttribute('data-verb');
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id));
});

const select = (colour: 'blue' | 'green') => {
  selected = { kind: 'pile', colour };
};
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
  pressVerb('buy', selected);
  expect(pressed).toEqual([button]);
  // Enter then confirms this and nothing else.
  expect(document.activeElement?.id).toBe(button);
});
