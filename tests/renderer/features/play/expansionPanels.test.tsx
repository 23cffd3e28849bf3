// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { spokenDueWords } from '../../../../renderer/game/words/turn.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { applyAction, clone } from '../../../../shared/flow/runner.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { type GameSketch, gameAt } from '../../../fixtures/sketch.ts';
import { button } from '../../page.tsx';
import { wordsIn } from '../../platform/i18n/words.ts';
import { openPanelAt, read, updateAt } from './panelAt.tsx';

const nameOf = (name: RegExp): string => button(name).getAttribute('aria-label') ?? '';
const panel = () => screen.getByRole('region', { name: 'Decision' });

const ALL = ['monuments', 'market', 'nobles'] as const;
const MIGHTY = { coins: 10, tracks: { income: 3, military: 24, culture: 24, food: 9 } };

/** The position after a decision of seat 0. */
function after(decision: 'colony' | 'statue', sketch: GameSketch, action: Action) {
  const game = gameAt(decision, { expansions: ALL, ...sketch });
  applyAction(game, 0, action);
  return game;
}

describe('the market', () => {
  const sketch: GameSketch = {
    expansions: ALL,
    seats: [{ market: 'large', tracks: { income: 9, military: 2, culture: 1, food: 9 }, stall: { culture: 1 } }, {}],
  };

  it('says how many coins are left and what each place would bring', () => {
    openPanelAt(gameAt('market', sketch));
    expect(read(panel())).toMatch(/2 market coins to place/);
    expect(nameOf(/^Lock a coin below military/)).toMatch(/military 2 → 3; colony 3 in reach/);
    expect(nameOf(/^Lock a coin for points/)).toMatch(/points \+2/);
    expect(nameOf(/^Keep it: Keep a coin/)).toMatch(/coins 9 → 10/);
    expect(within(panel()).getAllByRole('group')).toHaveLength(6);
    // What a symbol there tells who points at it.
    expect(document.querySelector('[data-words="1 coin lies here"]')).not.toBeNull();
  });

  it('places a coin on confirmation', async () => {
    const { acted } = openPanelAt(gameAt('market', sketch));
    fireEvent.click(button(/^Lock a coin below food/), { detail: 1 });
    expect(acted).toEqual([]);
    fireEvent.click(button(/^Confirm/));
    await waitFor(() => expect(acted).toEqual([{ type: 'stall', space: 'food' }]));
  });

  it('tells under a pointer that rests what the same choice would do now', () => {
    const game = gameAt('market', sketch);
    const { goTo } = openPanelAt(game);
    const place = button(/^Lock a coin below military/);
    fireEvent.pointerEnter(place);
    expect(read(document.querySelector('.would'))).toMatch(/military 2\s→\s3/);
    const next = clone(game);
    applyAction(next, 0, { type: 'stall', space: 'military' });
    goTo(next);
    expect(read(document.querySelector('.would'))).toMatch(/military 3\s→\s4/);
  });

  it('says of a small marketplace what makes it grow', () => {
    const [owner, other] = sketch.seats ?? [];
    openPanelAt(gameAt('market', { ...sketch, seats: [{ ...owner, market: 'small' }, { ...other }] }));
    expect(read(panel())).toMatch(/large marketplace takes income 8 and 3 food more than cards/);
  });
});

