// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAppearance } from '../../../renderer/app/appearance.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';

function Page() {
  useAppearance();
  return null;
}

const textFactor = (): number => Number(document.documentElement.style.getPropertyValue('--text-factor'));

it('what is read is larger for people on a sofa, and never larger than it can be', () => {
  cleanup();
  useSettings.setState({ uiScale: 100, textScale: 100, fromSofa: false });
  render(<Page />);
  expect(textFactor()).toBe(1);
  act(() => useSettings.setState({ fromSofa: true }));
  expect(textFactor()).toBe(1.5);
  act(() => useSettings.setState({ textScale: 150 }));
  expect(textFactor()).toBe(2);
  act(() => useSettings.setState({ uiScale: 200 }));
  expect(textFactor()).toBe(1);
});
