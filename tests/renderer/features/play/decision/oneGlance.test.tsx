// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useStage } from '../../../../../renderer/game/state/stage.ts';
import { useSettings } from '../../../../../renderer/platform/settings.ts';
import { standardContent } from '../../../../../shared/content/content.ts';
import { gameAt } from '../../../../fixtures/sketch.ts';
import { button } from '../../../page.tsx';
import { openPanelAt, read } from '../panelAt.tsx';

const cardWith = (effect: string) => standardContent.cards.find((card) => card.effect?.type === effect)?.id ?? '';
const PAYS = cardWith('payToFeed');
const LOOTS = cardWith('colonyLoot');
const PAYS_FOR_STATUES = cardWith('statueCoins');

afterEach(() => useStage.setState(useStage.getInitialState(), true));

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Decision' });
const written = (name: RegExp): string => read(button(name));
const groups = (): readonly string[] =>
  [...panel().querySelectorAll<HTMLElement>('[data-group]')].map(({ dataset }) => dataset.group ?? '');

/** A red card for sale: it costs 1, and a card of its colour is owned. */
const draft = () =>
  gameAt('draft', { phase: 'B', piles: { red: ['1-red-02'] }, seats: [{ coins: 9, cards: ['1-red-01'] }, {}] });

describe('a choice', () => {
  it('says what, its price or gain with a coin, one figure of points, and beside it what a track gains or loses', () => {
    openPanelAt(draft());
    expect(written(/^Buy /)).toMatch(/^Buy\d+/);
    const gained = panel().querySelector<HTMLElement>('[data-group] .gains .gained');
    expect(read(gained)).toMatch(/^\+\d+$/);
    // Before and after stand where one points at it.
    expect(gained?.dataset.words).toMatch(/^Military \d+ → \d+$/);
    expect(written(/^Sell /)).toBe('Sell+2');
    for (const name of [/^Buy /, /^Sell /])
      expect(button(name).querySelector('.price [data-icon="coin"]'), String(name)).not.toBeNull();
    expect(read(panel().querySelector('.panel-question'))).not.toMatch(/coin/);
    for (const choice of panel().querySelectorAll('.choice'))
      expect(choice.querySelectorAll('.net').length).toBeLessThanOrEqual(1);
  });

  it('has in the head of the panel what there is to pay with, where something costs coins', () => {
    openPanelAt(draft());
    expect(read(panel().querySelector('.panel-purse'))).toBe('9 coins9');
    openPanelAt(gameAt('feeding', { seats: [{ cards: ['1-red-01'], tracks: { food: 0 } }, {}] }));
    expect(panel().querySelector('.panel-purse')).toBeNull();
  });

  it('tells the table which row the pointer is over, and is marked as what is pointed at there', () => {
    openPanelAt(draft());
    const row = panel().querySelector<HTMLElement>('[data-group="pile:red"]');
    if (row === null) throw new Error('no row is shown');
    fireEvent.pointerEnter(row);
    expect(row.dataset.pointed).toBe('true');
    fireEvent.pointerLeave(row);
    expect(row.dataset.pointed).toBe('false');
  });

  it('tells on request why a card costs less than it says', () => {
    openPanelAt(draft());
    const price = read(button(/^Buy /).querySelector('.price'));
    const face = panel().querySelector('[data-group] .card-face')?.parentElement;
    if (!face) throw new Error('no card is shown');
    fireEvent.pointerEnter(face);
    expect(price).toBe('0');
    expect(read(screen.getByRole('complementary', { name: /Card/i }))).toContain(
      '1 coin less than printed, for your cards of this colour.',
    );
  });

  it('tells once who is hungry anyway, and with a choice only whom it leaves hungry besides', () => {
    const piles = { red: ['1-red-02'], green: ['1-green-02'] };
    const cards = ['1-red-01', '1-blue-01', '1-green-01'];
    openPanelAt(gameAt('draft', { phase: 'B', piles, seats: [{ coins: 9, cards, tracks: { food: 2 } }, {}] }));
    const question = read(panel().querySelector('.panel-question'));
    expect(question).toContain('1 card is hungry already.');
    expect(panel().textContent?.match(/hungry already/g)).toHaveLength(1);
    for (const sale of screen.getAllByRole('button', { name: /^Sell / })) expect(read(sale)).not.toContain('hungry');
    expect(read(panel().querySelector('[data-group]'))).toContain('2 hungry');
  });

  it('leaves the panel with at most thirty numerals while five piles are open', () => {
    const piles = {
      yellow: ['2-yellow-01'],
      red: ['2-red-01'],
      blue: ['2-blue-01'],
      green: ['2-green-01'],
      purple: ['2-purple-01'],
    };
    const cards = ['1-red-01', '1-blue-01', '1-green-01'];
    const tracks = { income: 9, military: 7, culture: 8, food: 6 };
    openPanelAt(gameAt('draft', { epoch: 2, phase: 'B', piles, seats: [{ coins: 30, cards, tracks }, {}, {}, {}] }));
    const hidden = [...panel().querySelectorAll('.sr-only')].map(({ textContent }) => textContent ?? '');
    const seen = hidden.reduce((words, unseen) => words.replace(unseen, ''), panel().textContent ?? '');
    const numerals = seen.match(/\d+/g) ?? [];
    expect(numerals.length).toBeGreaterThan(10);
    expect(numerals.length, seen).toBeLessThanOrEqual(30);
  });

  it('is as dense as ever for who prefers signs', () => {
    openPanelAt(draft());
    act(() => useSettings.setState({ choiceSigns: true }));
    expect(written(/^Buy /)).not.toContain('Military');
    expect(button(/^Buy /).querySelector('.price')).not.toBeNull();
    expect(button(/^Buy /).querySelector('.chip')).not.toBeNull();
  });

  it('tells in words what a colony brings now and what is seen only then', () => {
    openPanelAt(gameAt('colony', { seats: [{ coins: 5, tracks: { military: 9 } }, {}] }));
    const colony = within(panel()).getByRole('group', { name: 'Colony 9' });
    const [plunder, integrate] = within(colony).getAllByRole('button').map(read);
    expect(plunder).toMatch(/^Plunder\+\d+\+4$/);
    expect(integrate).toMatch(/^Integrate\+\d+ to \+\d+−1\?$/);
    const told = [...colony.querySelectorAll<HTMLElement>('.gained')].map(({ dataset }) => dataset.words);
    expect(told).toContain('coins 5 → 9');
    expect(told).toContain('and track steps, seen when it is taken');
  });

  it('says with how many coins the next epoch begins', () => {
    openPanelAt(gameAt('medals', { epoch: 1, seats: [{ coins: 4 }, {}] }));
    expect(read(panel())).toContain('Afterwards you begin the next epoch with no coins.');
    openPanelAt(gameAt('medals', { epoch: 3, seats: [{ coins: 90 }, {}] }));
    expect(read(panel())).not.toContain('next epoch');
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

  it('is none either where what confirms has come under the finger meanwhile', () => {
    const { acted } = openPanelAt(draft());
    fireEvent.click(button(/^Buy /), { detail: 1 });
    fireEvent.click(button(/^Confirm/), { detail: 2 });
    expect(acted).toEqual([]);
    fireEvent.click(button(/^Confirm/), { detail: 1 });
    expect(acted).toHaveLength(1);
  });
});

it('what is given up is listed by what it costs, the least first', () => {
  openPanelAt(
    gameAt('feeding', {
      seats: [{ coins: 5, tracks: { food: 1 }, cards: ['1-yellow-10', '1-red-01', '1-blue-08'] }, {}],
    }),
  );
  const losses = [...panel().querySelectorAll('.net')].map(({ textContent }) =>
    Number(textContent?.replace('−', '-').replace('+', '')),
  );
  expect(losses.length).toBeGreaterThan(1);
  expect(losses).toEqual([...losses].sort((one, other) => other - one));
  expect(groups()).toHaveLength(3);
});

it('a card that takes its food along is listed after one that ends the hunger', () => {
  const food =
    standardContent.cards.find(({ id, gains }) => id.startsWith('1-green') && (gains.food ?? 0) >= 2)?.id ?? '';
  openPanelAt(
    gameAt('feeding', { seats: [{ coins: 5, tracks: { food: 2 }, cards: [food, '1-red-01', '1-blue-01'] }, {}] }),
  );
  expect(groups().at(-1)).toBe(`card:${food}`);
});

describe('several cards to give up', () => {
  /** Two cards too many: of yellow there is one to spare for the set of five, which a gold medal counts. */
  const hungry = () =>
    gameAt('feeding', {
      seats: [
        {
          coins: 5,
          tracks: { food: 4 },
          gold: 1,
          cards: ['1-yellow-01', '1-yellow-02', '1-red-01', '1-blue-01', '1-green-01', '1-purple-01'],
        },
        {},
      ],
    });
  const card = (id: string): HTMLElement => {
    const found = panel().querySelector<HTMLElement>(`[data-group="card:${id}"] .choice`);
    if (found === null) throw new Error(`no row for ${id}`);
    return found;
  };
  const foot = () => read(panel().querySelector('.giving-up'));
  const press = (id: string) => fireEvent.click(card(id), { detail: 1 });
  const giveUp = () => screen.queryByRole('button', { name: /^Give up/ });

  it('are chosen together; at the foot stands how many are left to choose, and what they cost together', async () => {
    const { acted } = openPanelAt(hungry());
    expect(foot()).toContain('2 to choose');
    expect(giveUp()).toBeNull();
    press('1-yellow-01');
    expect(foot()).toContain('1 to choose');
    expect(read(panel().querySelector('.would .danger'))).toBe('1 card still cannot be fed');
    press('1-red-01');
    expect(foot()).toMatch(/Enough chosen.*−7/);
    expect(panel().querySelector('.would .danger')).toBeNull();
    expect(read(panel().querySelector('.would .good'))).toBe('then all are fed');
    expect(acted).toEqual([]);
    fireEvent.click(button('Give up 2 cards'));
    await waitFor(() =>
      expect(acted).toEqual([
        { type: 'remove', card: '1-yellow-01' },
        { type: 'remove', card: '1-red-01' },
      ]),
    );
  });

  it('are let go of again by a second press, and the last one makes room for another', () => {
    openPanelAt(hungry());
    press('1-yellow-01');
    press('1-yellow-01');
    expect(foot()).toContain('2 to choose');
    for (const id of ['1-yellow-01', '1-red-01', '1-blue-01']) press(id);
    expect(['1-yellow-01', '1-red-01', '1-blue-01'].map((id) => card(id).getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'true',
    ]);
  });

  it('say why they cost more, or less, once another one goes', () => {
    openPanelAt(hungry());
    const net = () => Number(card('1-yellow-02').querySelector('.net')?.textContent?.replace('−', '-') ?? 0);
    const alone = net();
    press('1-yellow-01');
    expect(net()).toBe(alone - 7);
    expect(read(card('1-yellow-02'))).toMatch(/changes with .+: together they break a set of five/);
    expect(card('1-yellow-02').getAttribute('aria-label')).toMatch(
      /changes with .+: together they break a set of five/,
    );
    press('1-yellow-01');
    press('1-red-01');
    expect(read(card('1-blue-01'))).toMatch(/changes with .+: that set of five is broken already/);
  });

  it('go as soon as enough are chosen, where nobody wants to be asked', async () => {
    const { acted } = openPanelAt(hungry());
    act(() => useSettings.setState({ confirmActions: false }));
    press('1-yellow-01');
    expect(acted).toEqual([]);
    press('1-red-01');
    await waitFor(() => expect(acted).toHaveLength(2));
  });

  it('may be paid for in part', async () => {
    const game = gameAt('feeding', {
      seats: [{ coins: 5, tracks: { food: 0 }, cards: ['1-yellow-01', PAYS] }, {}],
    });
    const { acted } = openPanelAt(game);
    press('1-yellow-01');
    fireEvent.click(button(/^Pay instead/), { detail: 1 });
    fireEvent.click(button('Give up 1 card and pay 2 coins'));
    await waitFor(() => expect(acted).toEqual([{ type: 'remove', card: '1-yellow-01' }, { type: 'payToFeed' }]));
  });
});

describe('a statue', () => {
  const carving = () => gameAt('statue', { seats: [{ tracks: { culture: 6, food: 3 } }, {}] });
  const row = () => within(panel()).getByRole('group', { name: 'Statue 6' });
  const tiles = () => [...row().querySelectorAll('.choice')].map(read);

  it('has a side of its tile chosen first, which says what it brings', () => {
    openPanelAt(carving());
    const sides = within(row()).getAllByRole('radio');
    expect(sides.map(read)).toEqual([
      expect.stringMatching(/^Track side\s?\+\d$/),
      expect.stringMatching(/^Points side\s?\+\d$/),
    ]);
    expect(sides.map((side) => side.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Track side: \+\d on its track$/),
      expect.stringMatching(/^Points side: \+\d points$/),
    ]);
    expect(tiles()).toHaveLength(4);
    expect(tiles()[3]).toMatch(/Food 3 → \d/);
    fireEvent.click(within(row()).getByRole('radio', { name: /^Points side/ }));
    expect(tiles()).toHaveLength(4);
    expect(tiles().join()).not.toContain('→');
  });

  it('tells once the coins that carving brings, whichever tile lies on it', () => {
    openPanelAt(gameAt('statue', { seats: [{ coins: 5, tracks: { culture: 6 }, cards: [PAYS_FOR_STATUES] }, {}] }));
    expect(read(row()).match(/coins 5 → \d+/g)).toHaveLength(1);
    // Whoever hears a choice's name hears all that it does.
    expect(button(/^Carve statue 6 with a tile for food/).getAttribute('aria-label')).toMatch(/coins 5 → \d+/);
  });

  it('is carved with the side that is shown', async () => {
    const { acted } = openPanelAt(carving());
    fireEvent.click(within(row()).getByRole('radio', { name: /^Points side/ }));
    const choice = within(row()).getByRole('button', { name: /tile for food, points side up/ });
    fireEvent.click(choice, { detail: 1 });
    fireEvent.click(choice, { detail: 1 });
    await waitFor(() => expect(acted).toEqual([{ type: 'statue', requirement: 6, tile: 'food', side: 'points' }]));
  });
});

it('a colony tells the coins that cards add to it', () => {
  const coinsAfter = (cards: readonly string[]): number => {
    openPanelAt(gameAt('colony', { seats: [{ coins: 5, tracks: { military: 3 }, cards }, {}] }));
    return Number(
      /coins 5 → (\d+)/.exec(
        button(/^Plunder colony 3/).querySelector<HTMLElement>('.gained:not(.net)')?.dataset.words ?? '',
      )?.[1],
    );
  };
  expect(coinsAfter([LOOTS])).toBeGreaterThan(coinsAfter([]));
});
