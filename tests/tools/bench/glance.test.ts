import { expect, it } from 'vitest';
import { brightnessIn, contrastIn, type GreyPicture } from '../../../tools/bench/glance/brightness.ts';
import { readOptions } from '../../../tools/bench/glance/options.ts';
import { readingOf, syllablesIn } from '../../../tools/bench/glance/reading.ts';
import { contrastTable, countTable, lessonTable } from '../../../tools/bench/glance/report.ts';
import type { SeenRegion } from '../../../tools/bench/glance/seen.ts';
import { toldTwice } from '../../../tools/bench/glance/seen.ts';

const REGIONS: readonly SeenRegion[] = [
  { name: 'decision', texts: ['Ada decides', 'Buy for 3 coins', '5'], figures: ['coin 5'] },
  { name: 'bar', texts: ['Ada decides', 'Draft 1/5'], figures: [] },
  { name: 'seats', texts: ['5', 'Ada'], figures: ['coin 5'] },
];

/** Ten by ten black pixels with one white row of four, seen at a quarter of the size. */
const PICTURE: GreyPicture = {
  width: 10,
  height: 10,
  greys: Array.from({ length: 100 }, (_, at) => (at >= 22 && at < 26 ? 255 : 0)),
};
const box = (left: number, top: number, size = 16) => ({ left, top, right: left + size, bottom: top + size });

it('finds what two regions tell, be it words or a symbol with its number', () => {
  expect(toldTwice(REGIONS)).toEqual(['“Ada decides” (decision, bar)', '“coin 5” (decision, seats)']);
});

it('takes the brightest tenth of a part of a picture', () => {
  expect(brightnessIn(PICTURE, box(8, 8))).toBe(255);
  expect(brightnessIn(PICTURE, box(0, 16))).toBe(0);
});

it('says how many other parts are brighter than what can be chosen, and where the brightest is', () => {
  const all = { left: 0, top: 0, right: 40, bottom: 40 };
  expect(contrastIn(PICTURE, all, [])).toBeNull();
  expect(contrastIn(PICTURE, all, [box(8, 8)])).toMatchObject({ chosen: 255, brighter: 0, most: 0 });
  const [other] = [contrastIn(PICTURE, all, [box(24, 24)])];
  expect(other).toMatchObject({ chosen: 0, most: 255 });
  expect(other?.brighter).toBeGreaterThan(0);
});

it('reckons how hard a text is to read', () => {
  expect(['coin', 'statue', 'military', 'bought', 'hate'].map(syllablesIn)).toEqual([1, 2, 4, 1, 1]);
  const [easy, hard] = ['Buy a card. Sell it.', 'Considerable acquisitions necessitate corresponding expenditure.'].map(
    (text) => readingOf('en', [text]).age ?? 0,
  );
  expect(easy).toBeLessThan(hard ?? 0);
  expect(readingOf('de', ['Kaufe eine Karte. Verkaufe sie.'])).toMatchObject({ wordsPerSentence: 2.5, age: null });
});

it('writes tables in which every row has every column', () => {
  const contrast = { chosen: 220, least: 210, brighter: 1, others: 9, most: 230, at: '1, 2' };
  const tables = [
    countTable([
      { step: 'draftB', regions: REGIONS, onTable: { stands: 4, 'own tableau': 2 }, way: { presses: 2, travel: 0 } },
    ]),
    contrastTable([{ step: 'draftB', theme: 'evening', tier: 'low', contrast }]),
    lessonTable().split('\n\n')[0] ?? '',
  ];
  for (const table of tables) {
    const lines = table.split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1);
  }
});

it('knows its steps', () => {
  expect(readOptions(['--steps', 'draftA, medals'])).toMatchObject({ steps: ['draftA', 'medals'], tiers: ['low'] });
  expect(() => readOptions(['--steps', 'lunch'])).toThrow('steps');
});
