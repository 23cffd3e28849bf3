import { describe, expect, it } from 'vitest';
import { chaptersIn, isOpenTo } from '../../../../renderer/game/words/decisionLog.ts';
import {
  decisionSentence,
  loggedActionWords,
  reasonSentence,
  whyWords,
} from '../../../../renderer/game/words/reasonWords.ts';
import { sightSentence } from '../../../../renderer/game/words/sightWords.ts';
import type { Why } from '../../../../shared/contract/answers.ts';
import { decisionLogOf } from '../../../../shared/session/advice/decisionLog.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import type { Reason } from '../../../../shared/vocabulary/reason.ts';
import { byCategory } from '../../../../shared/vocabulary/score.ts';
import type { SightFact } from '../../../../shared/vocabulary/sight.ts';
import { LANGUAGES } from '../../../../shared/words/words.ts';
import { richGame } from '../../../fixtures/richGame.ts';
import { wordsIn } from '../../platform/i18n/words.ts';

const NOTHING = { ...byCategory(() => 0), rivals: 0, liking: 0 };
const buy: Action = { type: 'draft', keep: '1-yellow-04', action: 'buy' };
const sell: Action = { ...buy, action: 'sell' };

/** Against a bot that people are judged by its next position alone: quick books. */
const players = richGame.saved.players.map((player, seat) =>
  seat === 1 ? { ...player, controller: { kind: 'bot' as const, level: 'citizen' as const } } : player,
);
const books = decisionLogOf({ ...richGame.saved, players }).entries;
const [anyEntry] = books;
if (anyEntry === undefined) throw new Error('no books');

/** A sentence about buying the Toll Keeper rather than selling it. */
const said = (
  parts: Partial<Reason['parts']>,
  language: 'en' | 'de' = 'en',
  changes: Partial<Pick<Reason, 'instead' | 'chance' | 'certain' | 'seen'>> = {},
  isBrief = false,
): string => {
  const text = wordsIn(language);
  const lead = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const plain = { action: buy, value: 50, instead: sell, chance: null, certain: null, seen: null };
  const reason: Reason = { ...plain, lead, parts: { ...NOTHING, ...parts }, ...changes };
  return reasonSentence(
    reason,
    { expansions: [], isBrief, say: (action) => loggedActionWords(action, anyEntry, text) },
    text,
  );
};

describe('a reason in words', () => {
  it('names what it is better than, by how much, and what makes most of it', () => {
    expect(said({ colonies: 2.43, silver: 0.84, coins: -0.3 })).toBe(
      'Buy Toll Keeper: about 3 points better than “Sell Toll Keeper”, mostly from colonies (+2.4) and silver medals (+0.8).',
    );
    expect(said({ colonies: -2.43, statues: 0.2 }, 'de')).toMatch(
      /^.* kaufen: etwa 2 Punkte schlechter als „.* verkaufen“ bis zum Ende der Partie, vor allem bei: Kolonien \(−2,4\)\.$/,
    );
  });

  it('names, to a newcomer, the one kind of points that counts most, without figures', () => {
    expect(said({ colonies: 2.43, gold: 4, coins: -4 }, 'en', {}, true)).toBe(
      'Buy Toll Keeper: about 2 points better than “Sell Toll Keeper”, mostly from gold medals.',
    );
  });

  it('counts one point in the singular, and makes nothing of less than half of one', () => {
    expect(said({ cards: 1.2 })).toContain('about 1 point better');
    expect(said({ cards: 0.4 })).toBe('Buy Toll Keeper: about as good as “Sell Toll Keeper”.');
    expect(said({ cards: -3, coins: 3.1 })).toBe('Buy Toll Keeper: about as good as “Sell Toll Keeper”.');
  });

  it('tells what pulls hard the other way', () => {
    expect(said({ colonies: 4.9, gold: 1.4, statues: -3.1 })).toMatch(
      /^.*about 3 points better.*colonies \(\+4\.9\) and gold medals \(\+1\.4\), despite statues \(−3\.1\)\.$/,
    );
    expect(said({ colonies: -4.9, coins: 3 })).toContain('mostly in colonies (−4.9), despite coins (+3).');
  });

  it('says when there was no choice', () => {
    expect(said({}, 'en', { instead: null })).toBe('Buy Toll Keeper: nothing else was possible.');
  });

  it('goes by winning where a search found that points are not all, and by certainty where there is any', () => {
    expect(said({ cards: 2 }, 'en', { chance: 0.05 })).toContain('about 2 points better');
    expect(said({ cards: -2 }, 'en', { chance: 0.05 })).toBe(
      'Buy Toll Keeper: wins about 5 games in a hundred more often than “Sell Toll Keeper”.',
    );
    expect(said({ cards: 2 }, 'de', { chance: -0.01 })).toMatch(/gewinnt von hundert Partien etwa eine weniger als/);
    expect(said({ cards: -2 }, 'en', { chance: 0.004 })).toContain('about as good as');
    expect(said({ cards: -1 }, 'en', { certain: 'better' })).toContain('certainly better than “Sell Toll Keeper”');
    expect(said({}, 'de', { certain: 'worse' })).toContain('in jedem Fall schlechter');
  });

  it('calls it a slip where a bot that looks no further took less', () => {
    const reason: Reason = { ...anyEntry.reason, action: buy, instead: sell, lead: -2, chance: null, certain: null };
    const slip = { ...reason, parts: { ...NOTHING, coins: -3, cards: 1 } };
    const words = (isBot: boolean) => decisionSentence({ ...anyEntry, reason: slip }, isBot, [], wordsIn('en'));
    expect(words(true)).toBe(
      'Buy Toll Keeper: a slip. “Sell Toll Keeper” would have been about 2 points better, mostly from coins (+3), despite cards (−1).',
    );
    expect(words(false)).toContain('about 2 points worse than');
  });

  it('tells what was seen in games played on, of every kind and in every language', () => {
    const until = { epoch: 2, phase: 'B' } as const;
    const facts: SightFact[] = [
      { kind: 'colony', level: 9 },
      { kind: 'statue', requirement: 12 },
      { kind: 'market', market: 'large' },
      { kind: 'monument' },
      { kind: 'sets', count: 2 },
      { kind: 'silver', count: 1 },
      { kind: 'gold', count: 2 },
      { kind: 'integrated', count: 1 },
      { kind: 'unfed' },
      { kind: 'buys' },
      { kind: 'coins' },
      { kind: 'later', card: '1-red-05' },
      { kind: 'both', card: '1-red-05', other: '1-blue-01' },
      { kind: 'gone', card: '1-red-05', other: '1-blue-01' },
      { kind: 'emptied', colour: 'yellow', other: 'red' },
    ];
    for (const language of LANGUAGES) {
      const text = wordsIn(language);
      const sentences = facts.map((fact) => sightSentence({ fact, until, games: 20, own: 14, other: 3 }, text));
      expect(new Set(sentences).size).toBe(facts.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*14.*3.*\.$/u);
    }
    const saw = (fact: SightFact, language: 'en' | 'de') =>
      sightSentence({ fact, until, games: 20, own: 14, other: 3 }, wordsIn(language));
    expect(saw({ kind: 'colony', level: 9 }, 'en')).toBe(
      'Played on to the end of II B: colony 9 in 14 of 20 games, with the other choice in 3.',
    );
    expect(saw({ kind: 'emptied', colour: 'yellow', other: 'red' }, 'en')).toBe(
      'Left alone, the yellow pile is empty by the next turn in 14 of 20 games played on, the red pile in 3.',
    );
    expect(saw({ kind: 'sets', count: 2 }, 'de')).toContain('2 Sätze aus fünf Farben in 14 von 20 Partien');
  });

  it('puts what was seen after the verdict', () => {
    const seen = { fact: { kind: 'unfed' }, until: { epoch: 1, phase: 'B' }, games: 20, own: 0, other: 16 } as const;
    expect(said({ cards: 2 }, 'en', { seen })).toBe(
      'Buy Toll Keeper: about 2 points better than “Sell Toll Keeper”, mostly from cards (+2). ' +
        'Played on to the end of I B: cards given up at the feeding in 0 of 20 games, with the other choice in 16.',
    );
  });

  it('names what the others lose, and taste', () => {
    expect(said({ rivals: 2, liking: 1 })).toContain(
      'mostly from the effect on the others (+2) and personal taste (+1).',
    );
    expect(said({ colonies: 4, liking: -2.5 }, 'de')).toContain('Kolonien (+4); dagegen: persönliche Vorliebe (−2,5).');
  });

  it('says something of every decision of a game with everything in play, in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      const text = wordsIn(language);
      for (const entry of books) {
        const sentence = decisionSentence(entry, entry.seat === 1, richGame.saved.expansions, text);
        expect(sentence).not.toMatch(/undefined|NaN|[{}]|“”|„“|^:| {2}/);
      }
    }
    const words = books
      .map((entry) => decisionSentence(entry, false, richGame.saved.expansions, wordsIn('en')))
      .join('\n');
    expect(words).toContain('statues and monuments');
  });
});

