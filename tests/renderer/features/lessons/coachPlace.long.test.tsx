// @vitest-environment happy-dom

import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startGame } from '../../../../renderer/game/commands.ts';
import { closeForecast, toggleForecast } from '../../../../renderer/game/sheets.ts';
import type { Box } from '../../../../renderer/ui/placing/place.ts';
import { openPage, settled, tableOf } from '../../page.tsx';

// Sizes as in a window of 1280 × 720, which these pages do not have by themselves.
const NOTE = { width: 389, height: 130 };
const SIZES: readonly (readonly [string, Box])[] = [
  ['.panel', { left: 995, top: 44, right: 1280, bottom: 720 }],
  ['.foresight', { left: 55, top: 52, right: 775, bottom: 442 }],
];
const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };

const rectOf = ({ left, top, right, bottom }: Box) => new DOMRect(left, top, right - left, bottom - top);

function giveSizes(): void {
  Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(SIZES.find(([selector]) => this.matches(selector))?.[1] ?? NOTHING);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(NOTE.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(NOTE.height);
}

/** Where the coach's note stands. */
function noteBox(): Box {
  const note = document.querySelector<HTMLElement>('.teacher[data-kind="coach"]');
  const [left = Number.NaN, top = Number.NaN] = note?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return { left, top, right: left + NOTE.width, bottom: top + NOTE.height };
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it('the coach’s note makes room for the sheet of what comes, and comes back when it closes', async () => {
  giveSizes();
  const { client } = await openPage({ coach: 'always' });
  await act(() => startGame(client, tableOf(['human', 'bot', 'bot'], 'advanced')));
  await settled();
  await waitFor(() => expect(noteBox().left).toBeGreaterThan(0));
  const before = noteBox();
  const [, sheet = NOTHING] = SIZES.find(([selector]) => selector === '.foresight') ?? [];
  expect(meets(before, sheet)).toBe(true);
  act(toggleForecast);
  await waitFor(() => expect(document.querySelector('.foresight')).not.toBeNull());
  await waitFor(() => expect(meets(noteBox(), sheet)).toBe(false));
  expect(meets(noteBox(), SIZES[0]?.[1] ?? NOTHING)).toBe(false);
  act(() => void closeForecast());
  await waitFor(() => expect(noteBox()).toEqual(before));
});
