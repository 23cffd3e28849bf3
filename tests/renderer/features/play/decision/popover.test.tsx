// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStage } from '../../../../../renderer/game/state/stage.ts';
import { useSettings } from '../../../../../renderer/platform/settings.ts';
import { gameAt } from '../../../../fixtures/sketch.ts';
import { openPanelAt } from '../panelAt.tsx';

afterEach(() => useStage.setState(useStage.getInitialState(), true));

it('stands beside what is considered while the panel is folded, and stays there', () => {
  useStage.setState({ shown: true });
  openPanelAt(gameAt('colony', { seats: [{ coins: 9, tracks: { military: 9 } }, {}] }));
  act(() => useSettings.setState({ panelFolded: true }));
  const choice = document.querySelector('.panel [data-group="colony:9"] .choice');
  if (choice === null) throw new Error('no colony to take');
  fireEvent.click(choice);
  expect(useStage.getState().popoverSubject).toEqual({ kind: 'colony', level: 9 });
  const anchor = { left: 0, top: 0, right: 9, bottom: 9 };
  act(() => useStage.setState({ anchor }));
  expect(document.querySelector('.beside [data-group="colony:9"]')).not.toBeNull();
  expect(useStage.getState().anchor).toBe(anchor);
});

it('says once that a second press does it: on the button where there is room, else below', () => {
  const again = () =>
    [...document.querySelectorAll('.beside')].map(({ textContent }) => textContent?.match(/Press again/g)?.length);
  useStage.setState({ shown: true });
  openPanelAt(gameAt('draft', { phase: 'B', piles: { red: ['1-red-02'] }, seats: [{ coins: 9 }, {}] }));
  act(() => useSettings.setState({ panelFolded: true }));
  fireEvent.click(document.querySelector('.panel [data-verb="buy"]') as HTMLElement);
  act(() => useStage.setState({ anchor: { left: 0, top: 0, right: 9, bottom: 9 } }));
  expect(again()).toEqual([1]);
  openPanelAt(gameAt('colony', { seats: [{ coins: 9, tracks: { military: 9 } }, {}] }));
  act(() => useSettings.setState({ panelFolded: true }));
  fireEvent.click(document.querySelector('.panel [data-group="colony:9"] .choice') as HTMLElement);
  act(() => useStage.setState({ anchor: { left: 0, top: 0, right: 9, bottom: 9 } }));
  expect(again()).toEqual([1]);
});
