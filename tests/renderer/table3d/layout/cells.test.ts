import { afterEach, describe, expect, test } from 'vitest';
import { showContent } from '../../../../renderer/platform/pageContent.ts';
import {
  backCell,
  blankCell,
  cardGrid,
  cardsOfEpoch,
  faceCell,
  monumentAtRestCell,
  monumentBackCell,
  monumentFrontCell,
  monumentGrid,
  openBackCell,
} from '../../../../renderer/table3d/layout/cells.ts';
import { type Content, type PrintedCard, prepareContent, standardContent } from '../../../../shared/content/content.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';

const own: readonly PrintedCard[] = Array.from({ length: 40 }, (_, index) => ({
  id: `own-${index}`,
  epoch: 2,
  colour: 'red',
  cost: 3,
  gains: { military: 2 },
  points: 0,
  set: 'base',
  source: 'reconstructed',
  title: `Stranger ${index}`,
}));

const larger: Content = prepareContent({ ...standardContent, cards: [...standardContent.cards, ...own] }, 'larger');

/** Every cell that a page of an epoch needs. */
const cellsOfPage = (epoch: (typeof EPOCHS)[number]): readonly number[] => [
  ...cardsOfEpoch(epoch).map(faceCell),
  blankCell(),
  ...COLOURS.flatMap((colour) => [backCell(colour), openBackCell(colour)]),
];

afterEach(() => showContent(standardContent));

describe.each([
  ['the standard content', standardContent],
  ['a larger content of a player’s own', larger],
])('the pictures of %s', (_name, content) => {
  test('have a cell for each card, its back and the blank face', () => {
    showContent(content);
    const { columns, rows } = cardGrid();
    const drawn = EPOCHS.flatMap((epoch) => {
      const cells = cellsOfPage(epoch);
      expect(new Set(cells).size).toBe(cells.length);
      for (const cell of cells) expect(cell).toBeLessThan(columns * rows);
      return cardsOfEpoch(epoch);
    });
    expect([...drawn].sort()).toEqual(content.cards.map(({ id }) => id).sort());
  });

  test('have a cell for each monument', () => {
    showContent(content);
    const { columns, rows } = monumentGrid();
    const cells = [
      monumentFrontCell(),
      monumentAtRestCell(),
      ...content.monuments.tiles.map(({ id }) => monumentBackCell(id)),
    ];
    expect(new Set(cells).size).toBe(cells.length);
    for (const cell of cells) expect(cell).toBeLessThan(columns * rows);
  });
});

test('a card or monument of another content has no cell', () => {
  showContent(larger);
  expect(faceCell('own-3')).toBeGreaterThanOrEqual(0);
  showContent(standardContent);
  expect(() => faceCell('own-3')).toThrow(RangeError);
  expect(() => monumentBackCell('monument-9')).toThrow(RangeError);
});