describe('the books', () => {
  it('keep a seat’s decisions in order, phase by phase', () => {
    const own = books.filter(({ seat }) => seat === 1);
    const chapters = chaptersIn(own);
    expect(chapters.flatMap(({ entries }) => entries)).toEqual(own);
    expect(new Set(chapters.map(({ epoch, phase }) => `${epoch}${phase}`)).size).toBe(chapters.length);
  });

  it('are told in a replay only to eyes that may know', () => {
    const { expansions } = richGame.saved;
    for (const entry of books) {
      const { seat, step, reason } = entry;
      expect(isOpenTo(entry, seat, expansions)).toBe(true);
      const isSecret = reason.action.type === 'draft' || step === 'chooseSide' || step === 'feeding';
      expect(isOpenTo(entry, null, expansions)).toBe(!isSecret);
      expect(isOpenTo(entry, (seat + 1) % 3, expansions)).toBe(!isSecret);
      if (step === 'feeding') expect(isOpenTo(entry, null, [])).toBe(true);
    }
  });
});

describe('why, in words', () => {
  const place = anyEntry;
  const inWords = (why: Why, language: 'en' | 'de') => whyWords(why, [], wordsIn(language));
  const instead = { type: 'draft', keep: '1-yellow-04', action: 'buy' } as const;

  it('says all where all is open', () => {
    expect(inWords({ kind: 'open', entry: anyEntry }, 'en')).toBe(decisionSentence(anyEntry, true, [], wordsIn('en')));
  });

  it.each(['en', 'de'] as const)('keeps figures and cards to itself where it must, in %s', (language) => {
    const hand = ['1-yellow-04'];
    const words = [
      inWords({ kind: 'bare', place, action: { type: 'gold' }, instead: { type: 'pass' } }, language),
      inWords({ kind: 'bare', place, action: { type: 'gold' }, instead: null }, language),
      inWords({ kind: 'sold', place, instead }, language),
      inWords({ kind: 'sold', place: { ...place, hand }, instead: null }, language),
      inWords({ kind: 'hidden', place }, language),
    ];
    expect(new Set(words).size).toBe(5);
    for (const sentence of words) expect(sentence).not.toMatch(/\d|undefined|[{}]|“”|„“/);
    expect(words[2]).toContain(wordsIn(language).card('1-yellow-04'));
    expect(words[3]).toContain(wordsIn(language).card('1-yellow-04'));
  });
});
