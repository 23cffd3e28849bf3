import { describe, expect, it } from 'vitest';
import { victoryOf, victoryWords } from '../../../../renderer/game/words/victory.ts';
import type { Expansion } from '../../../../shared/vocabulary/options.ts';
import {
  SCORE_CATEGORIES,
  type ScoreCategory,
  type ScoreLine,
  type ScoreSheet,
} from '../../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import type { Language } from '../../../../shared/words/words.ts';
import { luckOf } from '../../../fixtures/luck.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { playRandomly } from '../../../fixtures/randomGame.ts';
import { scoreLine } from '../../../fixtures/scoreLine.ts';
import { wordsIn } from '../../platform/i18n/words.ts';

const lineOf = ({ leftoverCoins, ...points }: Partial<ScoreLine>): ScoreLine => scoreLine(points, leftoverCoins);

const NAMES = ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre'];

const tell = (sheet: ScoreSheet, expansions: readonly Expansion[] = [], language: Language = 'en') =>
  victoryWords(sheet, NAMES.slice(0, sheet.lines.length), expansions, wordsIn(language));

/** Who has most points of a category: nobody where nobody has any. */
const leadersIn = (category: ScoreCategory, { lines }: ScoreSheet): readonly Seat[] => {
  const most = Math.max(...lines.map((line) => line[category]));
  return most === 0 ? [] : lines.flatMap((line, seat) => (line[category] === most ? [seat] : []));
};

/** The sheets of many games, and sheets made up, where more is shared or close. */
function* sheets(): Generator<ScoreSheet> {
  for (let seed = 1; seed <= 15; seed++)
    for (const setup of everySetup(seed)) yield playRandomly(setup).result as ScoreSheet;
  const luck = luckOf(7);
  for (let count = 0; count < 1000; count++) {
    const lines = Array.from({ length: 3 + luck(3) }, () =>
      lineOf(Object.fromEntries(SCORE_CATEGORIES.map((category) => [category, luck(count % 2 === 0 ? 4 : 30)]))),
    );
    const most = Math.max(...lines.map(({ total }) => total));
    const winners = lines.flatMap(({ total }, seat) => (total === most ? [seat] : []));
    yield { lines, winners };
  }
}

describe('why somebody won', () => {
  it('is the category in which nobody came near', () => {
    const lines = [lineOf({ colonies: 23, cards: 40 }), lineOf({ colonies: 41, cards: 30 }), lineOf({ statues: 20 })];
    expect(victoryOf({ lines, winners: [1] })).toEqual({
      kind: 'led',
      winner: 1,
      category: 'colonies',
      points: 41,
      ahead: 18,
    });
  });

  it('is no category where somebody else had more in each of them', () => {
    const lines = [lineOf({ cards: 20, coins: 5 }), lineOf({ cards: 19, coins: 9 }), lineOf({ coins: 10 })];
    expect(victoryOf({ lines, winners: [1] })).toEqual({ kind: 'sum', winner: 1, shared: [] });
    expect(tell({ lines, winners: [1] })).toBe('Bruno led in no category, and yet had the most points in all.');
  });

  it('is the sum where the best places were shared, and says so', () => {
    const lines = [
      lineOf({ colonies: 9, cards: 5, coins: 3 }),
      lineOf({ cards: 20, coins: 2 }),
      lineOf({ colonies: 9, cards: 20, coins: 1 }),
    ];
    expect(tell({ lines, winners: [2] })).toBe(
      'Chen led nowhere alone, shared the lead in colonies and cards, and had the most points in all.',
    );
  });

  it('names the monuments where they are counted with the statues', () => {
    const lines = [lineOf({ statues: 30 }), lineOf({ cards: 20 })];
    expect(tell({ lines, winners: [0] }, ['monuments'])).toContain('By statues and monuments: 30 points');
  });

  it('is the coins left over where points were equal, and nothing where those were, too', () => {
    const lines = [lineOf({ cards: 20, leftoverCoins: 3 }), lineOf({ colonies: 20, leftoverCoins: 2 })];
    expect(victoryOf({ lines, winners: [0] })).toEqual({ kind: 'coins' });
    expect(victoryOf({ lines, winners: [0, 1] })).toEqual({ kind: 'shared' });
  });

  it('is true in many games: of every category it says how it was', () => {
    const told = new Set<string>();
    for (const sheet of sheets()) {
      const victory = victoryOf(sheet);
      told.add(victory.kind === 'sum' ? `sum ${victory.shared.length > 0}` : victory.kind);
      if (victory.kind === 'led') {
        expect(leadersIn(victory.category, sheet)).toEqual([victory.winner]);
        const others = sheet.lines.filter((_, seat) => seat !== victory.winner);
        const next = Math.max(...others.map((line) => line[victory.category]));
        expect(victory.points).toBe(sheet.lines[victory.winner]?.[victory.category]);
        expect(victory.points - next).toBe(victory.ahead);
      }
      if (victory.kind !== 'sum') continue;
      for (const category of SCORE_CATEGORIES) {
        const leaders = leadersIn(category, sheet);
        expect(leaders).not.toEqual([victory.winner]);
        expect(victory.shared.includes(category)).toBe(leaders.includes(victory.winner));
      }
    }
    expect([...told].sort()).toEqual(['coins', 'led', 'shared', 'sum false', 'sum true']);
  });

  it.each(['cs', 'de', 'en', 'es', 'fr'] as const)('names the shared categories in every language: %s', (language) => {
    const lines = [lineOf({ silver: 9 }), lineOf({ cards: 9 }), lineOf({ silver: 8, cards: 9 })];
    const words = tell({ lines, winners: [2] }, [], language);
    expect(words).toContain('Chen');
    expect(words).toContain(wordsIn(language)('points.of.cards'));
    expect(words).not.toContain(wordsIn(language)('points.of.silver'));
  });
});
