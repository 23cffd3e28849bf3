import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { usePad } from '../../../../renderer/platform/pad.ts';
import { openPage } from '../../page.tsx';
import { padsOnPage } from './fakePad.ts';

// Its code is here before: a page that goes away must not wait for it.
import '../../../../renderer/features/gamepad/GamepadLayer.tsx';

afterEach(() => {
  act(() => usePad.setState(usePad.getInitialState(), true));
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'getGamepads');
});

/** The page with a pad that has been noticed. */
export async function pageWithPad(...settings: Parameters<typeof openPage>) {
  const pads = padsOnPage();
  const page = await openPage(...settings);
  await act(async () => undefined);
  const pad = pads.connect();
  await waitFor(() => expect(pads.isPolled()).toBe(true));
  await pads.pass();
  return { ...page, ...pads, pad };
}

/** What the focus is on, in words. */
export const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

/** Goes on in a direction until what has the focus says so. */
export async function goTo(
  pad: Awaited<ReturnType<typeof pageWithPad>>['pad'],
  words: RegExp,
  direction: 'down' | 'up' = 'down',
) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (words.test(focused())) return;
    await pad.press(direction);
  }
  throw new Error(`no way leads to ${words}`);
}
