// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveFocus } from '../../../../renderer/features/gamepad/focusMap.ts';

/** Something to press at a place of the window, in pixels; what scrolls has more in it than it shows. */
function add(parent: Element, words: string, [left, top, width, height]: readonly [number, number, number, number]) {
  const stop = document.createElement('button');
  stop.textContent = words;
  stop.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  parent.append(stop);
  return stop;
}

function part(parent: Element, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

const focused = () => document.activeElement?.textContent;

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

it('never leads to a group of radio buttons, which would hand the focus back', () => {
  const group = part(document.body, { role: 'radiogroup', tabindex: '0' });
  group.getBoundingClientRect = () => new DOMRect(200, 0, 300, 30);
  add(document.body, 'far', [0, 0, 100, 30]);
  add(group, 'first', [200, 0, 80, 30]);
  const chosen = add(group, 'chosen', [400, 0, 80, 30]);
  group.addEventListener('focus', () => chosen.focus());
  chosen.focus();
  moveFocus('left');
  expect(focused()).toBe('first');
  moveFocus('left');
  expect(focused()).toBe('far');
});

it('begins on the sheet whose heading has the focus', () => {
  add(document.body, 'table', [0, 0, 100, 30]);
  const sheet = part(document.body, { 'data-region': 'rules' });
  const heading = part(sheet, { tabindex: '-1' });
  add(sheet, 'chapter', [200, 100, 100, 30]);
  heading.focus();
  moveFocus('down');
  expect(focused()).toBe('chapter');
});

it('goes up and down through what scrolls, also where that is out of sight, before it leaves it', () => {
  const dialog = part(document.body, { role: 'dialog', 'data-state': 'open' });
  add(dialog, 'close', [300, 20, 30, 30]);
  const scroller = part(dialog, { style: 'overflow-y: auto' });
  Object.defineProperties(scroller, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  add(scroller, 'above', [300, -200, 100, 30]);
  const lowest = add(scroller, 'lowest', [300, 100, 100, 30]);
  add(dialog, 'foot', [300, 400, 100, 30]);
  lowest.focus();
  moveFocus('up');
  expect(focused()).toBe('above');
  lowest.focus();
  moveFocus('down');
  expect(focused()).toBe('foot');
});
