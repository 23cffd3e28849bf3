// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Captions } from '../../../renderer/app/Captions.tsx';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { addCaption, clearCaptions } from '../../../renderer/platform/hearing.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';

beforeEach(() => {
  vi.useFakeTimers();
  clearCaptions();
  useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', soundCaptions: true }, true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => [...document.querySelectorAll('.captions li')].map((line) => line.textContent);
const show = () =>
  render(
    <LanguageProvider>
      <Captions />
    </LanguageProvider>,
  );

it('tells what is heard, counts what is heard again, keeps the last three and goes', () => {
  show();
  act(() => {
    addCaption('heard.wheelTurn');
    for (let coin = 0; coin < 3; coin++) addCaption('heard.coins1');
    addCaption('heard.cardFlip');
    addCaption('heard.medal');
  });
  expect(shown()).toEqual(['a coin × 3', 'a card turns over', 'a medal rings']);
  act(() => void vi.advanceTimersByTime(4000));
  expect(shown()).toEqual([]);
});

it('is not there unless it is wished for, and never in the way of whoever listens to the page', () => {
  show();
  act(() => addCaption('heard.medal'));
  expect(document.querySelector('.captions')?.getAttribute('aria-hidden')).toBe('true');
  act(() => useSettings.setState({ soundCaptions: false }));
  expect(shown()).toEqual([]);
});
