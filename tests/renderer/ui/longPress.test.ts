// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canBeLong, followPress, LONG_PRESS } from '../../../renderer/ui/longPress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  // Whatever is still swallowed belongs to the press before.
  pointer('pointerdown', 0);
  vi.useRealTimers();
});

/** An event of a pointer, as late as the machine hears of it; `at`: when it happened, in milliseconds. */
function pointer(type: string, at: number, changes: MouseEventInit & { pointerId?: number } = {}): PointerEvent {
  const { pointerId = 1, ...place } = changes;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...place });
  Object.defineProperty(event, 'timeStamp', { value: at });
  Object.defineProperty(event, 'pointerId', { value: pointerId });
  window.dispatchEvent(event);
  return event as unknown as PointerEvent;
}

function pressed() {
  const told: string[] = [];
  const down = pointer('pointerdown', 1000);
  followPress(down, { show: () => told.push('shown'), takeBack: () => told.push('taken back') });
  const click = () => !pointer('click', 0).defaultPrevented;
  return { told, click };
}

it('a finger that stays sees closely, and chooses nothing', () => {
  const { told, click } = pressed();
  vi.advanceTimersByTime(LONG_PRESS);
  expect(told).toEqual(['shown']);
  pointer('pointerup', 1000 + LONG_PRESS + 5);
  expect(click()).toBe(false);
  pointer('pointerdown', 5000);
  expect(click()).toBe(true);
});

it('a short press chooses, also where a busy machine hears of its end too late', () => {
  const { told, click } = pressed();
  vi.advanceTimersByTime(LONG_PRESS + 2000);
  pointer('pointerup', 1090);
  expect(told).toEqual(['shown', 'taken back']);
  expect(click()).toBe(true);
});

it.each([
  ['slips', () => pointer('pointermove', 1050, { clientX: 40 })],
  ['is taken away by the system', () => pointer('pointercancel', 1050)],
  ['lifts', () => pointer('pointerup', 1050)],
])('a finger that %s sees nothing', (_, move) => {
  const { told, click } = pressed();
  move();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
  expect(click()).toBe(true);
});

it('a second finger ends nothing', () => {
  const { told } = pressed();
  pointer('pointerup', 1050, { pointerId: 2 });
  vi.advanceTimersByTime(LONG_PRESS);
  expect(told).toEqual(['shown']);
});

it('only fingers and pens press long', () => {
  expect(['mouse', 'pen', 'touch'].filter((pointerType) => canBeLong({ pointerType }))).toEqual(['pen', 'touch']);
});
