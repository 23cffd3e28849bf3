// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PadButton } from '../../../../renderer/features/gamepad/buttons.ts';
import { handlePad } from '../../../../renderer/features/gamepad/padController.ts';

/** All that is asked of a pad is when it was pressed. */
const pad = { timestamp: 0 } as Gamepad;
const press = (button: PadButton) => handlePad({ button, kind: 'down', pad });

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

it('sends no arrow where one would choose something: a direction that leads nowhere does nothing', () => {
  document.body.innerHTML = '<div role="dialog" data-state="open"><button role="radio">one</button></div>';
  const keys: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
  document.querySelector('button')?.focus();
  press('left');
  expect(keys).toEqual([]);
});

it.each([
  ['a slider moves', '<span role="slider" tabindex="0">3</span>'],
  ['nothing lies', '<button>Close</button>'],
])('lets go of an arrow where %s: radio buttons take whatever gets the focus while one is down', (_, inside) => {
  document.body.innerHTML = `<div role="dialog" data-state="open">${inside}</div>`;
  const down = new Set<string>();
  const follow = ({ type, key }: KeyboardEvent) => (type === 'keydown' ? down.add(key) : down.delete(key));
  const pressed: string[] = [];
  const note = ({ key }: KeyboardEvent) => pressed.push(key);
  const ears = new AbortController();
  document.addEventListener('keydown', note, ears);
  document.addEventListener('keydown', follow, ears);
  document.addEventListener('keyup', follow, ears);
  document.querySelector<HTMLElement>('[role="dialog"] > *')?.focus();
  press('right');
  ears.abort();
  expect(pressed).toEqual(['ArrowRight']);
  expect([...down]).toEqual([]);
});
