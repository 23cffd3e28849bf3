// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { effectWords } from '../../../../../renderer/cards/cardWords.ts';
import { standardContent } from '../../../../../shared/content/content.ts';
import { legalActions } from '../../../../../shared/flow/runner.ts';
import { gameOf } from '../../../../fixtures/play.ts';
import { gameAt } from '../../../../fixtures/sketch.ts';
import { button } from '../../../page.tsx';
import { wordsIn } from '../../../platform/i18n/words.ts';
import { openPanelAt, read } from '../panelAt.tsx';

const panel = (): string => read(document.querySelector('.panel'));

describe('the wheel', () => {
  it('says in words who leads, and which colours come in which order for everybody', () => {
    const game = [1, 2, 3, 4, 5, 6]
      .map((seed) => gameOf(2, 'basic', seed))
      .find((one) => legalActions(one, 0).length > 0);
    if (game === undefined) throw new Error('seat 0 never leads');
    openPanelAt(game);
    expect(panel()).toContain('Ada leads this epoch');
    const [first] = game.table.segments;
    const rotations = [...document.querySelectorAll('.rotation')];
    expect(rotations).toHaveLength(5);
    for (const rotation of rotations) {
      expect(read(rotation)).toMatch(/\w+ → \w+ → \w+ → \w+ → \w+/);
      expect(rotation.getAttribute('aria-label')).toMatch(/Ada: .* → .*; Bruno: .* → /);
    }
    expect(panel()).toContain(first);
  });
});

describe('a purple card', () => {
  it('says what it does wherever it can be bought', () => {
    const card = standardContent.card('2-purple-a03');
    const words = card.effect === undefined ? '' : effectWords(card.effect, wordsIn('en'));
    const seats = [{ coins: 20 }, {}];
    openPanelAt(gameAt('draft', { mode: 'advanced', epoch: 2, phase: 'B', seats, piles: { purple: [card.id] } }));
    expect(panel()).toContain(words);
    const hand = [card.id, '2-purple-a02'];
    openPanelAt(gameAt('draft', { mode: 'advanced', epoch: 2, seats: [{ coins: 20, hand }, {}] }));
    expect(panel()).toContain(words);
  });
});

describe('what is refused', () => {
  it('says what is missing, and the nearest way to it', () => {
    const seats = [{ tracks: { military: 7, culture: 6 } }, {}];
    openPanelAt(gameAt('colony', { phase: 'A', epoch: 2, seats, piles: { red: ['2-red-10'] } }));
    const title = wordsIn('en').card('2-red-10');
    expect(button(/^Colony 9/).getAttribute('aria-label')).toBe(
      `Colony 9: 2 military short: ${title} lies open, +2, or statue 6 with its military tile, +2`,
    );
  });

  it('says no way where there is none', () => {
    openPanelAt(gameAt('colony', { phase: 'B', epoch: 3, seats: [{ tracks: { military: 7 } }, {}] }));
    expect(button(/^Colony 9/).getAttribute('aria-label')).toBe('Colony 9: 2 military short');
  });
});
