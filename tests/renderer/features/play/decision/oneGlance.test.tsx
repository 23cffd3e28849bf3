// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useStage } from '../../../../../renderer/game/state/stage.ts';
import { useSettings } from '../../../../../renderer/platform/settings.ts';
import { gameAt } from '../../../../fixtures/sketch.ts';
import { button } from '../../../page.tsx';
import { openPanelAt } from '../panelAt.tsx';

afterEach(() => useStage.setState(useStage.getInitialState(), true));

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Decision' });
const written = (name: RegExp): string => button(name).textContent ?? '';
const groups = (): readonly string[] =>
  [...panel().querySelectorAll<HTMLElement>('[data-group]')].map(({ dataset }) => dataset.group ?? '');

/** A red card for sale: it costs 2, and a card of its colour is owned. */
const draft = () =>
  gameAt('draft', { phase: 'B', piles: { red: ['1-red-02'] }, seats: [{ coins: 9, cards: ['1-red-01'] }, {}] });

describe('a choice', () => {
  it('says what and at what price in words, one figure of points, and tracks before and after', () => {
    openPanelAt(draft());
    expect(written(/^Buy /)).toMatch(/^Buy for (nothing|\d+ coins?).*Military \d+ → \d+/);
    expect(written(/^Sell /)).toMatch(/^Sell for \d+ coins?/);
    for (const choice of panel().querySelectorAll('.choice'))
      expect(choice.querySelectorAll('.net').length).toBeLessThanOrEqual(1);
  });

  it('is as dense as ever for who prefers signs', () => {
    openPanelAt(draft());
    act(() => useSettings.setState({ choiceSigns: true }));
    expect(written(/^Buy /)).not.toContain('coin');
    expect(button(/^Buy /).querySelector('.price')).not.toBeNull();
    expect(button(/^Buy /).querySelector('.chip')).not.toBeNull();
  });

  it('tells in words what a colony brings now and what is seen only then', () => {
    openPanelAt(gameAt('colony', { seats: [{ coins: 5, tracks: { military: 9 } }, {}] }));
    const colony = within(panel()).getByRole('group', { name: 'Colony 9' });
    expect(colony.textContent).toMatch(/Plunder.*now \d+ coins? and \d+ points?/);
    expect(colony.textContent).toMatch(/Integrate.*pay \d+ coins?: \d+ to \d+ points and track steps, seen when/);
    expect(colony.querySelectorAll('.net')).toHaveLength(0);
  });

  it('says with how many coins the next epoch begins', () => {
    openPanelAt(gameAt('medals', { epoch: 1, seats: [{ coins: 4 }, {}] }));
    expect(panel().textContent).toContain('Afterwards you begin the next epoch with no coins.');
    openPanelAt(gameAt('medals', { epoch: 3, seats: [{ coins: 90 }, {}] }));
    expect(panel().textContent).not.toContain('next epoch');
  });
});

describe('a second press at the same place', () => {
  it('does it, and the first says so', () => {
    const { acted } = openPanelAt(draft());
    fireEvent.click(button(/^Buy /), { detail: 1 });
    expect(written(/^Buy /)).toContain('Press again to buy');
    expect(acted).toEqual([]);
    fireEvent.click(button(/^Buy /), { detail: 1 });
    expect(acted).toHaveLength(1);
  });

  it('is not the second half of a double click', () => {
    const { acted } = openPanelAt(draft());
    fireEvent.click(button(/^Buy /), { detail: 1 });
    fireEvent.click(button(/^Buy /), { detail: 2 });
    expect(acted).toEqual([]);
  });
});

it('what is given up is listed by what it costs, the least first', () => {
  openPanelAt(
    gameAt('feeding', {
      seats: [{ coins: 5, tracks: { food: 1 }, cards: ['1-yellow-10', '1-red-01', '1-blue-10'] }, {}],
    }),
  );
  const losses = [...panel().querySelectorAll('.net')].map(({ textContent }) =>
    Number(textContent?.replace('−', '-').replace('+', '')),
  );
  expect(losses.length).toBeGreaterThan(1);
  expect(losses).toEqual([...losses].sort((one, other) => other - one));
  expect(groups()).toHaveLength(3);
});
