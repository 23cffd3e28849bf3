import { describe, expect, it } from 'vitest';
import { sentenceOf, sentenceWords } from '../../../../renderer/game/words/sentences.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { LANGUAGES } from '../../../../shared/words/words.ts';
import { EVERY_EVENT } from '../../game/words/everyEvent.ts';
import { wordsIn } from './words.ts';

/** How the languages speak to somebody, and how that is written where it is a name. */
const CALLED = {
  cs: ['Ty', '„Ty“'],
  de: ['Du', '„Du“'],
  en: ['You', '“You”'],
  es: ['Tú', '«Tú»'],
  fr: ['Vous', '« Vous »'],
} as const;

describe('a player who is called as one speaks to people', () => {
  it('is somebody who buys, and not spoken to', () => {
    expect(wordsIn('en')('score.winner', { name: 'You', points: 3 })).toBe('“You” wins with 3 points');
    expect(wordsIn('de')('score.winner', { name: 'du', points: 3 })).toBe('„du“ gewinnt mit 3 Punkten');
    expect(wordsIn('en').rich('score.winner', { name: 'YOU', points: 3 })).toBe('“YOU” wins with 3 points');
  });

  it('is one of several', () => {
    expect(wordsIn('en').list(['Ada', 'You'])).toBe('Ada and “You”');
  });

  it.each(LANGUAGES)('is a name in every line of the log that names players: %s', (language) => {
    const [called, written] = CALLED[language];
    const names = [called, called, called, called];
    const view = {
      segments: COLOURS,
      emblems: [0, 1, 2, 3],
      options: { seats: 4, mode: 'advanced', expansions: [] },
    } as const;
    for (const event of Object.values(EVERY_EVENT).flat()) {
      if (event.type === 'seatTaken' || !('seat' in event)) continue;
      const words = sentenceWords(sentenceOf(event, { names, view, latePasses: new Set() }), wordsIn(language));
      expect(words).toContain(written);
      expect(words.replaceAll(written, '')).not.toMatch(new RegExp(`(?<!\\p{L})${called}(?!\\p{L})`, 'u'));
    }
  });

  it('keeps any other name as it is', () => {
    for (const name of ['Youri', 'Duc', 'Ada', 'I', 'Tyra', 'You Two']) {
      expect(wordsIn('en')('score.winner', { name, points: 3 })).toBe(`${name} wins with 3 points`);
    }
    expect(wordsIn('de')('score.winner', { name: 'You', points: 3 })).toBe('You gewinnt mit 3 Punkten');
  });
});