describe('a monument', () => {
  it.each(['colony', 'statue'] as const)('can be taken in the %s step, its back being uncertain', (step) => {
    openPanelAt(gameAt(step, { expansions: ALL, seats: [MIGHTY, {}] }));
    expect(nameOf(/^Reuse a monument/)).toMatch(/coins 10 → 22; points \+1[67]/);
    const build = nameOf(/^Build a monument/);
    expect(build).toMatch(
      /coins 10 → 6; points \+15 to \+23: statues \+16 to \+24, coins −1.*; and what the hidden back shows/,
    );
    expect(read(button(/^Build a monument/))).toMatch(/\+15 to \+23−4.*strength 3–7, seen when it is built/);
  });

  it('is refused with the reason', () => {
    openPanelAt(gameAt('colony', { expansions: ALL, seats: [{ tracks: { military: 5, culture: 30 } }, {}] }));
    expect(nameOf(/^Monument/)).toMatch(/19 military short/);
    openPanelAt(gameAt('colony', { expansions: ALL, seats: [{ tracks: { military: 30, culture: 6 } }, {}] }));
    expect(nameOf(/^Monument/)).toMatch(/18 culture short$/);
    openPanelAt(gameAt('statue', { expansions: ALL, seats: [{ tracks: { military: 5, culture: 6 } }, {}] }));
    expect(nameOf(/^Monument/)).toMatch(/19 military and 18 culture short$/);
    const monument = { monument: null, tile: null, side: null };
    openPanelAt(gameAt('colony', { expansions: ALL, seats: [{ ...MIGHTY, monument }, {}] }));
    expect(nameOf(/^Monument/)).toMatch(/a monument already/);
  });

  it('is not spoken of without the expansion', () => {
    openPanelAt(gameAt('colony', { seats: [MIGHTY, {}] }));
    expect(screen.queryByRole('button', { name: /onument/ })).toBeNull();
  });

  it('takes a bonus tile once it is built, with its strength known', () => {
    const sketch = {
      seats: [{ ...MIGHTY, tiles: { food: 1, culture: 1 } }, {}],
      monuments: ['monument-3', 'monument-1'],
    };
    openPanelAt(after('colony', sketch, { type: 'monument', action: 'build' }));
    expect(read(panel())).toMatch(/strength 5 and 20 points/);
    expect(nameOf(/^Lay a tile for food on the monument, track side up/)).toMatch(/food 9 → 14/);
    // The side is chosen once for all colours.
    expect(screen.getAllByRole('radio', { name: /side: \+5/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Points side: +5 points' }));
    expect(nameOf(/^Lay a tile for food on the monument, points side up/)).toMatch(/points \+5/);
    expect(screen.queryByRole('button', { name: /tile for income/ })).toBeNull();
  });
});

describe('a colony', () => {
  it('promises of its hidden back what may lie there, not the points of the front', () => {
    openPanelAt(gameAt('colony', { seats: [{ coins: 5, tracks: { military: 30 } }, {}] }));
    expect(nameOf(/^Integrate colony 30/)).toMatch(
      /coins 5 → \d; points \+19 to \+23: colonies \+20 to \+24, coins −1.*; and what the hidden back shows/,
    );
    const integrate = button(/^Integrate colony 30/);
    expect(read(integrate)).toMatch(/\+19 to \+23.*\?$/);
    expect(integrate.querySelector('[data-words*="track steps, seen when it is taken"]')).not.toBeNull();
    expect(nameOf(/^Plunder colony 30/)).toMatch(/points \+1\d/);
  });
});

describe('nobles and inventions', () => {
  it('let an ally raise one of the tracks on the colony’s back', () => {
    const seats = [{ coins: 5, tracks: { military: 9 }, cards: ['2-red-n04'] }, {}];
    const colonies = { 9: ['colony-9-2', 'colony-9-1'] };
    openPanelAt(after('colony', { seats, colonies }, { type: 'colony', level: 9, action: 'integrate' }));
    expect(read(panel())).toMatch(/rises by 1 more/);
    const choices = panel().querySelectorAll('button.choice');
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) {
      expect(choice.getAttribute('aria-label')).toMatch(/^Raise \w+; \w+ \d+ → \d+/);
    }
  });

  it('offer a lent tile back, or say what it takes', () => {
    const seat = { cards: ['1-yellow-n04'], cardTiles: [{ card: '1-yellow-n04', tile: 'food' }] } as const;
    openPanelAt(gameAt('colony', { expansions: ALL, seats: [{ ...seat, coins: 6 }, {}] }));
    expect(nameOf(/^Take back the tile for food: Take the tile back/)).toMatch(/for 4 coins; .*coins 6 → 2/);
    const sketch = { expansions: ALL, seats: [{ ...seat, coins: 3, tracks: { military: 3 } }, {}] };
    openPanelAt(gameAt('colony', sketch));
    expect(nameOf(/^Take back the tile for food/)).toMatch(/: 1 coin short/);
  });

  it('offer a card of every colour in the box, and to decline', () => {
    openPanelAt(gameAt('freeCard', { expansions: ALL, seats: [{ cards: ['1-green-n04'] }, {}] }));
    const colours = ['yellow', 'red', 'blue', 'green', 'purple'];
    for (const colour of colours) expect(button(new RegExp(`^Take a face-down card: ${colour}`))).toBeDefined();
    expect(read(button(/^Take a face-down card: green/))).toMatch(/you own 1 of this colour/);
    expect(button(/^No card/)).toBeDefined();
    expect(read(panel())).toMatch(/fed from the next epoch on/);
  });

  it('say of a card from the box what it is still good for when no feeding comes any more, and warn of none', () => {
    const seats = [{ cards: ['1-green-n04', '1-red-01'], tracks: { food: 1 } }, {}];
    openPanelAt(gameAt('freeCard', { expansions: ALL, phase: 'B', epoch: 3, seats }));
    expect(read(panel())).toMatch(/sets of five colours\. No feeding comes any more/);
    expect(read(panel())).not.toMatch(/next epoch|cost one coin less/);
    expect(nameOf(/^Take a face-down card: red/)).not.toMatch(/could not be fed/);
  });

  it('show a face-down card to its owner at feeding, and what it is worth', () => {
    const seats = [{ tracks: { food: 1 }, cards: ['1-red-01'], faceDown: ['1-blue-02'] }, {}];
    openPanelAt(gameAt('feeding', { expansions: ALL, seats }));
    expect(read(panel())).toMatch(/2 cards, food for 1: one cannot be fed/);
    expect(read(button(/^Remove the face-down card/))).toMatch(/only its colour is lost/);
    expect(button(/^Remove Swordsman/)).toBeDefined();
  });

  it('tell at feeding whoever listens how many cards are too many', () => {
    const seats = [{ tracks: { food: 1 }, cards: ['1-red-01', '1-red-02', '1-green-04'] }, {}];
    const update = updateAt(gameAt('feeding', { seats }));
    expect(spokenDueWords(update, update.view, wordsIn('en'))).toBe(
      'Ada decides: Feeding. 3 cards, food for 1, 2 too many.',
    );
  });

  it('count at feeding what was paid for, for eyes and ears', () => {
    const payer = standardContent.file.cards.find(({ effect }) => effect?.type === 'payToFeed');
    if (payer === undefined) throw new Error('no card pays');
    const cards = ['1-red-01', '1-red-02', '1-green-04', payer.id];
    const game = gameAt('feeding', { seats: [{ coins: 9, tracks: { food: 1 }, cards }, {}] });
    applyAction(game, 0, { type: 'payToFeed' });
    const update = updateAt(game);
    expect(spokenDueWords(update, update.view, wordsIn('en'))).toBe(
      'Ada decides: Feeding. 4 cards, food for 1 (1\u00a0paid\u00a0for), 2 too many.',
    );
    openPanelAt(game);
    expect(read(panel())).toMatch(/4 cards, food for 1 \(1 paid for\): 2 cannot be fed/);
  });

  it('warn at feeding of a card that takes its food along, and of no other', () => {
    const seats = [{ tracks: { food: 2 }, cards: ['1-red-01', '1-red-02', '1-green-04'] }, {}];
    openPanelAt(gameAt('feeding', { seats }));
    const warned = [...panel().querySelectorAll('.removal')].filter((removal) => removal.querySelector('.chip-unfed'));
    expect(warned).toHaveLength(1);
    expect(warned[0]?.getAttribute('aria-label')).toMatch(/food 2 → \d.*[1-3] cards? still cannot be fed/);
    // What a card is stands before what its loss would mean; of the others it is said that they suffice.
    expect(screen.getByRole('group', { name: /^Swordsman, red, epoch I/ })).toBeDefined();
    expect(nameOf(/^Remove Swordsman/)).toMatch(/then all are fed/);
  });

  it('say that no more medals are bought only where some were', () => {
    const seats = [{ coins: 40, tiles: { income: 1 } }, {}];
    const game = gameAt('medals', { seats });
    openPanelAt(game);
    expect(button('No medal')).toBeDefined();
    applyAction(game, 0, { type: 'gold' });
    openPanelAt(game);
    expect(button('No more medals')).toBeDefined();
  });

  it('sell a loan with a tile and without', () => {
    const seats = [{ coins: 5, hand: ['1-yellow-n04', '1-yellow-01'], tiles: { food: 1, income: 2 } }, {}];
    openPanelAt(gameAt('draft', { expansions: ALL, seats }));
    const lending = screen.getAllByRole('button', { name: /^Buy .* and lend it a tile/ });
    expect(lending).toHaveLength(2);
    expect(lending[0]?.getAttribute('aria-label')).toMatch(/coins 5 → 6.*taken back later for 4 coins/);
    expect(screen.getAllByRole('button', { name: /^Buy [^;]* for 2 coins; coins 5 → 3/ })).toHaveLength(1);
  });

  it('say which track is too low for a card with a drawback', () => {
    const seats = [{ coins: 9, hand: ['3-yellow-n02', '3-yellow-01'], tracks: { culture: 1 } }, {}];
    openPanelAt(gameAt('draft', { expansions: ALL, epoch: 3, seats }));
    expect(nameOf(/^Buy, .*: /)).toMatch(/^Buy, .+: would take 2 culture, you have 1/);
  });

  it('say why a price does not fall', () => {
    const seats = [{ coins: 9, cards: ['1-red-n03'] }, {}];
    openPanelAt(gameAt('draft', { expansions: ALL, phase: 'B', piles: { red: ['1-red-02'] }, seats }));
    expect(nameOf(/^Buy /)).toMatch(/full price because of/);
    expect(read(button(/^Buy /).closest('[data-group]'))).toMatch(/full price because of/);
  });
});
