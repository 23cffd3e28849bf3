import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContentFile, standardContent } from '../../../shared/content/content.ts';
import { readContent } from '../../../shared/content/readContent.ts';

const standard = readFileSync('shared/content/hadara.json', 'utf8');

/** Cards and other lists of a file, for changing. */
type Editable = { -readonly [K in keyof ContentFile]: unknown } & { cards: Record<string, unknown>[] };

function problemOf(edit: (file: Editable) => void, language: 'en' | 'de' = 'en') {
  const file = JSON.parse(standard) as Editable;
  edit(file);
  const read = readContent(JSON.stringify(file), language);
  return 'problem' in read ? read.problem : null;
}

describe('reading a content file', () => {
  it("accepts the game's own", () => {
    const read = readContent(standard);
    expect(read).toEqual({ file: standardContent.file });
  });

  it('accepts changed numbers and an added card', () => {
    expect(
      problemOf((file) => {
        file.coinsPerPoint = 4;
        file.cards.push({ ...file.cards[0], id: 'my-own-card', cost: 7, title: 'Beekeeper' });
      }),
    ).toBeNull();
  });

  it.each<[string, Partial<Record<string, unknown>>, string]>([
    ['a price that is no number', { cost: 'two' }, 'cards[3].cost (1-yellow-04)'],
    ['a price below 0', { cost: -1 }, 'cards[3].cost (1-yellow-04)'],
    ['an unknown colour', { colour: 'pink' }, 'cards[3].colour (1-yellow-04)'],
    ['a set that belongs to no expansion', { set: 'heroes' }, 'cards[3].set (1-yellow-04)'],
    ['an unknown track', { gains: { luck: 1 } }, 'cards[3].gains (1-yellow-04)'],
    ['an effect without its numbers', { effect: { type: 'colonyLoot' } }, 'cards[3].effect.coins (1-yellow-04)'],
    ['an unknown effect', { effect: { type: 'magic' } }, 'cards[3].effect.type (1-yellow-04)'],
    ['a field that nobody reads', { colur: 'red' }, 'cards[3] (1-yellow-04)'],
    ['a hidden loss', { gains: { income: -1 } }, 'cards[3].gains (1-yellow-04)'],
    ['a negative card without a loss', { kind: 'negative' }, 'cards[3].gains (1-yellow-04)'],
    ['a name that is used twice', { id: '1-yellow-01' }, 'cards[3] (1-yellow-01)'],
  ])('tells where %s stands', (_name, change, place) => {
    const problem = problemOf((file) => Object.assign(file.cards[3] ?? {}, change));
    expect(problem?.place).toBe(place);
    expect(problem?.message).not.toBe('');
  });

  it('needs enough cards for five seats', () => {
    expect(problemOf((file) => file.cards.splice(3, 1))).toEqual({
      place: 'cards.1 yellow',
      message: 'The basic game needs at least ten cards of each colour and epoch.',
    });
  });

  it.each([
    ['colours', ['red', 'red', 'red', 'red', 'red'], /five colours/, /fünf Farben/],
    ['colours', ['yellow', 'red', 'blue', 'green', 'green'], /five colours/, /fünf Farben/],
    ['emblems', ['lion', 'lion', 'lion', 'lion', 'lion'], /five emblems/, /fünf Wappen/],
    ['emblems', ['monkey', 'dragon', ' dragon ', 'pegasus', 'scarab'], /five emblems/, /fünf Wappen/],
  ])('refuses %s that are %j', (part, names, english, german) => {
    const edit = (file: Editable) => Object.assign(file, { [part]: names });
    const first = names.findIndex((name, index) =>
      names.some((other, at) => at < index && other.trim() === name.trim()),
    );
    expect(problemOf(edit)).toEqual({ place: `${part}[${first}]`, message: expect.stringMatching(english) });
    expect(problemOf(edit, 'de')).toEqual({ place: `${part}[${first}]`, message: expect.stringMatching(german) });
  });

  it('takes colours and emblems in another order', () => {
    expect(
      problemOf((file) => Object.assign(file, { colours: ['purple', 'green', 'blue', 'red', 'yellow'] })),
    ).toBeNull();
    expect(problemOf((file) => Object.assign(file, { emblems: ['cat', 'dog', 'cow', 'hen', 'bee'] }))).toBeNull();
  });

  it('needs every part', () => {
    for (const part of Object.keys(JSON.parse(standard) as object)) {
      const file = JSON.parse(standard) as Record<string, unknown>;
      delete file[part];
      expect(readContent(JSON.stringify(file))).toMatchObject({ problem: { place: part } });
    }
  });

  it("speaks the player's language", () => {
    const wrong = (file: Editable) => Object.assign(file.cards[3] ?? {}, { cost: 'two' });
    expect(problemOf(wrong, 'de')?.message).toContain('erwartet');
    expect(readContent('{', 'de')).toMatchObject({
      problem: { place: '', message: expect.stringContaining('kein JSON') },
    });
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '[]', '{"cards":{}}', '{"__proto__":1}')),
        (text) => {
          expect(readContent(text)).toHaveProperty('problem');
        },
      ),
    );
    expect(readContent(' '.repeat(5_000_000))).toMatchObject({ problem: { message: 'The file is larger than 4 MB.' } });
  });

  it('survives a file that is cut off or damaged anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: standard.length - 2 }), fc.integer({ min: 0, max: 127 }), (at, code) => {
        expect(readContent(standard.slice(0, at))).toHaveProperty('problem');
        expect(() =>
          readContent(standard.slice(0, at) + String.fromCharCode(code) + standard.slice(at + 1)),
        ).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
