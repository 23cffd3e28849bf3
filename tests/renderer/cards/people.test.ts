import { describe, expect, test } from 'vitest';
import { type Bust, bustOf, HAIR, KIT, personOn, SKINS, WHO } from '../../../renderer/cards/busts/bust.ts';
import { PEOPLE, THINGS } from '../../../renderer/cards/motifs/motif.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';

const { cards } = standardContent;
const people = Object.entries(PEOPLE).map(([card, line]) => [card, bustOf(line)] as const);
const shown = people.map(([, bust]) => bust);

const countOf = (isOne: (bust: Bust) => boolean) => shown.filter(isOne).length;

/** The people of an epoch, perhaps of one colour. */
const peopleOf = (start: string) => people.filter(([card]) => card.startsWith(start)).map(([, bust]) => bust);

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('somebody stands on 174 cards, each of the game', () => {
  expect(people).toHaveLength(174);
  const known = new Set(cards.map(({ id }) => id));
  expect(people.map(([card]) => card).filter((card) => !known.has(card))).toEqual([]);
  expect(personOn('1-yellow-01')).toEqual(bustOf(PEOPLE['1-yellow-01'] ?? ''));
  expect(personOn('1-yellow-n01')).toBeUndefined();
});

describe('every person', () => {
  test('is put together from parts that are drawn', () => {
    const missing = people.flatMap(([card, { who, look, hair, beard, headgear, garment }]) =>
      [
        KIT.looks[`${who} ${look}`] ?? `look ${look}`,
        KIT.hair[hair] ?? `hair ${hair}`,
        beard === null || (KIT.beards[beard] ?? `beard ${beard}`),
        headgear === null || (KIT.headgear[headgear.name] ?? `headgear ${headgear.name}`),
        KIT.garments[garment.name] ?? `garment ${garment.name}`,
      ]
        .filter((part) => typeof part === 'string')
        .map((part) => `${card}: ${part}`),
    );
    expect(missing).toEqual([]);
  });

  test('has nothing of the kit left over', () => {
    const unused = [
      ...Object.keys(KIT.hair).filter((name) => !shown.some(({ hair }) => hair === name)),
      ...Object.keys(KIT.beards).filter((name) => !shown.some(({ beard }) => beard === name)),
      ...Object.keys(KIT.headgear).filter((name) => !shown.some(({ headgear }) => headgear?.name === name)),
      ...Object.keys(KIT.garments).filter((name) => !shown.some(({ garment }) => garment.name === name)),
      ...Object.keys(KIT.looks).filter((name) => !shown.some(({ who, look }) => name === `${who} ${look}`)),
      ...Object.keys(THINGS).filter((name) => !shown.some(({ thing }) => thing === name)),
    ];
    expect(unused).toEqual([]);
  });

  test('is told apart from all others of the epoch by headgear, garment and thing', () => {
    for (const epoch of EPOCHS) {
      const looks = peopleOf(`${epoch}-`).map(({ headgear, garment, thing }) =>
        JSON.stringify([headgear, garment, thing]),
      );
      expect(twice(looks)).toEqual([]);
    }
  });

  test('holds or stands beside something that nobody else in the deck does', () => {
    for (const epoch of EPOCHS) {
      for (const colour of COLOURS)
        expect(twice(peopleOf(`${epoch}-${colour}-`).map(({ thing }) => thing))).toEqual([]);
    }
  });
});

describe('all together', () => {
  test('are as many women as men, also among those who fight, rule, farm, trade and create', () => {
    expect(Math.abs(countOf(({ who }) => who === 'woman') - countOf(({ who }) => who === 'man'))).toBeLessThanOrEqual(
      2,
    );
    for (const colour of COLOURS) {
      const women = people.filter(([card, { who }]) => card.includes(`-${colour}-`) && who === 'woman').length;
      const all = people.filter(([card]) => card.includes(`-${colour}-`)).length;
      expect([colour, women / all > 0.3 && women / all < 0.7]).toEqual([colour, true]);
    }
  });

  test('have skins and hair of every colour, no group of skins in one trade alone', () => {
    for (const skin of Object.keys(SKINS)) {
      expect(countOf((bust) => bust.skin === skin)).toBeGreaterThan(174 / 9);
      for (const colour of COLOURS) {
        expect([skin, colour, peopleOf('').length > 0]).toEqual([skin, colour, true]);
        expect(
          people.filter(([card, bust]) => card.includes(`-${colour}-`) && bust.skin === skin).length,
        ).toBeGreaterThan(2);
      }
    }
    for (const hair of Object.keys(HAIR)) expect(countOf(({ hairColour }) => hairColour === hair)).toBeGreaterThan(5);
  });

  test('have beards only where they are men', () => {
    expect(countOf(({ who, beard }) => who === 'woman' && beard !== null)).toBe(0);
    expect(WHO.map((who) => countOf((bust) => bust.who === who) > 80)).toEqual([true, true]);
  });
});

test.each([
  'child, bronze, black bun, scarf, tunic, holds scales, calm',
  'woman, green, black bun, scarf, tunic, holds scales, calm',
  'woman, bronze, blue bun, scarf, tunic, holds scales, calm',
  'woman, bronze, black bun, striped scarf, tunic, holds scales, calm',
  'woman, bronze, black bun, scarf, tunic, juggles scales, calm',
])('a line with an unknown word is refused: %s', (line) => {
  expect(() => bustOf(line)).toThrow(RangeError);
});
